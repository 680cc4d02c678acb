import Foundation

/// How long the processor works for this thread: other work on the machine adds little to it.
///
/// - Parameter body: What is measured.
/// - Returns: Milliseconds.
/// - Throws: What `body` throws.
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
