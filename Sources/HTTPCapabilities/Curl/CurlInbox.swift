import CCurlTransfer
import Synchronization

/// An exchange to be worked on, and when it has to be over.
struct CurlJob: Sendable {
  let exchange: HTTPExchange
  let deadline: ContinuousClock.Instant
}

/// What other threads tell the thread of a pool.
final class CurlInbox: Sendable {
  /// What has come since the last look.
  struct News: Sendable {
    var jobs: [CurlJob] = []
    var dropped: [HTTPExchange] = []
    var isClosed = false
  }

  private struct State {
    var news = News()
    var waker: Waker?
    var refuses = false
  }

  /// Ends the wait of a pool's thread.
  ///
  /// It may be sent anywhere: `curl_multi_wakeup` is the one call that libcurl allows from any
  /// thread, and the state's lock keeps it from a pool that is freed.
  private struct Waker: @unchecked Sendable {
    let pool: OpaquePointer

    func wakeUp() { capabilities_curl_wake_up(pool) }
  }

  private let state = Mutex(State())

  /// Hands over an exchange.
  func add(_ job: CurlJob) {
    tell { $0.jobs.append(job) }
    refuseWhatCame()
  }

  /// Says that nobody waits for an exchange any more.
  func drop(_ exchange: HTTPExchange) {
    tell { $0.dropped.append(exchange) }
  }

  /// Says that nothing more will come.
  func close() {
    tell { $0.isClosed = true }
  }

  private func tell(_ update: (inout News) -> Void) {
    state.withLock { state in
      update(&state.news)
      state.waker?.wakeUp()
    }
  }

  /// Names the pool to wake up; `nil` before it is freed.
  func wake(_ pool: OpaquePointer?) {
    let waker = pool.map { Waker(pool: $0) }
    state.withLock { $0.waker = waker }
  }

  /// Says that nobody will ever work on what comes: libcurl could not start.
  func refuse() {
    state.withLock { $0.refuses = true }
    refuseWhatCame()
  }

  private func refuseWhatCame() {
    guard state.withLock(\.refuses) else { return }
    for job in take().jobs { job.exchange.fail(.invalidRequest("libcurl cannot start")) }
  }

  /// Takes what has come.
  func take() -> News {
    state.withLock { state in
      let news = state.news
      state.news = News(isClosed: news.isClosed)
      return news
    }
  }
}
