extension AsyncEndpoint {
  /// Returns an endpoint that reports each call's inputs, result and duration.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .observing(clock: clock) { id, result, duration in
  ///     metrics.record("find", duration, isFailure: (try? result.get()) == nil)
  ///   }
  ///   .function()
  /// ```
  ///
  /// The call, `before` and `after` run on the caller's actor. To observe a whole capability, use
  /// ``TraceInterceptor``.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures durations.
  ///   - before: Called before the call with the inputs, as a tuple if there are several.
  ///   - after: Called after the call with the inputs, the result and the duration, before the
  ///     caller gets the result.
  /// - Returns: An endpoint that behaves the same.
  @_alwaysEmitIntoClient
  public func observing(
    clock: some Clock<Duration>,
    before: (@Sendable (Input) -> Void)? = nil,
    after: @escaping @Sendable (Input, Result<Output, Failure>, Duration) -> Void
  ) -> AsyncEndpoint {
    AsyncEndpoint { (input) async throws(Failure) in
      before?(input)
      let start = clock.now
      do throws(Failure) {
        let output = try await self(input)
        after(input, .success(output), start.duration(to: clock.now))
        return output
      } catch {
        after(input, .failure(error), start.duration(to: clock.now))
        throw error
      }
    }
  }
}

extension SyncEndpoint {
  /// Returns an endpoint that reports each call's inputs, result and duration.
  @_alwaysEmitIntoClient
  public func observing(
    clock: some Clock<Duration>,
    before: (@Sendable (Input) -> Void)? = nil,
    after: @escaping @Sendable (Input, Result<Output, Failure>, Duration) -> Void
  ) -> SyncEndpoint {
    SyncEndpoint { (input) throws(Failure) in
      before?(input)
      let start = clock.now
      do throws(Failure) {
        let output = try self(input)
        after(input, .success(output), start.duration(to: clock.now))
        return output
      } catch {
        after(input, .failure(error), start.duration(to: clock.now))
        throw error
      }
    }
  }
}
