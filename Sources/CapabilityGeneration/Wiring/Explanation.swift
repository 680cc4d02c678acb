/// Why a type is, or is not, supplied by a world.
struct Explanation: Sendable {
  /// The lines to print.
  let text: String
  /// Whether something supplies it.
  let isSupplied: Bool
  /// Whether the world has anything to do with it: something supplies it, nearly does, or asks for
  /// it.
  let isRelated: Bool

  /// Explains a type.
  ///
  /// - Parameters:
  ///   - name: The type's name, such as `PersonStore`, `EnrollMember` or `Membership.Mailer`.
  ///   - request: The wiring that it is looked for in.
  ///   - program: The modules.
  /// - Returns: `nil` where none of the modules has such a type.
  /// - Throws: ``GenerationError`` where it may be one of several, or where the world cannot be
  ///   read.
  init?(_ name: String, _ request: WiringRequest, _ program: Program) throws(GenerationError) {
    guard let type = try program.type(named: name) else { return nil }
    let inquiry = Inquiry(
      program: program,
      request: request,
      wiring: try Wirer.wire(program, request),
      type: type
    )
    let findings = inquiry.properties + inquiry.builders
    let uses = inquiry.uses
    let isSupplied = findings.contains(where: \.supplies)
    self.isSupplied = isSupplied
    isRelated = !findings.isEmpty || !uses.isEmpty
    let told = findings.filter { $0.supplies == isSupplied }.map(\.text)
    let lines = findings.isEmpty ? inquiry.nothing : told
    // As the command that wires it says: worlds of two modules may have one name.
    let heading = "`\(name)` is \(isSupplied ? "" : "not ")supplied by `\(request.world)`"
    text = ([heading] + (lines + uses).map { "  \($0)" }).joined(separator: "\n")
  }
}

/// What there is to tell of a type in a world.
private struct Inquiry {
  let program: Program
  let request: WiringRequest
  let wiring: Wiring
  let type: SwiftType
  private let key: String

  init(program: Program, request: WiringRequest, wiring: Wiring, type: SwiftType) {
    self.program = program
    self.request = request
    self.wiring = wiring
    self.type = type
    key = program.keys.key(type)
  }

  private var world: Nominal { wiring.world }

  /// Something that supplies the type, or nearly does.
  struct Finding {
    var text: String
    var supplies: Bool
  }

  private func isWanted(_ other: SwiftType) -> Bool {
    program.keys.key(other) == key
  }

  /// What the world has of the type: stored, made or out of reach.
  var properties: [Finding] {
    world.properties.compactMap { property in
      let title = "\(property.position): `\(world.name).\(property.name)`"
      let made = program.keys.expanded(property.type).function
      switch (property.isStored, isWanted(property.type)) {
      case (true, true): return Finding(text: "\(title) is stored with that type", supplies: true)
      case (true, false):
        guard let made, made.parameters.isEmpty, isWanted(made.result) else { return nil }
        return Finding(text: "\(title) makes it", supplies: true)
      case (false, true):
        let reason = "is computed, lazy or set in private: only stored properties supply"
        return Finding(text: "\(title) has that type, but \(reason)", supplies: false)
      case (false, false): return nil
      }
    }
  }

  /// The builders that make the type.
  var builders: [Finding] {
    let wired = Set(wiring.steps.map(\.builder.position))
    let all = request.targets.flatMap { program.builders[$0] ?? [] }
    return all.filter { $0.product.precise == type.precise }.map { builder in
      let isWired = wired.contains(builder.position)
      let rest = isWired ? "as the use case `\(builder.useCase)`" : "but \(obstacle(builder))"
      let text = "\(builder.position): `\(builder.title)` makes it, \(rest)"
      return Finding(text: text, supplies: isWired)
    }
  }

  /// Why a builder is not wired.
  private func obstacle(_ builder: Builder) -> String {
    if request.except.contains(builder.path.last ?? "") { return "--except leaves it out" }
    if builder.isDeprecated { return "is deprecated" }
    if builder.isInstanceMethod { return "is an instance method: make it static" }
    guard builder.isVisible(from: world.module) else {
      return "is \(builder.access.rawValue) in `\(builder.module)`: make it public"
    }
    return "it has no endpoint, so it is no use case"
  }

  /// What is told where nothing comes near.
  var nothing: [String] {
    [
      "\(world.position): no stored property of `\(world.name)` has that type or makes it",
      "\(request.targets.joined(separator: ", ")): no builder makes it",
    ]
  }

  /// Who asks for the type, and what they get.
  var uses: [String] {
    wiring.steps.flatMap { step in
      step.builder.parameters.filter { isWanted($0.type) }.map { parameter in
        let argument = step.arguments.first { $0.parameter.name == parameter.name }
        let from = argument.map { CapabilityGraph.Supplier($0).title(in: world.name) }
        let got = from ?? (parameter.isOptional ? "its default" : "nothing")
        let title = "`\(parameter.name)` of `\(step.builder.title)`"
        return "\(step.builder.position): \(title) gets \(got)"
      }
    }
  }
}
