import CapabilitiesTesting
import Probes

/// A clock whose sleeps fail.
struct FailingClock: Clock {
  var read: @Sendable () -> TestInstant = { TestInstant() }
  var now: TestInstant { read() }
  let minimumResolution = Duration.zero

  func sleep(until _: TestInstant, tolerance: Duration?) async throws { throw Refusal("clock") }
}
