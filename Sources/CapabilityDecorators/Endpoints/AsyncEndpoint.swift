/// The normal form of an async endpoint: its inputs are one value.
///
/// ``endpoint(_:)`` makes one of a function, verbs such as `retrying` and `caching` make others of
/// it, and `function()` makes a function of the first one's shape again:
///
/// ```swift
/// let find = endpoint(api.find)
///   .retrying(attempts: 3, when: { $0 == .unreachable })
///   .timingOut(after: .seconds(5), clock: clock, throwing: .unreachable)
///   .coalescing()
///   .caching(capacity: 100)
///   .function()
/// ```
///
/// Each verb stands around what is written before it: here a time limit is for all attempts
/// together, and what is in the cache is not looked up again. Every verb makes its calls on the
/// actor of whoever calls.
///
/// A verb of your own is a method that makes one endpoint of another:
///
/// ```swift
/// extension AsyncEndpoint {
///   func counting(_ count: @escaping @Sendable () -> Void) -> AsyncEndpoint {
///     AsyncEndpoint { (input) async throws(Failure) in
///       count()
///       return try await self(input)
///     }
///   }
/// }
/// ```
///
/// `Input` is `Void` for an endpoint without inputs, its type for one, and a tuple for several.
public struct AsyncEndpoint<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let call: @Sendable (Input) async throws(Failure) -> Output

  /// An endpoint that does what a function does.
  ///
  /// - Parameter call: Takes the inputs as one value. It runs on its caller's actor.
  @_alwaysEmitIntoClient
  public init(_ call: @escaping @Sendable (Input) async throws(Failure) -> Output) {
    self.call = call
  }

  /// Calls the endpoint, on the caller's actor.
  ///
  /// - Parameter input: The inputs as one value.
  /// - Returns: What the endpoint returns.
  /// - Throws: What the endpoint throws.
  @_alwaysEmitIntoClient
  public func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    try await call(input)
  }
}
