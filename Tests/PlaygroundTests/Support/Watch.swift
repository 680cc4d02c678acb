import Foundation
import TestTraits

/// A pipe that a process writes to and the test reads line by line.
struct Watch: ~Copyable {
  private let reading: Int32
  /// The process's end; closed here after the process has started.
  let writing: Int32
  private var pending: [UInt8] = []

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    // Other tests' processes must not inherit the ends.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit { close(reading) }

  /// Fills the pipe, so that the process blocks at its first write until the pipe is read.
  ///
  /// - Returns: The number of bytes written; they are read before the process's output.
  func fill() -> Int {
    let flags = fcntl(writing, F_GETFL)
    _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(writing, F_SETFL, flags) }
    var count = 0
    while write(writing, ".", 1) == 1 { count += 1 }
    return count
  }

  /// Waits for this many lines.
  ///
  /// - Returns: The lines; fewer if the process ended.
  mutating func lines(_ count: Int) async -> [String] {
    var lines: [String] = []
    while lines.count < count {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(String(decoding: pending[..<end], as: UTF8.self))
        pending.removeSubrange(...end)
        continue
      }
      let portion = await onThread { [reading] in readPortion(reading) }
      if portion.isEmpty { break }
      pending += portion
    }
    return lines
  }

  /// Waits for the rest of the output.
  mutating func rest() async -> String { await lines(.max).map { $0 + "\n" }.joined() }
}

/// Returns the bytes that can be read from a descriptor now; none at its end.
func readPortion(_ descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}
