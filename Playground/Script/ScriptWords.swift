import Membership

/// The words of a line, taken from the left.
struct ScriptWords {
  private var rest: ArraySlice<ScriptWord>
  private let verb: ScriptWord?

  /// Starts at the left end.
  init(_ words: [ScriptWord]) {
    rest = words[...]
    verb = words.first
  }

  /// Takes the next word, which must not be a `key=value`.
  ///
  /// - Parameter expected: What it should be, for the message where there is none.
  mutating func next(_ expected: String) throws(ScriptError) -> ScriptWord {
    guard let word = nextIfAny() else {
      throw ScriptError(column: verb?.column ?? 1, message: "\(expected) is missing")
    }
    guard word.key == nil else { throw word.error("\(expected) is expected here") }
    return word
  }

  /// Takes the next word, if there is one.
  mutating func nextIfAny() -> ScriptWord? { rest.popFirst() }

  /// Takes the next word, which has to be one of a few.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ expected: String
  ) throws(ScriptError) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    let word = try next("\(expected) (\(names.joined(separator: ", ")))")
    guard let choice = Choice(rawValue: word.text) else {
      let hint = didYouMean(word.text, among: names)
      throw word.error(
        "\(word.text.quoted) is not one of \(names.joined(separator: ", "))\(hint)"
      )
    }
    return choice
  }

  /// Takes all the words that are left; each has to be `key=value` with one of these keys.
  mutating func fields(_ names: [String]) throws(ScriptError) -> ScriptFields {
    var fields = ScriptFields(command: verb)
    while let word = nextIfAny() {
      guard let key = word.key else {
        throw word.error("name=value is expected here; text with blanks needs quotation marks")
      }
      guard names.contains(key) else {
        throw word.error("there is no \(key.quoted) here\(didYouMean(key, among: names))")
      }
      try fields.add(key, word)
    }
    return fields
  }

  /// Checks that no word is left.
  func expectEnd() throws(ScriptError) {
    guard let word = rest.first else { return }
    throw word.error("nothing more is expected here")
  }
}

/// The `key=value` words of a line.
struct ScriptFields {
  /// The word of the command that they belong to.
  let command: ScriptWord?
  private var words: [String: ScriptWord] = [:]

  /// No words yet.
  init(command: ScriptWord?) {
    self.command = command
  }

  /// Adds a word, once for each key.
  mutating func add(_ key: String, _ word: ScriptWord) throws(ScriptError) {
    guard words.updateValue(word, forKey: key) == nil else {
      throw word.error("\(key.quoted) is given twice")
    }
  }

  /// The word with that key, which has to be there.
  func take(_ key: String) throws(ScriptError) -> ScriptWord {
    guard let word = words[key] else {
      throw ScriptError(column: command?.column ?? 1, message: "\(key)= is missing")
    }
    return word
  }

  /// The person that `id`, `name`, `lastname` and `email` tell of. Without `lastname`, what stands
  /// behind the last blank of the name is the family name.
  func person() throws(ScriptError) -> Person {
    let id = try take("id").text
    let name = try take("name").text
    let email = try take("email").text
    let (given, family) = words["lastname"].map { (name, $0.text) } ?? splitName(name)
    return try checked { () throws(InvalidValue) in
      try Person(
        id: Person.ID(id),
        name: given,
        lastName: family,
        email: EmailAddress(email)
      )
    }
  }

  /// Makes a value, and shows an error at the word that it is about.
  func checked<Value>(_ make: () throws(InvalidValue) -> Value) throws(ScriptError) -> Value {
    do throws(InvalidValue) {
      return try make()
    } catch {
      let key = error.field == "last name" ? "lastname" : error.field
      let word = words[key] ?? words["name"] ?? command
      throw ScriptError(column: word?.textColumn ?? 1, message: error.description)
    }
  }
}

extension ScriptWord {
  /// An error at this word, or at the value of a `key=value`.
  func error(_ message: String) -> ScriptError {
    ScriptError(column: key == nil ? column : textColumn, message: message)
  }
}
