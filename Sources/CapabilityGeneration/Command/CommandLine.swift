struct CommandLine: Sendable {
  /// The arguments that are not options.
  var positional: [String] = []
  var options: [String: String] = [:]
  /// The options without a value.
  var flags: Set<String> = []

  /// Parses the arguments.
  ///
  /// - Throws: ``UsageError`` if an argument is unknown, repeated or lacks its value.
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
        else { throw UsageError("expected a value after \(name)") }
        guard options[name] == nil else {
          throw UsageError("\(name) is given twice; separate several values with commas")
        }
        options[name] = value
      } else {
        let all = known.union(flags).sorted().joined(separator: ", ")
        let hint = all.isEmpty ? "there are none" : "the options are \(all)"
        throw UsageError("no option \(name); \(hint)")
      }
    }
  }

  /// The value of `--output`, without `.` and `..` in it.
  var output: String? {
    options["--output"].map { path in
      var parts: [Substring] = []
      for part in path.split(separator: "/") where part != "." {
        let isUp = part == ".." && ![nil, ".."].contains(parts.last)
        if isUp { parts.removeLast() } else { parts.append(part) }
      }
      return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
  }

  /// Returns the comma-separated names in an option's value.
  func list(_ name: String) -> [String] {
    (options[name] ?? "").split(separator: ",").map(\.trimmed)
  }

  /// The modules of the targets that `--targets` names, by their names in the manifest. Invalid
  /// characters become underscores.
  var targets: [String] {
    list("--targets").map { name in
      let scalars = name.unicodeScalars.enumerated().map { index, scalar in
        let isFine = index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
        return isFine || scalar == "_" ? Character(scalar) : "_"
      }
      return String(scalars)
    }
  }

  /// Returns the same arguments for each of those that are not options.
  ///
  /// - Parameter what: Their name in the help text, such as `WORLD`.
  func each(_ what: String) throws(UsageError) -> [CommandLine] {
    guard positional.count > 1 else { return [self] }
    guard options["--output"] == nil else {
      throw UsageError("--output is for one \(what), not \(positional.count)")
    }
    return positional.map { word in
      var line = self
      line.positional = [word]
      return line
    }
  }

  /// Returns the words of an option, to record in a header; none without values.
  static func words(_ option: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : [option, values.joined(separator: ",")]
  }

  /// Returns the only argument that is not an option.
  ///
  /// - Parameter what: Its name in the help text, such as `WORLD`.
  func only(_ what: String) throws(UsageError) -> String {
    guard let only = positional.first else { throw UsageError("missing argument \(what)") }
    guard positional.count == 1 else {
      throw UsageError("expected exactly one \(what), found \(positional.joined(separator: " "))")
    }
    return only
  }
}

extension StringProtocol {
  /// The text without the spaces at its ends.
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

struct UsageError: Error {
  var message: String
  var listsTargets: Bool

  init(_ message: String, listsTargets: Bool = false) {
    (self.message, self.listsTargets) = (message, listsTargets)
  }
}
