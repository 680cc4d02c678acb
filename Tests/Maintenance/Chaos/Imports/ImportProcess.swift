import Foundation

/// One run of the program under test: `playground import`.
final class ImportProcess: Sendable {
  /// How a run ended.
  struct End: Sendable {
    /// The exit status, or 128 and the signal that ended it.
    let status: Int32
    let output: String
    let errors: String
  }

  /// The process's number.
  let id: Int32
  private let end: Task<End, Never>

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - roster: The roster's path.
  ///   - database: The database's path.
  ///   - base: Where both services listen.
  ///   - concurrency: How many people are enrolled at a time.
  init(roster: String, database: String, base: String, concurrency: Int) throws {
    let process = Process()
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = program.deletingLastPathComponent().appendingPathComponent("playground")
    process.arguments = [
      "import", roster, "--world", "live", "--database", database, "--concurrency",
      "\(concurrency)",
    ]
    process.environment = [
      "PATH": "/usr/bin:/bin", "STRIPE_API_KEY": "sk_test_1", "STRIPE_API_BASE": base,
      "SENDGRID_API_KEY": "SG.1", "SENDGRID_API_BASE": base,
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    id = process.processIdentifier
    // Pipes hold little: both are read from the start, each by a thread of its own.
    let texts = [output, errors].map { pipe in
      let descriptor = pipe.fileHandleForReading
      return Reading { String(decoding: descriptor.readDataToEndOfFile(), as: UTF8.self) }
    }
    let box = ProcessBox(process: process)
    end = Task.detached {
      let (output, errors) = (await texts[0].value, await texts[1].value)
      return End(status: await box.status(), output: output, errors: errors)
    }
  }

  /// Waits until the run is over.
  func wait() async -> End { await end.value }

  /// Sends a signal, if the run is not over.
  func send(_ signal: Int32) { kill(id, signal) }
}

/// A process that is only waited for. Proof that it is safe to send: after `run()` nothing but
/// `status()` touches it, once.
private struct ProcessBox: @unchecked Sendable {
  let process: Process

  func status() async -> Int32 {
    await Reading {
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      return (isSignal ? 128 : 0) + process.terminationStatus
    }.value
  }
}

/// Something that a thread of its own waits for.
struct Reading<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>

  init(_ read: @escaping @Sendable () -> Value) {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    self.stream = stream
    Thread {
      continuation.yield(read())
      continuation.finish()
    }.start()
  }

  /// What was read.
  var value: Value {
    get async {
      for await value in stream { return value }
      preconditionFailure("a reading yields one value before it finishes")
    }
  }
}
