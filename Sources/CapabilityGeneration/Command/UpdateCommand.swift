/// `update`: runs the command of every generated file again.
///
/// All files are generated before the first one is written: the compiler reads their new texts in
/// place of the files. Either all of them are written or none.
final class UpdateCommand {
  private let environment: ToolEnvironment
  private let flags: Set<String>
  private var commands: [RecordedCommand]
  private let reader: ProgramReader
  /// The last result for each file, and the version of the declarations that it was made from.
  private var made: [String: (outcome: RecordedCommand.Outcome, version: Int)] = [:]
  private var status: Int32

  /// Updates every stale generated file and prints the changes.
  ///
  /// - Returns: The exit status: 1 if a file cannot be generated, does not compile or was edited by
  ///   hand.
  static func run(_ words: [String], _ environment: ToolEnvironment) throws -> Int32 {
    let flags: Set = ["--force", CompilerCheck.option]
    let line = try CommandLine(words, options: [], flags: flags)
    guard line.positional.isEmpty else {
      throw UsageError("update takes no arguments, found \(line.positional.joined(separator: " "))")
    }
    do {
      try environment.checkSyntax(nil)
    } catch let error as SyntaxError where line.flags.contains("--force") {
      let generated = environment.generatedFiles().filter { !$0.header.command.isEmpty }.map(\.path)
      let others = error.diagnostics.filter { !generated.contains($0.position.path) }
      guard others.isEmpty else { throw SyntaxError(diagnostics: others) }
      // A file that is generated again is empty until then, as after a merge with conflicts.
      environment.stage(error.diagnostics.map { .init(path: $0.position.path, text: "") })
    }
    let update = UpdateCommand(environment, line.flags)
    return try update.run()
  }

  private init(_ environment: ToolEnvironment, _ flags: Set<String>) {
    self.environment = environment
    self.flags = flags
    let (commands, errors) = environment.recordedCommands()
    errors.forEach(environment.printError)
    self.commands = commands
    status = errors.isEmpty ? ExitStatus.done : ExitStatus.failed
    reader = ProgramReader(environment)
  }

  private func run() throws -> Int32 {
    let before = commands.map(\.text)
    // A new text can change the input of another file that was already generated.
    var rounds = 0
    while try changesAnything(), rounds < commands.count { rounds += 1 }
    var printed: Set<String> = []
    commands.forEach { reportFailure(of: $0, &printed) }
    let changed = zip(commands, before).filter { $0.text != $1 }
    guard status == ExitStatus.done else {
      if !changed.isEmpty { environment.printError("error: nothing was written: fix these first") }
      return status
    }
    guard !changed.isEmpty else {
      let start = commands.isEmpty ? "" : "nothing to do: "
      environment.print(start + CheckCommand.allCurrent(commands.count))
      return status
    }
    return try write(changed)
  }

  /// Generates every file whose declarations changed since the last time.
  ///
  /// - Returns: Whether the text of a file changed.
  private func changesAnything() throws -> Bool {
    // Together: after each new text, the compiler reads the sources of the package again.
    var files: [ToolEnvironment.NewFile] = []
    for index in commands.indices {
      var command = commands[index]
      _ = try? reader.program(command.command.need)
      if command.command is ConformanceCommand {
        // It uses the generators of conformances as this run writes them.
        var current = environment
        current.read = { [commands = commands, read = environment.read] path in
          commands.first { $0.path == path }?.text ?? read(path)
        }
        command.command.prepare(current, output: command.path, derived: [:])
      } else if case (.made, reader.version)? = made[command.path] {
        // A file that failed can be generated once another one has its new text.
        continue
      }
      let outcome = try command.outcome(reader, environment)
      made[command.path] = (outcome, reader.version)
      guard case .made(let text, _, _) = outcome, text != command.text,
        flags.contains("--force") || !command.isEdited
      else { continue }
      files.append(ToolEnvironment.NewFile(path: command.path, text: text))
      commands[index].text = text
    }
    if !files.isEmpty { environment.stage(files) }
    return !files.isEmpty
  }

  /// Prints why a file cannot be generated, if so.
  private func reportFailure(of command: RecordedCommand, _ printed: inout Set<String>) {
    switch made[command.path]?.outcome {
    case .failed(let errors):
      for error in errors where printed.insert(error).inserted { environment.printError(error) }
    case .made(let text, _, _) where text != command.text:
      environment.printError(
        "\(command.path):1:1: error: this file was edited by hand; move your changes elsewhere, "
          + "or add --force to overwrite it"
      )
    case .made, nil: return
    }
    status = ExitStatus.failed
  }

  /// Compiles the new texts, writes them and prints the changes.
  private func write(_ changed: [(command: RecordedCommand, old: String)]) throws -> Int32 {
    let check = CompilerCheck(environment, isWhole: true)
    for (command, _) in changed {
      guard case .made(_, let new, let program) = made[command.path]?.outcome else { continue }
      check.add(command.path, command.text, from: program, new.hints)
    }
    let kept = check.files.map(\.path).filter(environment.isReadOnly)
    guard flags.contains("--force") || kept.isEmpty else {
      kept.forEach { environment.printError("\($0):1:1: error: this file \(WireCommand.readOnly)") }
      return ExitStatus.failed
    }
    guard try check.passes(isSkipped: flags) else { return ExitStatus.failed }
    try environment.write(check.files)
    for (command, old) in changed {
      guard case .made(_, let new, _) = made[command.path]?.outcome else { continue }
      for diagnostic in new.diagnostics { environment.printError(diagnostic.text) }
      let changes = UnifiedDiff(old: old, new: command.text)
      environment.print(
        "wrote \(command.path): \(new.summary), +\(changes.inserted) -\(changes.removed) lines"
      )
    }
    return status
  }
}
