public import CapabilityLifetimes

extension AsyncEndpoint {
  /// Returns an endpoint that calls a backup if the original fails.
  ///
  /// ```swift
  /// let find = endpoint(api.find)
  ///   .fallingBack(to: endpoint(cache.find), when: { $0 == .unreachable }) { outcome in
  ///     if case .backup(let reason) = outcome { log("from the cache: \(reason)") }
  ///   }
  ///   .function()
  /// ```
  ///
  /// The backup gets the same inputs. Both run on the caller's actor. After a call that failed with
  /// `CancellationError`, or in a cancelled task, the backup is not called. Pass a synchronous
  /// backup as `endpoint(…).asynchronous()`. Declare a closure as a constant before you pass it as
  /// a backup: a closure literal in a long chain is slow to type-check.
  ///
  /// To add a backup to a whole capability, write it for each endpoint; an interceptor sees only
  /// one of the two capabilities:
  ///
  /// ```swift
  /// extension Catalog {
  ///   init(_ primary: Catalog, backedUpBy backup: Catalog) {
  ///     self.init(
  ///       find: endpoint(primary.find).fallingBack(to: endpoint(backup.find)).function(),
  ///       all: endpoint(primary.all).fallingBack(to: endpoint(backup.all)).function()
  ///     )
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - backup: The endpoint to call if this one fails.
  ///   - shouldFallBack: Returns whether the backup is called after an error; always by default.
  ///   - observe: Receives the outcome of each call before the caller gets its result. Without
  ///     `when`, write its label: a trailing closure is matched with the first parameter.
  /// - Returns: An endpoint that throws the backup's error if both fail.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: AsyncEndpoint,
    when shouldFallBack: (@Sendable (Failure) -> Bool)? = nil,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> AsyncEndpoint {
    AsyncEndpoint { (input) async throws(Failure) in
      try checkCancellation(as: Failure.self)
      let reason: Failure
      do throws(Failure) {
        let output = try await self(input)
        observe?(.primary)
        return output
      } catch { reason = error }
      try rethrow(reason, unless: shouldFallBack, observe)
      do throws(Failure) {
        let output = try await backup(input)
        observe?(.backup(after: reason))
        return output
      } catch {
        observe?(.failed(primary: reason, backup: error))
        throw error
      }
    }
  }

  /// Returns an endpoint that calls a backup if the original fails; the backup does not throw.
  ///
  /// Every error calls the backup, including cancellation, because the result cannot throw.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: AsyncEndpoint<Input, Output, Never>,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> AsyncEndpoint<Input, Output, Never> {
    AsyncEndpoint<Input, Output, Never> { (input) async in
      do throws(Failure) {
        let output = try await self(input)
        observe?(.primary)
        return output
      } catch {
        let output = await backup(input)
        observe?(.backup(after: error))
        return output
      }
    }
  }
}

extension SyncEndpoint {
  /// Returns an endpoint that calls a backup if the original fails.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: SyncEndpoint,
    when shouldFallBack: (@Sendable (Failure) -> Bool)? = nil,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> SyncEndpoint {
    SyncEndpoint { (input) throws(Failure) in
      let reason: Failure
      do throws(Failure) {
        let output = try self(input)
        observe?(.primary)
        return output
      } catch { reason = error }
      try rethrow(reason, unless: shouldFallBack, observe)
      do throws(Failure) {
        let output = try backup(input)
        observe?(.backup(after: reason))
        return output
      } catch {
        observe?(.failed(primary: reason, backup: error))
        throw error
      }
    }
  }

  /// Returns an endpoint that calls a backup if the original fails; the backup does not throw.
  @_alwaysEmitIntoClient
  public func fallingBack(
    to backup: SyncEndpoint<Input, Output, Never>,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)? = nil
  ) -> SyncEndpoint<Input, Output, Never> {
    SyncEndpoint<Input, Output, Never> { input in
      do throws(Failure) {
        let output = try self(input)
        observe?(.primary)
        return output
      } catch {
        let output = backup(input)
        observe?(.backup(after: error))
        return output
      }
    }
  }
}

/// Rethrows an error for which the backup is not called.
@usableFromInline
func rethrow<Failure: Error>(
  _ error: Failure,
  unless shouldFallBack: (@Sendable (Failure) -> Bool)?,
  _ observe: (@Sendable (FallbackOutcome<Failure>) -> Void)?
) throws(Failure) {
  guard isCancellation(error) || shouldFallBack?(error) == false else { return }
  observe?(.failed(primary: error, backup: nil))
  throw error
}

// Indirect: a pointer has the same layout for every type of error, so less code is compiled.

/// The endpoint that served a call: the primary, its backup, or neither.
public indirect enum FallbackOutcome<Failure: Error>: Sendable {
  /// The primary returned.
  case primary
  /// The primary failed with this error, and the backup returned.
  case backup(after: Failure)
  /// The call failed. The backup's error is `nil` if it was not called, because the call was
  /// cancelled or `when` excluded the primary's error.
  case failed(primary: Failure, backup: Failure?)
}

extension FallbackOutcome: Equatable where Failure: Equatable {}
