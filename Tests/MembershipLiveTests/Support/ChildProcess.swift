import Foundation
import TestTraits

/// Another program of this package, run by a test.
final class ChildProcess: Sendable {
  /// The lines that the program prints; ends with the program.
  let lines: AsyncStream<String>
  private let process: Process

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The program's name in the package.
  ///   - arguments: The arguments.
  ///   - environment: Variables besides those of the test.
  init(_ name: String, arguments: [String], environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtExecutable(name))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    try process.run()
    self.process = process
    self.lines = lines
    Thread {
      var rest = ""
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        rest += String(decoding: data, as: UTF8.self)
        var parts = rest.split(separator: "\n", omittingEmptySubsequences: false)
        rest = String(parts.removeLast())
        for line in parts { continuation.yield(String(line)) }
      }
      process.waitUntilExit()
      continuation.finish()
    }.start()
    HangLimit.schedule { [weak self] in self?.end() }
  }

  deinit {
    end()
  }

  /// Kills the program with SIGKILL.
  func end() {
    _ = kill(process.processIdentifier, SIGKILL)
  }

  /// Whether a signal ended the program. Valid after ``lines`` has ended.
  var wasKilled: Bool {
    !process.isRunning && process.terminationReason == .uncaughtSignal
      && process.terminationStatus == SIGKILL
  }
}
