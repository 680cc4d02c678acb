extension Language {
  /// Reads a line.
  ///
  /// Whatever can be checked before anything is run is checked here, so that a script that starts
  /// also reaches its end.
  ///
  /// - Parameters:
  ///   - line: The line, without the new line at its end.
  ///   - scope: What is known where it stands.
  /// - Returns: What to do; `nil` for an empty line or a comment.
  /// - Throws: ``ScriptError`` at the first word that is wrong, or at the command where one is
  ///   missing.
  func statement(_ line: String, in scope: Scope) throws(ScriptError) -> Statement<World>? {
    guard var words = ScriptWords(try LineScanner.words(line)) else { return nil }
    let verb = words.verb
    var name: String?
    if words.take(word: Builtin.letName.rawValue) { name = try words.bindingName(in: scope) }
    let parser = StatementParser(language: self, scope: scope)
    let instruction = try parser.instruction(&words)
    try words.expectEnd()
    if name != nil, case .perform = instruction {
      return Statement(offset: verb.offset, name: name, instruction: instruction)
    }
    guard name == nil else {
      throw ScriptError(
        offset: verb.offset,
        message: "let keeps what a use case, a call or a command of this world returns"
      )
    }
    return Statement(offset: verb.offset, name: nil, instruction: instruction)
  }
}

extension ScriptWords {
  /// Takes `NAME = ` behind `let`, in which the blanks may be missing.
  fileprivate mutating func bindingName(in scope: Scope) throws(ScriptError) -> String {
    func checked(_ name: String, at offset: Int) throws(ScriptError) -> String {
      guard name.isIdentifier else {
        throw ScriptError(
          offset: offset,
          message: "\(name.quoted) is no name: letters, digits and _ make one, no digit first"
        )
      }
      guard scope.names.count < Scope.nameLimit || scope.names[name] != nil else {
        throw ScriptError(
          offset: offset,
          message: "\(Scope.nameLimit) names are the most that a script may give"
        )
      }
      return name
    }
    guard let word = next else {
      throw ScriptError(offset: verb.offset, message: "a name is missing: let NAME = COMMAND")
    }
    guard word.label == nil else {
      throw ScriptError(
        offset: word.offset,
        message: "a blank is missing around the =: let NAME = COMMAND"
      )
    }
    _ = takeAny()
    let name = try checked(word.text, at: word.offset)
    guard take(word: "=") else {
      throw ScriptError(
        offset: next?.offset ?? verb.offset,
        message: "a = is missing behind the name: let \(name) = COMMAND"
      )
    }
    guard next != nil else {
      throw ScriptError(offset: verb.offset, message: "a command is missing behind the =")
    }
    return name
  }
}
