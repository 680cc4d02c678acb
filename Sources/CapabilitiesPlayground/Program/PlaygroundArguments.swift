/// The arguments of a subcommand, parsed into operands and options.
///
/// ```swift
/// let arguments = try PlaygroundArguments(["in.json", "--limit=5"], options: ["limit"])
/// try arguments.expect(operands: ["FILE"])
/// let file = arguments.operands[0]         // in.json
/// let limit = arguments.options["limit"]   // 5
/// ```
public struct PlaygroundArguments: Hashable, Sendable {
  /// The arguments that are not options, in order. A single `-` is an operand, and so are a negative
  /// number and every argument after `--`.
  public private(set) var operands: [String] = []
  /// The values of the options by name, without the dashes.
  public private(set) var options: [String: String] = [:]
  /// The values of the options that can be given several times, by name, in order.
  public private(set) var lists: [String: [String]] = [:]
  /// The names of the options without a value that were given.
  public private(set) var flags: Set<String> = []
  /// Whether `--help` or `-h` is given, before a `--` and not as a value.
  public private(set) var asksForHelp = false

  /// Parses arguments. An option that is no flag takes a value, as `--name value` or `--name=value`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the subcommand's name.
  ///   - known: The names of the options, without the dashes.
  ///   - lists: The names of the options that can be given several times.
  ///   - flags: The names of the options without a value.
  /// - Throws: ``PlaygroundUsageError`` if an option is unknown, has no value, or repeats one of `known`.
  public init(
    _ arguments: some Sequence<String>,
    options known: [String],
    lists: [String] = [],
    flags: [String] = []
  ) throws(PlaygroundUsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": asksForHelp = true
      case "--":
        operands += rest
        rest = []
      case _ where argument.hasPrefix("-") && argument != "-" && Double(argument) == nil:
        if let flag = flags.first(where: { argument == "--\($0)" }) {
          self.flags.insert(flag)
        } else {
          try takeOption(argument, rest: &rest, known: known, lists: lists, flags: flags)
        }
      default: operands.append(argument)
      }
    }
  }

  /// Checks the number of operands.
  ///
  /// - Parameter names: The names of the expected operands, for the error: `FILE`.
  /// - Throws: ``PlaygroundUsageError`` if an operand is missing, or if there are too many.
  public func expect(operands names: [String]) throws(PlaygroundUsageError) {
    if operands.count < names.count {
      throw PlaygroundUsageError(message: "missing argument \(names[operands.count])")
    }
    if operands.count > names.count {
      throw PlaygroundUsageError(message: "unexpected argument \(operands[names.count].quoted)")
    }
  }

  private mutating func takeOption(
    _ argument: String,
    rest: inout ArraySlice<String>,
    known: [String],
    lists: [String],
    flags: [String]
  ) throws(PlaygroundUsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let name = (known + lists).first(where: { spelling == "--\($0)" }) else {
      if flags.contains(where: { spelling == "--\($0)" }) {
        throw PlaygroundUsageError(message: "\(spelling) takes no value")
      }
      let hint = didYouMean(spelling, among: (known + lists + flags + ["help"]).map { "--\($0)" })
      throw PlaygroundUsageError(message: "unknown option \(spelling)\(hint)")
    }
    guard options[name] == nil else {
      throw PlaygroundUsageError(message: "\(spelling) is given twice")
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw PlaygroundUsageError(message: "\(spelling) requires a value")
    }
    if lists.contains(name) {
      self.lists[name, default: []].append(value)
    } else {
      options[name] = value
    }
  }
}
