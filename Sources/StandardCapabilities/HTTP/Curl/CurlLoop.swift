import CCurlTransfer
import Foundation

/// What the thread of a pool does: takes exchanges, moves them on, and ends those whose time is up.
struct CurlLoop {
  private let pool: OpaquePointer
  private let configuration: CurlPool.Configuration
  private var transfers: [ObjectIdentifier: CurlTransfer] = [:]
  /// No transfer has to be over before.
  private var nextDeadline: ContinuousClock.Instant?

  /// Works until the inbox is closed.
  ///
  /// - Parameters:
  ///   - inbox: What to do.
  ///   - configuration: How the pool is made.
  static func run(_ inbox: CurlInbox, _ configuration: CurlPool.Configuration) {
    blockSignals()
    let perHost = configuration.connectionsPerHost
    guard let pool = capabilities_curl_pool_make(perHost, max(256, perHost)) else {
      return inbox.refuse()
    }
    inbox.wake(pool)
    var loop = CurlLoop(pool: pool, configuration: configuration)
    while loop.turn(inbox.take()) {}
    inbox.wake(nil)
    configuration.onClose(capabilities_curl_pool_free(pool))
  }

  private init(pool: OpaquePointer, configuration: CurlPool.Configuration) {
    self.pool = pool
    self.configuration = configuration
  }

  /// Does what there is to do and waits for more.
  ///
  /// - Returns: Whether to go on.
  private mutating func turn(_ news: CurlInbox.News) -> Bool {
    for job in news.jobs { start(job) }
    for exchange in news.dropped { end(ObjectIdentifier(exchange)) }
    guard !news.isClosed else {
      // Whoever waits holds the pool, so that there is nothing to be found here.
      for id in Array(transfers.keys) { give(id, up: .cancelled) }
      return false
    }
    let works = capabilities_curl_perform(pool)
    finishEnded()
    endOverdue()
    if !works || !capabilities_curl_wait(pool, millisecondsToWait) {
      for id in Array(transfers.keys) { give(id, up: .connectionLost("libcurl failed")) }
    }
    return true
  }

  private mutating func start(_ job: CurlJob) {
    guard !job.exchange.isSettled else { return }
    guard job.deadline > .now else { return job.exchange.fail(.timedOut) }
    guard let transfer = CurlTransfer(job, in: pool, authorities: configuration.authorities) else {
      return job.exchange.fail(.invalidRequest("libcurl does not take it"))
    }
    transfers[ObjectIdentifier(job.exchange)] = transfer
    nextDeadline = min(nextDeadline ?? job.deadline, job.deadline)
  }

  private mutating func finishEnded() {
    var context: UnsafeMutableRawPointer?
    var outcome = capabilities_curl_outcome.lost
    while capabilities_curl_take_ended(pool, &context, &outcome) != nil {
      guard let context else { continue }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      transfer.finish(outcome)
      end(ObjectIdentifier(transfer.exchange))
    }
  }

  private mutating func endOverdue() {
    let now = ContinuousClock.now
    guard let deadline = nextDeadline, deadline <= now else { return }
    for (id, transfer) in transfers where transfer.deadline <= now { give(id, up: .timedOut) }
    nextDeadline = transfers.values.map(\.deadline).min()
  }

  private mutating func give(_ id: ObjectIdentifier, up reason: HTTPError.Reason) {
    transfers[id]?.exchange.fail(reason)
    end(id)
  }

  private mutating func end(_ id: ObjectIdentifier) {
    transfers.removeValue(forKey: id)?.free(in: pool)
  }

  private var millisecondsToWait: Int32 {
    let longest = 60_000
    guard let nextDeadline else { return Int32(longest) }
    let wait = ContinuousClock.now.duration(to: nextDeadline).inSeconds * 1000
    return Int32(min(max(wait.rounded(.up), 0), Double(longest)))
  }

  /// Signals are for the program's own threads; and writing to a connection that the other side
  /// has closed must not end the program.
  private static func blockSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  }
}
