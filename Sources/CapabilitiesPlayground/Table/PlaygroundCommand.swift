/// A command of a client's own, beside those that every world has.
///
/// ```swift
/// PlaygroundProgram(.bank, commands: [
///   PlaygroundCommand("accounts", help: "How many accounts there are.") { context in
///     try await context.world.accounts.all().count
///   }
/// ])
/// ```
///
/// What it returns is shown and may be kept (`let n = accounts`) and expected
/// (`expect accounts 2`). Text is shown as it is, over several lines if it has them.
public struct PlaygroundCommand<World: Sendable>: Sendable {
  /// Its word.
  public let name: String
  /// One line about it.
  public let help: String
  /// The worlds that it is for; `nil` for all.
  public let worlds: [String]?
  let action: Action<World>

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: Its word: the name of no command that every world has.
  ///   - help: One line about it.
  ///   - inputs: What it is given, in order. Its function takes them by
  ///     ``PlaygroundCommandContext/inputs``.
  ///   - worlds: The names of the worlds that it is for; in others it is an error that is found
  ///     before anything is run. `nil` for all.
  ///   - run: What it does. Errors that it throws are shown like those of a use case.
  public init<Output: Sendable>(
    _ name: String,
    help: String = "",
    inputs: [PlaygroundInput] = [],
    worlds: [String]? = nil,
    run: @escaping @Sendable (PlaygroundCommandContext<World>) async throws -> Output
  ) {
    self.name = name
    self.help = help
    self.worlds = worlds
    action = Action(keeping: inputs, returns: .ofAnyKind) { context, inputs in
      try await run(context.with(inputs))
    }
  }
}
