/// A case of an enum, as scripts write it.
public struct PlaygroundCase<Value>: Sendable {
  let name: String
  let inputs: [PlaygroundInput]
  let make: @Sendable (PlaygroundInputs) throws -> Value

  /// Describes a case.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - inputs: What it carries, in order; none for a case that carries nothing.
  ///   - make: Makes it of what it carries, which it takes by ``PlaygroundInputs/next()``.
  public init(
    _ name: String,
    inputs: [PlaygroundInput] = [],
    make: @escaping @Sendable (PlaygroundInputs) throws -> Value
  ) {
    self.name = name
    self.inputs = inputs
    self.make = make
  }
}

extension PlaygroundReader {
  /// Reads the cases of an enum that is not `Decodable`: `declined("card expired")`,
  /// `{"declined": "card expired"}`, `unavailable`.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - cases: Its cases: asked for when a value is read, for one may carry another.
  /// - Returns: The reader.
  public static func cases(
    _ type: Value.Type,
    _ cases: @autoclosure @escaping @Sendable () -> [PlaygroundCase<Value>]
  ) -> PlaygroundReader {
    PlaygroundReader(
      shape: cases().map(\.shape).joined(separator: "|"),
      word: typeName(type)
    ) { node in
      let cases = cases()
      let (name, parts) = try node.caseParts(of: typeName(type))
      guard let found = cases.first(where: { $0.name == name }) else {
        let hint = didYouMean(name, among: cases.map(\.name))
        let known = cases.map(\.shape).joined(separator: ", ")
        throw ReadingError(
          node,
          "\(typeName(type)) has no case \(name.quoted)\(hint.isEmpty ? "; it has \(known)" : hint)"
        )
      }
      return try found.make(PlaygroundInputs(found.readings(of: parts, at: node)))
    }
  }
}

extension PlaygroundCase {
  fileprivate var shape: String {
    inputs.isEmpty
      ? name : "\(name)(\(inputs.map { $0.argumentShape }.joined(separator: ", ")))"
  }

  /// Reads what the case carries.
  fileprivate func readings(
    of parts: Node?,
    at node: Node
  ) throws -> [@Sendable () throws -> Any] {
    var members: [Node.Member]
    switch parts?.kind {
    case nil: members = []
    case .object(let given)
    where inputs.count != 1 || given.contains { $0.name == inputs[0].label || $0.name == "_0" }:
      members = given
    default: members = parts.map { [.init(name: "_0", value: $0)] } ?? []
    }
    let readings = try inputs.enumerated().map { index, input -> @Sendable () throws -> Any in
      let place = members.firstIndex { $0.name == input.label || $0.name == "_\(index)" }
      let part = place.map { members.remove(at: $0).value } ?? Node(kind: .null)
      guard place != nil || input.reader.mayBeAbsent else {
        throw ReadingError(
          node,
          "\(name) carries \(counted(inputs.count, "value")): write \(shape)"
        )
      }
      return { try input.reader.read(part) }
    }
    if let extra = members.first {
      throw ReadingError(extra.value, "\(name) carries no more than this: write \(shape)")
    }
    return readings
  }
}

extension PlaygroundInput {
  var argumentShape: String { label.hasPrefix("_") ? reader.word : "\(label): \(reader.word)" }
}

extension Node {
  /// The name of a case and what it carries.
  fileprivate func caseParts(of type: String) throws -> (name: String, parts: Node?) {
    switch revealed.kind {
    case .word(let name), .text(let name):
      return (name.hasPrefix(".") ? String(name.dropFirst()) : name, nil)
    case .call(let name, let members):
      return (name, members.isEmpty ? nil : Node(kind: .object(members), offset: offset))
    case .object(let members) where members.count == 1:
      return (members[0].name, members[0].value)
    default: throw unexpected("a case of \(type)")
    }
  }
}
