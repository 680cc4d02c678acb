import Foundation
import TestTraits

/// A terminal of 80 columns whose output the test reads.
struct PseudoTerminal: ~Copyable {
  /// The test's end.
  private let screen: Int32
  /// The program's end; the test closes it after the program has started.
  let line: Int32

  init() throws {
    let screen = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    let name = try PseudoTerminal.unlock(screen)
    let line = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard line >= 0, ioctl(line, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENOTTY) }
    (self.screen, self.line) = (screen, line)
  }

  deinit { close(screen) }

  /// Returns all output until the program ends.
  func everything() async -> String {
    var output: [UInt8] = []
    while case let portion = await onThread({ [screen] in readPortion(screen) }), !portion.isEmpty {
      output += portion
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Unlocks the program's end.
  ///
  /// - Returns: The path of that end.
  private static func unlock(_ screen: Int32) throws -> String {
    #if canImport(Darwin)
      guard grantpt(screen) == 0, unlockpt(screen) == 0, let name = ptsname(screen) else {
        throw POSIXError(.ENOTTY)
      }
      return String(cString: name)
    #else
      // Swift does not import the functions for this; these are the system calls that they make.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard ioctl(screen, setLock, &lock) == 0, ioctl(screen, getNumber, &number) == 0 else {
        throw POSIXError(.ENOTTY)
      }
      return "/dev/pts/\(number)"
    #endif
  }
}

/// Returns the bytes that can be read from a descriptor now; none at its end.
private func readPortion(_ descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}
