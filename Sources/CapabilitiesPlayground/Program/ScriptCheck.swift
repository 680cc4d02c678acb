/// Checks a whole script before it runs.
struct ScriptCheck {
  /// The maximum number of errors to print. In a file that is not a script, every line is an error.
  static let errorLimit = 100

  /// The result of a check.
  struct Findings {
    var errors = 0

    /// Whether the check stopped early, because of too many errors.
    var isCutShort = false
  }
}

extension ScriptCheck {
  /// Reads a script to its end, and prints its errors.
  ///
  /// - Parameters:
  ///   - source: The script.
  ///   - language: The commands that the script can use.
  ///   - worldName: The world that the script starts in.
  ///   - liveWorlds: The live worlds that the script can use.
  ///   - console: The console to print errors on.
  /// - Throws: ``PlaygroundUsageError`` if the script cannot be read.
  static func run<World>(
    _ source: borrowing ScriptSource,
    _ language: Language<World>,
    in worldName: String,
    liveWorlds: LiveWorlds,
    console: PlaygroundConsole
  ) throws(PlaygroundUsageError) -> Findings {
    var findings = Findings()
    var scope = Scope(worldName: worldName)
    var reader = source.first()
    while let line = try reader.next() {
      do throws(ScriptError) {
        if let statement = try language.statement(line.text(), in: scope) {
          try scope.take(statement, language, liveWorlds: liveWorlds)
        }
      } catch {
        let location = line.location(error.offset, in: source.name)
        console.error(error.message, from: "\(location)")
        findings.errors += 1
      }
      guard findings.errors < errorLimit else {
        findings.isCutShort = true
        break
      }
      guard
        !source.isCopied
          || reader.length <= ScriptSource.copyLimit && line.number < ScriptSource.copyLineLimit
      else {
        throw PlaygroundUsageError(
          message: "\(source.name) is longer than \(ScriptSource.copyLineLimit) lines or "
            + "\(ScriptSource.copyLimit >> 20) MiB: save it to a file first",
          topic: "script"
        )
      }
    }
    return findings
  }
}

extension Scope {
  /// Updates the scope after a statement, as far as possible before the script runs.
  fileprivate mutating func take<World>(
    _ statement: Statement<World>,
    _ language: Language<World>,
    liveWorlds: LiveWorlds
  ) throws(ScriptError) {
    switch statement.instruction {
    case .world(let row):
      if let refusal = liveWorlds.refusal(toEnter: row) {
        throw ScriptError(offset: statement.offset, message: refusal)
      }
      worldName = row.name
    case .conform(let comparison):
      if let refusal = liveWorlds.refusal(toRun: comparison) {
        throw ScriptError(offset: statement.offset, message: refusal)
      }
    case .perform(let performance):
      guard let name = statement.name else { return }
      if case .nothing = performance.action.outputType {
        names[name] = .nothing(command: performance.title)
      } else {
        names[name] = .pending
      }
    default: break
    }
  }
}
