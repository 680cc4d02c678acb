/// The words of a line that the parser has not consumed yet.
struct ScriptWords {
  private var rest: ArraySlice<ScriptWord>
  /// The first word.
  let verb: ScriptWord
  /// The last consumed word, at which missing words are reported.
  private var last: ScriptWord

  /// Creates the list of all words of a line, or `nil` if there are none.
  init?(_ words: [ScriptWord]) {
    guard let verb = words.first else { return nil }
    self.verb = verb
    last = verb
    rest = words[...]
  }

  /// The next word, not consumed.
  var next: ScriptWord? { rest.first }

  var count: Int { rest.count }

  /// Consumes the next word, which must not be `label=value`.
  ///
  /// - Parameter expected: A description of the word, for the error message.
  mutating func take(_ expected: String) throws(ScriptError) -> ScriptWord {
    let word = takeAny()
    return try plain(word, expected)
  }

  /// Consumes the next word if it is this plain word.
  mutating func take(word: String) -> Bool {
    guard let next = rest.first, next.isPlain, next.text == word else { return false }
    _ = takeAny()
    return true
  }

  /// Consumes the last word, which must not be `label=value`.
  mutating func takeLast(_ expected: String) throws(ScriptError) -> ScriptWord {
    let word = rest.popLast()
    return try plain(word, expected)
  }

  private func plain(_ word: ScriptWord?, _ expected: String) throws(ScriptError) -> ScriptWord {
    guard let word else { throw ScriptError("expected \(expected)", at: last.offset) }
    guard word.label == nil else {
      throw ScriptError("expected \(expected), found an input with a label", at: word.offset)
    }
    return word
  }

  /// Consumes the next word of any kind.
  mutating func takeAny() -> ScriptWord? {
    let word = rest.popFirst()
    if let word { last = word }
    return word
  }

  /// Consumes a word that is one of several names.
  mutating func choice<Choice>(
    _ expected: String,
    among choices: [Choice],
    name: (Choice) -> String
  ) throws(ScriptError) -> Choice {
    let names = choices.map(name)
    let word = try take("\(expected) (\(names.listed))")
    guard let index = names.firstIndex(of: word.text) else {
      let hint = didYouMean(word.text, among: names)
      throw word.error("expected \(expected) (\(names.listed)), found \(word.text.quoted)\(hint)")
    }
    return choices[index]
  }

  /// Consumes an integer in a range.
  mutating func number(from smallest: Int, through largest: Int = .max) throws(ScriptError) -> Int {
    let word = try take("a number")
    guard let count = Int(word.text), count >= smallest, count <= largest else {
      let range = largest == .max ? "of at least \(smallest)" : "from \(smallest) to \(largest)"
      throw word.error("expected a number \(range), found \(word.text.quoted)")
    }
    return count
  }

  /// Checks that no words remain.
  func expectEnd() throws(ScriptError) {
    guard let word = rest.first else { return }
    throw ScriptError("expected the end of the line", at: word.offset)
  }
}

extension [String] {
  /// The first names, for an error message.
  fileprivate var listed: String {
    let shown = prefix(12).joined(separator: ", ")
    return count > 12 ? "\(shown), …" : shown
  }
}

/// A word of a script line: a plain word, quoted text, JSON, a call or a reference, with or without
/// `label=` before it.
struct ScriptWord: Equatable, Sendable {
  /// The label of `label=value`; `nil` for any other word.
  let label: String?
  /// The value, or the word itself.
  let value: Node
  /// The offset of the word in its line, in bytes.
  let offset: Int
  /// The value as written in the script.
  let source: String

  /// The text of a plain or quoted word; for other words, their source.
  var text: String {
    switch value.kind {
    case .word(let text), .text(let text): text
    default: source
    }
  }

  /// Whether this is a plain word, such as the name of a command.
  var isPlain: Bool {
    if case .word = value.kind { label == nil } else { false }
  }

  func error(_ message: String) -> ScriptError { ScriptError(message, at: value.offset) }
}
