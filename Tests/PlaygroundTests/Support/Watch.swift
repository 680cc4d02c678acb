import Foundation

/// A pipe that a process writes to, read line by line.
struct Watch: ~Copyable {
  private let reading: Int32
  /// The end for the process; closed here once it has started.
  let writing: Int32
  private var pending: [UInt8] = []

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    // Other tests' processes must not inherit them.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit { close(reading) }

  /// Fills the pipe, so that the process stands still as soon as it writes to it, until it is read.
  ///
  /// - Returns: How many bytes went in; they are read before what the process writes.
  func fill() -> Int {
    let flags = fcntl(writing, F_GETFL)
    _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(writing, F_SETFL, flags) }
    var count = 0
    while write(writing, ".", 1) == 1 { count += 1 }
    return count
  }

  /// Waits for so many lines.
  ///
  /// - Returns: The lines; fewer where the process ended before.
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

  /// Waits for the rest.
  mutating func rest() async -> String { await lines(.max).map { $0 + "\n" }.joined() }
}

/// What can be read from a descriptor now; nothing at its end.
func readPortion(_ descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}
