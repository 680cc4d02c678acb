import Foundation
import Membership
import RosterReading

/// The lock of a database, which every import holds while it enrolls people.
///
/// A record whose receipt is owed may be one that another import is just sending. So only an import
/// that runs alone settles earlier records, and others wait until it has. The system releases the lock
/// when a process ends, however it ends.
final class ImportLock: Sendable {
  /// -1 if nothing persists, so that no other import can see the records.
  private let descriptor: Int32
  private let path: String

  /// Opens the file `DATABASE.lock`, which stays beside the database.
  ///
  /// - Parameter database: The path of the database; `nil` if it is temporary.
  /// - Throws: ``RosterImportError`` if the file cannot be opened.
  init(database: String?) throws(RosterImportError) {
    path = (database ?? "") + ".lock"
    guard database != nil else {
      descriptor = -1
      return
    }
    // Do not follow a planted link, and do not block on a pipe.
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw failure() }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Runs an operation if no other import holds the lock. Afterwards the lock is exclusive, until
  /// ``share(isStopped:)`` is called.
  ///
  /// - Parameter operation: Runs on the caller's actor.
  /// - Returns: Whether the operation ran.
  /// - Throws: The operation's error, or ``RosterImportError`` if the file cannot be locked.
  nonisolated(nonsending) func ifAlone(
    _ operation: () async throws(RosterImportError) -> Void
  ) async throws(RosterImportError) -> Bool {
    guard try lock(LOCK_EX) else { return false }
    try await operation()
    return true
  }

  /// Holds the lock together with other imports. Waits while one of them settles earlier records.
  ///
  /// - Parameters:
  ///   - isStopped: Whether to stop waiting.
  ///   - onWait: Called once before the first wait.
  /// - Returns: Whether the lock is held; `false` if the wait was stopped.
  nonisolated(nonsending) func share(
    isStopped: () -> Bool,
    onWait: () -> Void
  ) async throws(RosterImportError) -> Bool {
    var hasWaited = false
    while try !lock(LOCK_SH) {
      if isStopped() { return false }
      if !hasWaited { onWait() }
      hasWaited = true
      try? await Task.sleep(for: .milliseconds(50))
    }
    return true
  }

  private func lock(_ operation: Int32) throws(RosterImportError) -> Bool {
    guard descriptor >= 0 else { return true }
    while flock(descriptor, operation | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw failure() }
    }
    return true
  }

  private func failure() -> RosterImportError {
    .store(.unavailable("cannot lock \(path): \(systemError())"))
  }
}
