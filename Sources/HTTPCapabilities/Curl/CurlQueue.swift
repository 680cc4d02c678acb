import Foundation

/// Limits the number of concurrent requests to each host, and queues the others.
///
/// libcurl has the same option, but does not start some of its queued requests when connections
/// become free.
struct CurlQueue {
  private let limit: Int
  private var hosts: [String: Host] = [:]

  private struct Host {
    var running = 0
    private var slots: [CurlJob?] = []
    private var first = 0
    /// The number of slots at which those of started and settled requests are removed.
    private var capacity = 16

    var waiting: [CurlJob] { slots[first...].compactMap(\.self) }

    mutating func append(_ job: CurlJob) {
      if slots.count >= capacity {
        slots.removeAll { $0?.exchange.isSettled != false }
        first = 0
        capacity = max(16, 2 * slots.count)
      }
      slots.append(job)
    }

    mutating func popFirst() -> CurlJob? {
      guard first < slots.count else { return nil }
      // A slice would keep the jobs before its start, and with them their responses.
      let job = slots[first].take()
      first += 1
      if first == slots.count { (slots, first) = ([], 0) }
      return job
    }
  }

  /// Creates an empty queue.
  ///
  /// - Parameter limit: The maximum number of concurrent requests to one host. Values below 1 mean 1.
  init(limit: Int) { self.limit = max(1, limit) }

  /// Adds a request.
  ///
  /// - Returns: Whether to start it now. Otherwise it is queued.
  mutating func admit(_ job: CurlJob) -> Bool {
    let startsNow = hosts[job.origin, default: Host()].running < limit
    if startsNow {
      hosts[job.origin, default: Host()].running += 1
    } else {
      hosts[job.origin]?.append(job)
    }
    return startsNow
  }

  /// Records that a request has ended.
  ///
  /// - Returns: The request to start next; `nil` if none waits for this host.
  mutating func next(after job: CurlJob) -> CurlJob? {
    guard var host = hosts.removeValue(forKey: job.origin) else { return nil }
    while let next = host.popFirst() {
      guard !next.exchange.isSettled else { continue }
      hosts[job.origin] = host
      return next
    }
    host.running -= 1
    if host.running > 0 { hosts[job.origin] = host }
    return nil
  }

  /// All queued requests.
  var waiting: [CurlJob] { hosts.values.flatMap(\.waiting) }
}

extension CurlJob {
  /// The scheme, host and port, which identify the connections that the request can use.
  fileprivate var origin: String {
    "\(exchange.request.url.scheme?.lowercased() ?? "")://\(exchange.request.host.lowercased())"
  }
}
