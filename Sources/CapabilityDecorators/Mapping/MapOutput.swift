extension AsyncEndpoint {
  /// Returns an endpoint that converts the output.
  ///
  /// ```swift
  /// // load: (Int) async throws(LoadError) -> PersonRow
  /// let find = endpoint(load).mapOutput { Person(name: $0.name) }.function()
  /// // find: (Int) async throws(LoadError) -> Person
  /// ```
  ///
  /// If the conversion is async or can fail, use `pipe`.
  ///
  /// - Parameter transform: Converts the output, on the caller's actor.
  /// - Returns: An endpoint with the same inputs.
  @_alwaysEmitIntoClient
  public func mapOutput<NewOutput>(
    _ transform: @escaping @Sendable (Output) -> NewOutput
  ) -> AsyncEndpoint<Input, NewOutput, Failure> {
    AsyncEndpoint<Input, NewOutput, Failure> { (input) async throws(Failure) in
      transform(try await self(input))
    }
  }
}

extension SyncEndpoint {
  /// Returns an endpoint that converts the output.
  @_alwaysEmitIntoClient
  public func mapOutput<NewOutput>(
    _ transform: @escaping @Sendable (Output) -> NewOutput
  ) -> SyncEndpoint<Input, NewOutput, Failure> {
    SyncEndpoint<Input, NewOutput, Failure> { (input) throws(Failure) in
      transform(try self(input))
    }
  }
}
