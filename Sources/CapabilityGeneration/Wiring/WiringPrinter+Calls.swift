/// The initialization of use cases and values.
extension WiringPrinter {
  /// Writes the initializer, which creates each step that is not replaced.
  func initializer(into writer: inout SourceWriter) {
    let world = "_ world: \(wiring.world.name)"
    let replacements = "_ \(new): Replacements = Replacements()"
    let inputs = properties.isEmpty ? [world] : [world, replacements]
    writer.line()
    writer.block(.list("init", inputs.map(SourcePiece.text), "")) { writer in
      if isKeepingWorld { writer.line("self.world = world") }
      for step in properties { make(step, &writer) }
    }
  }

  /// Writes `name = if let new = new.name { new } else { call }`, which costs the compiler the
  /// least: `??` would wrap each function in two thunks.
  private func make(_ step: WiringPlan.Step, _ writer: inout SourceWriter) {
    let name = identifier(step.name)
    let head = "if let \(new) = \(new).\(name) { \(new) } else"
    let isCall = !step.isDeferred && !step.builder.isInitializer && step.close == nil
    guard isCall, writer.fits("  \(head) {") else {
      writer.line("if let \(new) = \(new).\(name) {")
      writer.line("  \(name) = \(new)")
      writer.line("} else {")
      writer.indented { create(step, &$0) }
      return writer.line("}")
    }
    writer.write(.pair("\(name) =", .closure(head, call(step))))
  }

  /// Writes the statements that create a step and assign it.
  private func create(_ step: WiringPlan.Step, _ writer: inout SourceWriter) {
    let name = identifier(step.name)
    guard step.isDeferred || step.builder.isInitializer else {
      guard step.close != nil else { return assign(call(step), to: name, &writer) }
      let both = identifier("\(step.name)AndClose")
      assign(call(step), to: "let \(both)", &writer)
      writer.write(closed(step, "\(name) = ", both))
      return writer.line("\(cleanups).add(\(both).close)")
    }
    // A closure cannot capture `self` before all properties are initialized.
    var held: Set<String> = []
    // `close()` waits for values that are being created, and none is created afterwards.
    let isClosable = closing != nil && step.isValue
    var helpers = step.arguments.compactMap(\.source.step)
    if isClosable { helpers.append(cleanups) }
    for other in helpers where held.insert(other).inserted {
      writer.write(.pair("let \(identifier(other)) =", .text("self.\(identifier(other))")))
    }
    guard step.isDeferred else { return result(of: step, taken: held, to: "\(name) =", &writer) }
    let typed = step.effects.failure.isTyped
    let signature = typed ? "()\(step.effects.source) in" : ""
    let label = SourcePiece.text("\"\(step.name)\"")
    let head =
      isSingle
      ? SourcePiece.list("\(name) = \(lifetime("single"))", [label], "") : .text("\(name) =")
    let isCall = !isClosable && !step.builder.isInitializer
    let whole = "\(head.flat) {\(typed ? " " : "")\(signature) \(call(step).flat) }"
    if isCall, writer.fits(whole) { return writer.line(whole) }
    let isRoom = signature.isEmpty || writer.fits("\(head.flat) { \(signature)")
    writer.write(head, " {" + (isRoom && typed ? " " + signature : ""))
    writer.indented { writer in
      if !isRoom { writer.line(signature) }
      if isClosable {
        let begin = "\(cleanups).begin(\(label.flat)"
        let isThrown = step.effects.failure == .any
        writer.line(isThrown ? "try \(begin))" : "\(begin), throwing: Never.self)")
        writer.line("defer { \(cleanups).end() }")
      }
      guard step.close != nil else {
        return result(of: step, taken: held, to: isClosable ? "return" : "", &writer)
      }
      let both = identifier("\(step.name)AndClose")
      assign(call(step), to: "let \(both)", &writer)
      writer.line("\(cleanups).add(\(both).close)")
      writer.write(closed(step, "return ", both))
    }
    writer.line("}")
  }

  /// Returns the statement that takes the values from a tuple with `close`.
  private func closed(_ step: WiringPlan.Step, _ head: String, _ tuple: String) -> SourcePiece {
    let values = step.closedValues.indices.map { SourcePiece.text("\(tuple).\($0)") }
    return values.count == 1 ? .text(head + values[0].flat) : .list(head, values, "")
  }

  /// Writes the statements that create the result of a builder.
  ///
  /// - Parameters:
  ///   - hidden: The names of inputs, which hide properties and the world.
  ///   - taken: The names of the constants and inputs in scope.
  ///   - target: What the result is assigned to; empty to return it.
  func result(
    of step: WiringPlan.Step,
    hiding hidden: Set<String> = [],
    taken: Set<String>,
    to target: String,
    _ writer: inout SourceWriter
  ) {
    guard step.builder.isInitializer, let function = step.product.function else {
      let call = call(step, hiding: hidden)
      return target.isEmpty ? writer.write(call) : writer.write(.pair(target, call))
    }
    // The inputs of the closure hide constants of the same name.
    let inputs = Set(step.builder.inputNames)
    let known = Set(taken.subtracting(inputs).map { identifier($0) })
    var taken = taken.union(inputs).union(["world"])
    var names: [Int: String] = [:]
    /// The names of the constants, by the source of their values.
    var constants: [String: String] = [:]
    for argument in step.arguments where argument.source != .itself {
      let parameter = argument.parameter
      let value = expression(argument, hiding: hidden)
      let source = value.flat
      if let name = constants[source] ?? (known.contains(source) ? source : nil) {
        names[parameter.place] = name
        continue
      }
      var name = parameter.innerName
      while !taken.insert(name).inserted { name += "Need" }
      names[parameter.place] = identifier(name)
      constants[source] = identifier(name)
      let head = "let \(identifier(name)) ="
      writer.write(.pair(head, value.prefixed(argument.source.call?.marks ?? "")))
    }
    let isRecursive = step.arguments.contains { $0.source == .itself }
    let name = identifier(step.name)
    if isRecursive {
      // A local function can refer to itself without a cycle of references.
      writer.write(localFunction(function, called: name, step.builder.inputNames), " {")
    } else {
      let names = step.builder.inputNames.map { identifier($0) }.joined(separator: ", ")
      // Without its type, the compiler infers the error `any Error`.
      let isTyped = function.effects.failure.isTyped
      let typed = (names.isEmpty ? "()" : "") + function.effects.source
      let signature = names + (isTyped ? typed : "")
      let head = target.isEmpty ? "return" : target
      writer.line("\(head) {" + (signature.isEmpty ? "" : " \(signature) in"))
    }
    let arguments = step.arguments.map { argument in
      (argument.parameter, SourcePiece.text(names[argument.parameter.place] ?? name))
    }
    writer.indented { writer in
      writer.write(call(step.builder, arguments).prefixed(function.effects.marks))
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
      SourcePiece.pair("_ \(identifier(input)):", parameter.piece)
    }
    // A global actor implies `@Sendable`, and the compiler refuses both on a synchronous function.
    var function = function
    if function.attributes.contains(where: \.isGlobalActor) {
      function.attributes.removeAll { $0 == "@Sendable" }
    }
    return .list("\(function.attributeSource)func \(name)", parameters, function.tail)
  }

  private func assign(_ call: SourcePiece, to name: String, _ writer: inout SourceWriter) {
    let head = if case .list(let head, _, _) = call { head } else { call.flat }
    let isRoom = writer.fits("\(name) = \(head)(")
    writer.write(isRoom ? call.prefixed("\(name) = ") : .pair("\(name) =", call))
  }

  private func call(_ step: WiringPlan.Step, hiding hidden: Set<String> = []) -> SourcePiece {
    let arguments = step.arguments.map { ($0.parameter, expression($0, hiding: hidden)) }
    return call(step.builder, arguments).prefixed(step.effects.marks)
  }

  /// Returns the call of a builder with some of its parameters.
  private func call(
    _ builder: Builder,
    _ arguments: [(parameter: Builder.Parameter, value: SourcePiece)]
  ) -> SourcePiece {
    // The use cases of a nested world are read.
    if builder.path.isEmpty { return arguments[0].value }
    func pieces(_ argument: Builder.CallArgument) -> [SourcePiece] {
      switch argument {
      case .parameter(let place):
        return arguments.filter { $0.parameter.place == place }
          .map { .argument($0.parameter.label, $0.value) }
      case .needs(let needs, let parameter, let arguments):
        let name = scope.source(needs.path, of: needs.root)
        return [.argument(parameter.label, .list(name, arguments.flatMap(pieces), ""))]
      case .collection(let form, let label, let range):
        let items = arguments.filter { range.contains($0.parameter.place) }
        switch form {
        case .array: return [.argument(label, .array("", items.map(\.value)))]
        case .dictionary where items.isEmpty: return [.argument(label, .text("[:]"))]
        case .dictionary:
          let pairs = items.map { item in
            SourcePiece.pair("\(stringLiteral(item.parameter.name)):", item.value)
          }
          return [.argument(label, .array("", pairs))]
        case .variadic:
          return items.enumerated().map { .argument($0 == 0 ? label : nil, $1.value) }
        }
      case .input(let label, let name): return [.argument(label, .text(identifier(name)))]
      }
    }
    let all = builder.call.flatMap(pieces)
    return .list(scope.source(builder.path, of: builder.root), all, "")
  }

  /// Returns the expression for an argument: `world.shop.find`, `store().name`, `find(name: name)`.
  private func expression(
    _ argument: (parameter: Builder.Parameter, source: WiringPlan.Source),
    hiding hidden: Set<String>
  ) -> SourcePiece {
    guard case .path(let path) = argument.source else {
      return .text(identifier(argument.parameter.name))
    }
    let root = path.step ?? "world"
    let start = hidden.contains(root) ? "self.\(identifier(root))" : identifier(root)
    if let open = methods.first(where: { $0.name == path.step }) {
      let inputs = open.openInputs.map {
        SourcePiece.argument($0.label, .text(identifier($0.name)))
      }
      return .list(start, inputs, "")
    }
    var names = [start] + path.names.map { identifier($0) }
    if path.call != nil { names[path.callPlace] += "()" }
    let last = names.removeLast()
    return names.isEmpty ? .text(last) : .member(names.joined(separator: "."), last)
  }
}
