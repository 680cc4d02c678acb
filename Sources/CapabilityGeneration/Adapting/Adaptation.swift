/// A capability made from a protocol, or from the methods of a class, an actor or a struct.
final class Adaptation {
  let program: Program
  let request: Request
  /// The protocol, class, actor or struct.
  let source: Nominal
  var name: String { request.name }
  /// Its endpoints, in the order of the requirements.
  var endpoints: [Endpoint] = []
  var members: [Symbol] = []
  /// The types of the protocol's associated types, sorted by name.
  var associated: [(name: String, type: SwiftType)] = []
  /// The modules of these types.
  var modules: Set<String> = []
  /// The requirements that were left out.
  var skipped: Set<String> = []
  /// The settable properties without an endpoint that sets them.
  var unsettable: [String] = []
  var isSendable: Bool
  /// Whether only classes can conform to the protocol.
  var isClassBound = false
  /// The declarations of the protocol and of those that it inherits from.
  var declarations: [[Token]] = []
  var isActor: Bool
  var diagnostics: [Diagnostic] = []

  var isProtocol: Bool { source.kind == "swift.protocol" }
  /// Whether to write a type that conforms to the protocol and calls the endpoints.
  var hasWayBack: Bool { isProtocol && !isActor && skipped.isEmpty }

  struct Endpoint: Sendable {
    var name: String
    /// The name of the method or property.
    var requirement: String
    var kind: Kind
    var inputs: [FunctionDeclaration.Input]
    var actor: GlobalActor?
    var isSending = false
    /// `@concurrent` or `nonisolated(nonsending)`, if its type states it.
    var isolation: String?
    var effects: Effects
    var result: SwiftType
    var documentation: [String]
    /// Whether it sets a property that a value can have too, so that a variable is required.
    var setsVariable = false
    /// Whether callers can ignore its result.
    var isDiscardable = false

    /// The kind of member that an endpoint calls.
    enum Kind: Sendable { case method, getter, setter }

    /// Whether the requirement has labels or literal defaults, which an endpoint cannot have.
    var needsMethod: Bool { inputs.contains { $0.label != nil || $0.defaultValue != nil } }

    var type: FunctionType {
      let parameters = inputs.map { input in
        input.parameter(called: input.innerName, isEscaping: input.modifiers.contains("@escaping"))
      }
      var type = FunctionType(parameters: parameters, effects: effects, result: result)
      type.attributes = [actor?.attribute, isolation, "@Sendable"].compactMap(\.self)
      (type.actor, type.isSending) = (actor?.precise, isSending)
      return type
    }
  }

  struct Request: Sendable {
    /// The protocol's, class', actor's or struct's name.
    var source: String
    var name: String
    /// The requirements to leave out, by name with or without labels.
    var skip: [String] = []
    /// The types of the associated types, by name.
    var associated: [String: String] = [:]
    /// The file to write; `nil` for the default.
    var output: String?
  }

  /// Creates an adaptation.
  ///
  /// - Throws: ``GenerationError`` if the type does not exist.
  init(_ request: Request, in program: Program) throws(GenerationError) {
    let source = try program.nominal(
      named: request.source,
      preferring: ["swift.protocol", "swift.class"]
    )
    self.program = program
    self.request = request
    self.source = source
    isActor = source.word == "actor"
    isSendable = source.isSendable
    guard canHaveMethods() else { return }
    let found = isProtocol ? requirements() : methods()
    let requirements = try kept(found)
    try associate(requirements.filter { $0.kind == "swift.associatedtype" })
    members = requirements.filter { $0.kind != "swift.associatedtype" }
    if members.isEmpty, diagnostics.isEmpty {
      let access = min(source.access, .public)
      let what = isProtocol ? "requirement" : "\(access.prefix)method or property"
      let all = isProtocol ? [] : methods(hidden: true)
      let hidden = all.first { $0.kind == "swift.method" && $0.access < access }
      let fix = hidden.map { "make methods such as `\($0.title)` \(access)" }
      let message = "`\(source.name)` cannot be a capability: it has no \(what) to call"
      reportError(message, source.position, fix ?? "write the capability by hand")
    }
    for (requirement, name) in zip(members, Self.names(of: members)) { add(requirement, as: name) }
    checkNames()
    warnAboutSetters()
  }

  /// Returns the requirements without the skipped ones.
  private func kept(_ requirements: [Symbol]) throws(GenerationError) -> [Symbol] {
    var kept = requirements
    for name in request.skip where !skipped.contains(name) {
      // A requirement can be named twice, with and without its labels.
      let isKnown = requirements.contains { $0.title == name || $0.base == name }
      guard isKnown || program.files.isElsewhere(name) else {
        let titles = Set(requirements.map { "`\($0.title)`" }).sorted().joined(separator: ", ")
        throw GenerationError(
          "--skip \(name): `\(source.name)` has no such requirement; it has \(titles)"
        )
      }
      kept.removeAll { $0.title == name || $0.base == name }
      skipped.insert(name)
    }
    return kept
  }

  /// Returns a name for each endpoint. Requirements with the same name get their labels appended, and
  /// those with the same labels the types in which they differ.
  private static func names(of requirements: [Symbol]) -> [String] {
    let counts = Dictionary(requirements.map { ($0.base, 1) }, uniquingKeysWith: +)
    let names = requirements.map { counts[$0.base] == 1 ? $0.base : $0.nameWithLabels }
    let twins = Dictionary(grouping: requirements.indices) { names[$0] }
    return requirements.indices.map { index in
      let own = requirements[index].inputTypes
      let others = (twins[names[index]] ?? []).map { requirements[$0].inputTypes }
      let differing = own.indices.filter { place in
        others.contains { $0.dropFirst(place).first != own[place] }
      }
      return names[index] + differing.map { own[$0] }.joined()
    }
  }

  /// Reports a name that a type beside the new file, or two endpoints, have.
  private func checkNames() {
    let output = request.output ?? source.siblingPath("\(name).swift")
    let imports = program.files.imports(of: source.position.path) ?? []
    for type in program.types(named: name)
    where type.path == [name] && imports.contains(type.module) {
      let isOwn = type.module == source.module
      let path = type.position.path
      // The adapted file replaces a generated one, or with --force one of its name.
      let isOther = path == output && path != source.position.path
      let isReplaced = isOther || program.files[path].isGenerated
      if isOwn ? isReplaced : type.access <= .internal { continue }
      let message =
        isOwn
        ? "`\(type.module)` already has a type `\(name)`"
        : "the new type `\(name)` hides that of `\(type.module)`"
      reportError(message, type.position, "choose another name with --as")
      if !isOwn { diagnostics[diagnostics.count - 1].severity = .warning }
    }
    var seen: Set<String> = []
    for endpoint in endpoints where !seen.insert(endpoint.name).inserted {
      refuse(
        "two requirements would be the endpoint `\(endpoint.name)`",
        members.last { $0.base == endpoint.requirement }?.location ?? source.position,
        skip: endpoint.requirement
      )
    }
  }
}

extension Symbol {
  /// The name with its labels.
  var title: String { path.last ?? "" }
  /// The name without labels.
  var base: String { String(title.prefix { $0 != "(" }) }
  /// The name of its endpoint if other methods have the same name: `storeIn` for `store(_:in:)`.
  var nameWithLabels: String {
    let labels = title.dropFirst(base.count + 1).split(separator: ":")
    return base + labels.filter { $0 != "_" && $0 != ")" }.map(\.capitalizedFirst).joined()
  }
  /// The types of its inputs, as parts of a name.
  fileprivate var inputTypes: [String] {
    FunctionDeclaration(self).inputs.map { input in
      // `Item`, `[Item]` and `Item?` are three names.
      let words = input.type.source.replacing("[", with: "ListOf").replacing("?", with: "Optional")
      return words.filter { $0.isLetter || $0.isNumber }.capitalizedFirst
    }
  }

  /// Returns whether an endpoint of this name can be that of the method.
  func isAdapted(as name: String) -> Bool {
    guard name != base, name.hasPrefix(nameWithLabels) else { return name == base }
    return inputTypes.reduce(name.dropFirst(nameWithLabels.count)) { rest, type in
      rest.hasPrefix(type) ? rest.dropFirst(type.count) : rest
    }.isEmpty
  }
}

extension StringProtocol {
  /// The text with a capitalized first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
