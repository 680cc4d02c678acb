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
    /// Returns a copy with every endpoint wrapped by an interceptor; with `only:`, some endpoints.
    ///
    /// - Parameter interceptor: Wraps the endpoints, outside of earlier interceptors.
    /// - Returns: The copy. The original does not change.
    func intercepted(by interceptor: some Interceptor) -> Self
  }

  extension Interceptable {
    /// Returns a copy with one endpoint, or the endpoints of one capability, wrapped by an interceptor.
    ///
    /// ```swift
    /// let world = World.test.intercepted(by: outage, only: \.tickets.save)
    /// ```
    ///
    /// A renamed endpoint is a compile error. The key path distinguishes two capabilities of one type,
    /// also in a world that gives both the same names.
    ///
    /// - Parameters:
    ///   - interceptor: Wraps the endpoints.
    ///   - part: The endpoint, or the capability. Each property of the path is a `var`.
    /// - Returns: The copy. The original does not change.
    public func intercepted<Part>(
      by interceptor: some Interceptor,
      only part: WritableKeyPath<Self, Part>
    ) -> Self {
      var copy = self
      copy[keyPath: part] = intercepted(by: interceptor)[keyPath: part]
      return copy
    }
  }
#endif
