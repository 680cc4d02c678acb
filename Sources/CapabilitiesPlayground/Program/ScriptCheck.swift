/// Checks a whole script before anything of it is run.
struct ScriptCheck {
  /// How many errors are shown: of a file that is no script, every line is one.
  static let errorLimit = 100

  /// What was found.
  struct Findings {
    var errors = 0
    /// The worlds that the script enters.
    var worlds: Set<String> = []
    /// Whether not all was read, because there were too many errors.
    var isCutShort = false
  }
}

extension ScriptCheck {
  /// Reads a script to its end, and shows every error in it.
  ///
  /// - Parameters:
  ///   - source: The script.
  ///   - language: What can be said in it.
  ///   - worldName: The world that it begins in.
  ///   - liveWorlds: The worlds in earnest that it may enter.
  ///   - console: Where errors are shown.
  /// - Throws: ``PlaygroundUsageError`` where it cannot be read at all.
  static func run<World>(
    _ source: borrowing ScriptSource,
    _ language: Language<World>,
    in worldName: String,
    liveWorlds: Set<String>,
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
          message: "\(source.name) does not end: \(ScriptSource.copyLineLimit) lines and "
            + "\(ScriptSource.copyLimit >> 20) MiB are the most; put it into a file",
          topic: "script"
        )
      }
    }
    return findings
  }
}

extension Scope {
  /// Goes on behind a statement, as far as that can be told before it is run.
  fileprivate mutating func take<World>(
    _ statement: Statement<World>,
    _ language: Language<World>,
    liveWorlds: Set<String>
  ) throws(ScriptError) {
    switch statement.instruction {
    case .world(let row):
      guard !row.isLive || liveWorlds.contains(row.name) else {
        throw ScriptError(offset: statement.offset, message: language.liveRefusal(row.name))
      }
      worldName = row.name
    case .perform(let performance):
      guard let name = statement.name else { return }
      if case .nothing = performance.action.outputType {
        names[name] = .nothing(command: performance.title)
      } else {
        names[name] = .awaited
      }
    default: break
    }
  }
}
