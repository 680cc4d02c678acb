/// Why money does not move. It is not Decodable: scripts write its cases.
public enum TransferError: Error, Hashable {
  case noAccount(Account.ID)
  case overdrawn(by: Money)
  case overLimit(Money)
  case refused(Refusal)
}

/// Why a store gives no answer.
public enum StoreError: Error, Hashable {
  case unavailable(String)
  case full
}

/// Who refused, and why.
public enum Refusal: Hashable, Sendable {
  case store(StoreError)
  case rates
}
