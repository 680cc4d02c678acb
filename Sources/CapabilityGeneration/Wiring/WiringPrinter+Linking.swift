/// What is behind the properties that callers see.
extension WiringPrinter {
  /// Every class and struct that keeps something.
  func classes(into writer: inout SourceWriter) {
    guard isKeeping else { return }
    let isPublic = worldAccess == .public
    if !properties.isEmpty {
      writer.line()
      let parts = useCases.isSplit ? ", by the part that keeps them" : ""
      writer.documentation("The use cases that were set\(parts).")
      replaced(isPublic ? "" : "private ", useCases.isSplit ? nil : useCases.parts[0], &writer)
    }
    if !values.isEmpty { self.values(into: &writer) }
    if useCases.isSplit { source(into: &writer) }
    writer.line()
    writer.documentation("Every use case, made from the world or replaced.")
    guard useCases.isSplit else { return single(into: &writer) }
    whole(into: &writer)
    for part in useCases.parts { self.part(part, into: &writer) }
  }

  private var visibility: String { worldAccess == .public ? "" : "private " }

  /// - Parameter part: Which part's; `nil` for that of all parts.
  private func replaced(
    _ visibility: String,
    _ part: WiringLayer.Part?,
    _ writer: inout SourceWriter
  ) {
    writer.block("\(visibility)struct Replaced\(conformance)") { writer in
      guard let part else {
        for case (let property?, let type) in useCases.parts.map({ ($0.property, $0.type) }) {
          writer.line("var \(property) = \(type).Replaced()")
        }
        return
      }
      for step in part.steps where !step.isValue {
        let type = type(of: step)
        let needsParentheses = step.isDeferred || step.product.function != nil
        let optional = needsParentheses ? .list("", [type], "?") : SourcePiece.text(type.flat + "?")
        writer.write(.pair("var \(identifier(step.name)):", optional))
      }
    }
  }

  // MARK: Values

  private func values(into writer: inout SourceWriter) {
    let cleanups = closing.map { _ in "_ \(names.cleanups): \(cleanupsType)" }
    let inputs = ["_ world: \(wiring.world.name)"] + [cleanups].compactMap(\.self)
    let passed = ["world"] + (closing == nil ? [] : [names.cleanups])
    writer.line()
    writer.documentation("The values of the world, which no use case is part of.")
    if values.isSplit {
      writer.block("\(visibility)final class Values\(conformance)") { writer in
        writeParts(of: values, inputs: inputs, passed: passed, into: &writer)
      }
    }
    for part in values.parts {
      if values.isSplit { writer.line() }
      writer.block("\(visibility)final class \(part.type)\(conformance)") { writer in
        stored(part, into: &writer)
        writer.line()
        let needs = needs(of: part, in: values).map { "_ \($0.property): \($0.type)" }
        writer.write(.list("init", (inputs + needs).map(SourcePiece.text), ""), " {")
        writer.indented { make(part, in: room(ofValues: part), cleanups: names.cleanups, &$0) }
        writer.line("}")
      }
    }
  }

  // MARK: Use cases in one class

  private func single(into writer: inout SourceWriter) {
    let part = useCases.parts[0]
    var all = kept
    if !properties.isEmpty { all.append((names.replaced, "Replaced")) }
    writer.block(hidden("final class Linked\(conformance)")) { writer in
      for item in all { writer.line("let \(item.name): \(item.type)") }
      stored(part, into: &writer)
      writer.line()
      let inputs = all.map { SourcePiece.text("_ \($0.name): \($0.type)") }
      writer.write(.list("init", inputs, ""), " {")
      writer.indented { writer in
        for item in all { writer.line("self.\(item.name) = \(item.name)") }
        make(part, in: room(ofUseCases: part), cleanups: names.cleanups, &writer)
      }
      writer.line("}")
    }
  }

  // MARK: Use cases in parts

  private func source(into writer: inout SourceWriter) {
    writer.line()
    writer.documentation("What was set, apart, so that there is nothing of it where nothing was.")
    writer.block("\(visibility)final class Replacements\(conformance)") { writer in
      writer.line("let all: Replaced")
      writer.line()
      writer.block("init(_ all: Replaced)") { $0.line("self.all = all") }
    }
    writer.line()
    writer.documentation("What every part is made from.")
    writer.block("\(visibility)final class Source\(conformance)") { writer in
      var all = kept
      all.append((names.replaced, "Replacements?"))
      for item in all { writer.line("let \(item.name): \(item.type)") }
      writer.line()
      let inputs = all.map { SourcePiece.text("_ \($0.name): \($0.type)") }
      writer.write(.list("init", inputs, ""), " {")
      writer.indented { writer in
        for item in all { writer.line("self.\(item.name) = \(item.name)") }
      }
      writer.line("}")
    }
  }

  private func whole(into writer: inout SourceWriter) {
    let (source, replaced) = (names.source, names.replaced)
    writer.block(hidden("final class Linked\(conformance)")) { writer in
      writer.line("let \(source): Source")
      writeParts(of: useCases, inputs: ["_ \(source): Source"], passed: [source], into: &writer)
      writer.line()
      writer.documentation("What was set.")
      writer.block("var \(replaced): Replaced") { writer in
        writer.line("@inline(never) get { \(source).\(replaced)?.all ?? Replaced() }")
      }
      writer.line()
      writer.documentation("The same with these use cases set.")
      writer.block("@inline(never) func replacing(_ replaced: Replaced) -> Linked") { writer in
        let kept = kept.map { SourcePiece.text("\(source).\($0.name)") }
        let all = SourcePiece.list("Source", kept + [.text("Replacements(replaced)")], "")
        writer.write(.list("Linked", [all], ""))
      }
      for part in useCases.parts where part.steps.contains(where: { !$0.isValue }) {
        replacing(part, into: &writer)
      }
    }
  }

  /// What sets the use cases of one part: to copy what was set of all parts in each setter costs
  /// the compiler the square of their number.
  private func replacing(_ part: WiringLayer.Part, into writer: inout SourceWriter) {
    let (source, replaced, property) = (names.source, names.replaced, part.property ?? "")
    writer.line()
    writer.block("var \(property)Replaced: \(part.type).Replaced") { writer in
      let all = "\(source).\(replaced)?.all"
      writer.line("@inline(never) get { \(all).\(property) ?? \(part.type).Replaced() }")
    }
    writer.line()
    let head = "@inline(never) func replacing(\(property) part: \(part.type).Replaced) -> Linked"
    writer.block(head) { writer in
      writer.line("var all = \(replaced)")
      writer.line("all.\(property) = part")
      writer.line("return replacing(all)")
    }
  }

  private func part(_ part: WiringLayer.Part, into writer: inout SourceWriter) {
    let (source, replaced) = (names.source, names.replaced)
    writer.line()
    writer.block(hidden("final class \(part.type)\(conformance)")) { writer in
      stored(part, into: &writer)
      writer.line()
      let needs = needs(of: part, in: useCases).map { "_ \($0.property): \($0.type)" }
      let inputs = ["_ \(source): Source"] + needs
      writer.write(.list("init", inputs.map(SourcePiece.text), ""), " {")
      writer.indented { writer in
        if let property = part.property, part.steps.contains(where: { !$0.isValue }) {
          writer.line(
            "let \(replaced) = \(source).\(replaced)?.all.\(property) ?? Replaced()"
          )
        }
        let cleanups = "\(source).\(names.cleanups)"
        make(part, in: room(ofUseCases: part), cleanups: cleanups, &writer)
      }
      writer.line("}")
      writer.line()
      self.replaced("", part, &writer)
    }
  }

  // MARK: Both

  private func needs(
    of part: WiringLayer.Part,
    in layer: WiringLayer
  ) -> [(property: String, type: String)] {
    part.needs.map { (layer.parts[$0].property ?? "", layer.parts[$0].type) }
  }

  /// Writes the properties that hold the parts, and the init that makes them.
  private func writeParts(
    of layer: WiringLayer,
    inputs: [String],
    passed: [String],
    into writer: inout SourceWriter
  ) {
    let isShown = worldAccess == .public && layer.type == useCases.type
    for part in layer.parts {
      writer.line("\(isShown ? "@usableFromInline " : "")let \(part.property ?? ""): \(part.type)")
    }
    writer.line()
    writer.write(.list("init", inputs.map(SourcePiece.text), ""), " {")
    writer.indented { writer in
      if layer.type == useCases.type { writer.line("self.\(names.source) = \(names.source)") }
      for part in layer.parts {
        let all = passed + needs(of: part, in: layer).map(\.property)
        writer.write(
          .list("\(part.property ?? "") = \(part.type)", all.map(SourcePiece.text), "")
        )
      }
    }
    writer.line("}")
  }

  private func stored(_ part: WiringLayer.Part, into writer: inout SourceWriter) {
    for step in part.steps {
      let isShown = !step.isValue && access(step) == .public
      let head = "\(isShown ? "@usableFromInline " : "")let \(identifier(step.name)):"
      writer.write(.pair(head, type(of: step)))
    }
  }
}
