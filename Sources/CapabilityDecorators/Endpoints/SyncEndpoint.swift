/// A synchronous endpoint whose inputs are one value, ready for decorators.
///
/// It has the decorators of ``AsyncEndpoint`` that never wait. To use the others, convert it with
/// ``asynchronous()``.
///
/// ```swift
/// let rate = endpoint(rates.rate)
///   .caching(capacity: 20, expiry: .after(.seconds(60), clock: clock))
///   .function()
/// ```
///
/// `Input` is `Void` for an endpoint without inputs, its type for one, and a tuple for several.
@frozen
public struct SyncEndpoint<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let call: @Sendable (Input) throws(Failure) -> Output

  /// Creates an endpoint from a function of one value.
  @_alwaysEmitIntoClient
  public init(_ call: @escaping @Sendable (Input) throws(Failure) -> Output) {
    self.call = call
  }

  /// Calls the endpoint.
  ///
  /// - Parameter input: The inputs as one value.
  /// - Returns: The endpoint's output.
  /// - Throws: The endpoint's error.
  @_alwaysEmitIntoClient
  public func callAsFunction(_ input: Input) throws(Failure) -> Output { try call(input) }

  /// Converts the endpoint to an async one, which has all decorators.
  ///
  /// - Returns: An endpoint that makes each call on the caller's actor, without a hop.
  @_alwaysEmitIntoClient
  public func asynchronous() -> AsyncEndpoint<Input, Output, Failure> {
    AsyncEndpoint { (input) async throws(Failure) in try self(input) }
  }
}
