extension StatementParser {
  /// A use case with its inputs.
  func performance(
    of useCase: PlaygroundUseCase<World>,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> Performance<World> {
    let given = try inputs(useCase.action.inputs, of: useCase.name, at: verb, &words)
    return Performance(title: useCase.name, action: useCase.action, given: given)
  }

  /// A client's own command with its inputs.
  func performance(
    of command: PlaygroundCommand<World>,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> Performance<World> {
    if let worlds = command.worlds, !worlds.contains(scope.worldName) {
      throw verb.error(
        "\(command.name) is for the \(worlds.joined(separator: " or ")) world; "
          + "this is the \(scope.worldName) world"
      )
    }
    let given = try inputs(command.action.inputs, of: command.name, at: verb, &words)
    return Performance(title: command.name, action: command.action, given: given)
  }

  /// `run USE-CASE …`
  func useCase(_ words: inout ScriptWords) throws(ScriptError) -> Performance<World> {
    let word = try words.take("a use case")
    guard let useCase = language.useCase(word.text) else {
      let hint = didYouMean(word.text, among: table.useCases.map(\.name))
      throw word.error("there is no use case \(word.text.quoted)\(hint)")
    }
    return try performance(of: useCase, at: word, &words)
  }

  /// `call ENDPOINT …`
  func call(_ words: inout ScriptWords) throws(ScriptError) -> Performance<World> {
    let word = try words.take("an endpoint")
    let endpoint = try language.endpoint(word)
    return Performance(
      title: "call \(endpoint.path)",
      action: endpoint.action,
      given: try inputs(endpoint.action.inputs, of: endpoint.path, at: word, &words)
    )
  }

  private var table: PlaygroundTable<World> { language.table }

  /// Takes what is left as inputs: by label, or in order.
  private func inputs(
    _ inputs: [PlaygroundInput],
    of name: String,
    at verb: ScriptWord,
    _ words: inout ScriptWords
  ) throws(ScriptError) -> [Node] {
    var given = [ScriptWord?](repeating: nil, count: inputs.count)
    while let word = words.takeAny() {
      let place = try place(of: word, among: inputs, given, of: name)
      guard given[place] == nil else {
        throw ScriptError(
          offset: word.offset,
          message: "\(inputs[place].label.quoted) is given twice"
        )
      }
      given[place] = word
    }
    var nodes: [Node] = []
    for (input, word) in zip(inputs, given) {
      if let word {
        nodes.append(try value(word.value, readBy: input.reader))
      } else if input.reader.mayBeAbsent {
        nodes.append(Node(kind: .null, offset: verb.offset))
      } else {
        try refuse(input.reader, at: verb.offset, input.label)
        throw verb.error("\(input.label)= is missing: \(inputs.shape(after: name))")
      }
    }
    return nodes
  }

  /// Which input a word is for.
  private func place(
    of word: ScriptWord,
    among inputs: [PlaygroundInput],
    _ given: [ScriptWord?],
    of name: String
  ) throws(ScriptError) -> Int {
    if let label = word.label {
      if let place = inputs.firstIndex(where: { $0.label == label }) { return place }
      let hint = didYouMean(label, among: inputs.map(\.label))
      let fix = hint.isEmpty ? "; write \(inputs.shape(after: name))" : hint
      throw ScriptError(
        offset: word.offset,
        message: "there is no input \(label.quoted) here\(fix)"
      )
    }
    guard let place = given.firstIndex(where: { $0 == nil }) else {
      let message =
        inputs.isEmpty
        ? "\(name) takes no inputs" : "nothing more is expected here: \(inputs.shape(after: name))"
      throw ScriptError(offset: word.offset, message: message)
    }
    return place
  }

  /// Checks a value as far as it is known before the script is run.
  ///
  /// - Returns: The value with all that is known put in place; as it was, where something is not.
  func value(_ node: Node, readBy reader: AnyReader) throws(ScriptError) -> Node {
    // A result as a whole may be of the very type, whatever it shows of itself.
    if case .reference(let reference) = node.kind, reference.path.isEmpty,
      case .kept(let kept) = scope.names[reference.name],
      let value = kept.value, reader.accepts(value)
    {
      return node
    }
    guard let known = try scope.resolved(node) else { return node }
    do {
      _ = try reader.read(known)
    } catch {
      let error = ReadingError(error, reading: known)
      throw ScriptError(offset: error.offset, message: error.message)
    }
    return known
  }

  private func refuse(_ reader: AnyReader, at offset: Int, _ label: String) throws(ScriptError) {
    guard let obstacle = reader.obstacle else { return }
    let fix = obstacle.fix.isEmpty ? "" : "; to fix: \(obstacle.fix)"
    throw ScriptError(
      offset: offset,
      message: "\(label)= cannot be written in a script: \(obstacle.reason)\(fix)"
    )
  }
}

extension [PlaygroundInput] {
  /// How a command with these inputs is written.
  func shape(after name: String) -> String {
    ([name]
      + map { input in
        let shape = "\(input.label)=\(input.reader.shape)"
        guard input.reader.mayBeAbsent else { return shape }
        return "[\(shape.hasSuffix("?") ? String(shape.dropLast()) : shape)]"
      }).joined(separator: " ")
  }
}
