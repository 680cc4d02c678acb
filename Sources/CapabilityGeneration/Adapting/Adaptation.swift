/// A capability made from a protocol.
struct Adaptation: Sendable {
  /// The protocol.
  var source: Nominal
  /// The capability's name.
  var name: String
  /// Its endpoints, one for each requirement.
  var endpoints: [Endpoint] = []
  /// Whether values of the protocol may cross to another actor.
  var isSendable: Bool
  /// Whether only classes conform to the protocol.
  var isClassBound = false
  /// Why some requirement cannot be an endpoint.
  var diagnostics: [Diagnostic] = []

  /// A requirement as an endpoint.
  struct Endpoint: Sendable {
    /// The endpoint's name.
    var name: String
    /// The requirement's name: of a method or a property.
    var requirement: String
    /// Whether it is a property.
    var isProperty: Bool
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

    /// Whether calls of the requirement have labels, which an endpoint has not.
    var hasLabels: Bool { inputs.contains { $0.label != nil } }

    /// `async throws(E)`, with a space before each word.
    var effects: String { (isAsync ? " async" : "") + failure.source }

    /// `try await`, with a space after each word.
    var marks: String { (failure == .never ? "" : "try ") + (isAsync ? "await " : "") }
  }

  /// Protocols that ask for nothing to call.
  private static let markers: Set<String> = [
    "s:s8SendableP", "s:s16SendableMetatypeP", "s:s8CopyableP", "s:s9EscapableP",
    "s:s12BitwiseCopyableP",
  ]

  /// Reads a protocol.
  ///
  /// - Parameters:
  ///   - protocolName: The protocol's name.
  ///   - name: The capability's name.
  ///   - program: The modules.
  /// - Throws: ``GenerationError`` where there is no such protocol.
  init(_ protocolName: String, as name: String, in program: Program) throws(GenerationError) {
    let source = try program.nominal(named: protocolName, kinds: ["swift.protocol"])
    self.source = source
    self.name = name
    isSendable = source.isSendable
    var requirements: [Symbol] = []
    var inherited = [source]
    var seen: Set<String> = [source.precise]
    while let next = inherited.popLast() {
      requirements += next.requirements
      isClassBound = isClassBound || next.isClassBound
      if next.superclass != nil { refuse("it asks for a superclass", source.position) }
      for other in next.conformances.sorted() where !Self.markers.contains(other) {
        guard seen.insert(other).inserted else { continue }
        if let known = program.nominals[other] {
          inherited.append(known)
        } else {
          refuse("it inherits from a protocol outside of the package", source.position)
        }
      }
    }
    if requirements.isEmpty { refuse("it has no requirement", source.position) }
    let names = Self.names(of: requirements)
    for (requirement, endpoint) in zip(requirements, names) {
      add(requirement, as: endpoint, program.globalActors)
    }
    checkNames()
  }

  /// A name for each endpoint: of requirements that share a name, with their labels.
  private static func names(of requirements: [Symbol]) -> [String] {
    func base(_ symbol: Symbol) -> String {
      String((symbol.path.last ?? "").prefix { $0 != "(" })
    }
    let counts = Dictionary(requirements.map { (base($0), 1) }, uniquingKeysWith: +)
    return requirements.map { symbol in
      let name = base(symbol)
      guard let count = counts[name], count > 1, let title = symbol.path.last else { return name }
      let labels = title.dropFirst(name.count + 1).split(separator: ":")
        .filter { $0 != "_" && $0 != ")" }
      return name + labels.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }

  private mutating func checkNames() {
    var seen: Set<String> = []
    for endpoint in endpoints where !seen.insert(endpoint.name).inserted {
      refuse("two requirements would be the endpoint `\(endpoint.name)`", source.position)
    }
  }

  private mutating func refuse(_ reason: String, _ position: SourcePosition) {
    diagnostics.append(
      Diagnostic(
        position: position,
        severity: .error,
        message: "`\(source.name)` cannot be a capability: \(reason)",
        notes: [.init(message: "write the capability by hand, or adapt a protocol without it")]
      )
    )
  }

  private mutating func add(
    _ requirement: Symbol,
    as name: String,
    _ globalActors: Set<String>
  ) {
    let declaration = FunctionDeclaration(requirement, globalActors: globalActors)
    let position = requirement.location ?? source.position
    if let reason = Self.refusal(of: requirement) {
      let title = requirement.path.last ?? name
      refuse("`\(title)` is \(reason)", position)
      return
    }
    if let property = Property(requirement) {
      endpoints.append(
        Endpoint(
          name: name,
          requirement: property.name,
          isProperty: true,
          inputs: [],
          actor: declaration.actor,
          isAsync: property.isAsync,
          failure: property.getter,
          result: property.type,
          documentation: property.documentation
        )
      )
      return
    }
    endpoints.append(
      Endpoint(
        name: name,
        requirement: String((requirement.path.last ?? name).prefix { $0 != "(" }),
        isProperty: false,
        inputs: Self.named(declaration.inputs),
        actor: declaration.actor,
        isAsync: declaration.isAsync,
        failure: declaration.failure,
        result: TypeParser.type(requirement.returns),
        documentation: requirement.documentation
      )
    )
  }

  /// The inputs, each with a name to call it by.
  private static func named(
    _ inputs: [FunctionDeclaration.Input]
  ) -> [FunctionDeclaration.Input] {
    inputs.enumerated().map { index, input in
      var input = input
      if input.name == "_" { input.name = "input\(index + 1)" }
      return input
    }
  }

  private static func refusal(of requirement: Symbol) -> String? {
    if requirement.isDeprecated { return "deprecated" }
    switch requirement.kind {
    case "swift.associatedtype": return "an associated type"
    case "swift.init": return "an init"
    case "swift.subscript", "swift.type.subscript": return "a subscript"
    case "swift.type.method", "swift.type.property": return "a static member"
    case "swift.func.op": return "an operator"
    case "swift.property":
      guard let property = Property(requirement) else { return "unreadable" }
      if property.isVariable { return "a property that can be set" }
      return mentionsSelf(requirement) ? "written with `Self`" : nil
    case "swift.method":
      let declaration = FunctionDeclaration(requirement)
      if !requirement.generics.isEmpty || declaration.inputs.contains(where: \.type.isSome) {
        return "generic"
      }
      if declaration.modifiers.contains("mutating") { return "mutating" }
      if declaration.isRethrowing { return "rethrowing" }
      if declaration.inputs.contains(where: \.isInout) { return "a method with an `inout` input" }
      if declaration.inputs.contains(where: \.isVariadic) {
        return "a method with a variadic input"
      }
      if declaration.inputs.contains(where: \.isAutoclosure) {
        return "a method with an `@autoclosure` input"
      }
      if declaration.inputs.contains(where: { $0.type.isUnreadable }) { return "unreadable" }
      return mentionsSelf(requirement) ? "written with `Self`" : nil
    default: return "a \(requirement.kind)"
    }
  }

  private static func mentionsSelf(_ symbol: Symbol) -> Bool {
    symbol.declaration.contains { $0.isName && $0.text == "Self" }
  }
}
