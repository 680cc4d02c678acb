/// What a command does: a use case, an endpoint, or a client's own function.
struct Action<World: Sendable>: Sendable {
  /// What it is given, in order.
  let inputs: [PlaygroundInput]
  /// How its result is read in an expectation.
  let output: AnyReader
  /// What is known of its result before it is run.
  let outputType: OutputType
  /// Does it.
  let run: @Sendable (PlaygroundCommandContext<World>, PlaygroundInputs) async throws -> Result

  /// What came of it.
  struct Result: Sendable {
    /// How it is shown: one line, or several.
    let text: String
    /// Its parts; `nil` where it has none that are known.
    let node: Node?
    /// The value itself, where a script can keep it.
    let value: (any Sendable)?
  }

  init<Output: Sendable>(
    keeping inputs: [PlaygroundInput],
    returns reader: PlaygroundReader<Output>,
    run:
      @escaping @Sendable (PlaygroundCommandContext<World>, PlaygroundInputs) async throws -> Output
  ) {
    self.init(inputs, AnyReader(reader), Output.self) { context, given in
      let output = try await run(context, given)
      let collected = try await reader.collect(output, context.show)
      return Result(collected, sendable: collected.isWhole ? output : nil)
    }
  }

  init<Output>(
    inputs: [PlaygroundInput],
    returns reader: PlaygroundReader<Output>,
    run:
      @escaping @Sendable (PlaygroundCommandContext<World>, PlaygroundInputs) async throws -> Output
  ) {
    self.init(inputs, AnyReader(reader), Output.self) { context, given in
      let output = try await run(context, given)
      return Result(try await reader.collect(output, context.show), sendable: nil)
    }
  }

  /// What an action does with what is made from a world.
  init<Linked: Sendable>(
    _ action: Action<Linked>,
    of linked: @escaping @Sendable (World) async throws -> Linked
  ) {
    inputs = action.inputs
    output = action.output
    outputType = action.outputType
    run = { context, inputs in
      let linked = try await context.links.value { try await linked(context.world) }
      let context = PlaygroundCommandContext<Linked>(
        world: linked,
        uninterceptedWorld: linked,
        worldName: context.worldName,
        backing: nil,
        inputs: context.inputs,
        show: context.show
      )
      let result = try await action.run(context, inputs)
      return Result(text: result.text, node: result.node, value: result.value)
    }
  }

  private init(
    _ inputs: [PlaygroundInput],
    _ output: AnyReader,
    _ type: Any.Type,
    _ run:
      @escaping @Sendable (PlaygroundCommandContext<World>, PlaygroundInputs) async throws -> Result
  ) {
    self.inputs = inputs
    self.output = output
    self.run = run
    outputType =
      type == Void.self ? .nothing : type is any Encodable.Type ? .encodable : .unknown
  }
}

/// What is known of a result before there is one.
enum OutputType: Sendable {
  /// There is none.
  case nothing
  /// It has parts.
  case encodable
  /// It may have parts: its own type will tell.
  case unknown
}
