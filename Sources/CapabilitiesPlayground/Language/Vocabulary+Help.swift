extension Vocabulary {
  /// Returns the list of commands, and of what scripts cannot use and why.
  ///
  /// - Parameter worldName: The current world; commands of other worlds are omitted. `nil` lists the
  ///   commands of all worlds.
  func commandsText(in worldName: String?) -> String {
    var lines: [String] = []
    if !table.useCases.isEmpty { lines.append("Use cases:") }
    for useCase in table.useCases where unreadableInput(of: useCase) == nil {
      lines += row(useCase.action.inputs.shape(after: spelling(of: useCase)), useCase.help)
    }
    let own = commands.filter { command in
      worldName.map { command.worlds?.contains($0) ?? true } ?? true
    }
    if !own.isEmpty { lines.append("Commands of this playground:") }
    for command in own {
      lines += row(command.action.inputs.shape(after: command.name), command.help)
    }
    lines.append("Commands of every playground:")
    for builtin in Builtin.allCases { lines += row(builtin.shape, builtin.summary) }
    if !table.settings.isEmpty { lines.append("Values that can be set:") }
    for setting in table.settings {
      lines.append("  \(setting.path) \(setting.reader.shape)")
    }
    return (lines + unavailableLines).joined(separator: "\n") + "\n"
  }

  /// Returns the list of endpoints.
  ///
  /// - Parameter isOverridden: Returns whether an endpoint is overridden, by the name that
  ///   interceptors see.
  func endpointsText(overridden isOverridden: (String) -> Bool) -> String {
    var lines: [String] = []
    for endpoint in table.endpoints {
      let shape = endpoint.action.inputs.shape(after: endpoint.path)
      let mark = isOverridden(endpoint.name) ? " (overridden)" : ""
      lines += row(shape + endpoint.outcomeShape + mark, endpoint.help)
    }
    return (["Endpoints:"] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the help on everything, or on one command, use case or endpoint.
  func helpText(_ topic: String?) -> String {
    guard let topic else { return commandsText(in: nil) }
    if let builtin = Builtin(rawValue: topic) {
      return "\(builtin.shape)\n  \(builtin.summary)\n\(builtin.details)"
    }
    if let command = command(topic) { return text(command.action, command.name, command.help) }
    if let useCase = useCase(topic) {
      return text(useCase.action, spelling(of: useCase), useCase.help)
    }
    guard let endpoint = endpoint(topic) else { return "" }
    let failure =
      endpoint.failure.map { "  throws \($0.outcomes)\($0.unreadableText)\n" }
      ?? "  does not throw\n"
    let remark = endpoint.failure?.unsavedReason.map { "  save cannot write its errors: \($0)\n" }
    return text(endpoint.action, "call \(endpoint.path)", endpoint.help) + failure + (remark ?? "")
      + (endpoint.isIntercepted
        ? "  interceptors see \(endpoint.name)\n" : "  interceptors cannot wrap it\n")
  }

  /// Returns the command that runs a use case: with `run` if its name is another command's.
  private func spelling(of useCase: PlaygroundUseCase<World>) -> String {
    let isTaken = Builtin(rawValue: useCase.name) != nil || command(useCase.name) != nil
    return isTaken ? "run \(useCase.name)" : useCase.name
  }

  private func row(_ shape: String, _ help: String) -> [String] {
    help.isEmpty ? ["  \(shape)"] : ["  \(shape)", "      \(help)"]
  }

  private func text(_ action: Action<World>, _ name: String, _ help: String) -> String {
    var lines = [action.inputs.shape(after: name)]
    if !help.isEmpty { lines.append("  \(help)") }
    for input in action.inputs where input.reader.unreadableReason != nil {
      lines.append("  \(input.label)\(input.reader.unreadableText)")
    }
    lines += action.inputs.compactMap(\.reader.object).map { "  \($0)" }.withoutRepetitions
    lines += action.inputs.flatMap(\.reader.enums).map { "  \($0)" }.withoutRepetitions
    if !action.output.shape.isEmpty { lines.append("  returns \(action.output.shape)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the input of a use case that no script can write, and the reason.
  private func unreadableInput(of useCase: PlaygroundUseCase<World>) -> (String, UnreadableReason)?
  {
    for input in useCase.action.inputs {
      guard let unreadable = input.reader.unreadableReason, !input.reader.mayBeAbsent,
        (try? input.reader.read(Node(kind: .list([])))) == nil
      else { continue }
      return (input.label, unreadable)
    }
    return nil
  }

  private var unavailableLines: [String] {
    let useCases = table.useCases.compactMap { useCase in
      unreadableInput(of: useCase).map { label, unreadable in
        PlaygroundUnavailable(
          useCase.name,
          reason: "its input \(label): \(unreadable.reason)",
          fix: unreadable.fix
        )
      }
    }
    let rows = table.unavailable + useCases
    guard !rows.isEmpty else { return [] }
    return ["Cannot be used in a playground:"]
      + rows.flatMap { row in
        ["  \(row.name): \(row.reason)"] + (row.fix.isEmpty ? [] : ["      to fix: \(row.fix)"])
      }
  }
}

extension PlaygroundEndpoint {
  /// The result and the error of a call: ` -> Charge, throws PaymentError`.
  fileprivate var outcomeShape: String {
    let value = action.output.shape.isEmpty ? "" : " -> \(action.output.shape)"
    return value + (failure.map { ", throws \($0.shape)" } ?? "")
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}

extension AnyValueFormat {
  /// The type and the cases of each enum in its values: `Heat is low or degrees(Int)`.
  fileprivate var enums: [String] {
    let values = SimplestValues()
    _ = simplest(values)
    return ([type] + values.types).compactMap { type in
      let cases = type is any AnyOptional.Type ? [] : KnownEnums.current.cases(of: type)
      return cases.isEmpty ? nil : "\(typeName(type)) is \(cases.joined(separator: ", "))"
    }.withoutRepetitions
  }

  /// The errors that an endpoint can throw: the type with its cases, or with an example.
  var outcomes: String {
    let cases = cases()
    if !cases.isEmpty {
      let list = cases.joined(separator: ", ")
      return word == shape && type != (any Error).self ? "\(word): \(list)" : list
    }
    guard unreadableReason == nil, type is any Error.Type, let example else { return shape }
    return "\(shape), such as \(example)"
  }

  /// The type with an example, if its values are objects: `Dish, such as {"id":"","grams":0}`.
  fileprivate var object: String? {
    guard unreadableReason == nil, let example, example.hasPrefix("{\"") else { return nil }
    return "\(shape), such as \(example)"
  }

  /// A value as scripts write it; `nil` if there is none.
  private var example: String? {
    (simplest(SimplestValues()) as? any Encodable).flatMap { Node(encoding: $0)?.shown }
  }

  /// The reason why a saved transcript cannot have such errors; `nil` if it can.
  var unsavedReason: String? {
    guard type != (any Error).self, !(type is any Encodable.Type) else { return nil }
    return "\(typeName(type)) is not Encodable"
  }

  /// The only value, if it is the only case of an enum and has no payload.
  var onlyCase: Node? {
    let cases = cases()
    guard cases.count == 1, !cases[0].contains("(") else { return nil }
    return Node(kind: .word(cases[0]))
  }

  /// The words that start a value, for completion: the cases of an enum, `true` and `false`.
  var words: [String] {
    if type == Bool.self || type == Bool?.self { return ["true ", "false "] }
    return cases().map { shape in
      shape.firstIndex(of: "(").map { String(shape[...$0]) } ?? "\(shape) "
    }
  }

  /// The reason why values cannot be read, for help; empty if they can be.
  fileprivate var unreadableText: String {
    unreadableReason.map { " cannot be written: \($0.text)" } ?? ""
  }
}
