/// What callers see.
extension WiringPrinter {
  /// Whether clients' compilers see how a use case is read.
  private func isInlinable(_ step: Wiring.Step) -> Bool { access(step) == .public }

  private var isPublic: Bool { worldAccess == .public }

  /// What keeps a declaration from others, or shows it to clients' compilers.
  func hidden(_ declaration: String) -> String {
    (isPublic ? "@usableFromInline " : "private ") + declaration
  }

  func world(into writer: inout SourceWriter) {
    let world = wiring.world.name
    guard isKeeping else {
      writer.documentation("What the use cases are made from.")
      writer.line("\(worldAccess.prefix)var world: \(world)")
      writer.line()
      writer.documentation("Makes the use cases of a world.")
      writer.block("\(worldAccess.prefix)init(world: \(world))") { $0.line("self.world = world") }
      return
    }
    writer.line(hidden("var \(names.linked): Linked"))
    writer.line()
    writer.documentation("Makes the use cases of a world.")
    writer.block("\(worldAccess.prefix)init(world: \(world))") { writer in
      if closing != nil { writer.line("let \(names.cleanups) = \(cleanupsType)()") }
      writer.write(made(world: "world", isNew: true).prefixed("\(names.linked) = "))
    }
    writer.line()
    writer.documentation(
      "What the use cases are made from. Setting it makes them anew, those that were set excepted."
    )
    writer.block("\(worldAccess.prefix)var world: \(world)") { writer in
      writer.line("get { \(kept("world")) }")
      let relinking = made(world: "newValue", isNew: false).prefixed("\(names.linked) = ")
      if closing == nil, writer.fits("set { \(relinking.flat) }") {
        return writer.line("set { \(relinking.flat) }")
      }
      writer.block("set") { writer in
        if closing != nil {
          writer.line("let \(names.cleanups) = \(kept(names.cleanups))")
        }
        writer.write(relinking)
      }
    }
  }

  var cleanupsType: String { "\(lifetime("Cleanups"))<\(closing ?? "")>" }

  /// A call that makes everything of a world.
  private func made(world: String, isNew: Bool) -> SourcePiece {
    var inputs: [SourcePiece] = [.text(world)]
    let cleanups = closing == nil ? [] : [SourcePiece.text(names.cleanups)]
    if !values.isEmpty { inputs.append(.list("Values", [.text(world)] + cleanups, "")) }
    inputs += cleanups
    if !properties.isEmpty {
      let none = useCases.isSplit ? "nil" : "Replaced()"
      inputs.append(.text(isNew ? none : kept(names.replaced)))
    }
    return useCases.isSplit
      ? .list("Linked", [.list("Source", inputs, "")], "") : .list("Linked", inputs, "")
  }

  func property(_ step: Wiring.Step, into writer: inout SourceWriter) {
    let path = useCases.path(to: step.name) ?? identifier(step.name)
    let head = "\(access(step).prefix)var \(identifier(step.name)):"
    writer.line()
    writer.documentation(documentation(of: step))
    writer.block(.pair(head, type(of: step))) { writer in
      writer.line("\(isInlinable(step) ? "@inlinable " : "")get { \(names.linked).\(path) }")
      if useCases.isSplit { return setter(ofPartWith: step, into: &writer) }
      writer.block("set") { writer in
        writer.line("var \(names.replaced) = \(names.linked).\(names.replaced)")
        writer.line("\(names.replaced).\(path) = newValue")
        let others = kept.map { SourcePiece.text("\(names.linked).\($0.name)") }
        writer.write(
          .list("\(names.linked) = Linked", others + [.text(names.replaced)], "")
        )
      }
    }
  }

  private func setter(ofPartWith step: Wiring.Step, into writer: inout SourceWriter) {
    let (linked, replaced) = (names.linked, names.replaced)
    let part = useCases.part(keeping: step.name)?.property ?? ""
    writer.block("@inline(never) set") { writer in
      writer.line("var \(replaced) = \(linked).\(part)Replaced")
      writer.line("\(replaced).\(identifier(step.name)) = newValue")
      writer.line("\(linked) = \(linked).replacing(\(part): \(replaced))")
    }
  }

  /// What the use cases keep beside themselves, what was set excepted.
  var kept: [(name: String, type: String)] {
    var all = [(name: "world", type: wiring.world.name)]
    if !values.isEmpty { all.append((names.values, "Values")) }
    if closing != nil { all.append((names.cleanups, cleanupsType)) }
    return all
  }

  func method(_ step: Wiring.Step, into writer: inout SourceWriter) {
    writer.line()
    writer.documentation(documentation(of: step))
    let inputs = step.openInputs.map { parameter in
      SourcePiece.pair("\(parameter.declaredName):", .text(parameter.spelling))
    }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    let head = "\(access(step).prefix)func \(identifier(step.name))"
    writer.write(.list(head, inputs, "\(effects) -> \(step.product.source)"), " {")
    writer.indented { $0.write(call(step, in: room(of: step))) }
    writer.line("}")
  }

  func close(into writer: inout SourceWriter) {
    let throwing = closing == "Never" ? "" : " throws"
    writer.line()
    writer.documentation(
      """
      Ends the values that were made, for these use cases and their copies: the last one first, \
      each once. What is made later is for another call.
      """
        + (throwing.isEmpty ? "" : " Throws the first error, once all were ended.")
    )
    let body = "\(throwing.isEmpty ? "" : "try ")await \(kept(names.cleanups)).close()"
    writer.block("\(worldAccess.prefix)func close() async\(throwing)") { $0.line(body) }
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
}
