import Capabilities
import CapabilityTranscripts
import Synchronization

/// The calls of each run of a sweep, with their inputs.
final class SweptCallLog: Sendable {
  /// `outer` is the position of the call that made this one, in the same run.
  typealias Run = [(call: EndpointCall, outer: Int?)]

  private let log = Mutex(Log())
  private let limit: Int

  private struct Log {
    var distinct: [Run] = []
    var known: Set<[String]> = []
    var current: Run = []
  }

  /// - Parameter limit: The number of distinct runs to keep. Later ones are dropped.
  init(limit: Int) {
    self.limit = limit
  }

  /// Records a call of the current run.
  ///
  /// - Returns: The frame to make the call in: calls within it have it as their outer call.
  func record(_ call: EndpointCall) -> TranscriptFrame {
    let outer = TranscriptFrame.current?.frame(of: self)?.index
    let index = log.withLock { log in
      log.current.append((call, outer))
      return log.current.count - 1
    }
    return TranscriptFrame(of: self, index: index)
  }

  func endRun() {
    let calls = log.withLock { log in
      defer { log.current = [] }
      return log.distinct.count < limit ? log.current : []
    }
    guard !calls.isEmpty else { return }
    // Outside of the lock, because a description can call endpoints.
    let texts = calls.map { call, outer in
      "\(outer ?? -1) \(call.endpoint)(\(call.inputs.map { InputKey.of($0) ?? describe($0) }))"
    }
    log.withLock { log in
      if log.known.insert(texts).inserted { log.distinct.append(calls) }
    }
  }

  /// The calls of the distinct runs, in the order of their first run.
  var runs: [Run] { log.withLock { $0.distinct } }
}
