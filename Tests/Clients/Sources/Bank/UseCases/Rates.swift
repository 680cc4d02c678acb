/// Returns the balance of an account in another currency.
public func makeExchange(
  rates: RateService,
  accounts: AccountStore
) -> @Sendable (_ id: Account.ID, Currency) async throws -> Double {
  { id, currency in
    let account = try await accounts.find(id)
    return try await Double(account?.balance.cents ?? 0) / 100 * rates.rate(currency).factor
  }
}

/// Returns the exchange rates of a currency as they change.
public func makeFollowRates(
  rates: RateService
) -> @Sendable (_ of: Currency) -> AsyncThrowingStream<Rate, any Error> {
  rates.rates
}

/// Calls a closure when an exchange rate changes. Scripts cannot write closures.
public func makeWatchRates(
  rates: RateService
) -> @Sendable (_ of: Currency, _ onChange: @Sendable (Rate) -> Void) async throws -> Void {
  { currency, onChange in
    for try await rate in rates.rates(currency) { onChange(rate) }
  }
}
