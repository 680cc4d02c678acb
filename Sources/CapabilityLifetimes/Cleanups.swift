internal import Capabilities
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
    var closing: (close: Close, task: Task<Failure?, Never>)?
    /// The number of values that are being created.
    var creating = 0
    /// The close that waits for these values.
    var waiting: CheckedContinuation<Void, Never>?
    /// Whether a close has waited for them. From then on, none is created.
    var isClosed = false

    /// Ends the wait if no value is being created any more.
    mutating func endWait() -> CheckedContinuation<Void, Never>? {
      guard creating == 0, waiting != nil else { return nil }
      isClosed = true
      return waiting.take()
    }
  }

  private let state = Mutex(State())
  private let site: DeclarationSite

  /// Creates an empty list. Reports name the place of this call.
  public init(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    site = DeclarationSite(fileID, filePath, line, column)
  }

  /// Registers a cleanup. The list keeps it, and what it captures, until ``close(isolation:)``. For
  /// values that a long-running process creates again and again, create a list for each of them.
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

  /// Begins to create a value on its first use. `close()` waits for ``end()``, and closes the value:
  /// the factory itself must not call it.
  ///
  /// ```swift
  /// let database = single { () async throws in
  ///   try cleanups.begin("database")
  ///   defer { cleanups.end() }
  ///   let database = try await Database(path: "shop.sqlite")
  ///   cleanups.add { await database.close() }
  ///   return database
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The value's name, for the error.
  ///   - type: The errors that the factory can throw; `Never.self` if it cannot throw.
  /// - Throws: ``ClosedError`` if the list was closed. A factory with other errors reports it as an
  ///   issue: the value is created, and needs another `close()`.
  public func begin<Thrown: Error>(
    _ name: String,
    throwing type: Thrown.Type = (any Error).self
  ) throws(Thrown) {
    let error = ClosedError(name: name)
    let isClosed = state.withLock { state in
      if !state.isClosed || !(error is Thrown) { state.creating += 1 }
      return state.isClosed
    }
    guard isClosed else { return }
    if let error = error as? Thrown { throw error }
    site.report("\(error): stop its users before you call `close()`, or let its builder throw")
  }

  /// Ends what ``begin(_:throwing:)`` began, after the value's cleanup was added.
  public func end() {
    let (isUnmatched, waiting) = state.withLock { state in
      let isUnmatched = state.creating == 0
      if !isUnmatched { state.creating -= 1 }
      return (isUnmatched, state.endWait())
    }
    waiting?.resume()
    if isUnmatched { site.report("`end()` was called more often than `begin(_:)`") }
  }

  /// Runs the registered cleanups that have not run yet, in reverse order, after the values that are
  /// being created exist.
  ///
  /// The cleanups run on the caller's actor, in a separate task, so cancelling the caller does not
  /// stop them. A call during a running `close()` waits for that one. Cleanups that are added while
  /// it runs are run too; later ones need another `close()`. A cleanup that calls `close()` itself
  /// returns from it at once. Two lists that close each other wait forever if both are closed at once.
  ///
  /// - Parameter isolation: The actor the cleanups run on; leave it to its default.
  /// - Throws: The first error that a cleanup threw, after all cleanups have run.
  public func close(isolation: isolated (any Actor)? = #isolation) async throws(Failure) {
    let (outer, new) = (Close.current, Close())
    let closing = Close.$current.withValue(outer + [new]) {
      state.withLock { state -> Task<Failure?, Never>? in
        if let (close, closing) = state.closing {
          return outer.contains { $0 === close } ? nil : closing
        }
        let closing = task(on: isolation) { await self.closeAll() }
        state.closing = (new, closing)
        return closing
      }
    }
    if let failure = await closing?.value { throw failure }
  }

  private func closeAll() async -> Failure? {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.waiting = continuation
        return state.endWait()
      }?.resume()
    }
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

/// A value is needed after ``Cleanups/close(isolation:)``, and is therefore not created.
public struct ClosedError: Error, CustomStringConvertible {
  let name: String

  /// The error, such as `database is needed after close()`.
  public var description: String { "\(name) is needed after close()" }
}

/// One close of a list.
private final class Close: Sendable {
  /// The closes whose cleanups the current task runs. Tasks that a cleanup starts inherit them, and can
  /// outlive them.
  @TaskLocal static var current: [Close] = []
}
