/// A capability made from a protocol, or from the methods of a class, an actor or a struct.
struct Adaptation: Sendable {
  /// The protocol, class, actor or struct.
  var source: Nominal
  /// The capability's name.
  var name: String
  /// Its endpoints, in the order of the requirements.
  var endpoints: [Endpoint] = []
  /// What the protocol's associated types are, in text order.
  var associated: [(name: String, type: SwiftType)] = []
  /// The modules that these are named with.
  var modules: Set<String> = []
  /// The requirements that were left out.
  var skipped: Set<String> = []
  /// Whether values may cross to another actor.
  var isSendable: Bool
  /// Whether only classes conform to the protocol.
  var isClassBound = false
  /// Whether values of the type are actors.
  var isActor: Bool
  /// Why some requirement cannot be an endpoint.
  var diagnostics: [Diagnostic] = []

  /// Whether it is a protocol, which the capability can conform to in turn.
  var isProtocol: Bool { source.kind == "swift.protocol" }
  /// Whether a type of the protocol that calls the endpoints is written.
  var hasWayBack: Bool { isProtocol && !isActor && skipped.isEmpty }
  /// Whether what is adapted must be an object, because a value's copy would be set.
  var needsObject: Bool {
    isProtocol && !isClassBound && endpoints.contains { $0.kind == .setter }
  }

  /// A requirement as an endpoint.
  struct Endpoint: Sendable {
    /// The endpoint's name.
    var name: String
    /// The requirement's name: of a method or a property.
    var requirement: String
    /// What it calls.
    var kind: Kind
    /// The inputs.
    var inputs: [FunctionDeclaration.Input]
    /// The global actor it runs on.
    var actor: GlobalActor?
    /// Whether it suspends.
    var isAsync: Bool
    /// What it throws.
    var failure: FunctionType.Failure
    /// What it returns.
    var result: SwiftType
    /// Its documentation comment.
    var documentation: [String]

    /// What an endpoint calls.
    enum Kind: Sendable {
      case method, getter, setter
    }

    /// Whether calls of the requirement have labels, which an endpoint has not.
    var hasLabels: Bool { inputs.contains { $0.label != nil } }

    /// `async throws(E)`, with a space before each word.
    var effects: String { (isAsync ? " async" : "") + failure.source }

    /// `try await`, with a space after each word.
    var marks: String { (failure == .never ? "" : "try ") + (isAsync ? "await " : "") }
  }

  /// What a command asks for.
  struct Request: Sendable {
    /// The protocol's, class', actor's or struct's name.
    var source: String
    /// The capability's name.
    var name: String
    /// The requirements to leave out, by name with or without labels.
    var skip: [String] = []
    /// What the associated types are, by name.
    var associated: [String: String] = [:]
  }

  /// Reads what is adapted.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - program: The modules.
  /// - Throws: ``GenerationError`` where there is no such type.
  init(_ request: Request, in program: Program) throws(GenerationError) {
    let source = try program.nominal(
      named: request.source,
      preferring: ["swift.protocol", "swift.class"]
    )
    self.source = source
    name = request.name
    isActor = source.word == "actor"
    isSendable = source.isSendable
    guard canHaveMethods(program) else { return }
    let found = isProtocol ? requirements(program, request) : methods(program)
    let requirements = try kept(found, request)
    try associate(requirements.filter { $0.kind == "swift.associatedtype" }, request, program)
    let callable = requirements.filter { $0.kind != "swift.associatedtype" }
    if callable.isEmpty, diagnostics.isEmpty {
      let what = isProtocol ? "requirement" : "method that its capability could call"
      refuse("it has no \(what)", source.position)
    }
    for (requirement, name) in zip(callable, Self.names(of: callable)) {
      add(requirement, as: name, program)
    }
    checkNames()
  }

  /// The requirements without those to be skipped.
  private mutating func kept(
    _ requirements: [Symbol],
    _ request: Request
  ) throws(GenerationError) -> [Symbol] {
    var kept = requirements
    for name in request.skip where !skipped.contains(name) {
      let count = kept.count
      kept.removeAll { $0.title == name || $0.base == name }
      guard kept.count < count else {
        let titles = Set(requirements.map { "`\($0.title)`" }).sorted().joined(separator: ", ")
        throw GenerationError(
          "--skip \(name): `\(source.name)` asks for no such thing, but for \(titles)"
        )
      }
      skipped.insert(name)
    }
    return kept
  }

  /// A name for each endpoint: of requirements that share a name, with their labels.
  private static func names(of requirements: [Symbol]) -> [String] {
    let counts = Dictionary(requirements.map { ($0.base, 1) }, uniquingKeysWith: +)
    return requirements.map { symbol in
      let name = symbol.base
      guard let count = counts[name], count > 1 else { return name }
      let labels = symbol.title.dropFirst(name.count + 1).split(separator: ":")
        .filter { $0 != "_" && $0 != ")" }
      return name + labels.map { $0.capitalizedFirst }.joined()
    }
  }

  private mutating func checkNames() {
    var seen: Set<String> = []
    for endpoint in endpoints where !seen.insert(endpoint.name).inserted {
      refuse(
        "two requirements would be the endpoint `\(endpoint.name)`",
        source.position,
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
}

extension StringProtocol {
  /// The text with its first letter a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
