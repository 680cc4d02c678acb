import CTestProcess
import Foundation

/// A pipe that a process writes to and the test reads line by line.
package struct OutputPipe: ~Copyable {
  private let reading: Int32
  /// The process's end, which the test closes after the process has started.
  package let writing: Int32
  private var pending: [UInt8] = []

  /// Creates a pipe, whose ends other processes of the tests do not inherit.
  package init() throws {
    var ends: [Int32] = [0, 0]
    guard test_pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit { close(reading) }

  /// Waits for a line.
  ///
  /// - Parameter process: The process that writes.
  /// - Returns: The line; `nil` if the output has ended, or the process was idle for too long.
  package mutating func line(of process: WatchedProcess) async -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let portion = await onThread { [reading] in
        process.wait {
          var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
          return poll(&request, 1, 1_000) > 0 ? readPortion(reading) : nil
        }
      }
      guard let portion, !portion.isEmpty else { return nil }
      pending += portion
    }
  }
}

/// Returns the bytes that can be read from a descriptor now; none at its end.
private func readPortion(_ descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}
