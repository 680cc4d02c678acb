/// Writes the use cases of a world as Swift source.
struct WiringPrinter {
  /// The names that the generated struct uses itself.
  static let reserved: Set<String> = ["world", "linked", "replaced"]

  private let wiring: Wiring
  private let program: Program

  /// The properties: the use cases that ask nothing of their caller.
  private let properties: [Wiring.Step]
  private let methods: [Wiring.Step]

  private init(_ wiring: Wiring, _ program: Program) {
    self.wiring = wiring
    self.program = program
    properties = wiring.steps.filter { !$0.isOpen }
    methods = wiring.steps.filter(\.isOpen)
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
    imports(into: &writer)
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

  private var worldAccess: AccessLevel { min(wiring.world.access, .public) }

  private var isSendable: Bool {
    wiring.world.isSendable && areProductsSendable
  }

  /// Whether the toolkit's `single` is at hand for what is made when it is called for.
  private var isSingle: Bool {
    isSendable && program.declares("single", in: "Capabilities")
  }

  private var areProductsSendable: Bool {
    wiring.steps.allSatisfy { step in
      let product = step.builder.product
      if let function = program.keys.expanded(product).function { return function.isSendable }
      return program.nominal(product)?.isSendable ?? false
    }
  }

  // MARK: Imports

  private func imports(into writer: inout SourceWriter) {
    var used: Set<String> = []
    var named: Set<String> = []
    // The modules of the capabilities, by property of the world.
    var owners: [String: String] = [:]
    for property in wiring.world.stored {
      owners[property.name] = program.nominal(property.type)?.module
    }
    if isSingle, properties.contains(where: \.isDeferred) { used.insert("Capabilities") }
    for step in wiring.steps {
      used.insert(step.builder.module)
      for argument in step.arguments {
        if case .endpoint(let property, _) = argument.source, let module = owners[property] {
          used.insert(module)
        }
      }
      var inSignature = step.builder.product.modules
      if step.isOpen {
        for argument in step.arguments where argument.source == .caller {
          inSignature.formUnion(argument.parameter.type.modules)
        }
      }
      if case .typed(let error) = step.failure { inSignature.formUnion(error.modules) }
      if access(step) >= .public {
        named.formUnion(inSignature)
      } else {
        used.formUnion(inSignature)
      }
    }
    let all = used.union(named).subtracting([wiring.world.module]).sorted()
    for module in all {
      writer.line("\(named.contains(module) ? "public " : "")import \(identifier(module))")
    }
    if !all.isEmpty { writer.line() }
  }

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
    let name = identifier(step.builder.useCase)
    writer.line()
    writer.documentation(documentation(of: step))
    writer.block("\(access(step).prefix)var \(name): \(type(of: step))") { writer in
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
    let inputs = step.arguments.filter { $0.source == .caller }.map { argument in
      let parameter = argument.parameter
      let label = parameter.label.map(labelIdentifier) ?? "_ " + identifier(parameter.name)
      return "\(label): \(parameter.spelling)"
    }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    let head = "\(access(step).prefix)func \(identifier(step.builder.useCase))"
    writer.list(head, inputs, "\(effects) -> \(typeName(step.builder.product)) {")
    writer.indented { writer in
      writer.list(marks(step) + callee(step.builder), arguments(step, useCases: "linked."))
    }
    writer.line("}")
  }

  private func access(_ step: Wiring.Step) -> AccessLevel {
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

  // MARK: What is behind

  private func replaced(into writer: inout SourceWriter) {
    writer.documentation("The use cases that were set.")
    writer.block("private struct Replaced\(isSendable ? ": Sendable" : "")") { writer in
      for step in properties {
        let type = type(of: step)
        let needsParentheses = step.isDeferred || step.builder.product.function != nil
        let optional = needsParentheses ? "(\(type))?" : "\(type)?"
        writer.line("var \(identifier(step.builder.useCase)): \(optional)")
      }
    }
  }

  private func linked(into writer: inout SourceWriter) {
    writer.documentation("Every use case, made from the world or replaced.")
    writer.block("private struct Linked\(isSendable ? ": Sendable" : "")") { writer in
      for step in properties {
        writer.line("let \(identifier(step.builder.useCase)): \(type(of: step))")
      }
      writer.line()
      writer.block("init(_ world: \(wiring.world.name), _ replaced: Replaced)") { writer in
        for step in properties { link(step, into: &writer) }
      }
    }
  }

  private func link(_ step: Wiring.Step, into writer: inout SourceWriter) {
    let name = identifier(step.builder.useCase)
    writer.line("if let replacement = replaced.\(name) {")
    writer.line("  \(name) = replacement")
    writer.line("} else {")
    writer.indented { writer in
      guard step.isDeferred else {
        writer.list("\(name) = \(callee(step.builder))", arguments(step, useCases: ""))
        return
      }
      for case .useCase(let other, _, _, _) in step.arguments.map(\.source) {
        writer.line("let \(identifier(other)) = self.\(identifier(other))")
      }
      let typed = if case .typed = step.failure { true } else { false }
      let head =
        typed ? "{ () \(step.isAsync ? "async " : "")\(step.failure.source.dropFirst()) in" : "{"
      let single = isSingle ? "single(\"\(step.builder.useCase)\") " : ""
      writer.line("\(name) = \(single)\(head)")
      writer.indented { writer in
        writer.list(marks(step) + callee(step.builder), arguments(step, useCases: ""))
      }
      writer.line("}")
    }
    writer.line("}")
  }

  /// `try await`, as far as a call needs it.
  private func marks(_ step: Wiring.Step) -> String {
    (step.failures.isEmpty ? "" : "try ") + (step.isAsync ? "await " : "")
  }

  private func callee(_ builder: Builder) -> String {
    let name = builder.path.map { identifier($0) }.joined(separator: ".")
    guard let first = builder.path.first, program.isShared(first) else { return name }
    return "\(identifier(builder.module)).\(name)"
  }

  private func arguments(_ step: Wiring.Step, useCases: String) -> [String] {
    step.arguments.map { argument in
      let label = argument.parameter.label.map { labelIdentifier($0) + ": " } ?? ""
      return label + expression(argument, useCases: useCases)
    }
  }

  private func expression(_ argument: Wiring.Argument, useCases: String) -> String {
    switch argument.source {
    case .property(let name): "world.\(identifier(name))"
    case .made(let name, _, _): "world.\(identifier(name))()"
    case .endpoint(let name, let endpoint): "world.\(identifier(name)).\(identifier(endpoint))"
    case .useCase(let name, let isDeferred, _, _):
      useCases + identifier(name) + (isDeferred ? "()" : "")
    case .caller: identifier(argument.parameter.name)
    }
  }

  // MARK: Types

  private func type(of step: Wiring.Step) -> String {
    let product = typeName(step.builder.product)
    guard step.isDeferred else { return product }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    return "\(isSendable ? "@Sendable " : "")()\(effects) -> \(product)"
  }

  private func typeName(_ type: SwiftType) -> String {
    guard case .named(let path) = type, let first = path.first, program.isShared(first.name),
      let module = first.precise.flatMap(moduleName)
    else { return type.source }
    return "\(identifier(module)).\(type.source)"
  }
}
