import Membership

/// What a command line asks for.
enum Invocation: Equatable {
  case tour
  case script(source: String)
  case importRoster(ImportOptions)
  case graph(GraphFormat)
  case help(HelpTopic)

  /// Reads a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's own name.
  /// - Throws: ``UsageError`` that says what is wrong.
  init(_ arguments: [String]) throws(UsageError) {
    guard let name = arguments.first else {
      self = .tour
      return
    }
    guard name != "--help", name != "-h" else {
      self = .help(.program)
      return
    }
    guard let topic = HelpTopic(rawValue: name), topic != .program else {
      let hint = didYouMean(name, among: HelpTopic.allCases.map(\.rawValue))
      throw UsageError(message: "there is no command \(name.quoted)\(hint)")
    }
    do throws(UsageError) {
      self = try Invocation.command(topic, arguments.dropFirst())
    } catch {
      throw UsageError(message: error.message, topic: topic)
    }
  }

  private static func command(
    _ topic: HelpTopic,
    _ arguments: ArraySlice<String>
  ) throws(UsageError) -> Invocation {
    let arguments = try ParsedArguments(arguments, known: topic.options)
    guard !arguments.asksForHelp else { return .help(topic) }
    switch topic {
    case .program, .tour:
      try arguments.expect(operands: [])
      return .tour
    case .script:
      try arguments.expect(operands: ["FILE"])
      return .script(source: arguments.operands[0])
    case .importRoster:
      try arguments.expect(operands: ["ROSTER.jsonl"])
      return .importRoster(try ImportOptions(arguments))
    case .graph:
      try arguments.expect(operands: [])
      return .graph(try GraphFormat(arguments))
    case .help:
      return .help(try helpTopic(arguments))
    }
  }

  private static func helpTopic(_ arguments: ParsedArguments) throws(UsageError) -> HelpTopic {
    guard let name = arguments.operands.first else { return .program }
    guard let topic = HelpTopic(rawValue: name), arguments.operands.count == 1 else {
      throw UsageError(
        message: "there is no help on \"\(arguments.operands.joined(separator: " "))\""
      )
    }
    return topic
  }
}

extension HelpTopic {
  /// The options that the command takes, without the dashes.
  fileprivate var options: [String] {
    switch self {
    case .importRoster: ImportOptions.names
    case .graph: ["format"]
    case .program, .tour, .script, .help: []
    }
  }
}

extension ParsedArguments {
  /// Checks that the operands are as many as the names.
  func expect(operands names: [String]) throws(UsageError) {
    if operands.count < names.count {
      throw UsageError(message: "\(names[operands.count]) is missing")
    }
    if operands.count > names.count {
      throw UsageError(
        message: "there is one argument too many: \(operands[names.count].quoted)"
      )
    }
  }
}
