/// `check`: compares every generated file with the output of its command.
struct CheckCommand {
  /// Checks every generated file.
  ///
  /// - Returns: The exit status: 1 if a file is stale, was edited or cannot be generated.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let line = try CommandLine(words, options: [], flags: [])
    guard line.positional.isEmpty else {
      throw UsageError("check takes no arguments, found \(line.positional.joined(separator: " "))")
    }
    // A generated file within conflict markers has no header, so its command is unknown.
    try environment.checkSyntax(nil)
    let (commands, errors) = environment.recordedCommands()
    errors.forEach(environment.printError)
    var status = errors.isEmpty ? ExitStatus.done : ExitStatus.failed
    let reader = ProgramReader(environment)
    var printed: Set<String> = []
    for command in commands where try !isCurrent(command, reader, &printed, environment) {
      status = ExitStatus.failed
    }
    guard status == ExitStatus.done else { return status }
    environment.print(allCurrent(commands.count))
    return status
  }

  /// Returns the message that all generated files are up to date.
  static func allCurrent(_ count: Int) -> String {
    if count == 0 { return "no generated files" }
    return "\(count) generated file\(count == 1 ? " is" : "s are") up to date"
  }

  private static func isCurrent(
    _ command: RecordedCommand,
    _ reader: ProgramReader,
    _ printed: inout Set<String>,
    _ environment: ToolEnvironment
  ) throws -> Bool {
    switch try command.outcome(reader, environment) {
    case .failed(let errors):
      // A wiring and the playground of its world have the same errors.
      for error in errors where printed.insert(error).inserted { environment.printError(error) }
      return false
    case .made(let text, _, _):
      guard text != command.text else { return true }
      environment.printError(
        command.isEdited
          ? "\(command.path):1:1: error: this file was edited by hand; move your changes elsewhere, "
            + "then run `swift package capabilities update --force`"
          : "\(command.path):1:1: error: this file is stale; run `swift package capabilities update`"
      )
      for warning in environment.warnings(ofUnbuilt: command.command.need)
      where printed.insert(warning.text).inserted { environment.printError(warning.text) }
      let difference = UnifiedDiff(old: command.text, new: text).text(path: command.path)
      // `print` adds the last newline.
      environment.print(String(difference.dropLast()))
      return false
    }
  }
}
