/// The classes that store the use cases and values.
extension WiringPrinter {
  /// Writes the classes and structs that store something.
  func classes(into writer: inout SourceWriter) {
    guard isKeeping else { return }
    if !useCases.isEmpty {
      writer.line()
      let parts = useCases.isSplit ? ", by part" : ""
      writer.documentation("The replaced use cases\(parts).")
      replaced(visibility, of: useCases, &writer)
    }
    if !values.isEmpty { self.values(into: &writer) }
    if useCases.isSplit { source(into: &writer) }
    writer.line()
    writer.documentation("All use cases, created from the world or replaced.")
    guard useCases.isSplit else { return single(into: &writer) }
    whole(into: &writer)
    for part in useCases.parts { self.part(part, into: &writer) }
  }

  private var visibility: String { worldAccess == .public ? "" : "private " }

  /// Keeps the world from other files of a module that can see the class of its use cases.
  private func restricted(_ name: String) -> String {
    worldAccess == .public && name == "world" ? "fileprivate " : ""
  }

  /// Writes the struct of the replaced steps of a layer: the steps, or a struct for each part.
  private func replaced(
    _ visibility: String,
    of layer: WiringLayer,
    _ writer: inout SourceWriter
  ) {
    guard layer.isSplit else { return replaced(visibility, layer.parts[0], &writer) }
    writer.block("\(visibility)struct Replaced\(conformance)") { writer in
      for case (let property?, let type) in layer.parts.map({ ($0.property, $0.type) }) {
        writer.line("var \(property) = \(type).Replaced()")
      }
    }
  }

  /// Writes the struct of the replaced steps of a part.
  private func replaced(
    _ visibility: String,
    _ part: WiringLayer.Part,
    _ writer: inout SourceWriter
  ) {
    writer.block("\(visibility)struct Replaced\(conformance)") { writer in
      for step in part.steps {
        let type = type(of: step)
        let needsParentheses = step.isDeferred || step.product.needsParentheses
        let optional = needsParentheses ? .list("", [type], "?") : SourcePiece.text(type.flat + "?")
        writer.write(.pair("var \(identifier(step.name)):", optional))
      }
    }
  }

  // MARK: Values

  private func values(into writer: inout SourceWriter) {
    let world = "_ world: \(wiring.world.name)"
    let cleanups = closing == nil ? [] : ["_ \(names.cleanups): \(cleanupsType)"]
    let passed = ["world"] + (closing == nil ? [] : [names.cleanups])
    let previous = names.previous
    previousValues(into: &writer)
    writer.line()
    writer.documentation("The values that depend on no use case, created once or replaced.")
    let inputs = [world] + cleanups + ["_ \(names.replaced): Replaced", "_ \(previous): Previous?"]
    writer.block("\(visibility)final class Values\(conformance)") { writer in
      writer.line("let \(names.replaced): Replaced")
      guard values.isSplit else {
        stored(values.parts[0], into: &writer)
        writer.line()
        writer.write(.list("init", inputs.map(SourcePiece.text), ""), " {")
        writer.indented { writer in
          writer.line("var \(previous) = \(previous)")
          writer.line("self.\(names.replaced) = \(names.replaced)")
          make(values.parts[0], in: room(ofValues: values.parts[0]), names.cleanups, &writer)
        }
        writer.line("}")
        writer.line()
        return replaced("", of: values, &writer)
      }
      writeParts(of: values, inputs: inputs, into: &writer) { part in
        passed + ["\(names.replaced).\(part.property ?? "")", "&\(previous)"]
      }
      writer.line()
      replaced("", of: values, &writer)
    }
    guard values.isSplit else { return }
    for part in values.parts {
      writer.line()
      writer.block("\(visibility)final class \(part.type)\(conformance)") { writer in
        stored(part, into: &writer)
        writer.line()
        let needs = needs(of: part, in: values).map { "_ \($0.property): \($0.type)" }
        let own = ["_ \(names.replaced): Replaced", "_ \(previous): inout Previous?"]
        let all = [world] + cleanups + own + needs
        writer.write(.list("init", all.map(SourcePiece.text), ""), " {")
        writer.indented { make(part, in: room(ofValues: part), names.cleanups, &$0) }
        writer.line("}")
        writer.line()
        replaced("", part, &writer)
      }
    }
  }

  private func previousValues(into writer: inout SourceWriter) {
    writer.line()
    writer.documentation(
      "The values before one was replaced, and the names of those that changed with it."
    )
    writer.block("\(visibility)struct Previous") { writer in
      writer.line("let \(names.values): Values")
      writer.line("var changed: Set<String>")
      writer.line()
      writer.documentation("Returns the values if nothing that one of them needs has changed.")
      writer.block("mutating func kept(_ name: String, _ needs: String...) -> Values?") { writer in
        writer.line("if changed.isDisjoint(with: needs) { return \(names.values) }")
        writer.line("changed.insert(name)")
        writer.line("return nil")
      }
    }
  }

  // MARK: Use cases in one class

  private func single(into writer: inout SourceWriter) {
    let part = useCases.parts[0]
    var all = kept
    if !useCases.isEmpty { all.append((names.replaced, "Replaced")) }
    writer.block(hidden("final class Linked\(conformance)")) { writer in
      for item in all { writer.line("\(restricted(item.name))let \(item.name): \(item.type)") }
      stored(part, into: &writer)
      writer.line()
      let inputs = all.map { SourcePiece.text("_ \($0.name): \($0.type)") }
      writer.write(.list("init", inputs, ""), " {")
      writer.indented { writer in
        for item in all { writer.line("self.\(item.name) = \(item.name)") }
        make(part, in: room(ofUseCases: part), names.cleanups, &writer)
      }
      writer.line("}")
    }
  }

  // MARK: Use cases in parts

  private func source(into writer: inout SourceWriter) {
    writer.line()
    writer.documentation("The replaced use cases, allocated only if there are any.")
    writer.block("\(visibility)final class Replacements\(conformance)") { writer in
      writer.line("let all: Replaced")
      writer.line()
      writer.block("init(_ all: Replaced)") { $0.line("self.all = all") }
    }
    writer.line()
    writer.documentation("The input of every part.")
    writer.block("\(visibility)final class Source\(conformance)") { writer in
      var all = kept
      all.append((names.replaced, "Replacements?"))
      for item in all { writer.line("\(restricted(item.name))let \(item.name): \(item.type)") }
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
      writeParts(of: useCases, inputs: ["_ \(source): Source"], into: &writer) { _ in [source] }
      writer.line()
      writer.documentation("Returns a copy with some use cases replaced.")
      let head = "@inline(never) func replacing(_ change: (inout Replaced) -> Void) -> Linked"
      writer.block(head) { writer in
        writer.line("var all = \(source).\(replaced)?.all ?? Replaced()")
        writer.line("change(&all)")
        let kept = kept.map { SourcePiece.text("\(source).\($0.name)") }
        writer.write(linked(kept + [.text("Replacements(all)")]).prefixed("return "))
      }
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
        let all = "\(source).\(replaced)?.all.\(part.property ?? "")"
        writer.line("let \(replaced) = \(all) ?? Replaced()")
        make(part, in: room(ofUseCases: part), "\(source).\(names.cleanups)", &writer)
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

  /// Writes the properties that hold the parts, and the initializer that creates them.
  private func writeParts(
    of layer: WiringLayer,
    inputs: [String],
    into writer: inout SourceWriter,
    passing passed: (WiringLayer.Part) -> [String]
  ) {
    let isShown = worldAccess == .public && layer.type == useCases.type
    for part in layer.parts {
      writer.line("\(isShown ? "@usableFromInline " : "")let \(part.property ?? ""): \(part.type)")
    }
    writer.line()
    writer.write(.list("init", inputs.map(SourcePiece.text), ""), " {")
    writer.indented { writer in
      if layer.type == useCases.type {
        writer.line("self.\(names.source) = \(names.source)")
      } else {
        writer.line("var \(names.previous) = \(names.previous)")
        writer.line("self.\(names.replaced) = \(names.replaced)")
      }
      for part in layer.parts {
        let all = passed(part) + needs(of: part, in: layer).map(\.property)
        writer.write(
          .list("\(part.property ?? "") = \(part.type)", all.map(SourcePiece.text), "")
        )
      }
    }
    writer.line("}")
  }

  private func stored(_ part: WiringLayer.Part, into writer: inout SourceWriter) {
    for step in part.steps {
      let head = "\(isInlinable(step) ? "@usableFromInline " : "")let \(identifier(step.name)):"
      writer.write(.pair(head, type(of: step)))
    }
  }
}
