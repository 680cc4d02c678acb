import CapabilityLifetimes
import Dispatch
import Probes
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("A thread that waits for a factory")
struct WaitingThreadTests {
  @Test("uses no processor time")
  func blocks() async {
    let (begun, waiting) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let value = single { () -> Int in
      begun.signal()
      waiting.wait()
      let start = threadTime()
      while threadTime() - start < .milliseconds(200) {}
      return 1
    }
    async let made = Outpost().run { _ in value() }
    let used = await Outpost().run { _ in
      begun.wait()
      waiting.signal()
      let start = threadTime()
      #expect(value() == 1)
      return threadTime() - start
    }
    #expect(await made == 1)
    #expect(used < .milliseconds(50))
  }
}

/// The processor time that this thread has used.
private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
