#if os(Linux)
  import CapabilityLifetimes
  import Dispatch
  import Probes
  import Synchronization
  import TestTraits
  import Testing

  @Suite("A thread that waits for a factory", .hangLimit)
  struct WaitingThreadTests {
    @Test("sleeps, and uses no processor time")
    func sleeps() async {
      let begun = DispatchSemaphore(value: 0)
      let waiting = Mutex<WatchedThread?>(nil)
      let value = single { () -> Int in
        begun.signal()
        while waiting.withLock({ $0?.isAsleep }) != true {}
        return 1
      }
      async let made = Outpost().run { _ in value() }
      let waited = await Outpost().run { _ in
        begun.wait()
        waiting.withLock { $0 = WatchedThread() }
        return value()
      }
      #expect(await [made, waited] == [1, 1])
    }
  }
#endif
