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
    let files = workshop.generatedFiles()
    guard !files.isEmpty else {
      workshop.print("no generated files")
      return ExitStatus.done
    }
    var commands: [(path: String, text: String, command: any GeneratingCommand, output: String?)] =
      []
    var status = ExitStatus.done
    for file in files {
      do throws(UsageError) {
        let (command, output) = try CapabilitiesCommand.generating(file.header.command)
        commands.append((file.path, file.text, command, output))
      } catch {
        workshop.complain("\(file.path):1:1: error: its command is broken: \(error.message)")
        status = ExitStatus.failed
      }
    }
    var reader = ProgramReader(workshop)
    for (path, text, command, output) in commands {
      if try !isCurrent(path, text, command, output, &reader, workshop) {
        status = ExitStatus.failed
      }
    }
    if status == ExitStatus.done {
      let count = files.count
      workshop.print("\(count) generated file\(count == 1 ? " is" : "s are") up to date")
    }
    return status
  }

  private static func isCurrent(
    _ path: String,
    _ text: String,
    _ command: any GeneratingCommand,
    _ output: String?,
    _ reader: inout ProgramReader,
    _ workshop: Workshop
  ) throws -> Bool {
    let generation: Generation
    do {
      generation = try command.generate(reader.program(command.need).near(path))
    } catch let error as GenerationError {
      workshop.complain("\(path):1:1: error: \(error.description)")
      return false
    }
    for diagnostic in generation.diagnostics where diagnostic.severity == .error {
      workshop.complain(diagnostic.text)
    }
    guard !generation.diagnostics.containsError else { return false }
    let new = command.file(generation, output: output, workshop).text
    guard new != text else { return true }
    workshop.complain(
      "\(path):1:1: error: this file is stale; run `swift package capabilities "
        + "\(GeneratedFile.header(of: new)?.command ?? "")`"
    )
    workshop.print(UnifiedDiff.text(old: text, new: new, path: path).trimmingLastNewline)
    return false
  }
}

extension String {
  /// The text without the newline at its end.
  fileprivate var trimmingLastNewline: String {
    hasSuffix("\n") ? String(dropLast()) : self
  }
}
