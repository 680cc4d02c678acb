import Foundation
import TestTraits

/// A child process that runs this program as a worker. The parent reads its reports, with a time limit.
final class WorkerProcess {
  /// The result of waiting for a report.
  enum Event {
    case report(Report)
    /// The process ended.
    case ended
    case timedOut
  }

  /// The file descriptor for the reports of a worker.
  static let reports: Int32 = 3

  private let id: pid_t
  private let descriptor: Int32
  private var received: [UInt8] = []
  private var isReaped = false

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - arguments: The command-line arguments.
  ///   - errors: The file for standard output and standard error.
  init(_ arguments: [String], errors: String) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(call: "pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    descriptor = ends[0]
    var actions = FileActions()
    actions.open(STDIN_FILENO, "/dev/null", O_RDONLY)
    actions.open(STDOUT_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC)
    actions.duplicate(STDOUT_FILENO, as: STDERR_FILENO)
    actions.duplicate(ends[1], as: Self.reports)
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    var environment = ProcessInfo.processInfo.environment
    // The message of a trap is enough, and a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    id = try actions.spawn(program, [program] + arguments, environment.map { "\($0)=\($1)" })
  }

  deinit {
    if !isReaped { _ = end() }
    close(descriptor)
  }

  /// A failed system call.
  struct SystemError: Error {
    let call: String
  }

  /// Waits for the next report.
  func next(within limit: Duration) -> Event {
    let deadline = ContinuousClock.now.advanced(by: limit)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        if let report = Report(line) { return .report(report) }
        continue
      }
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = left > 0 ? poll(&request, 1, Int32(left.rounded(.up))) : 0
      if ready == 0 { return .timedOut }
      guard ready > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return .ended }
      received += buffer[..<count]
    }
  }

  /// Kills the process and reaps it.
  ///
  /// - Returns: The signal that ended the process, or its negated exit status.
  func end() -> Int32 {
    kill(id, SIGKILL)
    return reap()
  }

  /// Waits for the end of the process and reaps it.
  ///
  /// - Returns: The signal that ended the process, or its negated exit status.
  func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    let signal = status & 0x7F
    return signal == 0 ? -((status >> 8) & 0xFF) : signal
  }
}
