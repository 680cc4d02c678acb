import Foundation

/// Measures the processor time of this thread, to which other work on the machine adds little.
///
/// - Parameter body: The code to measure.
/// - Returns: The time in milliseconds.
/// - Throws: The error that `body` throws.
func processorMilliseconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  try body()
  return now() - start
}
