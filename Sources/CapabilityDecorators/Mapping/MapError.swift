extension AsyncEndpoint {
  /// The endpoint with other errors, such as a service's as those of a capability.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .mapError { error in StoreError.unavailable("\(error)") }
  ///   .fallingBack(to: endpoint(cache.find))
  ///   .function()
  /// ```
  ///
  /// Alone, on a function, ``/Capabilities/mapError(_:_:)`` does it.
  ///
  /// - Parameter transform: Makes the new error of the old one, on the caller's actor.
  /// - Returns: An endpoint that throws the new errors.
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
  /// The endpoint with other errors.
  ///
  /// - Parameter transform: Makes the new error of the old one.
  /// - Returns: An endpoint that throws the new errors.
  @_alwaysEmitIntoClient
  public func mapError<NewFailure: Error>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> SyncEndpoint<Input, Output, NewFailure> {
    SyncEndpoint<Input, Output, NewFailure> { (input) throws(NewFailure) in
      do throws(Failure) { return try self(input) } catch { throw transform(error) }
    }
  }
}
