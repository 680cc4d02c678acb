internal import Capabilities

/// A backup for one error type: when it is asked, and who hears of it.
@usableFromInline
struct Fallback<Failure: Error>: Sendable {
  @usableFromInline let isReason: (@Sendable (Failure) -> Bool)?
  @usableFromInline let observe: (@Sendable (Served<Failure>) -> Void)?

  /// Makes the rule.
  @_alwaysEmitIntoClient
  init(
    isReason: (@Sendable (Failure) -> Bool)?,
    observe: (@Sendable (Served<Failure>) -> Void)?
  ) {
    self.isReason = isReason
    self.observe = observe
  }

  /// Asks the primary, then the backup.
  @_alwaysEmitIntoClient
  func run<Output>(
    _ primary: () throws(Failure) -> Output,
    orElse backup: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let reason: Failure
    do throws(Failure) {
      let output = try primary()
      observe?(.byPrimary)
      return output
    } catch { reason = error }
    try check(reason)
    do throws(Failure) {
      let output = try backup()
      observe?(.byBackup(after: reason))
      return output
    } catch {
      observe?(.byNobody(primary: reason, backup: error))
      throw error
    }
  }

  /// Asks the primary, then a backup that cannot fail.
  @_alwaysEmitIntoClient
  func settle<Output>(
    _ primary: () throws(Failure) -> Output,
    orElse backup: () -> Output
  ) -> Output {
    do throws(Failure) {
      let output = try primary()
      observe?(.byPrimary)
      return output
    } catch {
      let output = backup()
      observe?(.byBackup(after: error))
      return output
    }
  }

  /// Asks the primary, then the backup, both on the caller's actor.
  @_alwaysEmitIntoClient
  func run<Output>(
    _ primary: () async throws(Failure) -> Output,
    orElse backup: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let reason: Failure
    do throws(Failure) {
      let output = try await primary()
      observe?(.byPrimary)
      return output
    } catch { reason = error }
    try check(reason)
    do throws(Failure) {
      let output = try await backup()
      observe?(.byBackup(after: reason))
      return output
    } catch {
      observe?(.byNobody(primary: reason, backup: error))
      throw error
    }
  }

  /// Asks the primary, then a backup that cannot fail, both on the caller's actor.
  @_alwaysEmitIntoClient
  func settle<Output>(
    _ primary: () async throws(Failure) -> Output,
    orElse backup: () async -> Output
  ) async -> Output {
    do throws(Failure) {
      let output = try await primary()
      observe?(.byPrimary)
      return output
    } catch {
      let output = await backup()
      observe?(.byBackup(after: error))
      return output
    }
  }

  /// Throws a failure that the backup is not for.
  @usableFromInline
  func check(_ error: Failure) throws(Failure) {
    guard isCancellation(error) || isReason?(error) == false else { return }
    observe?(.byNobody(primary: error, backup: nil))
    throw error
  }
}
