import Capabilities
import CapabilityTranscripts
import Synchronization

/// Counts and times the calls of a world's endpoints.
final class CallLog: PassiveInterceptor {
  /// The maximum number of calls per command that are timed.
  static let timedLimit = 1000

  /// A call and its duration; `nil` while it is running.
  struct TimedCall: Sendable {
    let endpoint: String
    var duration: Duration?
  }

  private struct State {
    var counts: [String: Int] = [:]
    var timed: [TimedCall] = []
    var round = 0
  }

  private let state = Mutex(State())

  func count(of endpoint: String) -> Int { state.withLock { $0.counts[endpoint] ?? 0 } }

  /// The calls of the last command, in the order in which they started.
  var timed: [TimedCall] { state.withLock { $0.timed } }

  /// Starts timing the calls of a command.
  func beginRound() {
    state.withLock { state in
      state.timed = []
      state.round += 1
    }
  }

  typealias Ticket = (round: Int, index: Int?, start: ContinuousClock.Instant)

  func begin(_ call: EndpointCall) -> Ticket {
    state.withLock { state in
      state.counts[call.endpoint, default: 0] += 1
      let isTimed = state.timed.count < CallLog.timedLimit
      if isTimed { state.timed.append(TimedCall(endpoint: call.endpoint)) }
      let index = isTimed ? state.timed.count - 1 : nil
      return (state.round, index, .now)
    }
  }

  func end(_ ticket: Ticket) {
    let duration = ticket.start.duration(to: .now)
    state.withLock { state in
      // An abandoned call can end long after its command.
      guard let index = ticket.index, ticket.round == state.round else { return }
      state.timed[index].duration = duration
    }
  }
}
