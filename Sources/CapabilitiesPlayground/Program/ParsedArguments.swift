/// The arguments of one command, sorted into operands and options.
package struct ParsedArguments: Equatable {
  /// What is no option, in order. A lone `-` is an operand, and so is all that follows `--`.
  package private(set) var operands: [String] = []
  /// The options' values by name, without the dashes.
  package private(set) var options: [String: String] = [:]
  /// Whether `--help` or `-h` is among them.
  package private(set) var asksForHelp = false

  /// Sorts arguments. Every option takes a value, as `--name value` or `--name=value`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - known: The options' names, without the dashes.
  /// - Throws: ``UsageError`` for an option that is unknown, given twice or without a value.
  package init(_ arguments: some Sequence<String>, known: [String]) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        asksForHelp = true
      case "--":
        operands += rest
        rest = []
      case _ where argument.hasPrefix("-") && argument != "-":
        try takeOption(argument, rest: &rest, known: known)
      default:
        operands.append(argument)
      }
    }
  }

  private mutating func takeOption(
    _ argument: String,
    rest: inout ArraySlice<String>,
    known: [String]
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let name = known.first(where: { spelling == "--\($0)" }) else {
      let hint = didYouMean(spelling, among: known.map { "--\($0)" })
      throw UsageError(message: "there is no option \(spelling)\(hint)")
    }
    guard options[name] == nil else {
      throw UsageError(message: "\(spelling) is given twice")
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw UsageError(message: "\(spelling) needs a value")
    }
    options[name] = value
  }
}
