import CIssueHook
import Synchronization

/// A lock around a value that a conformance can schedule.
///
/// Use it instead of a `Mutex` in doubles. In a program it is a plain lock. While
/// `expectLinearizable()` of `CapabilitiesTesting` runs, it decides which of the calling tasks enters
/// a section next. So orders of the sections are tried, with up to two preemptions, and tasks that
/// wait for each other's locks, or for a lock that they hold, are reported with that order.
///
/// ```swift
/// static func inMemory() -> CounterClient {
///   let count = TestableLock(0)
///   return CounterClient(add: { number in
///     count.withLock {
///       $0 += number
///       return $0
///     }
///   })
/// }
/// ```
public final class TestableLock<Value: ~Copyable>: Sendable {
  private let mutex: Mutex<Value>

  /// Creates a lock.
  ///
  /// - Parameter value: The value that the lock protects.
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Calls a function while no other caller has access to the value.
  ///
  /// - Parameter body: The function. It must not lock the same lock.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    let lock = Unmanaged.passUnretained(self).toOpaque()
    let isScheduled = capabilities_lock_begin(lock)
    defer { if isScheduled { capabilities_lock_end(lock) } }
    return try mutex.withLock(body)
  }
}

/// Lets a conformance run other tasks, as at a section of a lock. Does nothing in a program.
@usableFromInline
package func letOthersRun(at object: AnyObject) {
  withExtendedLifetime(object) {
    let place = Unmanaged.passUnretained(object).toOpaque()
    if capabilities_lock_begin(place) { capabilities_lock_end(place) }
  }
}
