/// `update`: runs again every command that a generated file records.
struct UpdateCommand {
  private let workshop: Workshop
  private let isForced: Bool
  private var commands: [RecordedCommand]
  private var reader: ProgramReader
  /// What was made last of each file, and from which declarations.
  private var made: [String: (outcome: RecordedCommand.Outcome, version: Int)] = [:]
  private var status = ExitStatus.done

  /// Updates every generated file that is stale, and says what changed.
  ///
  /// - Returns: The exit status: 1 where a file could not be made, or was edited by hand.
  static func run(_ words: [String], _ workshop: Workshop) throws -> Int32 {
    let line = try CommandLine(words, options: [], flags: ["--force"])
    guard line.positional.isEmpty else {
      throw UsageError("update takes no \(line.positional.joined(separator: " "))")
    }
    let isForced = line.flags.contains("--force")
    try workshop.checkSyntax(nil, !isForced)
    var update = UpdateCommand(workshop, isForced: isForced)
    return try update.run()
  }

  private init(_ workshop: Workshop, isForced: Bool) {
    self.workshop = workshop
    self.isForced = isForced
    var isBroken = false
    commands = workshop.recordedCommands { message in
      workshop.complain(message)
      isBroken = true
    }
    if isBroken { status = ExitStatus.failed }
    reader = ProgramReader(workshop)
  }

  private mutating func run() throws -> Int32 {
    let before = commands.map(\.text)
    // What is written is read again by what is made from it, also where that came first.
    var rounds = 0
    while try writesAnything(), rounds < commands.count { rounds += 1 }
    for (command, old) in zip(commands, before) { tell(command, old) }
    let changed = zip(commands, before).count { $0.text != $1 }
    if status == ExitStatus.done, changed == 0 {
      let count = commands.count
      workshop.print(
        count == 0
          ? "no generated files"
          : "nothing to do: \(count) generated file\(count == 1 ? " is" : "s are") up to date"
      )
    }
    return status
  }

  /// Makes every file whose declarations changed since it was made last.
  ///
  /// - Returns: Whether one was written.
  private mutating func writesAnything() throws -> Bool {
    var writes = false
    for index in commands.indices {
      let command = commands[index]
      _ = try? reader.program(command.command.need)
      if made[command.path]?.version == reader.version { continue }
      let outcome = try command.outcome(&reader, workshop)
      made[command.path] = (outcome, reader.version)
      guard case .made(let text, _, _) = outcome, text != command.text,
        isForced || !command.isEdited
      else { continue }
      try workshop.write(command.path, text)
      commands[index].text = text
      writes = true
    }
    return writes
  }

  /// Says what came of a file.
  private mutating func tell(_ command: RecordedCommand, _ old: String) {
    switch made[command.path]?.outcome {
    case .failed(let errors):
      errors.forEach(workshop.complain)
      status = ExitStatus.failed
    case .made(let text, _, _) where text != command.text:
      workshop.complain(
        "\(command.path):1:1: error: this file was edited by hand; move what you wrote elsewhere, "
          + "or add --force to overwrite it"
      )
      status = ExitStatus.failed
    case .made(_, let summary, let warnings) where command.text != old:
      warnings.forEach(workshop.complain)
      let counts = UnifiedDiff.counts(old: old, new: command.text)
      workshop.print(
        "wrote \(command.path): \(summary), +\(counts.inserted) -\(counts.removed) lines"
      )
    case .made, nil: break
    }
  }
}
