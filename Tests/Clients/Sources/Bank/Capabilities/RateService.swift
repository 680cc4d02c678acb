/// The exchange rates of currencies.
public struct RateService: Sendable {
  /// Returns the current exchange rate of a currency.
  public var rate: @Sendable (_ of: Currency) async throws -> Rate
  /// Returns the exchange rates of a currency as they change.
  public var rates: @Sendable (_ of: Currency) -> AsyncThrowingStream<Rate, any Error>
}
