package import Testing

/// The limit of tests and waits that hang. Nothing else in a test may depend on real time.
///
/// It is far above the time that a test takes on the slowest machine: a busy machine slows tests
/// down a hundred times. Only a defect reaches it.
package enum HangLimit {
  /// The limit, in seconds.
  package static let seconds = 1_800
}

extension Trait where Self == TimeLimitTrait {
  /// Fails a test that runs for half an hour with "Time limit was exceeded", and cancels it.
  package static var hangLimit: Self { .timeLimit(.minutes(HangLimit.seconds / 60)) }
}
