extension AsyncEndpoint {
  /// The endpoint with another output, made of what it returns.
  ///
  /// ```swift
  /// // load: (Int) async throws(LoadError) -> PersonRow
  /// let find = endpoint(load).mapOutput { Person(name: $0.name) }.function()
  /// // find: (Int) async throws(LoadError) -> Person
  /// ```
  ///
  /// Where `transform` can fail or is async, `pipe` does it.
  ///
  /// - Parameter transform: Makes the new output of the old one, on the caller's actor.
  /// - Returns: An endpoint of the same inputs.
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
  /// The endpoint with another output, made of what it returns.
  ///
  /// - Parameter transform: Makes the new output of the old one.
  /// - Returns: An endpoint of the same inputs.
  @_alwaysEmitIntoClient
  public func mapOutput<NewOutput>(
    _ transform: @escaping @Sendable (Output) -> NewOutput
  ) -> SyncEndpoint<Input, NewOutput, Failure> {
    SyncEndpoint<Input, NewOutput, Failure> { (input) throws(Failure) in
      transform(try self(input))
    }
  }
}
