import Foundation
import Synchronization
import TestTraits

/// A `playground` that runs a script in the live world.
final class Program: Sendable {
  /// The result of a program.
  struct End: Sendable {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    let status: Int32
    let output: String
    let errors: String
  }

  /// The process identifier; `nil` before the start and after the end.
  private let id = Mutex<pid_t?>(nil)

  /// Sends a signal, if the program runs.
  func send(_ signal: Int32) { id.withLock { if let id = $0 { _ = kill(id, signal) } } }

  /// Runs a script from standard input, and waits until the program ends.
  ///
  /// - Parameters:
  ///   - script: The lines of the script.
  ///   - environment: The environment variables.
  ///   - folder: The folder for the program's output.
  func run(
    _ script: String,
    _ environment: [String: String],
    in folder: TemporaryDirectory
  ) async throws -> End {
    // `Process` waits on a thread of its own, which no other thread shares it with.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try self.runBlocking(script, environment, in: folder) })
      }
    }
  }

  private func runBlocking(
    _ script: String,
    _ environment: [String: String],
    in folder: TemporaryDirectory
  ) throws -> End {
    let process = Process()
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = program.deletingLastPathComponent().appendingPathComponent("playground")
    process.arguments = ["script", "-", "--world", "live"]
    process.environment = environment
    let input = Pipe()
    process.standardInput = input
    let name = UUID().uuidString
    let paths = ["out", "err"].map { folder.path("\(name).\($0)") }
    let files = try paths.map { path in
      try Data().write(to: URL(fileURLWithPath: path))
      return try FileHandle(forUpdating: URL(fileURLWithPath: path))
    }
    (process.standardOutput, process.standardError) = (files[0], files[1])
    try id.withLock { id in
      try process.run()
      id = process.processIdentifier
    }
    // Fails if the program is killed before it has read the script.
    try? input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    id.withLock { $0 = nil }
    let texts = try files.map { file in
      try file.seek(toOffset: 0)
      return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }
    for path in paths { unlink(path) }
    let isSignal = process.terminationReason == .uncaughtSignal
    let status = process.terminationStatus + (isSignal ? 128 : 0)
    return End(status: status, output: texts[0], errors: texts[1])
  }
}
