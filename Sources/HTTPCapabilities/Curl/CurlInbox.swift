import CCurlTransfer
import Synchronization

/// An exchange to perform, and its deadline.
struct CurlJob: Sendable {
  let exchange: HTTPExchange
  let deadline: ContinuousClock.Instant
  /// Whether it must not use a kept connection.
  var needsNewConnection = false
  /// Whether it was started again after idle connections were closed.
  var hasClosedIdle = false
}

/// The messages from other threads to the thread of a pool.
final class CurlInbox: Sendable {
  /// The messages since the last call of ``take()``.
  struct News: Sendable {
    var jobs: [CurlJob] = []
    var dropped: [HTTPExchange] = []
    var isClosed = false
  }

  private struct State {
    var news = News()
    var waker: Waker?
    /// Whether the pool's thread runs, or a caller of ``add(_:)`` is starting it.
    var hasThread = false
  }

  /// Ends the wait of a pool's thread.
  ///
  /// Safe to send to other threads: `curl_multi_wakeup` is the one function of libcurl that may be
  /// called from any thread, and the state's lock keeps the pool from being freed meanwhile.
  private struct Waker: @unchecked Sendable {
    let pool: OpaquePointer

    func wakeUp() { capabilities_curl_wake_up(pool) }
  }

  private let state = Mutex(State())

  /// Adds an exchange.
  ///
  /// - Returns: Whether the caller must start the pool's thread, and call ``refuse(_:)`` if that
  ///   fails.
  func add(_ job: CurlJob) -> Bool {
    state.withLock { state in
      state.news.jobs.append(job)
      state.waker?.wakeUp()
      defer { state.hasThread = true }
      return !state.hasThread
    }
  }

  /// Reports that an exchange is cancelled.
  func drop(_ exchange: HTTPExchange) {
    state.withLock { state in
      // Without a thread, every exchange has already failed.
      guard state.hasThread else { return }
      state.news.dropped.append(exchange)
      state.waker?.wakeUp()
    }
  }

  /// Ends the thread. The pool calls this last.
  func close() {
    state.withLock { state in
      state.news.isClosed = true
      state.waker?.wakeUp()
    }
  }

  /// Sets the pool to wake up; `nil` before the pool is freed.
  func wake(_ pool: OpaquePointer?) {
    let waker = pool.map { Waker(pool: $0) }
    state.withLock { $0.waker = waker }
  }

  /// Fails all exchanges, because the thread or libcurl did not start. The next ``add(_:)`` asks for
  /// a thread again.
  ///
  /// - Parameter cause: What failed, for the error.
  func refuse(_ cause: String) {
    // In one step: a job is either refused here, or asks for the next thread.
    let jobs = state.withLock { state in
      state.hasThread = false
      return take(from: &state).jobs
    }
    for job in jobs { job.exchange.fail(.cannotStart(cause)) }
  }

  func take() -> News { state.withLock { take(from: &$0) } }

  private func take(from state: inout State) -> News {
    let news = state.news
    state.news = News(isClosed: news.isClosed)
    return news
  }
}
