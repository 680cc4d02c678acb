/// Writes the use cases of a world as Swift source.
struct WiringPrinter {
  /// The names that the generated struct uses itself.
  static let reserved: Set<String> = ["world", "linked", "replaced"]
  /// The types that it declares.
  private static let types: Set<String> = ["UseCases", "Replaced", "Linked"]

  let wiring: Wiring
  let program: Program

  /// The properties: the use cases that ask nothing of their caller.
  let properties: [Wiring.Step]
  let methods: [Wiring.Step]
  /// Whether the generated struct may cross to another actor.
  let isSendable: Bool
  /// Whether the toolkit's `single` is at hand for what is made when it is called for.
  let isSingle: Bool
  let imports: Imports
  let scope: NameScope

  private init(_ wiring: Wiring, _ program: Program) {
    let isSendable = wiring.world.isSendable && program.areProductsSendable(wiring.steps)
    let isSingle = isSendable && program.declares("single", in: "CapabilityLifetimes")
    let isDeferred = wiring.steps.contains { !$0.isOpen && $0.isDeferred }
    let imports = Imports(wiring, program, usesSingle: isSingle && isDeferred)
    let scope = NameScope(
      program,
      home: wiring.world.module,
      imports: imports.modules,
      nearer: program.memberNames(of: wiring.world).union(Self.types)
        .union(wiring.steps.map(\.name))
    )
    self.wiring = wiring
    self.program = program
    self.isSendable = isSendable
    self.isSingle = isSingle
    self.imports = imports
    self.scope = scope
    let steps = wiring.steps.map { $0.qualified(in: scope) }
    properties = steps.filter { !$0.isOpen }
    methods = steps.filter(\.isOpen)
  }

  /// The source of a wiring, without a header.
  ///
  /// - Parameters:
  ///   - wiring: What to write; it has no errors.
  ///   - program: The modules it was made from.
  static func source(_ wiring: Wiring, program: Program) -> String {
    WiringPrinter(wiring, program).source()
  }

  private func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    if !imports.modules.isEmpty { writer.line() }
    let world = wiring.world
    writer.block("extension \(world.name)") { writer in
      writer.documentation("The use cases that this world supplies. Each call makes them anew.")
      writer.line("\(worldAccess.prefix)var useCases: UseCases { UseCases(world: self) }")
      writer.line()
      writer.documentation(summary)
      let conformance = isSendable ? ": Sendable" : ""
      writer.block("\(worldAccess.prefix)struct UseCases\(conformance)") { writer in
        self.world(into: &writer)
        for step in properties { property(step, into: &writer) }
        for step in methods { method(step, into: &writer) }
        guard !properties.isEmpty else { return }
        writer.line()
        replaced(into: &writer)
        writer.line()
        linked(into: &writer)
      }
    }
    return writer.text
  }

  private var summary: String {
    """
    The use cases of ``\(wiring.world.path.joined(separator: "/"))``, each made once.

    Every one of them can be set. Those that were not are then made anew, so that what is built \
    on a replaced use case sees the replacement.
    """
  }

  var worldAccess: AccessLevel { min(wiring.world.access, .public) }

  // MARK: What callers see

  private func world(into writer: inout SourceWriter) {
    let world = wiring.world.name
    guard !properties.isEmpty else {
      writer.documentation("What the use cases are made from.")
      writer.line("\(worldAccess.prefix)var world: \(world)")
      writer.line()
      writer.documentation("Makes the use cases of a world.")
      writer.block("\(worldAccess.prefix)init(world: \(world))") { $0.line("self.world = world") }
      return
    }
    writer.documentation(
      "What the use cases are made from. Setting it makes them anew, those that were set excepted."
    )
    writer.line("\(worldAccess.prefix)var world: \(world) {")
    writer.line("  didSet { linked = Linked(world, replaced) }")
    writer.line("}")
    writer.line("private var replaced = Replaced()")
    writer.line("private var linked: Linked")
    writer.line()
    writer.documentation("Makes the use cases of a world.")
    writer.block("\(worldAccess.prefix)init(world: \(world))") { writer in
      writer.line("self.world = world")
      writer.line("linked = Linked(world, replaced)")
    }
  }

  private func property(_ step: Wiring.Step, into writer: inout SourceWriter) {
    let name = identifier(step.name)
    writer.line()
    writer.documentation(documentation(of: step))
    writer.block(.pair("\(access(step).prefix)var \(name):", type(of: step))) { writer in
      writer.line("get { linked.\(name) }")
      writer.block("set") { writer in
        writer.line("replaced.\(name) = newValue")
        writer.line("linked = Linked(world, replaced)")
      }
    }
  }

  private func method(_ step: Wiring.Step, into writer: inout SourceWriter) {
    writer.line()
    writer.documentation(documentation(of: step))
    let inputs = step.openInputs.map { parameter in
      SourcePiece.pair("\(parameter.declaredName):", .text(parameter.spelling))
    }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    let head = "\(access(step).prefix)func \(identifier(step.name))"
    writer.write(.list(head, inputs, "\(effects) -> \(step.builder.product.source)"), " {")
    writer.indented { writer in
      let callee = marks(step) + callee(step.builder)
      writer.write(.list(callee, arguments(step, useCases: "linked."), ""))
    }
    writer.line("}")
  }

  func access(_ step: Wiring.Step) -> AccessLevel {
    min(worldAccess, step.builder.access)
  }

  private func documentation(of step: Wiring.Step) -> String {
    let alias = step.builder.product.precise.flatMap { program.aliases[$0]?.documentation } ?? []
    let nominal = program.nominal(step.builder.product)?.documentation ?? []
    let own = [alias, nominal, step.builder.documentation].first { !$0.isEmpty } ?? []
    let first = own.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    let text = first.isEmpty ? "What `\(step.builder.title)` makes." : first
    guard step.isDeferred, !step.isOpen else { return text }
    let when = isSingle ? "once, when it is first called for" : "at each call of this closure"
    return text + "\n\nMade \(when), because making it suspends or may fail."
  }

  // MARK: Types

  func type(of step: Wiring.Step) -> SourcePiece {
    let product = step.builder.product.piece
    guard step.isDeferred else { return product }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    return .pair("\(isSendable ? "@Sendable " : "")()\(effects) ->", product)
  }
}

extension Program {
  /// Whether what the builders make may cross to another actor.
  fileprivate func areProductsSendable(_ steps: [Wiring.Step]) -> Bool {
    steps.allSatisfy { step in
      let product = step.builder.product
      if let function = keys.expanded(product).function { return function.isSendable }
      return nominal(product)?.isSendable ?? false
    }
  }
}

extension Wiring.Step {
  /// The step with modules in front of the names that need them.
  fileprivate func qualified(in scope: NameScope) -> Wiring.Step {
    var step = self
    step.builder.product = scope.qualified(builder.product)
    step.failures = failures.map(scope.qualified)
    for (index, parameter) in openInputs.enumerated() {
      step.openInputs[index].spelling = scope.spelling(parameter.type, parameter.spelling)
    }
    return step
  }
}
