public import Capabilities

/// The only error that a ``Ledger`` can throw.
public enum LedgerError: Error {
  /// The ledger has no number for an id.
  case unknown
}

/// A capability with throwing endpoints, for decorators. The measured calls never fail.
public struct Ledger: Sendable {
  /// Returns the number for an id.
  public var find: @Sendable (Int) throws(LedgerError) -> Int
  /// The async form.
  public var fetch: @Sendable (Int) async throws(LedgerError) -> Int
  /// The form with a callback.
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

extension Ledger: Interceptable {
  /// Returns a copy with every endpoint wrapped by an interceptor, as derived code does.
  public func intercepted(by interceptor: some Interceptor) -> Ledger {
    var copy = self
    copy.find = interceptor.wrap("Ledger.find", find)
    copy.fetch = interceptor.wrap("Ledger.fetch", fetch)
    return copy
  }
}

extension LiveNumbers {
  fileprivate func find(_ id: Int) throws(LedgerError) -> Int {
    guard id >= 0 else { throw .unknown }
    return load(id)
  }
}
