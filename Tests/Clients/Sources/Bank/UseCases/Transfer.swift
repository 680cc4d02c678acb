/// Transfers money from one account to another.
public typealias Transfer =
  @Sendable (
    _ from: Account.ID, _ to: Account.ID, _ amount: Money
  ) async throws(TransferError) -> Receipt

/// Returns a use case that transfers money from one account to another.
public func makeTransfer(
  accounts: AccountStore,
  messenger: Messenger,
  audit: Audit,
  policy: Policy
) -> Transfer {
  { from, to, amount async throws(TransferError) in
    guard amount.cents <= policy.limit.cents else { throw .overLimit(policy.limit) }
    var payer = try await accounts.existing(from)
    var payee = try await accounts.existing(to)
    payer.balance.cents -= amount.cents
    guard payer.balance.cents >= 0 else {
      throw .overdrawn(by: Money(cents: -payer.balance.cents))
    }
    payee.balance.cents += amount.cents
    do throws(StoreError) {
      try await accounts.save([payer, payee])
    } catch {
      throw .refused(.store(error))
    }
    await audit.record()
    await messenger.send(payee.owner, "\(amount) from \(payer.owner)")
    return Receipt(from: payer, to: payee)
  }
}

extension AccountStore {
  /// Returns an account; throws if it does not exist.
  fileprivate func existing(_ id: Account.ID) async throws(TransferError) -> Account {
    let found: Account?
    do throws(StoreError) {
      found = try await find(id)
    } catch {
      throw .refused(.store(error))
    }
    guard let found else { throw .noAccount(id) }
    return found
  }
}
