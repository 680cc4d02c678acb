/// An async endpoint whose inputs are one value, ready for decorators.
///
/// Start with ``endpoint(_:)``, add decorators such as `retrying` and `caching`, and end with
/// `function()`, which returns a function of the original shape:
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
/// Each decorator wraps everything before it: here the time limit applies to all attempts together,
/// and a cached result needs no call. All decorators run the endpoint on the caller's actor.
///
/// To write a decorator, add a method that returns another endpoint:
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
@frozen
public struct AsyncEndpoint<Input, Output, Failure: Error>: Sendable {
  @usableFromInline let call: @Sendable (Input) async throws(Failure) -> Output

  /// Creates an endpoint from a function of one value.
  ///
  /// - Parameter call: The function. It runs on the caller's actor.
  @_alwaysEmitIntoClient
  public init(_ call: @escaping @Sendable (Input) async throws(Failure) -> Output) {
    self.call = call
  }

  /// Calls the endpoint, on the caller's actor.
  ///
  /// - Parameter input: The inputs as one value.
  /// - Returns: The endpoint's output.
  /// - Throws: The endpoint's error.
  @_alwaysEmitIntoClient
  public func callAsFunction(_ input: Input) async throws(Failure) -> Output {
    try await call(input)
  }
}
