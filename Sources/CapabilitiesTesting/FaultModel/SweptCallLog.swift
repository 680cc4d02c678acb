import Capabilities
import Synchronization

/// The calls of each run of a sweep, with their inputs.
final class SweptCallLog: Sendable {
  private let log = Mutex(Log())
  private let limit: Int

  private struct Log {
    var distinct: [[EndpointCall]] = []
    var known: Set<[String]> = []
    var current: [EndpointCall] = []
  }

  /// - Parameter limit: The number of distinct runs to keep. Later ones are dropped.
  init(limit: Int) {
    self.limit = limit
  }

  /// Records a call of the current run.
  func record(_ call: EndpointCall) { log.withLock { $0.current.append(call) } }

  func endRun() {
    let calls = log.withLock { log in
      defer { log.current = [] }
      return log.distinct.count < limit ? log.current : []
    }
    guard !calls.isEmpty else { return }
    // Outside of the lock, because a description can call endpoints.
    let texts = calls.map { call in
      "\(call.endpoint)(\(call.inputs.map { InputKey.of($0) ?? describe($0) }))"
    }
    log.withLock { log in
      if log.known.insert(texts).inserted { log.distinct.append(calls) }
    }
  }

  /// The calls of the distinct runs, in the order of their first run.
  var runs: [[EndpointCall]] { log.withLock { $0.distinct } }
}
