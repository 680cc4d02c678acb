import Foundation

/// Lets so many requests to one host be under way at a time, and the others wait for their turn.
///
/// libcurl has such a limit of its own, and leaves some of those that wait where they are when the
/// connections are free again.
struct CurlQueue {
  private let limit: Int
  private var hosts: [String: Host] = [:]

  private struct Host {
    var underWay = 0
    var waiting: ArraySlice<CurlJob> = []
  }

  /// Makes an empty queue.
  ///
  /// - Parameter limit: How many requests to one host may be under way; at least one may.
  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Takes a request.
  ///
  /// - Returns: Whether it is its turn already.
  mutating func admit(_ job: CurlJob) -> Bool {
    let turn = hosts[job.place, default: Host()].underWay < limit
    if turn {
      hosts[job.place, default: Host()].underWay += 1
    } else {
      hosts[job.place]?.waiting.append(job)
    }
    return turn
  }

  /// Notes that a request is not under way any more.
  ///
  /// - Returns: One whose turn it is now; `nil` where none waits.
  mutating func next(after job: CurlJob) -> CurlJob? {
    guard var host = hosts.removeValue(forKey: job.place) else { return nil }
    while let next = host.waiting.popFirst() {
      guard !next.exchange.isSettled else { continue }
      hosts[job.place] = host
      return next
    }
    host.underWay -= 1
    if host.underWay > 0 { hosts[job.place] = host }
    return nil
  }

  /// All that wait for their turn.
  var waiting: [CurlJob] { hosts.values.flatMap(\.waiting) }
}

extension CurlJob {
  /// Where the connections lead that the request can use.
  fileprivate var place: String {
    "\(exchange.request.url.scheme?.lowercased() ?? "")://\(exchange.request.host.lowercased())"
  }
}
