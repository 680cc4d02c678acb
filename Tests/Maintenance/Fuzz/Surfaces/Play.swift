import CapabilitiesPlayground
import Foundation
import KitchenFixture
import Synchronization

/// Runs scripts in the kitchen world.
struct Play {
  /// The name of the script file.
  static let file = "fuzzed.script"

  /// The result of a run.
  struct Run: Equatable, CustomStringConvertible {
    var status: Int32
    var output = ""
    var complaints: [String] = []

    var description: String { "status \(status)\n\(output)\(complaints.joined())" }
  }

  /// The current folder, to which scripts write.
  let folder: String
  /// The timeout of a command.
  let limit: String?

  func run(_ script: [UInt8]) async throws -> Run {
    try Data(script).write(to: URL(fileURLWithPath: Self.file))
    let run = Mutex(Run(status: 0))
    let program = PlaygroundProgram(.kitchen, name: "kitchen")
    let options = limit.map { ["--timeout", $0] } ?? []
    let status = await program.run(
      ["script", Self.file] + options,
      console: PlaygroundConsole(
        write: { text in run.withLock { $0.output += text } },
        writeError: { text in run.withLock { $0.complaints.append(text) } }
      )
    )
    return run.withLock { run in
      run.status = status.rawValue
      return run
    }
  }

  /// Returns the text of a file that a script wrote.
  func read(_ name: String) -> String? {
    try? String(contentsOfFile: name, encoding: .utf8)
  }
}
