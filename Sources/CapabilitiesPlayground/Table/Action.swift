/// The implementation of a command: a use case, an endpoint, or a client's function.
struct Action<World: Sendable>: Sendable {
  let inputs: [PlaygroundInput]
  /// Reads the values that an expectation compares with the result.
  let output: AnyValueFormat
  var returnsNothing: Bool { output.type == Void.self }
  let run: Run

  typealias Run = @Sendable (PlaygroundCommandContext<World>) async throws -> StoredResult

  /// - Parameter keep: Returns the result if it is `Sendable`, so that a script can pass it on.
  init<Output>(
    inputs: [PlaygroundInput],
    returns reader: PlaygroundValueFormat<Output>,
    keeping keep: @escaping @Sendable (Output) -> (any Sendable)? = { _ in nil },
    run: @escaping @Sendable (PlaygroundCommandContext<World>) async throws -> Output
  ) {
    (self.inputs, output) = (inputs, reader.erased)
    self.run = { context in
      let output = try await run(context)
      let elements = try await reader.collect(output, context.show)
      let sendable = elements == nil ? keep(output) : nil
      return StoredResult(output, elements: elements, sendable: sendable)
    }
  }

  /// Creates an action of a value that is linked from the world, such as its `UseCases`.
  init<Linked: Sendable>(
    _ action: Action<Linked>,
    of linked: @escaping @Sendable (World) async throws -> Linked
  ) {
    inputs = action.inputs
    output = action.output
    run = { context in
      let linked = try await context.links.value { try await linked(context.world) }
      let context = PlaygroundCommandContext<Linked>(
        world: linked,
        uninterceptedWorld: linked,
        worldName: context.worldName,
        backing: nil,
        inputs: context.inputs,
        show: context.show
      )
      return try await action.run(context)
    }
  }
}
