import Capabilities
import Foundation

/// Checks a whole script, with the scripts that it includes, before it runs.
struct ScriptCheck<World: Interceptable & Sendable> {
  let vocabulary: Vocabulary<World>
  /// The world of `--world`, the only live one that the script can enter.
  let selectedWorld: String?
  let console: PlaygroundConsole
  /// Records the errors, if a report of the script was requested.
  let recorder: RunRecorder?
  private var scope: Scope
  private(set) var errors = 0
  /// The scripts that contain the current line, by their real paths.
  private var including: [String] = []

  /// Creates a check.
  ///
  /// - Parameter scope: The world and the names at the start of the script.
  init(
    _ vocabulary: Vocabulary<World>,
    in scope: Scope,
    selectedWorld: String?,
    console: PlaygroundConsole,
    recorder: RunRecorder? = nil
  ) {
    (self.vocabulary, self.scope, self.selectedWorld) = (vocabulary, scope, selectedWorld)
    (self.console, self.recorder) = (console, recorder)
  }

  /// Whether the check stopped early, because of too many errors. In a file that is not a script,
  /// every line is an error.
  var isCutShort: Bool { errors >= 100 }

  /// Reads a script to its end, and prints its errors.
  ///
  /// - Throws: ``PlaygroundUsageError`` if the script cannot be read.
  mutating func check(_ source: ScriptSource) throws(PlaygroundUsageError) {
    including.append(realPath(source.name))
    defer { including.removeLast() }
    var reader = source.first()
    while !isCutShort, let line = try reader.next() {
      do throws(ScriptError) {
        if let statement = try vocabulary.statement(line.text(), in: scope) {
          try take(statement, in: source.name)
        }
      } catch {
        let location = line.location(error.offset, in: source.name)
        console.error(error.message, from: "\(location)")
        recorder?.record(error.message, at: location)
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
  private mutating func take(_ statement: Statement<World>, in script: String) throws(ScriptError) {
    func error(_ message: String) -> ScriptError { ScriptError(message, at: statement.offset) }
    switch statement.kind {
    case .world(let row):
      if let refusal = row.refusal(selected: selectedWorld) { throw error(refusal) }
      scope.worldName = row.name
    case .include(let file):
      try include(ScriptSource.path(of: file, includedBy: script), at: statement.offset)
    case .perform(let scriptCall):
      guard let name = statement.name else { return }
      let returnsNothing = scriptCall.action.returnsNothing
      scope.names[name] = returnsNothing ? .nothing(command: scriptCall.title) : .pending
    default: break
    }
  }

  private mutating func include(_ path: String, at offset: Int) throws(ScriptError) {
    guard !including.contains(realPath(path)) else {
      throw ScriptError("\(path) includes itself", at: offset)
    }
    guard including.count <= 16 else {
      throw ScriptError("scripts include each other deeper than 16 times", at: offset)
    }
    do throws(PlaygroundUsageError) {
      try check(ScriptSource(path))
    } catch {
      throw ScriptError(vocabulary.includeMessage(error), at: offset)
    }
  }

  private func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension PlaygroundWorld {
  /// Returns why a script cannot enter the world; `nil` if it can.
  func refusal(selected: String?) -> String? {
    guard isLive, name != selected else { return nil }
    return "\(name) is a live world: start the program with --world \(name) to enter it"
  }
}
