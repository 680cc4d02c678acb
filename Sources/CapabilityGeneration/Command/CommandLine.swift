/// The words after a command's name, told apart.
struct CommandLine: Sendable {
  /// What is no option.
  var positional: [String] = []
  /// The options with their values.
  var options: [String: String] = [:]
  /// The options without a value.
  var flags: Set<String> = []

  /// Tells the words apart.
  ///
  /// - Parameters:
  ///   - words: The words after the command's name.
  ///   - options: The options that take a value.
  ///   - flags: The options that take none.
  /// - Throws: ``UsageError`` where a word fits nowhere.
  init(_ words: [String], options known: Set<String>, flags: Set<String>) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word.count > 1 else {
        positional.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if flags.contains(name), parts.count == 1 {
        self.flags.insert(name)
      } else if known.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : words.popFirst(),
          !value.isEmpty, !value.hasPrefix("--")
        else {
          throw UsageError("\(name) takes a value")
        }
        guard options[name] == nil else { throw UsageError("\(name) stands there twice") }
        options[name] = value
      } else {
        let all = known.union(flags).sorted().joined(separator: ", ")
        throw UsageError("no option \(name); there are \(all)")
      }
    }
  }

  /// A value that lists names, separated by commas.
  func list(_ name: String) -> [String] {
    (options[name] ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
  }

  /// The only word that is no option.
  ///
  /// - Parameter what: What it is, such as `WORLD`.
  func only(_ what: String) throws(UsageError) -> String {
    guard positional.count == 1, let only = positional.first else {
      let found = positional.isEmpty ? "nothing" : positional.joined(separator: " ")
      throw UsageError("one \(what) is wanted, not \(found)")
    }
    return only
  }
}

/// A command that was typed wrong.
struct UsageError: Error, Hashable {
  /// What is wrong.
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
