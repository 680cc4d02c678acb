/// Prints the plan for the use cases of a world as Swift source.
final class WiringPrinter {
  /// The names that use cases cannot have.
  static let reserved: Set<String> = ["world", "self"]

  let wiring: WiringPlan
  let program: Program

  /// The use cases without open inputs, and all values.
  let properties: [WiringPlan.Step]
  let methods: [WiringPlan.Step]
  /// The name of the replacements in the initializer, and that of the list of cleanups. Neither use
  /// cases nor inputs have them.
  let (new, cleanups): (String, String)
  let isSendable: Bool
  /// Whether deferred use cases can use `single`.
  let isSingle: Bool
  /// The error type of the cleanups; `nil` if there are none.
  let closing: String?
  private let imports: Imports
  let scope: NameScope

  init(_ wiring: WiringPlan, _ program: Program) {
    let wiring = wiring.holdingUseCases(of: program)
    let steps = wiring.steps
    let names = Set(steps.map(\.name))
    isSendable = wiring.world.isSendable && steps.allSatisfy { !program.isUnsendable($0.product) }
    let closes = steps.compactMap(\.close)
    let closing = closes.allSatisfy { $0 == .never } ? "Never" : "any Error"
    self.closing = closes.isEmpty ? nil : closing
    isSingle = isSendable && program.declaring("single")["CapabilityLifetimes"] != nil
    let usesLifetimes = steps.contains { !$0.isOpen && $0.isDeferred || $0.close != nil }
    imports = Imports(wiring, program, usesLifetimes: isSingle && usesLifetimes)
    let own = names.union(["UseCases", "Replacements", "close"])
    let nearer = program.memberNames(of: wiring.world).union(own)
    scope = imports.scope(of: program, nearer: nearer)
    self.wiring = wiring
    self.program = program
    let initializers = steps.map(\.builder).filter(\.isInitializer)
    let taken = names.union(steps.flatMap { $0.openInputs.map(\.name) })
      .union(initializers.flatMap { $0.parameters.map(\.innerName) + $0.inputNames })
    func free(_ name: String) -> String {
      taken.contains(name) ? free("own" + name.prefix(1).uppercased() + name.dropFirst()) : name
    }
    (new, cleanups) = (free("new"), free("cleanups"))
    let qualified = steps.map { [scope] in $0.qualified(in: scope) }
    properties = qualified.filter { !$0.isOpen }
    methods = qualified.filter(\.isOpen)
  }

  /// The source of a plan that has neither errors nor refusals, without a header.
  var source: String {
    var writer = SourceWriter()
    if worldAccess == .public {
      // Builders without documentation have use cases without any.
      writer.line("// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation")
    }
    imports.write(into: &writer)
    if !imports.modules.isEmpty || worldAccess == .public { writer.line() }
    let world = wiring.world
    let isNonisolated = world.isNonisolated && program.isolations[world.module] != nil
    writer.block("\(isNonisolated ? "nonisolated " : "")extension \(world.name)") { writer in
      writer.documentation(
        "The use cases of this world. Each access creates all of them: keep the result."
      )
      writer.line("\(worldAccess.prefix)var useCases: UseCases { UseCases(self) }")
      writer.line()
      if !properties.isEmpty { replacing(into: &writer) }
      writer.block("\(worldAccess.prefix)final class UseCases\(isSendable ? ": Sendable" : "")") {
        writer in
        if isKeepingWorld { writer.line("private let world: \(world.name)") }
        if let closing {
          writer.line("private let \(cleanups) = \(lifetime("Cleanups"))<\(closing)>()")
        }
        for step in properties { property(step, into: &writer) }
        for step in methods { method(step, into: &writer) }
        if closing != nil { close(into: &writer) }
        if !properties.isEmpty { replacements(into: &writer) }
        initializer(into: &writer)
      }
    }
    return writer.text
  }

  /// Whether methods take arguments from the world.
  var isKeepingWorld: Bool {
    methods.flatMap(\.arguments).contains { _, source in
      if case .path(let path) = source { path.step == nil } else { false }
    }
  }

  var worldAccess: AccessLevel { min(wiring.world.access, .public) }

  func access(_ step: WiringPlan.Step) -> AccessLevel { min(worldAccess, step.builder.access) }

  // MARK: Types

  func type(of step: WiringPlan.Step) -> SourcePiece {
    let product = step.product.piece()
    guard step.isDeferred else { return product }
    return .pair("\(isSendable ? "@Sendable " : "")()\(step.effects.source) ->", product)
  }

  /// Returns a qualified name of `CapabilityLifetimes`.
  func lifetime(_ name: String) -> String { scope.source([name], of: "CapabilityLifetimes") }
}

extension WiringPlan.Step {
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
    step.effects.failure = effects.failure.map(scope.qualified)
    for (index, parameter) in openInputs.enumerated() {
      step.openInputs[index].type = scope.qualified(parameter.type)
    }
    return step
  }
}

/// The declarations that callers see.
extension WiringPrinter {
  private func replacing(into writer: inout SourceWriter) {
    writer.documentation(
      "The use cases, some of them replaced. Those that depend on a replaced one use it."
    )
    let head = "\(worldAccess.prefix)func useCases"
    let change = "replacing new: (inout UseCases.Replacements) throws -> Void"
    writer.block(.list(head, [.text(change)], " rethrows -> UseCases")) { writer in
      writer.line("var replacements = UseCases.Replacements()")
      writer.line("try new(&replacements)")
      writer.line("return UseCases(self, replacements)")
    }
    writer.line()
  }

  private func property(_ step: WiringPlan.Step, into writer: inout SourceWriter) {
    if let text = documentation(of: step) { writer.documentation(text) }
    let head = "\(access(step).prefix)let \(identifier(step.name)):"
    writer.write(.pair(head, type(of: step)))
    guard let function = step.labelledFunction(program) else { return }
    let method = LabelledMethod(
      name: step.name,
      type: scope.qualified(.function(function)).function ?? function,
      access: access(step)
    )
    let labels = LabelledMethod.labels(of: function) ?? []
    method.write(calling: labels.contains(step.name) ? "self" : nil, into: &writer)
  }

  /// Writes the struct of the replaced use cases and values.
  private func replacements(into writer: inout SourceWriter) {
    writer.line()
    writer.block("\(worldAccess.prefix)struct Replacements") { writer in
      for step in properties {
        let type = type(of: step)
        let needsParentheses = step.isDeferred || step.product.needsParentheses
        let optional = needsParentheses ? .list("", [type], "?") : SourcePiece.text(type.flat + "?")
        writer.write(.pair("\(access(step).prefix)var \(identifier(step.name)):", optional))
      }
    }
  }

  private func method(_ step: WiringPlan.Step, into writer: inout SourceWriter) {
    writer.line()
    if let text = documentation(of: step) { writer.documentation(text) }
    let inputs = step.openInputs.map { parameter in
      SourcePiece.pair("\(parameter.declaredName):", .text(parameter.spelling))
    }
    let head = "\(access(step).prefix)func \(identifier(step.name))"
    writer.block(.list(head, inputs, "\(step.effects.source) -> \(step.product.source)")) {
      writer in
      let taken = Set(step.openInputs.map(\.name))
      result(of: step, hiding: taken, taken: taken, to: "", &writer)
    }
  }

  private func close(into writer: inout SourceWriter) {
    let throwing = closing == "Never" ? "" : " throws"
    writer.line()
    writer.documentation(
      """
      Closes the values of these use cases: the last one first, each once, after those that are being \
      created. From then on, no value is created.
      """
        + (throwing.isEmpty ? "" : " Throws the first error, after all were closed.")
    )
    let body = "\(throwing.isEmpty ? "" : "try ")await \(cleanups).close()"
    writer.line("\(worldAccess.prefix)func close() async\(throwing) { \(body) }")
  }

  /// The starts of the sentence about a value or use case that the initializer does not create.
  private static let deferrals = [
    "Created once, on first use, because ", "Created at each call of this closure, because ",
  ]

  /// Returns whether a line of documentation begins that sentence.
  static func isDeferral(_ line: String) -> Bool { deferrals.contains(where: line.hasPrefix) }

  private func documentation(of step: WiringPlan.Step) -> String? {
    let alias = step.builder.product.precise.flatMap { program.aliases[$0]?.documentation } ?? []
    let nominal = program.nominal(step.builder.product)?.symbol.documentation ?? []
    let own = [alias, nominal, step.builder.symbol.value.documentation].first { !$0.isEmpty } ?? []
    let first = own.prefix(while: \.isProse).joined(separator: " ")
    var lines = first.isEmpty ? [] : [first]
    if step.isDeferred, !step.isOpen {
      let isPlain = step.builder.effects == Effects()
      let reason =
        step.builder.actor.map { "its builder is `\($0.attribute)`" }
        ?? (isPlain ? "a value that it needs is" : "its builder is async or can throw")
      lines.append(Self.deferrals[isSingle ? 0 : 1] + "\(reason).")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n\n")
  }
}

extension String {
  /// Whether a line of documentation can be joined with others: it has text, and begins no code,
  /// list, table, heading or quotation.
  fileprivate var isProse: Bool {
    let text = drop(while: \.isWhitespace)
    return !text.isEmpty
      && !["```", "~~~", "- ", "* ", "+ ", "|", "#", ">"].contains(where: text.hasPrefix)
  }
}

extension Imports {
  /// Collects the imports of a generated wiring.
  fileprivate init(_ wiring: WiringPlan, _ program: Program, usesLifetimes: Bool) {
    self.init(beside: wiring.world, wiring.world.access, program)
    if usesLifetimes { insert("CapabilityLifetimes") }
    for step in wiring.steps {
      insert(step.builder.module)
      insert(step.builder.root)
      for case .needs(let needs, _, _) in step.builder.call {
        for module in needs.modules { insert(module) }
      }
      for module in step.inputs.flatMap({ $0.decision.candidate?.modules ?? [] }) { insert(module) }
      // The types in the declarations that callers see.
      var types = [step.product] + step.openInputs.map(\.type)
      if case .typed(let error) = step.effects.failure { types.append(error) }
      if let function = step.labelledFunction(program) { types.append(.function(function)) }
      let access = min(wiring.world.access, step.builder.access)
      for type in types { insert(type, of: program, access) }
    }
  }
}
