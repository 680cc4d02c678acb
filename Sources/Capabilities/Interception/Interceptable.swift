#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// A capability or a world whose endpoints can be intercepted.
  ///
  /// A capability conforms with one line for each endpoint, a world with one line for each capability:
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
    /// Returns a copy with every endpoint wrapped by an interceptor.
    ///
    /// - Parameter interceptor: Wraps the endpoints, outside of earlier interceptors.
    /// - Returns: The copy. The original does not change.
    func intercepted(by interceptor: some Interceptor) -> Self
  }
#endif
