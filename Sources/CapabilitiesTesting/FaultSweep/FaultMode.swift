/// What a fault does to the call it strikes.
public enum FaultMode: String, Sendable, Hashable, CaseIterable {
  /// The call throws; its effect did not happen.
  case before
  /// The call's effect happens, then it throws: the answer was lost.
  case after
  /// The task that runs the use case is cancelled; the call itself goes on.
  case cancel
  /// The call does not answer until its time limit on the test clock has passed, or until its task
  /// is cancelled; then it throws. Its effect did not happen.
  case hang

  /// The mode as the end of a sentence: `fails after its effect`.
  var phrase: String {
    switch self {
    case .before: "fails before its effect"
    case .after: "fails after its effect"
    case .cancel: "finds its task cancelled"
    case .hang: "hangs until its time limit"
    }
  }
}
