import Capabilities
import Synchronization
import Probes
import Testing

@Suite("An interceptor")
struct InterceptorTests {
  @Test("sees every call of a world, with inputs and result, for every effect")
  func observes() async throws {
    let log = Log()
    let world = TellerWorld(bank: .friendly, name: "sandbox").intercepted(by: log)
    #expect(world.bank.currency() == "EUR")
    #expect(try world.bank.limit("ada") == 100)
    #expect(await world.bank.balance("ada") == 3)
    #expect(try await world.bank.charge("ada", 5) == "ada:5")
    await #expect(throws: TellerError.declined) { try await world.bank.charge("ada", 500) }
    try await world.bank.refund("ada:5")
    #expect(
      log.lines == [
        "Teller.currency() -> EUR",
        "Teller.limit(\"ada\") -> 100",
        "Teller.balance(\"ada\") -> 3",
        "Teller.charge(\"ada\", 5) -> ada:5",
        "Teller.charge(\"ada\", 500) -> threw declined",
        "Teller.refund(\"ada:5\") -> ()",
      ]
    )
  }

  @Test("fails an endpoint with an error of its type, without calling it")
  func failsTyped() async {
    let reached = Mutex(false)
    let bank = Teller.friendly
      .overriding {
        $0.charge = { (_, _) async throws(TellerError) in
          reached.withLock { $0 = true }
          return ""
        }
      }
      .intercepted(by: Fault(TellerError.offline))
    do {
      _ = try await bank.charge("ada", 5)
      Issue.record("it did not throw")
    } catch {
      let typed: TellerError = error
      #expect(typed == .offline)
    }
    #expect(throws: TellerError.offline) { try bank.limit("ada") }
    #expect(reached.withLock(\.self) == false)
  }

  @Test("fails an endpoint with untyped errors with any error, a typed one only with its own type")
  func failsOnlyWhatFits() async throws {
    let bank = Teller.friendly.intercepted(by: Fault(Refusal("all")))
    await #expect(throws: Refusal("all")) { try await bank.refund("ada:5") }
    #expect(try await bank.charge("ada", 5) == "ada:5")
  }

  @Test("cannot fail an endpoint that does not throw")
  func cannotFailPlain() async {
    let bank = Teller.friendly.intercepted(by: Fault(TellerError.offline))
    #expect(bank.currency() == "EUR")
    #expect(await bank.balance("ada") == 3)
  }

  @Test("can repeat a call; the caller gets the last result")
  func repeats() async throws {
    let calls = Mutex(0)
    let bank = Teller.friendly
      .overriding {
        $0.charge = { (_, _) async throws(TellerError) in
          let call = calls.withLock { count in
            count += 1
            return count
          }
          if call < 3 { throw .offline }
          return "call \(call)"
        }
      }
      .intercepted(by: ThreeTimes())
    #expect(try await bank.charge("ada", 5) == "call 3")
    #expect(calls.withLock(\.self) == 3)
  }

  @Test("is outside of earlier interceptors")
  func nests() {
    let log = Log()
    let bank = Teller.friendly
      .intercepted(by: Tag("inner", log))
      .intercepted(by: Tag("outer", log))
    #expect(bank.currency() == "EUR")
    #expect(log.lines == ["outer in", "inner in", "inner out", "outer out"])
  }

  @Test("selects endpoints once, when they are wrapped, and does not see others")
  func picksEndpoints() async throws {
    let log = Log()
    let picky = Picky(only: "Teller.charge", log)
    let bank = Teller.friendly.intercepted(by: picky)
    let names = ["currency", "limit", "balance", "charge", "refund"].map { "Teller.\($0)" }
    #expect(picky.asked == names)
    #expect(bank.currency() == "EUR")
    #expect(try bank.limit("ada") == 100)
    #expect(await bank.balance("ada") == 3)
    #expect(try await bank.charge("ada", 5) == "ada:5")
    #expect(try await bank.charge("ada", 6) == "ada:6")
    try await bank.refund("ada:5")
    #expect(log.lines == ["in", "out", "in", "out"].map { "Teller.charge \($0)" })
    #expect(picky.asked == names)
  }

  @Test("sees calls of a use case built from intercepted endpoints, on its caller's actor")
  func keepsTheActorThroughComposition() async {
    await onEveryActor { probe in
      let witness = Witness(probe: probe)
      let twice = witness.wrap("Probe.twice", witness.wrap("Probe.once", probe.async2))
      let useCase = partial(twice, "a")
      await probe.expect(
        "ab",
        journal: [#"Probe.twice("a", "b")"#, #"Probe.once("a", "b")"#, "ab"]
      ) {
        await useCase("b")
      }
    }
  }
}

@Suite("A call of an endpoint")
struct EndpointCallTests {
  @Test("creates its inputs only when they are read")
  func isLazy() {
    let made = Made()
    let call = EndpointCall("Teller.charge") {
      made.count.withLock { $0 += 1 }
      return ["ada", 5]
    }
    #expect(call.endpoint == "Teller.charge")
    #expect(made.count.withLock(\.self) == 0)
    #expect(call.inputs.count == 2)
    #expect(made.count.withLock(\.self) == 1)
  }

  @Test("has a description in Swift's syntax")
  func describesItself() {
    #expect(EndpointCall("Teller.currency").description == "Teller.currency()")
    let none: Int? = nil
    let call = EndpointCall("Teller.charge") { ["ada", 5, none] }
    #expect(call.description == "Teller.charge(\"ada\", 5, nil)")
  }

  private final class Made: Sendable { let count = Mutex(0) }
}
