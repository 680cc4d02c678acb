public import Capabilities

/// Decides which errors call the backup, and reports which endpoint served a call.
@frozen
@usableFromInline
struct Fallback<Failure: Error>: Sendable {
  @usableFromInline let shouldFallBack: (@Sendable (Failure) -> Bool)?
  @usableFromInline let observe: (@Sendable (FallbackOutcome<Failure>) -> Void)?

  /// Creates the rule.
  @_alwaysEmitIntoClient
  init(
    shouldFallBack: (@Sendable (Failure) -> Bool)?,
    observe: (@Sendable (FallbackOutcome<Failure>) -> Void)?
  ) {
    self.shouldFallBack = shouldFallBack
    self.observe = observe
  }

  /// Calls the primary, then the backup.
  @_alwaysEmitIntoClient
  func run<Output>(
    _ primary: () throws(Failure) -> Output,
    orElse backup: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let reason: Failure
    do throws(Failure) {
      let output = try primary()
      observe?(.primary)
      return output
    } catch { reason = error }
    try check(reason)
    do throws(Failure) {
      let output = try backup()
      observe?(.backup(after: reason))
      return output
    } catch {
      observe?(.failed(primary: reason, backup: error))
      throw error
    }
  }

  /// Calls the primary, then a backup that does not throw.
  @_alwaysEmitIntoClient
  func settle<Output>(
    _ primary: () throws(Failure) -> Output,
    orElse backup: () -> Output
  ) -> Output {
    do throws(Failure) {
      let output = try primary()
      observe?(.primary)
      return output
    } catch {
      let output = backup()
      observe?(.backup(after: error))
      return output
    }
  }

  /// Calls the primary, then the backup, both on the caller's actor.
  @_alwaysEmitIntoClient
  func run<Output>(
    _ primary: () async throws(Failure) -> Output,
    orElse backup: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try checkCancellation(as: Failure.self)
    let reason: Failure
    do throws(Failure) {
      let output = try await primary()
      observe?(.primary)
      return output
    } catch { reason = error }
    try check(reason)
    do throws(Failure) {
      let output = try await backup()
      observe?(.backup(after: reason))
      return output
    } catch {
      observe?(.failed(primary: reason, backup: error))
      throw error
    }
  }

  /// Calls the primary, then a backup that does not throw, both on the caller's actor.
  @_alwaysEmitIntoClient
  func settle<Output>(
    _ primary: () async throws(Failure) -> Output,
    orElse backup: () async -> Output
  ) async -> Output {
    do throws(Failure) {
      let output = try await primary()
      observe?(.primary)
      return output
    } catch {
      let output = await backup()
      observe?(.backup(after: error))
      return output
    }
  }

  /// Rethrows an error for which the backup is not called.
  @usableFromInline
  func check(_ error: Failure) throws(Failure) {
    guard isCancellation(error) || shouldFallBack?(error) == false else { return }
    observe?(.failed(primary: error, backup: nil))
    throw error
  }
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
