extension AsyncEndpoint {
  /// Returns an endpoint that converts the errors, such as from a service's type to a capability's.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .mapError { error in StoreError.unavailable("\(error)") }
  ///   .fallingBack(to: endpoint(cache.find))
  ///   .function()
  /// ```
  ///
  /// If this is the only decorator, use the function ``/Capabilities/mapError(_:_:)``.
  ///
  /// - Parameter transform: Converts an error, on the caller's actor.
  /// - Returns: An endpoint that throws the converted errors.
  @_alwaysEmitIntoClient
  public func mapError<NewFailure: Error>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> AsyncEndpoint<Input, Output, NewFailure> {
    AsyncEndpoint<Input, Output, NewFailure> { (input) async throws(NewFailure) in
      do throws(Failure) { return try await self(input) } catch { throw transform(error) }
    }
  }
}

extension SyncEndpoint {
  /// Returns an endpoint that converts the errors.
  @_alwaysEmitIntoClient
  public func mapError<NewFailure: Error>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> SyncEndpoint<Input, Output, NewFailure> {
    SyncEndpoint<Input, Output, NewFailure> { (input) throws(NewFailure) in
      do throws(Failure) { return try self(input) } catch { throw transform(error) }
    }
  }
}
