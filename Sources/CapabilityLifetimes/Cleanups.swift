import Synchronization

/// A list of cleanups that run in reverse order.
///
/// ```swift
/// let cleanups = Cleanups<Never>()
/// let database = Database(path: "shop.sqlite")
/// cleanups.add { await database.close() }
/// let orders = OrderStore(database: database)
/// cleanups.add { await orders.flush() }
///
/// await cleanups.close()     // flushes the orders, then closes the database
/// ```
///
/// Values that were created later are cleaned up first, one at a time, because they can depend on
/// earlier ones. Register each cleanup right after you create its value: if a later step fails,
/// `close()` cleans up exactly the values that exist.
///
/// `Failure` is the error type of the cleanups: `Never`, a typed error, or `any Error`.
public final class Cleanups<Failure: Error>: Sendable {
  private typealias Cleanup = @Sendable () async -> Failure?

  private struct State {
    var cleanups: [Cleanup] = []
    var closing: Task<Failure?, Never>?
  }

  private let state = Mutex(State())

  /// Creates an empty list.
  public init() {}

  /// Registers a cleanup.
  ///
  /// - Parameter cleanup: The cleanup. It is called at most once and then released.
  public func add(_ cleanup: @escaping @Sendable () async throws(Failure) -> Void) {
    let caught: Cleanup = {
      do throws(Failure) {
        try await cleanup()
        return nil
      } catch {
        return error
      }
    }
    state.withLock { $0.cleanups.append(caught) }
  }

  /// Runs the registered cleanups that have not run yet, in reverse order.
  ///
  /// The cleanups run on the caller's actor, in a separate task, so cancelling the caller does not
  /// stop them. A call during a running `close()` waits for that one. Cleanups that are added while
  /// it runs are run too; later ones need another `close()`. A cleanup that calls `close()` itself
  /// returns from it at once.
  ///
  /// - Parameter isolation: The actor the cleanups run on; leave it to its default.
  /// - Throws: The first error that a cleanup threw, after all cleanups have run.
  public func close(isolation: isolated (any Actor)? = #isolation) async throws(Failure) {
    let current = Closing.current
    guard !current.contains(ObjectIdentifier(self)) else { return }
    let closing = Closing.$current.withValue(current.union([ObjectIdentifier(self)])) {
      state.withLock { state in
        if let closing = state.closing { return closing }
        let closing = task(on: isolation) { await self.closeAll() }
        state.closing = closing
        return closing
      }
    }
    if let failure = await closing.value { throw failure }
  }

  private func closeAll() async -> Failure? {
    var first: Failure?
    while let cleanup = next() {
      let failure = await cleanup()
      first = first ?? failure
    }
    return first
  }

  /// Returns the next cleanup to run. If there is none, this close ends under the same lock, so a
  /// cleanup that is added from then on waits for the next close.
  private func next() -> Cleanup? {
    state.withLock { state in
      guard state.cleanups.isEmpty else { return state.cleanups.removeLast() }
      state.closing = nil
      return nil
    }
  }
}

/// The lists that the current task is closing.
private enum Closing {
  @TaskLocal static var current: Set<ObjectIdentifier> = []
}
