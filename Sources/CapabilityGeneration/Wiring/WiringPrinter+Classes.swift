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
        let needsParentheses = step.isDeferred || step.product.function != nil
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

/// The initialization of use cases and values.
extension WiringPrinter {
  /// Writes the statements that initialize the steps of a class.
  ///
  /// - Parameter cleanups: The expression for the collection of cleanups.
  private func make(
    _ part: WiringLayer.Part,
    in room: Room,
    _ cleanups: String,
    _ writer: inout SourceWriter
  ) {
    let own = Set(part.steps.map(\.name))
    for step in part.steps {
      let name = identifier(step.name)
      writer.line("if let \(names.replacement) = \(names.replaced).\(name) {")
      writer.line("  \(name) = \(names.replacement)")
      if step.isOfWorld { keep(step, &writer) }
      writer.line("} else {")
      writer.indented { make(step, own: own, in: room, cleanups: cleanups, &$0) }
      writer.line("}")
    }
  }

  /// Writes the branch that keeps a value if another one was replaced.
  private func keep(_ step: WiringPlan.Step, _ writer: inout SourceWriter) {
    let needs = Set(step.arguments.compactMap(\.source.step)).sorted()
    let call = "} else if let \(names.kept) = \(names.previous)?.kept"
    writer.write(.list(call, ([step.name] + needs).map { .text("\"\($0)\"") }, ""), " {")
    let path = values.path(to: step.name) ?? ""
    writer.line("  \(identifier(step.name)) = \(names.kept).\(path)")
  }

  private func make(
    _ step: WiringPlan.Step,
    own: Set<String>,
    in room: Room,
    cleanups: String,
    _ writer: inout SourceWriter
  ) {
    let name = identifier(step.name)
    guard step.isDeferred || step.builder.isInitializer else {
      guard step.close != nil else { return assign(call(step, in: room), to: name, &writer) }
      let both = "\(step.name)AndClose"
      assign(call(step, in: room), to: "let \(identifier(both))", &writer)
      writer.line("\(name) = \(identifier(both)).0")
      writer.line("\(cleanups).add(\(identifier(both)).close)")
      return
    }
    // A closure cannot capture `self` before all properties are initialized.
    var held: Set<String> = []
    for other in step.arguments.compactMap(\.source.step)
    where own.contains(other) && held.insert(other).inserted {
      let other = identifier(other)
      writer.write(
        writer.fits("let \(other) = self.\(other)")
          ? .text("let \(other) = self.\(other)") : .pair("let \(other) =", .text("self.\(other)"))
      )
    }
    guard step.isDeferred else {
      return result(of: step, in: room, taken: held, to: "\(name) =", &writer)
    }
    let typed = if case .typed = step.failure { true } else { false }
    let signature = typed ? "()\(step.isAsync ? " async" : "")\(step.failure.source) in" : ""
    let label = SourcePiece.text("\"\(step.name)\"")
    let head =
      isSingle
      ? SourcePiece.list("\(name) = \(lifetime("single"))", [label], "") : .text("\(name) =")
    writer.opening(head, signature)
    writer.indented { writer in
      guard step.close != nil else {
        return result(of: step, in: room, taken: held, to: "", &writer)
      }
      let both = identifier("\(step.name)AndClose")
      assign(call(step, in: room), to: "let \(both)", &writer)
      writer.line("\(cleanups).add(\(both).close)")
      writer.line("return \(both).0")
    }
    writer.line("}")
  }

  /// Writes the statements that create the result of a builder.
  ///
  /// - Parameters:
  ///   - taken: The names of the constants and inputs in scope.
  ///   - target: What the result is assigned to; empty to return it.
  func result(
    of step: WiringPlan.Step,
    in room: Room,
    taken: Set<String>,
    to target: String,
    _ writer: inout SourceWriter
  ) {
    guard step.builder.isInitializer, let function = step.product.function else {
      let call = call(step, in: room)
      return target.isEmpty ? writer.write(call) : writer.write(.pair(target, call))
    }
    let taken = taken.union(step.builder.inputNames).union(["world"])
    var names: [Int: String] = [:]
    let known = Set(taken.map { identifier($0) })
    for argument in step.arguments where ![.caller, .itself].contains(argument.source) {
      let parameter = argument.parameter
      let value = expression(argument, in: room)
      guard !known.contains(value.flat) else {
        names[parameter.place] = value.flat
        continue
      }
      let isTaken = taken.contains(parameter.innerName)
      let name = identifier(parameter.innerName + (isTaken ? "Need" : ""))
      names[parameter.place] = name
      writer.write(.pair("let \(name) =", value.prefixed(argument.source.marks)))
    }
    let isRecursive = step.arguments.contains { $0.source == .itself }
    let name = identifier(step.name)
    if isRecursive {
      // A local function can refer to itself without a cycle of references.
      writer.write(localFunction(function, called: name, step.builder.inputNames), " {")
    } else {
      let inputs = step.builder.inputNames.map { identifier($0) }.joined(separator: ", ")
      var signature = inputs.isEmpty ? "" : " \(inputs) in"
      if case .typed = function.failure {
        // Otherwise the compiler infers `any Error`.
        signature = " \(inputs.isEmpty ? "()" : inputs)\(function.effects) in"
      }
      writer.line("\(target.isEmpty ? "return" : target) {\(signature)")
    }
    let effects = (function.failure == .never ? "" : "try ") + (function.isAsync ? "await " : "")
    let arguments = step.arguments.map { argument in
      let own = argument.source == .itself ? name : identifier(argument.parameter.name)
      return (argument.parameter, SourcePiece.text(names[argument.parameter.place] ?? own))
    }
    writer.indented { writer in
      writer.write(call(step.builder, arguments).prefixed(effects))
    }
    writer.line("}")
    if isRecursive { writer.line(target.isEmpty ? "return \(name)" : "self.\(target) \(name)") }
  }

  /// Returns the head of a local function.
  private func localFunction(
    _ function: FunctionType,
    called name: String,
    _ inputs: [String]
  ) -> SourcePiece {
    let parameters = zip(inputs, function.parameters).map { input, parameter in
      let escaping = parameter.isEscaping ? "@escaping " : ""
      return SourcePiece.pair("_ \(identifier(input)):", parameter.type.piece.prefixed(escaping))
    }
    // A global actor implies `@Sendable`, and the compiler refuses both on a synchronous function.
    var function = function
    if function.attributes.contains(where: \.isGlobalActor) {
      function.attributes.removeAll { $0 == "@Sendable" }
    }
    let head = "\(function.attributeSource)func \(name)"
    return .list(head, parameters, "\(function.effects) -> \(function.result.source)")
  }

  private func assign(_ call: SourcePiece, to name: String, _ writer: inout SourceWriter) {
    let head = if case .list(let head, _, _) = call { head } else { call.flat }
    let isRoom = writer.fits("\(name) = \(head)(")
    writer.write(isRoom ? call.prefixed("\(name) = ") : .pair("\(name) =", call))
  }

  /// Returns the call of a builder.
  private func call(_ step: WiringPlan.Step, in room: Room) -> SourcePiece {
    let marks = (step.failures.isEmpty ? "" : "try ") + (step.isAsync ? "await " : "")
    let arguments = step.arguments.map { ($0.parameter, expression($0, in: room)) }
    return call(step.builder, arguments).prefixed(marks)
  }

  /// Returns the call of a builder with some of its parameters.
  private func call(
    _ builder: Builder,
    _ arguments: [(parameter: Builder.Parameter, value: SourcePiece)]
  ) -> SourcePiece {
    func labelled(_ label: String?, _ piece: SourcePiece) -> SourcePiece {
      piece.prefixed(label.map { labelIdentifier($0) + ": " } ?? "")
    }
    func pieces(_ argument: Builder.CallArgument) -> [SourcePiece] {
      switch argument {
      case .parameter(let place):
        return arguments.filter { $0.parameter.place == place }
          .map { labelled($0.parameter.label, $0.value) }
      case .needs(let needs, let label, let arguments):
        let name = scope.source(needs.path, of: needs.root)
        return [labelled(label, .list(name, arguments.flatMap(pieces), ""))]
      case .collection(let form, let label, let range):
        let items = arguments.filter { range.contains($0.parameter.place) }
        switch form {
        case .array: return [labelled(label, .array("", items.map(\.value)))]
        case .dictionary where items.isEmpty: return [labelled(label, .text("[:]"))]
        case .dictionary:
          let pairs = items.map { item in
            item.value.prefixed("\(stringLiteral(item.parameter.name)): ")
          }
          return [labelled(label, .array("", pairs))]
        case .variadic:
          let first = items.prefix(1).map { labelled(label, $0.value) }
          return first + items.dropFirst().map(\.value)
        }
      case .input(let label, let name): return [labelled(label, .text(identifier(name)))]
      }
    }
    let all =
      builder.call.isEmpty
      ? arguments.map { labelled($0.parameter.label, $0.value) }
      : builder.call.flatMap(pieces)
    return .list(scope.source(builder.path, of: builder.root), all, "")
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
    case .caller, .itself: .text(identifier(argument.parameter.name))
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

extension WiringPlan.Source {
  /// `try` and `await`, as reading it requires.
  fileprivate var marks: String {
    switch self {
    case .made(_, let isAsync, let failure), .useCase(_, true, let isAsync, let failure),
      .value(_, _, _, let isAsync, let failure):
      (failure == .never ? "" : "try ") + (isAsync ? "await " : "")
    case .property, .endpoint, .caller, .itself, .useCase: ""
    }
  }
}

extension Builder.Parameter {
  /// The argument that forwards this input.
  fileprivate var passedOn: SourcePiece {
    .text((label.map { labelIdentifier($0) + ": " } ?? "") + identifier(name))
  }
}
