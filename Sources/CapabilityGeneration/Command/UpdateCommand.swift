/// `update`: runs the command of every generated file again.
struct UpdateCommand {
  private let environment: ToolEnvironment
  private let isForced: Bool
  private var commands: [RecordedCommand]
  private var reader: ProgramReader
  /// The last result for each file, and the version of the declarations that it was made from.
  private var made: [String: (outcome: RecordedCommand.Outcome, version: Int)] = [:]
  private var status = ExitStatus.done

  /// Updates every stale generated file and prints the changes.
  ///
  /// - Returns: The exit status: 1 if a file cannot be generated or was edited by hand.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let line = try CommandLine(words, options: [], flags: ["--force"])
    guard line.positional.isEmpty else {
      throw UsageError("update takes no arguments, found \(line.positional.joined(separator: " "))")
    }
    let isForced = line.flags.contains("--force")
    try environment.checkSyntax(nil, !isForced)
    var update = UpdateCommand(environment, isForced: isForced)
    return try update.run()
  }

  private init(_ environment: ToolEnvironment, isForced: Bool) {
    self.environment = environment
    self.isForced = isForced
    var isBroken = false
    commands = environment.recordedCommands { message in
      environment.printError(message)
      isBroken = true
    }
    if isBroken { status = ExitStatus.failed }
    reader = ProgramReader(environment)
  }

  private mutating func run() throws -> Int32 {
    let before = commands.map(\.text)
    // A written file can change the input of another one that already ran.
    var rounds = 0
    while try writesAnything(), rounds < commands.count { rounds += 1 }
    for (command, old) in zip(commands, before) { report(command, old) }
    let changed = zip(commands, before).count { $0.text != $1 }
    if status == ExitStatus.done, changed == 0 {
      let count = commands.count
      environment.print(
        count == 0
          ? "no generated files"
          : "nothing to do: \(count) generated file\(count == 1 ? " is" : "s are") up to date"
      )
    }
    return status
  }

  /// Generates every file whose declarations changed since the last time.
  ///
  /// - Returns: Whether a file was written.
  private mutating func writesAnything() throws -> Bool {
    var writes = false
    for index in commands.indices {
      let command = commands[index]
      _ = try? reader.program(command.command.need)
      if made[command.path]?.version == reader.version { continue }
      let outcome = try command.outcome(&reader, environment)
      made[command.path] = (outcome, reader.version)
      guard case .made(let text, _, _) = outcome, text != command.text,
        isForced || !command.isEdited
      else { continue }
      try environment.write(command.path, text)
      commands[index].text = text
      writes = true
    }
    return writes
  }

  /// Prints the result for a file.
  private mutating func report(_ command: RecordedCommand, _ old: String) {
    switch made[command.path]?.outcome {
    case .failed(let errors):
      errors.forEach(environment.printError)
      status = ExitStatus.failed
    case .made(let text, _, _) where text != command.text:
      environment.printError(
        "\(command.path):1:1: error: this file was edited by hand; move your changes elsewhere, "
          + "or add --force to overwrite it"
      )
      status = ExitStatus.failed
    case .made(_, let summary, let warnings) where command.text != old:
      warnings.forEach(environment.printError)
      let counts = UnifiedDiff.counts(old: old, new: command.text)
      environment.print(
        "wrote \(command.path): \(summary), +\(counts.inserted) -\(counts.removed) lines"
      )
    case .made, nil: break
    }
  }
}
