#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Sleeps until a clock reaches an instant.
  ///
  /// The system keeps a cancelled sleep until its deadline: about 700 bytes for each call that ends
  /// before its time limit. So a sleep on one of the system's clocks is divided into steps.
  package func sleepUntil<C: Clock<Duration>>(_ deadline: C.Instant, on clock: C) async throws {
    guard clock is ContinuousClock || clock is SuspendingClock else {
      return try await clock.sleep(until: deadline, tolerance: nil)
    }
    try await sleepInSteps(until: deadline, on: clock)
  }

  /// Sleeps for a second, and then again and again for as long as it has slept so far.
  package func sleepInSteps<C: Clock<Duration>>(
    until deadline: C.Instant,
    on clock: C
  ) async throws {
    let start = clock.now
    var offset = Duration.seconds(1)
    while start.advanced(by: offset) < deadline {
      try await clock.sleep(until: start.advanced(by: offset), tolerance: nil)
      offset *= 2
    }
    try await clock.sleep(until: deadline, tolerance: nil)
  }
#endif
