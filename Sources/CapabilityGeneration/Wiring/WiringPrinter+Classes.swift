/// The classes that store the use cases and values.
extension WiringPrinter {
  /// Writes the classes and structs that store something.
  func classes(into writer: inout SourceWriter) {
    guard isKeeping else { return }
    let isPublic = worldAccess == .public
    if !properties.isEmpty {
      writer.line()
      let parts = useCases.isSplit ? ", by part" : ""
      writer.documentation("The replaced use cases\(parts).")
      replaced(isPublic ? "" : "private ", useCases.isSplit ? nil : useCases.parts[0], &writer)
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

  /// Writes the struct of use cases that were set.
  ///
  /// - Parameter part: The part whose use cases it has; `nil` for a struct of all parts.
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
    writer.documentation("The values that depend on no use case, created once.")
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
      writer.documentation("The replaced use cases.")
      writer.block("var \(replaced): Replaced") { writer in
        writer.line("@inline(never) get { \(source).\(replaced)?.all ?? Replaced() }")
      }
      writer.line()
      writer.documentation("Returns a copy with these use cases replaced.")
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

  /// Writes the accessors for the replaced use cases of one part. If each setter copied those of
  /// all parts, compile time would be quadratic.
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

  /// Writes the properties that hold the parts, and the initializer that creates them.
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

/// The initialization of use cases and values.
extension WiringPrinter {
  /// Writes the statements that initialize the steps of a class.
  ///
  /// - Parameter cleanups: The expression for the collection of cleanups.
  private func make(
    _ part: WiringLayer.Part,
    in room: Room,
    cleanups: String,
    _ writer: inout SourceWriter
  ) {
    /// The properties already copied into local constants.
    var held: Set<String> = []
    for step in part.steps {
      let own = Set(part.steps.map(\.name))
      guard !step.isValue else {
        make(step, own: own, in: room, cleanups: cleanups, held: &held, &writer)
        continue
      }
      let name = identifier(step.name)
      writer.line("if let \(names.replacement) = \(names.replaced).\(name) {")
      writer.line("  \(name) = \(names.replacement)")
      writer.line("} else {")
      writer.indented { writer in
        var held: Set<String> = []
        make(step, own: own, in: room, cleanups: cleanups, held: &held, &writer)
      }
      writer.line("}")
    }
  }

  private func make(
    _ step: WiringPlan.Step,
    own: Set<String>,
    in room: Room,
    cleanups: String,
    held: inout Set<String>,
    _ writer: inout SourceWriter
  ) {
    let name = identifier(step.name)
    guard step.isDeferred else {
      guard step.close != nil else { return assign(call(step, in: room), to: name, &writer) }
      let both = "\(step.name)AndClose"
      assign(call(step, in: room), to: "let \(identifier(both))", &writer)
      writer.line("\(name) = \(identifier(both)).0")
      writer.line("\(cleanups).add(\(identifier(both)).close)")
      return
    }
    // A closure cannot capture `self` before all properties are initialized.
    for other in step.arguments.compactMap(\.source.step)
    where own.contains(other) && held.insert(other).inserted {
      let other = identifier(other)
      writer.write(
        writer.fits("let \(other) = self.\(other)")
          ? .text("let \(other) = self.\(other)") : .pair("let \(other) =", .text("self.\(other)"))
      )
    }
    let typed = if case .typed = step.failure { true } else { false }
    let signature = typed ? "()\(step.isAsync ? " async" : "")\(step.failure.source) in" : ""
    let label = SourcePiece.text("\"\(step.name)\"")
    let head =
      isSingle
      ? SourcePiece.list("\(name) = \(lifetime("single"))", [label], "") : .text("\(name) =")
    writer.opening(head, signature)
    writer.indented { writer in
      guard step.close != nil else { return writer.write(call(step, in: room)) }
      let both = identifier("\(step.name)AndClose")
      assign(call(step, in: room), to: "let \(both)", &writer)
      writer.line("\(cleanups).add(\(both).close)")
      writer.line("return \(both).0")
    }
    writer.line("}")
  }

  private func assign(_ call: SourcePiece, to name: String, _ writer: inout SourceWriter) {
    let head = if case .list(let head, _, _) = call { head } else { call.flat }
    let isRoom = writer.fits("\(name) = \(head)(")
    writer.write(isRoom ? call.prefixed("\(name) = ") : .pair("\(name) =", call))
  }

  /// Returns the call of a builder.
  func call(_ step: WiringPlan.Step, in room: Room) -> SourcePiece {
    let marks = (step.failures.isEmpty ? "" : "try ") + (step.isAsync ? "await " : "")
    let callee = scope.source(step.builder.path, of: step.builder.root)
    let arguments = step.arguments.map { argument in
      let label = argument.parameter.label.map { labelIdentifier($0) + ": " } ?? ""
      return expression(argument, in: room).prefixed(label)
    }
    return .list(marks + callee, arguments, "")
  }

  private func expression(_ argument: WiringPlan.Argument, in room: Room) -> SourcePiece {
    switch argument.source {
    case .property(let path), .endpoint(let path): .path(room.world, path)
    case .made(let path, _, _): .path(room.world, path, "()")
    case .useCase(let name, let isDeferred, _, _):
      if let open = methods.first(where: { $0.name == name }) {
        .list(room.reach(name), open.openInputs.map(\.passedOn), "")
      } else {
        .text(room.reach(name) + (isDeferred ? "()" : ""))
      }
    case .value(let name, let path, let isDeferred, _, _):
      .path(
        room.reach(name) + (isDeferred ? "()" : ""),
        path,
        argument.source.isCalled ? "()" : ""
      )
    case .caller: .text(identifier(argument.parameter.name))
    }
  }
}

extension SourcePiece {
  /// Returns a value followed by a path of members.
  fileprivate static func path(_ value: String, _ names: [String], _ end: String = "") -> Self {
    guard let last = names.last else { return .text(value + end) }
    let owner = ([value] + names.dropLast().map { identifier($0) }).joined(separator: ".")
    return .member(owner, identifier(last) + end)
  }
}

extension Builder.Parameter {
  /// The argument that forwards this input.
  fileprivate var passedOn: SourcePiece {
    .text((label.map { labelIdentifier($0) + ": " } ?? "") + identifier(name))
  }
}
