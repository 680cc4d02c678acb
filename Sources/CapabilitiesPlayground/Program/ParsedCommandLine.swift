import Capabilities

enum ParsedCommandLine {
  case script(source: String, RunOptions)
  case session(RunOptions)
  case commands
  case endpoints
  case graph(format: String?)
  case help(topic: String)
  case version
  case completions(shell: CompletionShell)
  case subcommand(PlaygroundSubcommand, arguments: [String])
}

/// The options of `script` and `repl`.
struct RunOptions {
  /// The names of the options, without the dashes.
  static let names = ["world", "timeout"]
  static let scriptNames = ["junit"]
  static let scriptLists = ["set"]
  static let scriptFlags = ["json"]
  /// The names of all options, also of the one that only `repl` has.
  static let allNames = names + scriptNames + scriptLists + scriptFlags + ["history"]

  /// The world to start in; `nil` for the first one that is not live.
  var world: String?
  /// The time limit of a command; `nil` for none.
  var timeout: Duration?
  /// The file that stores the lines of sessions; `nil` for none.
  var history: String?
  /// Whether a script prints a JSON object for each of its lines.
  var printsJSON = false
  /// The file to which a report in JUnit's format is written; `nil` for none.
  var junit: String?
  /// The names that a script can use: `1`, `2` … for its arguments, and those of `--set`.
  var names: [String: Scope.Binding] = [:]

  init(_ arguments: PlaygroundArguments) throws(PlaygroundUsageError) {
    world = arguments.options["world"]
    history = arguments.options["history"]
    junit = arguments.options["junit"]
    printsJSON = arguments.flags.contains("json")
    for (index, text) in arguments.operands.dropFirst().enumerated() {
      names["\(index + 1)"] = .given(text)
    }
    for text in arguments.lists["set"] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, String(parts[0]).isIdentifier else {
        throw PlaygroundUsageError(message: "--set: expected name=value, found \(text.quoted)")
      }
      names[String(parts[0])] = .given(String(parts[1]))
    }
    guard let text = arguments.options["timeout"] else { return }
    guard let timeout = Duration(limit: text), timeout > .zero else {
      throw PlaygroundUsageError(
        message:
          "--timeout: expected \(Duration.writtenExamples), at most one day, found \(text.quoted)"
      )
    }
    self.timeout = timeout
  }
}

extension ParsedCommandLine {
  /// The subcommands of every playground.
  static let verbs = ["script", "repl", "commands", "endpoints", "graph", "completions", "help"]

  /// Parses a command line.
  ///
  /// - Throws: ``PlaygroundUsageError`` if the command line is wrong.
  init<World>(
    _ arguments: [String],
    of program: PlaygroundProgram<World>
  ) throws(PlaygroundUsageError) {
    let subcommands = program.subcommands
    let arguments = arguments.withOptionsAfterVerb
    switch arguments.first {
    case nil:
      if let own = subcommands.first(where: \.isDefault) {
        self = .subcommand(own, arguments: [])
      } else {
        self = try ParsedCommandLine("repl", [], topics: [])
      }
    case "--help", "-h": self = .help(topic: "")
    case "--version": self = .version
    case let verb? where verb.isOption && verb != "-":
      // Without a command, the options are those of a session.
      self = try ParsedCommandLine("repl", arguments[...], topics: [])
    case let verb?:
      if let subcommand = subcommands.first(where: { $0.name == verb }) {
        let own = Array(arguments.dropFirst())
        let asksForHelp = own.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        self = asksForHelp ? .help(topic: verb) : .subcommand(subcommand, arguments: own)
        return
      }
      guard ParsedCommandLine.verbs.contains(verb) else {
        let hint = didYouMean(verb, among: subcommands.map(\.name) + ParsedCommandLine.verbs)
        throw PlaygroundUsageError(message: "unknown command \(verb.quoted)\(hint)")
      }
      do throws(PlaygroundUsageError) {
        let topics = subcommands.map(\.name) + program.vocabulary.topics
        self = try ParsedCommandLine(verb, arguments.dropFirst(), topics: topics)
      } catch {
        throw PlaygroundUsageError(message: error.message, topic: verb)
      }
    }
  }

  private init(
    _ verb: String,
    _ arguments: ArraySlice<String>,
    topics: [String]
  ) throws(PlaygroundUsageError) {
    let (known, operands): ([String], [String]?) =
      switch verb {
      case "script": (RunOptions.names + RunOptions.scriptNames, nil)
      case "repl": (RunOptions.names + ["history"], [])
      case "graph": (["format"], [])
      case "commands", "endpoints": ([], [])
      case "completions": ([], ["SHELL"])
      default: ([], nil)
      }
    let isScript = verb == "script"
    let arguments = try PlaygroundArguments(
      arguments,
      options: known,
      lists: isScript ? RunOptions.scriptLists : [],
      flags: isScript ? RunOptions.scriptFlags : []
    )
    guard !arguments.asksForHelp else {
      self = .help(topic: verb == "help" ? "" : verb)
      return
    }
    if let operands { try arguments.expect(operands: operands) }
    switch verb {
    case "script":
      guard !arguments.operands.isEmpty else {
        throw PlaygroundUsageError(message: "missing argument FILE")
      }
      self = .script(source: arguments.operands[0], try RunOptions(arguments))
    case "repl": self = .session(try RunOptions(arguments))
    case "commands": self = .commands
    case "endpoints": self = .endpoints
    case "graph": self = .graph(format: arguments.options["format"])
    case "completions":
      self = .completions(shell: try CompletionShell(named: arguments.operands[0]))
    default:
      let topic = arguments.operands.first ?? ""
      guard topic.isEmpty || (topics + ParsedCommandLine.verbs).contains(topic),
        arguments.operands.count <= 1
      else {
        throw PlaygroundUsageError(
          message: "no help for \(arguments.operands.joined(separator: " ").quoted)"
            + didYouMean(topic, among: topics + ParsedCommandLine.verbs)
        )
      }
      self = .help(topic: topic == "help" ? "" : topic)
    }
  }
}

extension String {
  fileprivate var isOption: Bool { hasPrefix("-") }
}

extension [String] {
  /// The arguments with the options of runs that are before the subcommand after it:
  /// `--world live repl` is `repl --world live`.
  fileprivate var withOptionsAfterVerb: [String] {
    var leading: [String] = []
    var rest = self[...]
    while let option = rest.first,
      RunOptions.allNames.contains(where: { option == "--\($0)" || option.hasPrefix("--\($0)=") })
    {
      let isWhole = option.contains("=") || RunOptions.scriptFlags.contains { option == "--\($0)" }
      leading += rest.prefix(isWhole ? 1 : 2)
      rest = rest.dropFirst(isWhole ? 1 : 2)
    }
    guard let verb = rest.first, !verb.isOption else { return leading + rest }
    return [verb] + leading + rest.dropFirst()
  }
}

extension Scope.Binding {
  /// A text from the command line. It is read as a plain word is.
  fileprivate static func given(_ text: String) -> Scope.Binding {
    .kept(StoredResult(text: text, node: Node(kind: .word(text)), value: nil))
  }
}
