/// A capability with a value for tests: a struct of `@Sendable` closures.
///
/// Core modules conform their capabilities to this protocol, because they know no database and no
/// network. The shell adds ``Capability`` and its `live` value.
///
/// ```swift
/// struct Mailer: TestableCapability {
///   var send: @Sendable (Mail) async throws -> Void
///
///   static var test: Mailer {
///     Mailer(send: unimplemented("Mailer.send"))
///   }
/// }
///
/// // A test replaces the endpoints that it expects. Any other call fails the test and is named.
/// let mailer = Mailer.test.overriding { $0.send = { _ in } }
/// ```
public protocol TestableCapability: Sendable {
  /// A value for tests, in which every endpoint is unimplemented and reports its calls.
  static var test: Self { get }
}

/// A capability with a value for production.
///
/// ```swift
/// extension Mailer: Capability {
///   static let live = Mailer(adapting: SMTPMailService())
/// }
/// ```
public protocol Capability: TestableCapability {
  /// The value for production. Creating it has no side effects; calls of its endpoints do.
  static var live: Self { get }
}

extension TestableCapability {
  /// Returns a copy with some endpoints, settings or nested capabilities replaced.
  ///
  /// Assign to what the copy replaces:
  ///
  /// ```swift
  /// let declining = PaymentClient.test.overriding {
  ///   $0.charge = { _ throws(PaymentError) in throw .declined("card expired") }
  /// }
  ///
  /// let world = World.test.overriding {
  ///   $0.payments.charge = { _ in Charge(id: "ch_1") }
  ///   $0.mailer = .test.overriding { $0.send = { _ in } }
  /// }
  /// ```
  ///
  /// A closure that throws an endpoint's typed error names the type before `in`. A synchronous
  /// closure fits an `async` endpoint. An `async` one runs on its caller's actor, like any endpoint.
  ///
  /// - Parameter change: Changes the copy. It runs once, before this method returns.
  /// - Returns: The changed copy. The original does not change, so overrides never leak between tests.
  /// - Throws: The error that `change` throws, with its type.
  @inlinable
  public func overriding<Failure: Error>(
    _ change: (inout Self) throws(Failure) -> Void
  ) throws(Failure) -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}
