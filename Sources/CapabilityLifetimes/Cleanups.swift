import Synchronization

/// How to end what was made, kept until it is to end.
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
/// What was made last is ended first, one after the other, as it may stand on what was made before.
/// What was never made has nothing here, and so what is made before something fails is ended too.
///
/// `Failure` is what a cleanup may throw: `Never`, an error type of its own, or `any Error`.
public final class Cleanups<Failure: Error>: Sendable {
  private typealias Cleanup = @Sendable () async -> Failure?

  private struct State {
    var cleanups: [Cleanup] = []
    var closing: Task<Failure?, Never>?
  }

  private let state = Mutex(State())

  /// Makes a list with nothing on it.
  public init() {}

  /// Notes how to end what was just made.
  ///
  /// - Parameter cleanup: Ends it. It is called at most once, and then let go.
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

  /// Ends everything that was noted and has not ended yet, in reverse order.
  ///
  /// It runs on the actor of the caller, in a task of its own: to cancel the caller keeps nothing
  /// from ending. Whoever calls while it is under way waits for it. What is noted meanwhile is
  /// ended as well; what is noted later waits for the next call. A cleanup that calls this itself
  /// does not wait for itself.
  ///
  /// - Throws: The first error that a cleanup threw, once all have been called.
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

  /// The next one to call. Where there is none, the closing is over, in the same step: what is
  /// noted from then on is for another one.
  private func next() -> Cleanup? {
    state.withLock { state in
      guard state.cleanups.isEmpty else { return state.cleanups.removeLast() }
      state.closing = nil
      return nil
    }
  }
}

/// What the current task is closing.
private enum Closing {
  @TaskLocal static var current: Set<ObjectIdentifier> = []
}
