/// Knows what currencies are worth.
public struct RateService: Sendable {
  /// What a currency is worth now.
  public var rate: @Sendable (_ of: Currency) async throws -> Rate
  /// What a currency is worth, again whenever that changes.
  public var rates: @Sendable (_ of: Currency) -> AsyncThrowingStream<Rate, any Error>
}
