#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// A capability, or a world of capabilities, whose endpoints an interceptor can stand around.
  ///
  /// A capability conforms in one line per endpoint, a world in one line per capability:
  ///
  /// ```swift
  /// extension PaymentClient: Interceptable {
  ///   public func intercepted(by interceptor: some Interceptor) -> PaymentClient {
  ///     PaymentClient(
  ///       charge: interceptor.wrap("PaymentClient.charge", charge),
  ///       refund: interceptor.wrap("PaymentClient.refund", refund)
  ///     )
  ///   }
  /// }
  ///
  /// extension World: Interceptable {
  ///   public func intercepted(by interceptor: some Interceptor) -> World {
  ///     World(
  ///       people: people.intercepted(by: interceptor),
  ///       payments: payments.intercepted(by: interceptor)
  ///     )
  ///   }
  /// }
  /// ```
  public protocol Interceptable {
    /// A copy whose every endpoint goes through an interceptor.
    ///
    /// - Parameter interceptor: What stands around each call. Of several, the one that came last
    ///   is the outermost.
    /// - Returns: The copy. The original is unchanged.
    func intercepted(by interceptor: some Interceptor) -> Self
  }
#endif
