/// The normal form of a synchronous endpoint: its inputs are one value.
///
/// It has the verbs of ``AsyncEndpoint`` that need no waiting, and ``asynchronous()`` for the
/// others:
///
/// ```swift
/// let rate = endpoint(rates.rate)
///   .caching(capacity: 20, expiry: .after(.seconds(60), clock: clock))
///   .function()
/// ```
///
/// `Input` is `Void` for an endpoint without inputs, its type for one, and a tuple for several.
public struct SyncEndpoint<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let call: @Sendable (Input) throws(Failure) -> Output

  /// An endpoint that does what a function does.
  ///
  /// - Parameter call: Takes the inputs as one value.
  @_alwaysEmitIntoClient
  public init(_ call: @escaping @Sendable (Input) throws(Failure) -> Output) {
    self.call = call
  }

  /// Calls the endpoint.
  ///
  /// - Parameter input: The inputs as one value.
  /// - Returns: What the endpoint returns.
  /// - Throws: What the endpoint throws.
  @_alwaysEmitIntoClient
  public func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try call(input)
  }

  /// The same endpoint for callers who can wait, with all the verbs of ``AsyncEndpoint``.
  ///
  /// - Returns: An endpoint that makes each call on its caller's actor, without leaving it.
  @_alwaysEmitIntoClient
  public func asynchronous() -> AsyncEndpoint<Input, Output, Failure> {
    AsyncEndpoint { (input) async throws(Failure) in try self(input) }
  }
}
