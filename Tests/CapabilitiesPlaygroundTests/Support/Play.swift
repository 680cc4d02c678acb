import Foundation
import Synchronization
import TestTraits

@testable import CapabilitiesPlayground
@testable import KitchenFixture

/// Runs a script in the kitchen's world.
///
/// - Parameters:
///   - script: The lines of the script.
///   - options: Options on the command line.
///   - leading: Options before the command `script`.
///   - commands: The client's commands.
func play(
  _ script: String,
  _ options: String...,
  before leading: String...,
  table: PlaygroundTable<Kitchen> = .kitchen,
  commands: [PlaygroundCommand<Kitchen>] = []
) async -> CommandResult {
  let directory = TemporaryDirectory()
  let file = directory.path("s.script")
  try? directory.write("s.script", script)
  var run = await runProgram(leading + ["script", file] + options, table, commands: commands)
  // The directory exists until here.
  run.errors = run.errors.replacing(directory.path("s.script"), with: "s")
  return run
}

/// Runs a command line of the kitchen's playground.
func runProgram(
  _ arguments: [String],
  _ table: PlaygroundTable<Kitchen> = .kitchen,
  commands: [PlaygroundCommand<Kitchen>] = []
) async -> CommandResult {
  let recorder = Recorder()
  let program = PlaygroundProgram(table, commands: commands, name: "kitchen", version: "1.2")
  let status = await program.run(arguments, console: recorder.console)
  return recorder.run(status)
}

/// Starts a runner of lines in the kitchen's sandbox.
func startRunner(
  _ world: PlaygroundWorld<Kitchen> = .simulated("sandbox") { .sandbox },
  commands: [PlaygroundCommand<Kitchen>] = []
) async throws -> ScriptRunner<Kitchen> {
  try await ScriptRunner(
    Vocabulary(.kitchen, commands: commands),
    in: world,
    selectedWorld: world.name,
    limit: nil,
    console: Recorder().console
  )
}

extension ScriptLine {
  /// The first line of a session.
  init(_ text: String) { self.init(number: 1, bytes: Array(text.utf8), isTooLong: false) }
}

/// Records the output of a console.
final class Recorder: Sendable {
  private let texts = Mutex((output: "", errors: ""))

  var console: PlaygroundConsole {
    PlaygroundConsole(
      write: { text in self.texts.withLock { $0.output += text } },
      writeError: { text in self.texts.withLock { $0.errors += text } }
    )
  }

  func run(_ status: PlaygroundExitStatus) -> CommandResult {
    let texts = texts.withLock { $0 }
    return CommandResult(status: status.rawValue, output: texts.output, errors: texts.errors)
  }
}
