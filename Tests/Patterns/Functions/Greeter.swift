import Synchronization
import Testing

/// The time of day is a dependency. A closure can read the clock in production, and return a fixed
/// hour in a test.
@Suite("A builder with a clock and a formatter")
struct Greeter {
  static func makeGreeter(
    now: @escaping @Sendable () -> Int,
    format: @escaping @Sendable (_ greeting: String, _ name: String) -> String
  ) -> @Sendable (_ name: String) -> String {
    { name in format(now() < 12 ? "Good morning" : "Good evening", name) }
  }

  @Test("the greeting depends on the hour", arguments: [(7, "Good morning"), (20, "Good evening")])
  func byTheHour(hour: Int, greeting: String) {
    let greet = Self.makeGreeter(now: { hour }, format: { "\($0), \($1)!" })
    #expect(greet("Ada") == "\(greeting), Ada!")
  }

  @Test("each call reads the time")
  func asksEachTime() {
    let hour = Mutex(11)
    let greet = Self.makeGreeter(
      now: { hour.withLock { $0 } },
      format: { greeting, name in "\(name): \(greeting)" }
    )

    let before = greet("Grace")
    hour.withLock { $0 = 12 }

    #expect(before == "Grace: Good morning")
    #expect(greet("Grace") == "Grace: Good evening")
  }
}
