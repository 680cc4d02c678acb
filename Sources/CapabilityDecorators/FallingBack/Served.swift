// Indirect, for a pointer has one layout for every type of error: that is less to compile.

/// Who answered a call of an endpoint with a backup.
public indirect enum Served<Failure: Error>: Sendable {
  /// The primary did.
  case byPrimary
  /// The backup did, because the primary failed with this.
  case byBackup(after: Failure)
  /// Nobody did. The backup's failure is `nil` where it was not asked: the primary's is not one
  /// to fall back from, or the call was cancelled.
  case byNobody(primary: Failure, backup: Failure?)
}

extension Served: Equatable where Failure: Equatable {}
