/// The cases of an enum that is `Decodable`, which its conformance alone does not list.
///
/// Scripts can then name each case, also in lists, dictionaries and structs, and help, completion and
/// messages list them.
///
/// `swift package capabilities playground` writes the code that creates it: see ``PlaygroundTable``.
public struct PlaygroundEnum: Sendable {
  let reader: AnyValueFormat

  /// Creates the description of an enum.
  ///
  /// - Parameter reader: A reader that ``PlaygroundValueFormat/cases(_:)`` returned.
  public init<Value>(_ reader: PlaygroundValueFormat<Value>) {
    self.reader = reader.erased
  }
}

/// The enums of a table.
///
/// It is a task-local value, because a type decodes its parts without passing on what a reader knows.
struct KnownEnums: Sendable {
  @TaskLocal static var current = KnownEnums([])

  private let enums: [ObjectIdentifier: PlaygroundEnum]

  init(_ enums: [PlaygroundEnum]) {
    let pairs = enums.map { (ObjectIdentifier($0.reader.type), $0) }
    self.enums = Dictionary(pairs) { first, _ in first }
  }

  subscript(type: Any.Type) -> PlaygroundEnum? { enums[ObjectIdentifier(type)] }

  /// Returns the cases of a type, or of the type that is optional, as scripts write them; none for
  /// other types.
  func cases(of type: Any.Type) -> [String] {
    if let optional = type as? any AnyOptional.Type { return cases(of: optional.wrapped) }
    if let known = self[type] { return known.reader.cases() }
    return (type as? any CaseIterable.Type)?.allCases.prefix(100).map { "\($0)" } ?? []
  }
}

extension NodeDecoder {
  /// Returns the case of an enum that a node names, after the type itself has rejected the node.
  ///
  /// - Returns: The case; `nil` for types that are no known enum.
  /// - Throws: ``ScriptError`` with the known cases if the enum has no such case.
  static func enumCase<Value>(of type: Value.Type, in node: Node) throws -> Value? {
    if let known = KnownEnums.current[type] { return try known.reader.read(node) as? Value }
    guard let cases = type as? any CaseIterable.Type, let name = node.plainText else { return nil }
    let names = cases.allCases.prefix(100).map { ("\($0)", $0) }
    if let found = names.first(where: { $0.0 == name || ".\($0.0)" == name }) {
      return found.1 as? Value
    }
    throw ScriptError(node, noCase(name, of: type, among: names.map(\.0)))
  }
}

/// Returns the message for a name that is no case of an enum.
func noCase(_ name: String, of type: Any.Type, among cases: [String]) -> String {
  let hint = didYouMean(name, among: cases.map { String($0.prefix { $0 != "(" }) })
  let known = hint.isEmpty ? "; it has \(cases.joined(separator: ", "))" : hint
  return "\(typeName(type)) has no case \(name.quoted)\(known)"
}
