/// An endpoint, as scripts name, call and override it.
public struct PlaygroundEndpoint<World: Sendable>: Sendable {
  /// Its place in the world: `payments.charge`.
  public let path: String
  /// What interceptors see: `PaymentClient.charge`; the path where none can stand around it.
  public let name: String
  /// Whether interceptors can stand around it: only then can it be overridden.
  public let isIntercepted: Bool
  /// Whether it can be delayed.
  public let isAsync: Bool
  /// One line about it; may be empty.
  public let help: String
  let action: Action<World>
  /// How what it throws is read; `nil` where it does not throw.
  let failure: AnyReader?

  /// Describes an endpoint that throws.
  ///
  /// - Parameters:
  ///   - path: Its place in the world: `payments.charge`.
  ///   - name: What interceptors see: `PaymentClient.charge`; `nil` where none can stand around it.
  ///   - isAsync: Whether it is `async`: only then can it be delayed.
  ///   - help: One line about it.
  ///   - inputs: What it is given, in order.
  ///   - returns: How what it returns is written in a script.
  ///   - failure: How what it throws is written in a script.
  ///   - call: Calls it in a world, with inputs that it takes by ``PlaygroundInputs/next()``.
  public init<Output, Failure>(
    _ path: String,
    named name: String?,
    isAsync: Bool,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundReader<Output>,
    throws failure: PlaygroundReader<Failure>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.path = path
    self.name = name ?? path
    isIntercepted = name != nil
    self.isAsync = isAsync
    self.help = help
    self.failure = AnyReader(failure)
    action = Action(inputs: inputs, returns: returns) { context, inputs in
      try await call(context.world, inputs)
    }
  }

  /// Describes an endpoint that does not throw.
  ///
  /// - Parameters:
  ///   - path: Its place in the world: `clock.now`.
  ///   - name: What interceptors see: `WallClock.now`; `nil` where none can stand around it.
  ///   - isAsync: Whether it is `async`: only then can it be delayed.
  ///   - help: One line about it.
  ///   - inputs: What it is given, in order.
  ///   - returns: How what it returns is written in a script.
  ///   - call: Calls it in a world, with inputs that it takes by ``PlaygroundInputs/next()``.
  public init<Output>(
    _ path: String,
    named name: String?,
    isAsync: Bool,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundReader<Output>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.path = path
    self.name = name ?? path
    isIntercepted = name != nil
    self.isAsync = isAsync
    self.help = help
    failure = nil
    action = Action(inputs: inputs, returns: returns) { context, inputs in
      try await call(context.world, inputs)
    }
  }
}
