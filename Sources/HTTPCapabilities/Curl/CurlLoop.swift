import CCurlTransfer
import Foundation

/// What the thread of a pool does: takes exchanges, moves them on, and ends those whose time is up.
struct CurlLoop {
  private let pool: OpaquePointer
  private let configuration: CurlPool.Configuration
  private var transfers: [ObjectIdentifier: CurlTransfer] = [:]
  private var queue: CurlQueue
  /// Nothing has to be over before.
  private var nextDeadline: ContinuousClock.Instant?

  /// Works until the inbox is closed.
  ///
  /// - Parameters:
  ///   - inbox: What to do.
  ///   - configuration: How the pool is made.
  static func run(_ inbox: CurlInbox, _ configuration: CurlPool.Configuration) {
    blockSignals()
    guard let pool = configuration.makeHandle() else {
      return inbox.refuse("cannot initialize libcurl")
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
    queue = CurlQueue(limit: configuration.connectionsPerHost)
  }

  /// Does what there is to do and waits for more.
  ///
  /// - Returns: Whether to go on.
  private mutating func turn(_ news: CurlInbox.News) -> Bool {
    for job in news.jobs {
      nextDeadline = min(nextDeadline ?? job.deadline, job.deadline)
      if queue.admit(job) { start(job) }
    }
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
      Thread.sleep(forTimeInterval: 0.01)
    }
    return true
  }

  /// Starts what it is the turn of; where that is over already, what comes after it.
  private mutating func start(_ job: CurlJob) {
    var next: CurlJob? = job
    while let job = next, !isStarted(job) { next = queue.next(after: job) }
  }

  private mutating func isStarted(_ job: CurlJob, onNewConnection: Bool = false) -> Bool {
    guard !job.exchange.isSettled else { return false }
    guard job.deadline > .now else {
      job.exchange.fail(.timedOut)
      return false
    }
    let transfer = CurlTransfer(
      job,
      in: pool,
      authorities: configuration.authorities,
      needsNewConnection: onNewConnection
    )
    guard let transfer else {
      job.exchange.fail(.invalidRequest("libcurl does not take it"))
      return false
    }
    transfers[ObjectIdentifier(job.exchange)] = transfer
    return true
  }

  private mutating func finishEnded() {
    var context: UnsafeMutableRawPointer?
    var outcome = capabilities_curl_outcome.lost
    while capabilities_curl_take_ended(pool, &context, &outcome) != nil {
      guard let context else { continue }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      if transfer.foundLeftovers {
        startAgain(transfer)
      } else {
        transfer.finish(outcome)
        end(ObjectIdentifier(transfer.job.exchange))
      }
    }
  }

  /// Starts a transfer of which nothing was sent once more, on a connection of its own.
  private mutating func startAgain(_ transfer: CurlTransfer) {
    transfers.removeValue(forKey: ObjectIdentifier(transfer.job.exchange))
    transfer.free(in: pool)
    guard !isStarted(transfer.job, onNewConnection: true) else { return }
    if let job = queue.next(after: transfer.job) { start(job) }
  }

  private mutating func endOverdue() {
    let now = ContinuousClock.now
    guard let deadline = nextDeadline, deadline <= now else { return }
    for (id, transfer) in transfers where transfer.job.deadline <= now { give(id, up: .timedOut) }
    let waiting = queue.waiting
    for job in waiting where job.deadline <= now { job.exchange.fail(.timedOut) }
    let all = transfers.values.map(\.job) + waiting
    nextDeadline = all.map(\.deadline).filter { $0 > now }.min()
  }

  private mutating func give(_ id: ObjectIdentifier, up reason: HTTPError.Reason) {
    transfers[id]?.job.exchange.fail(reason)
    end(id)
  }

  private mutating func end(_ id: ObjectIdentifier) {
    guard let transfer = transfers.removeValue(forKey: id) else { return }
    transfer.free(in: pool)
    if let job = queue.next(after: transfer.job) { start(job) }
  }

  private var millisecondsToWait: Int32 {
    let longest = 60_000
    guard let nextDeadline else { return Int32(longest) }
    let wait = ContinuousClock.now.duration(to: nextDeadline).inSeconds * 1000
    return Int32(min(max(wait.rounded(.up), 0), Double(longest)))
  }

  /// Signals are for the program's own threads, but for those of a mistake; and writing to a connection that the other side
  /// has closed must not end the program.
  private static func blockSignals() {
    var signals = sigset_t()
    sigfillset(&signals)
    for mistake in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
      sigdelset(&signals, mistake)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
