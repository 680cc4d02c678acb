/// What an account is worth in another currency.
public func makeExchange(
  rates: RateService,
  accounts: AccountStore
) -> @Sendable (_ id: Account.ID, Currency) async throws -> Double {
  { id, currency in
    let account = try await accounts.find(id)
    return try await Double(account?.balance.cents ?? 0) / 100 * rates.rate(currency).factor
  }
}

/// Follows what a currency is worth.
public func makeFollowRates(
  rates: RateService
) -> @Sendable (_ of: Currency) -> AsyncThrowingStream<Rate, any Error> {
  rates.rates
}

/// Tells whenever a currency is worth something else. No script can write what is told.
public func makeWatchRates(
  rates: RateService
) -> @Sendable (_ of: Currency, _ onChange: @Sendable (Rate) -> Void) async throws -> Void {
  { currency, onChange in
    for try await rate in rates.rates(currency) { onChange(rate) }
  }
}
