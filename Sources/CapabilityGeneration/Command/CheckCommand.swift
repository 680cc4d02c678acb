/// `check`: is every generated file what its command would write now?
struct CheckCommand {
  /// Looks at every generated file.
  ///
  /// - Returns: The exit status: 1 where a file is stale, was edited, or cannot be made any more.
  static func run(_ words: [String], _ workshop: Workshop) throws -> Int32 {
    let line = try CommandLine(words, options: [], flags: [])
    guard line.positional.isEmpty else {
      throw UsageError("check takes no \(line.positional.joined(separator: " "))")
    }
    // A generated file within conflict markers has no header, so that no command is known for it.
    try workshop.checkSyntax(nil, true)
    var status = ExitStatus.done
    let commands = workshop.recordedCommands { message in
      workshop.complain(message)
      status = ExitStatus.failed
    }
    var reader = ProgramReader(workshop)
    for command in commands where try !isCurrent(command, &reader, workshop) {
      status = ExitStatus.failed
    }
    guard status == ExitStatus.done else { return status }
    let count = commands.count
    workshop.print(
      count == 0
        ? "no generated files"
        : "\(count) generated file\(count == 1 ? " is" : "s are") up to date"
    )
    return status
  }

  private static func isCurrent(
    _ command: RecordedCommand,
    _ reader: inout ProgramReader,
    _ workshop: Workshop
  ) throws -> Bool {
    switch try command.outcome(&reader, workshop) {
    case .failed(let errors):
      errors.forEach(workshop.complain)
      return false
    case .made(let text, _, _):
      guard text != command.text else { return true }
      workshop.complain(
        command.isEdited
          ? "\(command.path):1:1: error: this file was edited by hand; move what you wrote elsewhere, "
            + "then run `swift package capabilities update --force`"
          : "\(command.path):1:1: error: this file is stale; run `swift package capabilities update`"
      )
      let difference = UnifiedDiff.text(old: command.text, new: text, path: command.path)
      workshop.print(difference.trimmingLastNewline)
      return false
    }
  }
}

extension String {
  /// The text without the newline at its end.
  fileprivate var trimmingLastNewline: String {
    hasSuffix("\n") ? String(dropLast()) : self
  }
}
