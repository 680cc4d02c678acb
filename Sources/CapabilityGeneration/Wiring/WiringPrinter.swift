/// Prints the plan for the use cases of a world as Swift source.
struct WiringPrinter {
  /// The names that use cases cannot have.
  static let reserved: Set<String> = ["world", "self", "overriding"]
  /// The first words of the documentation of use cases without documentation.
  static let placeholder = "The result of `make"
  /// The types that the generated struct declares.
  private static let types: Set<String> = [
    "UseCases", "Values", "Previous", "Replaced", "Replacements", "Source", "Linked",
  ]

  let wiring: WiringPlan
  let program: Program

  /// The use cases without open inputs, and the values that depend on use cases.
  let useCases: WiringLayer
  /// The values that depend on no use case.
  let values: WiringLayer
  /// The use cases without open inputs, and all values.
  let properties: [WiringPlan.Step]
  let methods: [WiringPlan.Step]
  let names: WiringNames
  /// Whether the generated struct is `Sendable`.
  let isSendable: Bool
  /// Whether deferred use cases can use `single`.
  let isSingle: Bool
  let imports: Imports
  let scope: NameScope

  init(_ wiring: WiringPlan, _ program: Program) {
    let wiring = wiring.holdingUseCases(of: program)
    let steps = wiring.steps
    let isSendable =
      wiring.world.isSendable && steps.allSatisfy { program.isSendable($0.product) }
    let isSingle = isSendable && program.declares("single", in: "CapabilityLifetimes")
    let usesLifetimes = steps.contains { !$0.isOpen && $0.isDeferred || $0.close != nil }
    let imports = Imports(wiring, program, usesLifetimes: isSingle && usesLifetimes)
    let names = WiringNames(
      taken: Set(steps.map(\.name)).union(steps.flatMap { $0.openInputs.map(\.name) })
        .union(steps.filter(\.builder.isInitializer).flatMap(\.builder.localNames))
    )
    let parts = (1...max(1, steps.count / WiringLayer.room + 1)).flatMap {
      ["Part\($0)", "ValuesPart\($0)"]
    }
    let scope = NameScope(
      program,
      home: wiring.world.module,
      imports: imports.modules,
      nearer: program.memberNames(of: wiring.world).union(Self.types).union(parts)
        .union(steps.map(\.name)).union(["close"])
    )
    self.wiring = wiring
    self.program = program
    self.isSendable = isSendable
    self.isSingle = isSingle
    self.imports = imports
    self.names = names
    self.scope = scope
    let qualified = steps.map { $0.qualified(in: scope) }
    let stored = qualified.filter { !$0.isOpen }
    properties = stored
    methods = qualified.filter(\.isOpen)
    useCases = WiringLayer(
      "Linked",
      stored.filter { !$0.isOfWorld },
      partType: "Part",
      partProperty: names.part
    )
    values = WiringLayer(
      "Values",
      stored.filter(\.isOfWorld),
      partType: "ValuesPart",
      partProperty: names.part
    )
  }

  /// Returns the source of a plan, without a header.
  ///
  /// - Parameters:
  ///   - wiring: The plan, which has neither errors nor refusals.
  ///   - program: The modules it was made from.
  static func source(_ wiring: WiringPlan, program: Program) -> String {
    WiringPrinter(wiring, program).source()
  }

  private func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    if !imports.modules.isEmpty { writer.line() }
    let world = wiring.world
    let isNonisolated = world.isNonisolated && program.isolations[world.module] != nil
    writer.block("\(isNonisolated ? "nonisolated " : "")extension \(world.name)") { writer in
      writer.documentation(
        "The use cases of this world. Each access creates all of them: keep the result."
      )
      writer.line("\(worldAccess.prefix)var useCases: UseCases { UseCases(world: self) }")
      writer.line()
      writer.documentation(summary)
      writer.block("\(worldAccess.prefix)struct UseCases\(conformance)") { writer in
        self.world(into: &writer)
        if isKeeping { replacing(into: &writer) }
        for step in properties { property(step, into: &writer) }
        for step in methods { method(step, into: &writer) }
        if closing != nil { close(into: &writer) }
        classes(into: &writer)
      }
    }
    return writer.text
  }

  private var summary: String {
    let name = wiring.world.path.joined(separator: "/")
    guard properties.contains(where: \.isValue) else {
      return """
        The use cases of ``\(name)``, each created once.

        Each of them can be replaced. The others are then created again, so that those that depend on \
        it use the replacement.
        """
    }
    return """
      The use cases of ``\(name)``, and the values that they are made with, each created once.

      Each of them can be replaced. The use cases are then created again, so that those that depend on \
      it use the replacement. Of the values, only those that depend on it are created again.
      """
  }

  /// Whether the struct stores anything besides the world.
  var isKeeping: Bool { !useCases.isEmpty || !values.isEmpty }

  var worldAccess: AccessLevel { min(wiring.world.access, .public) }

  var conformance: String { isSendable ? ": Sendable" : "" }

  func access(_ step: WiringPlan.Step) -> AccessLevel {
    min(worldAccess, step.builder.access)
  }

  /// The error type of the cleanups; `nil` if there are none.
  var closing: String? {
    let closes = wiring.steps.compactMap(\.close)
    guard !closes.isEmpty else { return nil }
    return closes.allSatisfy { $0.failure == .never } ? "Never" : "any Error"
  }

  // MARK: Types

  func type(of step: WiringPlan.Step) -> SourcePiece {
    let product = step.product.piece
    guard step.isDeferred else { return product }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    return .pair("\(isSendable ? "@Sendable " : "")()\(effects) ->", product)
  }

  /// Returns a qualified name of `CapabilityLifetimes`.
  func lifetime(_ name: String) -> String { scope.source([name], of: "CapabilityLifetimes") }
}

extension WiringPlan.Step {
  /// The function that closes its value, if any.
  var close: FunctionType? {
    if case .value(let close) = kind { close } else { nil }
  }

  /// Returns the type of its closure if a method with labels can call it.
  func labelledFunction(_ program: Program) -> FunctionType? {
    guard !isValue, !isOpen, !isDeferred,
      let function = program.keys.expanded(product).function
    else { return nil }
    return LabelledMethod.labels(of: function) == nil ? nil : function
  }

  /// Returns the step with qualified names if they need it.
  fileprivate func qualified(in scope: NameScope) -> WiringPlan.Step {
    var step = self
    step.builder.product = scope.qualified(builder.product)
    step.failures = failures.map(scope.qualified)
    for (index, parameter) in openInputs.enumerated() {
      step.openInputs[index].spelling = scope.spelling(parameter.type, parameter.spelling)
    }
    return step
  }
}

/// The declarations that callers see.
extension WiringPrinter {
  /// Whether the getter of a step is inlinable.
  func isInlinable(_ step: WiringPlan.Step) -> Bool { access(step) == .public && !step.isOfWorld }

  private var isPublic: Bool { worldAccess == .public }

  /// Prefixes a declaration with `private`, or with `@usableFromInline` if getters are inlinable.
  func hidden(_ declaration: String) -> String {
    (isPublic ? "@usableFromInline " : "private ") + declaration
  }

  private func world(into writer: inout SourceWriter) {
    let world = wiring.world.name
    writer.line(isKeeping ? hidden("var \(names.linked): Linked") : "private let world: \(world)")
    writer.line()
    writer.documentation("Creates the use cases of a world.")
    writer.block("\(worldAccess.prefix)init(world: \(world))") { writer in
      guard isKeeping else { return writer.line("self.world = world") }
      if closing != nil { writer.line("let \(names.cleanups) = \(cleanupsType)()") }
      writer.write(made.prefixed("\(names.linked) = "))
    }
  }

  var cleanupsType: String { "\(lifetime("Cleanups"))<\(closing ?? "")>" }

  /// The call that creates the storage for a world.
  private var made: SourcePiece {
    var inputs: [SourcePiece] = [.text("world")]
    let cleanups = closing == nil ? [] : [SourcePiece.text(names.cleanups)]
    if !values.isEmpty {
      let none: [SourcePiece] = [.text("Values.Replaced()"), .text("nil")]
      inputs.append(.list("Values", [.text("world")] + cleanups + none, ""))
    }
    inputs += cleanups
    if !useCases.isEmpty { inputs.append(.text(useCases.isSplit ? "nil" : "Replaced()")) }
    return linked(inputs)
  }

  /// Returns the call that creates the storage from its inputs.
  func linked(_ inputs: [SourcePiece]) -> SourcePiece {
    useCases.isSplit
      ? .list("Linked", [.list("Source", inputs, "")], "") : .list("Linked", inputs, "")
  }

  private func property(_ step: WiringPlan.Step, into writer: inout SourceWriter) {
    let layer = step.isOfWorld ? values : useCases
    let path = layer.path(to: step.name) ?? identifier(step.name)
    let head = "\(access(step).prefix)var \(identifier(step.name)):"
    writer.line()
    writer.documentation(documentation(of: step))
    writer.block(.pair(head, type(of: step))) { writer in
      guard step.isOfWorld else {
        writer.line("\(isInlinable(step) ? "@inlinable " : "")get { \(names.linked).\(path) }")
        guard useCases.isSplit else {
          return writer.line("set { \(names.replaced).\(path) = newValue }")
        }
        // Also inlined into `modify`, the setters of a large struct double its compile time.
        return writer.line("@inline(never) set { \(path) = newValue }")
      }
      writer.line("get { \(kept(names.values)).\(path) }")
      let change = "\(names.replaceValue)(\"\(step.name)\") { $0.\(path) = newValue }"
      if writer.fits("set { \(change) }") { return writer.line("set { \(change) }") }
      writer.block("set") { $0.line(change) }
    }
    guard let function = step.labelledFunction(program) else { return }
    let labels = LabelledMethod.labels(of: function) ?? []
    let part = path.dropLast(identifier(step.name).count)
    let owner = (labels.contains(names.linked) ? "self." : "") + "\(names.linked).\(part)"
    let first = aliasDocumentation(of: step).prefix { !$0.allSatisfy(\.isWhitespace) }
    let method = LabelledMethod(
      name: step.name,
      type: scope.qualified(.function(function)).function ?? function,
      access: access(step),
      documentation: first.isEmpty ? ["Calls the use case `\(step.name)`."] : Array(first),
      attributes: isInlinable(step) ? "@inlinable " : ""
    )
    writer.line()
    method.write(calling: String(owner.dropLast()), into: &writer)
  }

  /// The helpers that the use cases store, except the replaced use cases.
  var kept: [(name: String, type: String)] {
    var all = [(name: "world", type: wiring.world.name)]
    if !values.isEmpty { all.append((names.values, "Values")) }
    if closing != nil { all.append((names.cleanups, cleanupsType)) }
    return all
  }

  private func method(_ step: WiringPlan.Step, into writer: inout SourceWriter) {
    writer.line()
    writer.documentation(documentation(of: step))
    let inputs = step.openInputs.map { parameter in
      SourcePiece.pair("\(parameter.declaredName):", .text(parameter.spelling))
    }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    let head = "\(access(step).prefix)func \(identifier(step.name))"
    writer.write(.list(head, inputs, "\(effects) -> \(step.product.source)"), " {")
    writer.indented { writer in
      let taken = Set(step.openInputs.map(\.name))
      result(of: step, in: room(of: step), taken: taken, to: "", &writer)
    }
    writer.line("}")
  }

  private func close(into writer: inout SourceWriter) {
    let throwing = closing == "Never" ? "" : " throws"
    writer.line()
    writer.documentation(
      """
      Closes the values that were created for these use cases and their copies: the last one first, \
      each once. Values that are created later need another call.
      """
        + (throwing.isEmpty ? "" : " Throws the first error, after all were closed.")
    )
    let body = "\(throwing.isEmpty ? "" : "try ")await \(kept(names.cleanups)).close()"
    writer.block("\(worldAccess.prefix)func close() async\(throwing)") { $0.line(body) }
  }

  private func aliasDocumentation(of step: WiringPlan.Step) -> [String] {
    step.builder.product.precise.flatMap { program.aliases[$0]?.documentation } ?? []
  }

  private func documentation(of step: WiringPlan.Step) -> String {
    let nominal = program.nominal(step.builder.product)?.documentation ?? []
    let all = [aliasDocumentation(of: step), nominal, step.builder.documentation]
    let own = all.first { !$0.isEmpty } ?? []
    let first = own.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    let (title, path) = (step.builder.title, step.builder.path)
    let initializer = (path.dropLast() + [title]).joined(separator: ".")
    let known =
      step.builder.isInitializer ? "Calls `\(initializer)`." : "The result of `\(title)`."
    let text = first.isEmpty ? known : first
    guard step.isDeferred, !step.isOpen else { return text }
    let when = isSingle ? "once, on first use" : "at each call of this closure"
    return text + "\n\nCreated \(when), because its builder is async or can throw."
  }
}
