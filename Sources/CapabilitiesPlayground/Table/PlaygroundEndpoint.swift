/// An endpoint that scripts can call and override.
///
/// `swift package capabilities playground` writes the code that creates it: see ``PlaygroundTable``.
public struct PlaygroundEndpoint<World: Sendable>: Sendable {
  /// The path of the endpoint in the world: `payments.charge`.
  public let path: String
  /// The name that interceptors see: `PaymentClient.charge`; the path if interceptors cannot wrap it.
  public let name: String
  /// Whether interceptors can wrap the endpoint. Scripts can override only such endpoints.
  public let isIntercepted: Bool
  /// Whether the endpoint is `async`. Scripts can delay only such endpoints.
  public let isAsync: Bool
  /// A sentence about the endpoint; may be empty.
  public let help: String
  let action: Action<World>
  /// Reads the errors of the endpoint; `nil` if it does not throw.
  let failure: AnyValueFormat?

  /// Creates an endpoint that throws.
  ///
  /// - Parameters:
  ///   - name: The name that interceptors see: `PaymentClient.charge`; `nil` if they cannot wrap it.
  ///   - returns: Reads results of the endpoint.
  ///   - call: Calls the endpoint in a world. It gets the inputs with ``PlaygroundInputs/next()``.
  public init<Output, Failure>(
    _ path: String,
    named name: String?,
    isAsync: Bool = true,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundValueFormat<Output>,
    throws failure: PlaygroundValueFormat<Failure>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.path = path
    self.name = name ?? path
    isIntercepted = name != nil
    self.isAsync = isAsync
    self.help = help
    self.failure = failure.erased
    action = Action(inputs: inputs, returns: returns) { context in
      try await call(context.world, context.inputs)
    }
  }

  /// Creates an endpoint that does not throw.
  public init<Output>(
    _ path: String,
    named name: String?,
    isAsync: Bool = true,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    returns: PlaygroundValueFormat<Output>,
    call: @escaping @Sendable (World, PlaygroundInputs) async throws -> Output
  ) {
    self.path = path
    self.name = name ?? path
    isIntercepted = name != nil
    self.isAsync = isAsync
    self.help = help
    failure = nil
    action = Action(inputs: inputs, returns: returns) { context in
      try await call(context.world, context.inputs)
    }
  }
}
