/// The effect of a fault on a call, or on a stream step (the wait for the next element).
///
/// A stream that cannot throw, such as an `AsyncStream`, ends instead of failing.
public enum FaultMode: String, Sendable, Hashable, CaseIterable {
  /// The call throws and has no effect. A stream fails before an element is taken from its source.
  case before
  /// The call has its effect and then throws, as if the response was lost. A stream takes an
  /// element from its source, loses it, and fails.
  case after
  /// The stream ends early, as if there were no more elements. Does not apply to calls.
  case end
  /// The use case's task is cancelled and the call continues; the call may or may not check for
  /// cancellation.
  case cancel
  /// The use case's task is cancelled, and the call throws without an effect, like a call that checks
  /// for cancellation: `CancellationError`, or the error of its ``Fault`` if its errors are typed.
  case cancelThrows
  /// The call hangs until its time limit on the test clock has passed or its task is cancelled, and
  /// then throws. It has no effect.
  case hang
  /// The call takes twice its time limit on the test clock, even if its task is cancelled. Then it
  /// has its effect and succeeds.
  case slow
  /// The process crashes before the call's effect: no task of the run continues, not even in a
  /// `catch`, a `defer` or a cancellation handler. The fixture keeps its state, and ``FaultSweep``
  /// runs the recovery.
  case crash
  /// Like ``crash``, but only the calling use case crashes. Concurrent use cases continue, as if
  /// they ran on another machine.
  case crashAlone
  /// The call is delivered twice, as if its first response was lost and the transport sent it again:
  /// it has its effect twice, in one step, and returns or throws what the second delivery does.
  /// Applies to async calls, not to stream steps. Not one of the ``standard`` modes, because it
  /// is wrong for endpoints that are delivered at most once.
  case twice
  /// The whole capability is unreachable for a while: the call and some later calls of any of its
  /// endpoints, by any task of the story, fail as in ``before``. Then the capability works again.
  /// A sweep begins a partition at each call and lengthens it one call at a time. Not one of the
  /// ``standard`` modes, because it adds many schedules.
  case partition
}

extension FaultMode {
  /// The modes of ``FaultCoverage/all``: every mode except ``twice`` and ``partition``.
  public static let standard: [FaultMode] = allCases.filter { $0 != .twice && $0 != .partition }
}

extension FaultMode {
  /// Returns the mode as the end of a sentence: `Mailer.send #1 fails after its effect`.
  ///
  /// - Parameter endpoint: The name of the endpoint or of its stream steps.
  func phrase(for endpoint: String) -> String {
    let isStep = endpoint.isStep
    return switch self {
    case .before: isStep ? "fails before taking an element" : "fails before its effect"
    case .after: isStep ? "fails after taking an element" : "fails after its effect"
    case .end: "ends early"
    case .cancel: "cancels its use case"
    case .cancelThrows: "cancels its use case and throws"
    case .hang: "hangs until its time limit"
    case .slow: "succeeds after its time limit"
    case .crash: "crashes the process"
    case .crashAlone: "crashes its use case"
    case .twice: "has its effect twice"
    case .partition: "cannot be reached"
    }
  }

  /// Whether the call throws, so the endpoint needs an error for this mode.
  var throwsError: Bool {
    switch self {
    case .before, .after, .hang, .cancelThrows, .partition: true
    case .end, .cancel, .slow, .crash, .crashAlone, .twice: false
    }
  }

  /// Whether the mode applies to async calls only.
  var needsSuspension: Bool {
    switch self {
    case .hang, .slow, .crash, .crashAlone, .twice: true
    case .before, .after, .end, .cancel, .cancelThrows, .partition: false
    }
  }

  /// Whether the fault can also hit all later calls of the endpoint.
  var canPersist: Bool {
    switch self {
    case .before, .after, .end, .hang: true
    case .cancel, .cancelThrows, .slow, .crash, .crashAlone, .twice, .partition: false
    }
  }
}

extension String {
  /// Whether this endpoint name refers to stream steps: `RateService.rates[]`.
  var isStep: Bool { hasSuffix("[]") }

  /// The capability of this endpoint name: `PaymentClient` of `PaymentClient.charge`.
  var capability: String { String(prefix { $0 != "." }) }

  /// The name of the stream steps of this endpoint.
  var steps: String { self + "[]" }
}
