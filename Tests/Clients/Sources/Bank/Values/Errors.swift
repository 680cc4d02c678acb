/// An error of a transfer. It is not `Decodable`, so scripts write its cases.
public enum TransferError: Error, Hashable {
  case noAccount(Account.ID)
  case overdrawn(by: Money)
  case overLimit(Money)
  case refused(Refusal)
}

/// An error of a store.
public enum StoreError: Error, Hashable {
  case unavailable(String)
  case full
}

/// The service that failed, and its error.
public enum Refusal: Hashable, Sendable {
  case store(StoreError)
  case rates
}
