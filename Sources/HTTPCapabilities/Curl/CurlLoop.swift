import CCurlTransfer
import Foundation

/// The loop of a pool's thread: starts exchanges, advances their transfers, and enforces deadlines.
struct CurlLoop {
  private let pool: OpaquePointer
  private let configuration: CurlPool.Configuration
  private var transfers: [ObjectIdentifier: CurlTransfer] = [:]
  private var queue: CurlQueue
  /// The earliest deadline of any exchange, or an earlier time.
  private var nextDeadline: ContinuousClock.Instant?

  /// Runs until the inbox is closed.
  ///
  /// - Parameters:
  ///   - inbox: Supplies the exchanges.
  ///   - configuration: The pool's settings.
  static func run(_ inbox: CurlInbox, _ configuration: CurlPool.Configuration) {
    blockSignals()
    guard let pool = configuration.makeHandle() else {
      let problem = capabilities_curl_problem().map { String(cString: $0) }
      return inbox.refuse(problem.map(CurlPool.missing) ?? "cannot initialize libcurl")
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

  /// Does the work that is ready, and waits for more.
  ///
  /// - Returns: Whether to continue.
  private mutating func turn(_ news: CurlInbox.News) -> Bool {
    for job in news.jobs {
      nextDeadline = min(nextDeadline ?? job.deadline, job.deadline)
      if queue.admit(job) { start(job) }
    }
    for exchange in news.dropped { end(ObjectIdentifier(exchange)) }
    guard !news.isClosed else {
      // Every caller retains the pool while it waits, so no transfer should be left.
      for id in Array(transfers.keys) { fail(id, .cancelled) }
      return false
    }
    let works = capabilities_curl_perform(pool)
    finishEnded()
    endOverdue()
    if !works || !capabilities_curl_wait(pool, millisecondsToWait) {
      for id in Array(transfers.keys) { fail(id, .connectionLost("libcurl failed")) }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return true
  }

  /// Starts a job, or the next queued job if this one is already settled.
  private mutating func start(_ job: CurlJob) {
    var next: CurlJob? = job
    while let job = next, !isStarted(job) { next = queue.next(after: job) }
  }

  private mutating func isStarted(_ job: CurlJob) -> Bool {
    guard !job.exchange.isSettled else { return false }
    guard job.deadline > configuration.now() else {
      job.exchange.fail(.timedOut)
      return false
    }
    guard let transfer = CurlTransfer(job, in: pool, authorities: configuration.authorities) else {
      job.exchange.fail(.invalidRequest("libcurl rejects it, or memory is short"))
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
      if let job = transfer.nextTry(after: outcome, in: pool) {
        transfer.free(in: pool)
        transfers.removeValue(forKey: ObjectIdentifier(job.exchange))
        start(job)
      } else {
        transfer.finish(outcome)
        end(ObjectIdentifier(transfer.job.exchange))
      }
    }
  }

  private mutating func endOverdue() {
    let now = configuration.now()
    guard let deadline = nextDeadline, deadline <= now else { return }
    for (id, transfer) in transfers where transfer.job.deadline <= now { fail(id, .timedOut) }
    let waiting = queue.waiting
    for job in waiting where job.deadline <= now { job.exchange.fail(.timedOut) }
    let all = transfers.values.map(\.job) + waiting
    nextDeadline = all.map(\.deadline).filter { $0 > now }.min()
  }

  private mutating func fail(_ id: ObjectIdentifier, _ reason: HTTPError.Reason) {
    transfers[id]?.job.exchange.fail(reason)
    end(id)
  }

  private mutating func end(_ id: ObjectIdentifier) {
    guard let transfer = transfers.removeValue(forKey: id) else { return }
    transfer.free(in: pool)
    if let job = queue.next(after: transfer.job) { start(job) }
  }

  private var millisecondsToWait: Int32 {
    let longest = Duration.seconds(60)
    let wait = nextDeadline.map { configuration.now().duration(to: $0) } ?? longest
    return Int32((min(max(wait, .zero), longest) / .milliseconds(1)).rounded(.up))
  }

  /// Blocks all signals except those of crashes, whatever the creating thread blocks: the program's
  /// own threads handle signals, and writing to a closed connection must not raise SIGPIPE.
  private static func blockSignals() {
    var signals = sigset_t()
    sigfillset(&signals)
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
      sigdelset(&signals, crash)
    }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
