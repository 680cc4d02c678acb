import Synchronization
import Testing

/// The time of day is an input like any other. Given as a closure it can be the clock on the wall
/// in production and a quarter past seven in a test.
@Suite("A builder that takes the clock and the wording")
struct Greeter {
  static func makeGreeter(
    now: @escaping @Sendable () -> Int,
    format: @escaping @Sendable (_ greeting: String, _ name: String) -> String
  ) -> @Sendable (_ name: String) -> String {
    { name in format(now() < 12 ? "Good morning" : "Good evening", name) }
  }

  @Test("greets by the hour it is given", arguments: [(7, "Good morning"), (20, "Good evening")])
  func byTheHour(hour: Int, greeting: String) {
    let greet = Self.makeGreeter(now: { hour }, format: { "\($0), \($1)!" })
    #expect(greet("Ada") == "\(greeting), Ada!")
  }

  @Test("asks for the time at each greeting, not once when it is built")
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
