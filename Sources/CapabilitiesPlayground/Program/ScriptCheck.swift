import Capabilities
import Foundation

/// Checks a whole script, with the scripts that it includes, before it runs.
struct ScriptCheck<World: Interceptable & Sendable> {
  /// The commands that the script can use.
  let language: Language<World>
  /// The live worlds that the script can use.
  let liveWorlds: LiveWorlds
  /// The console to print errors on.
  let console: PlaygroundConsole
  private var scope: Scope
  private(set) var errors = 0
  /// The scripts that contain the current line, by their real paths.
  private var including: [String] = []

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - language: The commands that the script can use.
  ///   - scope: The world and the names at the start of the script.
  ///   - liveWorlds: The live worlds that the script can use.
  ///   - console: The console to print errors on.
  init(
    _ language: Language<World>,
    in scope: Scope,
    liveWorlds: LiveWorlds,
    console: PlaygroundConsole
  ) {
    (self.language, self.scope, self.liveWorlds) = (language, scope, liveWorlds)
    self.console = console
  }

  /// Whether the check stopped early, because of too many errors. In a file that is not a script,
  /// every line is an error.
  var isCutShort: Bool { errors >= 100 }

  /// Reads a script to its end, and prints its errors.
  ///
  /// - Throws: ``PlaygroundUsageError`` if the script cannot be read.
  mutating func check(_ source: borrowing ScriptSource) throws(PlaygroundUsageError) {
    including.append(realPath(source.name))
    defer { including.removeLast() }
    var reader = source.first()
    while !isCutShort, let line = try reader.next() {
      do throws(ScriptError) {
        if let statement = try language.statement(line.text(), in: scope) {
          try take(statement, in: source.name)
        }
      } catch {
        let location = line.location(error.offset, in: source.name)
        console.error(error.message, from: "\(location)")
        errors += 1
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
  }

  /// Updates the scope after a statement, as far as possible before the script runs.
  private mutating func take(
    _ statement: Statement<World>,
    in script: String
  ) throws(ScriptError) {
    func error(_ message: String) -> ScriptError {
      ScriptError(offset: statement.offset, message: message)
    }
    switch statement.instruction {
    case .world(let row):
      if let refusal = liveWorlds.refusal(toEnter: row) { throw error(refusal) }
      scope.worldName = row.name
    case .conform(let comparison):
      if let refusal = liveWorlds.refusal(toRun: comparison) { throw error(refusal) }
    case .include(let file):
      try include(ScriptSource.path(of: file, includedBy: script), at: statement.offset)
    case .perform(let performance):
      guard let name = statement.name else { return }
      if case .nothing = performance.action.outputType {
        scope.names[name] = .nothing(command: performance.title)
      } else {
        scope.names[name] = .pending
      }
    default: break
    }
  }

  private mutating func include(_ path: String, at offset: Int) throws(ScriptError) {
    guard !including.contains(realPath(path)) else {
      throw ScriptError(offset: offset, message: "\(path) includes itself")
    }
    guard including.count <= 16 else {
      throw ScriptError(offset: offset, message: "scripts include each other deeper than 16 times")
    }
    do throws(PlaygroundUsageError) {
      try check(ScriptSource(path))
    } catch {
      throw ScriptError(offset: offset, message: error.message)
    }
  }

  private func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
