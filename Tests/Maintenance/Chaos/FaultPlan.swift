import ClubHTTP
import Dispatch
import LoopbackHTTP
import SeededNumbers
import Synchronization

/// Draws the faults of requests, and kills programs at requests.
final class FaultPlan: Sendable {
  /// The end of a program during a request.
  struct Kill {
    /// The moment of a request.
    enum Moment {
      case beforeEffect, beforeResponse
      /// After the response was sent, and as many microseconds.
      case afterResponse(Int)
    }

    /// The number of the request.
    let request: Int
    let moment: Moment
    let kill: @Sendable () -> Void
  }

  fileprivate struct State {
    var numbers: SeededNumbers
    var faultRate = 0.0
    var requests = 0
    var faults: [Fault: Int] = [:]
    var kills: [Kill] = []
    var repeatedReceipts = 0
  }

  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(numbers: SeededNumbers(seed: seed))) }

  /// The number of requests so far.
  var requests: Int { state.withLock(\.requests) }
  /// How many times each fault was injected.
  var faults: [Fault: Int] { state.withLock(\.faults) }
  /// How many receipts may have been sent again because their responses were lost.
  var repeatedReceipts: Int { state.withLock(\.repeatedReceipts) }

  /// Starts a round.
  ///
  /// - Parameter faultRate: The share of requests with a fault, from 0 to 1.
  func start(faultRate: Double) {
    state.withLock { state in
      state.faultRate = faultRate
      state.kills = []
    }
  }

  /// Kills a program at a later request.
  func add(_ kill: Kill) { state.withLock { $0.kills.append(kill) } }

  /// Returns the treatment of the next request.
  func treatment(of operation: ClubServices.Operation) -> ClubServices.Treatment {
    let (fault, kills) = state.withLock { $0.next(operation) }
    for kill in kills {
      if case .beforeEffect = kill.moment { kill.kill() }
    }
    return ClubServices.Treatment(fault?.effect ?? .complete) { answer in
      for kill in kills {
        switch kill.moment {
        case .beforeEffect: break
        case .beforeResponse: kill.kill()
        case .afterResponse(let time): after(microseconds: time, kill.kill)
        }
      }
      return fault?.acts(insteadOf: answer) ?? [.send(answer)]
    }
  }
}

/// Calls a function later, on another thread.
func after(microseconds: Int, _ body: @escaping @Sendable () -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(microseconds), execute: body)
}

extension FaultPlan.State {
  /// Counts a request, and returns its fault and the kills that are due.
  fileprivate mutating func next(
    _ operation: ClubServices.Operation
  ) -> (Fault?, [FaultPlan.Kill]) {
    requests += 1
    let now = requests
    let due = kills.filter { $0.request <= now }
    kills.removeAll { $0.request <= now }
    let hasFault = faultRate > 0 && numbers.next(below: 1000) < UInt64(faultRate * 1000)
    let fault = hasFault ? numbers.pick(Fault.allCases) : nil
    if let fault { faults[fault, default: 0] += 1 }
    if operation == .sendMail, fault?.losesAnswer == true { repeatedReceipts += 1 }
    return (fault, due)
  }
}
