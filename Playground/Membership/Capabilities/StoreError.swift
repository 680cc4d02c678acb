/// Why a store did not do what it was asked.
public enum StoreError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The write contradicts what is stored, and was not made. Says what stands against it.
  case conflict(String)
  /// There is no such record. Names it.
  case notFound(String)
  /// The store could not be reached or did not answer: a write may or may not have been made.
  case unavailable(String)

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .conflict(let reason): "conflict: \(reason)"
    case .notFound(let record): "not found: \(record)"
    case .unavailable(let reason): "the store is unavailable: \(reason)"
    }
  }
}
