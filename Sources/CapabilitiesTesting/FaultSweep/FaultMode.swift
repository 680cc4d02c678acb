/// What a fault does to the call it strikes, or to a step of a stream: the wait for its next element.
///
/// A stream that cannot throw ends where another would fail, as an `AsyncStream` does.
public enum FaultMode: String, Sendable, Hashable, CaseIterable {
  /// The call throws; its effect did not happen. The stream fails; the element was not taken from
  /// its source.
  case before
  /// The call's effect happens, then it throws: the answer was lost. The element is taken from its
  /// source and lost, and the stream fails.
  case after
  /// The stream ends early, as if there were no further element. Calls cannot be struck so.
  case end
  /// The use case's task is cancelled; the call itself goes on, and whether it notices is its own
  /// affair.
  case cancel
  /// The use case's task is cancelled, and the call throws `CancellationError`, as one that honours
  /// cancellation does; its effect did not happen.
  case cancelThrows
  /// The call does not answer until its time limit on the test clock has passed, or until its task
  /// is cancelled; then it throws. Its effect did not happen.
  case hang
  /// The call takes twice its time limit on the test clock, whether its task is cancelled or not;
  /// then its effect happens, and it succeeds.
  case slow
  /// The process dies before the call's effect: no task of the run goes on, not to a `catch`, a
  /// `defer` or a cancellation handler. What reached the fixture stays, and ``FaultSweep`` recovers.
  case crash
  /// As ``crash``, but only the use case that makes the call dies; those beside it go on, as on
  /// another machine.
  case crashAlone
}

extension FaultMode {
  /// The mode as the end of a sentence: `Mailer.send #1 fails after its effect`.
  ///
  /// - Parameter endpoint: What is struck: a call, or a step of a stream.
  func phrase(for endpoint: String) -> String {
    let isStep = endpoint.isStep
    return switch self {
    case .before: isStep ? "fails, its element not taken" : "fails before its effect"
    case .after: isStep ? "fails, its element lost" : "fails after its effect"
    case .end: "ends early"
    case .cancel: "finds its task cancelled"
    case .cancelThrows: "finds its task cancelled and throws"
    case .hang: "hangs until its time limit"
    case .slow: "succeeds after its time limit"
    case .crash: "finds the process dead"
    case .crashAlone: "finds its use case dead"
    }
  }

  /// Whether the call throws, so that an endpoint needs an error for it.
  var throwsError: Bool {
    switch self {
    case .before, .after, .hang, .cancelThrows: true
    case .end, .cancel, .slow, .crash, .crashAlone: false
    }
  }

  /// Whether only a call that suspends can be struck so.
  var needsSuspension: Bool {
    switch self {
    case .hang, .slow, .crash, .crashAlone: true
    case .before, .after, .end, .cancel, .cancelThrows: false
    }
  }

  /// Whether the fault can strike all later calls of the endpoint as well.
  var canPersist: Bool {
    switch self {
    case .before, .after, .end, .hang: true
    case .cancel, .cancelThrows, .slow, .crash, .crashAlone: false
    }
  }
}

extension String {
  /// Whether the name of an endpoint is that of the steps of its streams: `RateService.rates[]`.
  var isStep: Bool { hasSuffix("[]") }

  /// The name of the steps of the endpoint's streams.
  var steps: String { self + "[]" }
}
