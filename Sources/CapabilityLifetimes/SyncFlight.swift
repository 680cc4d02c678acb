internal import Dispatch
import Synchronization

/// One making on one thread, and the threads that wait for its outcome.
final class SyncFlight<Outcome: Sendable>: Sendable {
  let making: Making
  private let underWay = DispatchGroup()
  private let landed = AtomicLazyReference<Box>()

  private final class Box: Sendable {
    let outcome: Outcome
    init(_ outcome: Outcome) { self.outcome = outcome }
  }

  init(_ making: Making) {
    self.making = making
    underWay.enter()
  }

  /// Gives everybody the outcome. It is called once.
  func land(_ outcome: Outcome) {
    _ = landed.storeIfNil(Box(outcome))
    underWay.leave()
  }

  /// Blocks the thread until the outcome is there.
  func outcome() -> Outcome {
    while true {
      if let box = landed.load() { return box.outcome }
      underWay.wait()
    }
  }
}
