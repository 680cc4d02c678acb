/// The implementation of a command: a use case, an endpoint, or a client's function.
struct Action<World: Sendable>: Sendable {
  let inputs: [PlaygroundInput]
  /// Reads the values that an expectation compares with the result.
  let output: AnyValueFormat
  var returnsNothing: Bool { output.type == Void.self }
  let run: Run

  typealias Run = @Sendable (PlaygroundCommandContext<World>) async throws -> StoredResult

  init<Output: Sendable>(
    sendable inputs: [PlaygroundInput],
    returns reader: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (PlaygroundCommandContext<World>) async throws -> Output
  ) {
    self.init(inputs, reader.erased) { context in
      let output = try await run(context)
      let elements = try await reader.collect(output, context.show)
      return StoredResult(output, elements: elements, sendable: elements == nil ? output : nil)
    }
  }

  init<Output>(
    inputs: [PlaygroundInput],
    returns reader: PlaygroundValueFormat<Output>,
    run: @escaping @Sendable (PlaygroundCommandContext<World>) async throws -> Output
  ) {
    self.init(inputs, reader.erased) { context in
      let output = try await run(context)
      let elements = try await reader.collect(output, context.show)
      return StoredResult(output, elements: elements, sendable: nil)
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

  private init(_ inputs: [PlaygroundInput], _ output: AnyValueFormat, _ run: @escaping Run) {
    (self.inputs, self.output, self.run) = (inputs, output, run)
  }
}
