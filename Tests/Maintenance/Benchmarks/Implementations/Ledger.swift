/// Why a ``Ledger`` has no number.
public enum LedgerError: Error {
  /// There is nothing under an id.
  case unknown
}

/// A capability whose endpoints may fail, so that decorators have something to do. The ids of a
/// call never do fail.
public struct Ledger: Sendable {
  /// The number under an id.
  public var find: @Sendable (Int) throws(LedgerError) -> Int
  /// The same, async.
  public var fetch: @Sendable (Int) async throws(LedgerError) -> Int
  /// The same, with a callback.
  public var load: @Sendable (Int, @escaping @Sendable (Result<Int, LedgerError>) -> Void) -> Void

  /// The endpoints of `numbers`.
  public init(adapting numbers: LiveNumbers) {
    find = { id throws(LedgerError) in try numbers.find(id) }
    fetch = { id async throws(LedgerError) in try numbers.find(id) }
    load = { id, done in
      do throws(LedgerError) { done(.success(try numbers.find(id))) } catch {
        done(.failure(error))
      }
    }
  }
}

extension LiveNumbers {
  fileprivate func find(_ id: Int) throws(LedgerError) -> Int {
    guard id >= 0 else { throw .unknown }
    return load(id)
  }
}
