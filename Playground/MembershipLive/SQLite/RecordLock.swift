import Foundation

/// A lock with a name, for all programs that use a database file. It ends with this object, and with a
/// program that is killed.
///
/// It locks one byte of a file beside the database, for an open file and not for the process: so two
/// tasks of one program exclude each other, too.
final class RecordLock: Sendable {
  private let descriptor: Int32
  private let path: String
  private let byte: Int64

  /// Opens the lock without taking it.
  ///
  /// - Parameters:
  ///   - name: The name. Two names can have one lock, by chance.
  ///   - database: The absolute path of the database file.
  init(_ name: String, of database: String) throws(DatabaseError) {
    path = database
    // FNV-1a: the same in every program, unlike `hashValue`.
    let hash = name.composed.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    byte = Int64(hash >> 2)
    let file = PrivateFile.withoutLinks(database) + "-locks"
    descriptor = open(file, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: "\(file): \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Takes the lock.
  ///
  /// - Returns: Whether it was free.
  func take() throws(DatabaseError) -> Bool {
    #if canImport(Darwin)
      let command: Int32 = 90
    #else
      let command: Int32 = 37
    #endif
    // F_OFD_SETLK, which Swift does not import.
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = off_t(byte)
    range.l_len = 1
    guard fcntl(descriptor, command, &range) != 0 else { return true }
    guard errno == EAGAIN || errno == EACCES else {
      let reason = String(cString: strerror(errno))
      throw .cannotOpen(path: path, reason: "\(path)-locks cannot be locked: \(reason)")
    }
    return false
  }
}
