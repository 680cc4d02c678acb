/// The words of a line, taken from the left.
struct ScriptWords {
  private var rest: ArraySlice<ScriptWord>
  /// The command's word, where errors about what is missing are shown.
  let verb: ScriptWord

  /// Starts at the left end; `nil` where there are no words.
  init?(_ words: [ScriptWord]) {
    guard let verb = words.first else { return nil }
    self.verb = verb
    rest = words[...]
  }

  /// The next word, which stays.
  var next: ScriptWord? { rest.first }

  /// How many words are left.
  var count: Int { rest.count }

  /// Takes the next word, which must not be a `label=value`.
  ///
  /// - Parameter expected: What it should be, for the message where there is none.
  mutating func take(_ expected: String) throws(ScriptError) -> ScriptWord {
    guard let word = rest.popFirst() else {
      throw ScriptError(offset: verb.offset, message: "\(expected) is missing")
    }
    guard word.label == nil else {
      throw ScriptError(offset: word.offset, message: "\(expected) is expected here")
    }
    return word
  }

  /// Takes the next word, if it is this plain one.
  mutating func take(word: String) -> Bool {
    guard let next = rest.first, next.isPlain, next.text == word else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the last word, which must not be a `label=value`.
  mutating func takeLast(_ expected: String) throws(ScriptError) -> ScriptWord {
    guard let word = rest.popLast() else {
      throw ScriptError(offset: verb.offset, message: "\(expected) is missing")
    }
    guard word.label == nil else {
      throw ScriptError(offset: word.offset, message: "\(expected) is expected here")
    }
    return word
  }

  /// Takes the next word, whatever it is.
  mutating func takeAny() -> ScriptWord? { rest.popFirst() }

  /// Takes a word that names one of a few things.
  mutating func choice<Choice>(
    _ expected: String,
    among choices: [Choice],
    name: (Choice) -> String
  ) throws(ScriptError) -> Choice {
    let names = choices.map(name)
    let word = try take("\(expected) (\(names.listed))")
    guard let index = names.firstIndex(of: word.text) else {
      let hint = didYouMean(word.text, among: names)
      throw word.error("\(word.text.quoted) is not one of \(names.listed)\(hint)")
    }
    return choices[index]
  }

  /// Takes a whole number from a smallest one on.
  mutating func number(
    from smallest: Int,
    through largest: Int = .max
  ) throws(ScriptError) -> Int {
    let word = try take("a number")
    guard let count = Int(word.text), count >= smallest, count <= largest else {
      let end = largest == .max ? "on" : "to \(largest)"
      throw word.error("a number from \(smallest) \(end) is expected, not \(word.text.quoted)")
    }
    return count
  }

  /// Checks that no word is left.
  func expectEnd() throws(ScriptError) {
    guard let word = rest.first else { return }
    throw ScriptError(offset: word.offset, message: "nothing more is expected here")
  }
}

extension [String] {
  /// The first of them, for a message.
  fileprivate var listed: String {
    let shown = prefix(12).joined(separator: ", ")
    return count > 12 ? "\(shown), …" : shown
  }
}
