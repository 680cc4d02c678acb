extension AsyncEndpoint {
  /// Watches the endpoint: sees its inputs, what comes of each call, and how long it takes.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .observing(clock: clock) { id, result, duration in
  ///     metrics.record("find", duration, isFailure: (try? result.get()) == nil)
  ///   }
  ///   .function()
  /// ```
  ///
  /// It changes nothing. The call, `before` and `after` run on the caller's actor. For a whole
  /// capability there is ``Tracing``.
  ///
  /// - Parameters:
  ///   - clock: What measures durations.
  ///   - before: Takes the inputs, as a tuple if there are several, before the call.
  ///   - after: Takes the inputs, what the call came to, and how long it took; before the caller
  ///     gets it.
  /// - Returns: The endpoint, watched.
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
  /// Watches the endpoint: sees its inputs, what comes of each call, and how long it takes.
  ///
  /// - Parameters:
  ///   - clock: What measures durations.
  ///   - before: Takes the inputs, as a tuple if there are several, before the call.
  ///   - after: Takes the inputs, what the call came to, and how long it took; before the caller
  ///     gets it.
  /// - Returns: The endpoint, watched.
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
