import Foundation

/// A child process of a program beside this one.
final class ChildProcess: Sendable {
  /// The result of a run.
  struct End: Sendable {
    /// The exit status, or 128 plus the number of the signal that ended the process.
    let status: Int32
    let output: String
    let errors: String
  }

  /// The process identifier.
  let id: Int32
  private let end: Task<End, Never>

  /// Starts `playground import`.
  ///
  /// - Parameters:
  ///   - roster: The roster's path.
  ///   - database: The database's path.
  ///   - base: The base URL of both services.
  ///   - concurrency: The number of concurrent enrollments.
  ///   - environment: More environment variables.
  static func importing(
    _ roster: String,
    database: String,
    base: String,
    concurrency: Int,
    environment: [String: String] = [:]
  ) throws -> ChildProcess {
    let settings = [
      "STRIPE_API_KEY": "sk_test_1", "STRIPE_API_BASE": base,
      "SENDGRID_API_KEY": "SG.1", "SENDGRID_API_BASE": base,
    ]
    return try ChildProcess(
      "playground",
      [
        "import", roster, "--world", "live", "--database", database, "--concurrency",
        "\(concurrency)",
      ],
      environment: settings.merging(environment) { $1 }
    )
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The name of the executable.
  ///   - arguments: The arguments.
  ///   - environment: Variables besides `PATH`.
  init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = program.deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    id = process.processIdentifier
    // Read both pipes from the start, each on its own thread, because their buffers are small.
    let texts = [output, errors].map { pipe in
      let descriptor = pipe.fileHandleForReading
      return BlockingRead { String(decoding: descriptor.readDataToEndOfFile(), as: UTF8.self) }
    }
    let box = ProcessBox(process: process)
    end = Task.detached {
      let (output, errors) = (await texts[0].value, await texts[1].value)
      return End(status: await box.status(), output: output, errors: errors)
    }
  }

  /// Waits until the process ends.
  func wait() async -> End { await end.value }

  /// Sends a signal if the process still runs.
  func send(_ signal: Int32) { kill(id, signal) }
}

/// A process to wait for. Safe to send to another task: after `run()`, only `status()` uses it, once.
private struct ProcessBox: @unchecked Sendable {
  let process: Process

  func status() async -> Int32 {
    await BlockingRead {
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      return (isSignal ? 128 : 0) + process.terminationStatus
    }.value
  }
}

/// A blocking call on its own thread.
struct BlockingRead<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>

  init(_ read: @escaping @Sendable () -> Value) {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    self.stream = stream
    Thread {
      continuation.yield(read())
      continuation.finish()
    }.start()
  }

  /// The result of the call.
  var value: Value {
    get async {
      for await value in stream { return value }
      preconditionFailure("the thread yields one value before it finishes")
    }
  }
}
