import Foundation

/// Creates a pseudoterminal.
///
/// - Returns: The descriptor of the master side, and the path of the program's side.
func openTerminal(columns: Int, rows: Int) throws -> (master: Int32, name: String) {
  let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  guard master >= 0 else { throw POSIXError(.ENOTTY) }
  var size = winsize()
  (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
  #if canImport(Darwin)
    guard grantpt(master) == 0, unlockpt(master) == 0, let path = ptsname(master) else {
      throw POSIXError(.ENOTTY)
    }
    let name = String(cString: path)
  #else
    // Swift does not see the functions for this because of a macro; these are their requests.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0 else {
      throw POSIXError(.ENOTTY)
    }
    let name = "/dev/pts/\(number)"
  #endif
  guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENOTTY) }
  return (master, name)
}
