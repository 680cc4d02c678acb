import Capabilities
import Probes
import Testing

@Suite("A capability")
struct CapabilityTests {
  @Test("is copied by overriding, and the original keeps its endpoint")
  func overridingCopies() {
    let original = Teller.friendly
    let changed = original.overriding(\.currency, with: { "GBP" })
    #expect(changed.currency() == "GBP")
    #expect(original.currency() == "EUR")
  }

  @Test("keeps every endpoint that was not overridden")
  func overridingKeepsTheRest() async throws {
    let changed = Teller.friendly.overriding(\.currency, with: { "GBP" })
    #expect(await changed.balance("abc") == 3)
    #expect(try await changed.charge("ada", 5) == "ada:5")
  }

  @Test("takes a synchronous replacement for an async endpoint")
  func overridingConverts() async {
    let changed = Teller.friendly.overriding(\.balance, with: { _ in 7 })
    #expect(await changed.balance("abc") == 7)
  }

  @Test("takes a closure that throws any error for an endpoint that may, synchronous or not")
  func overridingThrowsAnyError() async {
    let refusing = Teller.friendly.overriding(\.refund, with: { _ in throw Refusal("refund") })
    await #expect(throws: Refusal("refund")) { try await refusing.refund("ada") }
    let slow = Teller.friendly.overriding(
      \.refund,
      with: { account in
        await Task.yield()
        throw Refusal(account)
      }
    )
    await #expect(throws: Refusal("ada")) { try await slow.refund("ada") }
  }

  @Test("is overridden at the last word: a later override wins")
  func lastOverrideWins() {
    let changed = Teller.friendly
      .overriding(\.currency, with: { "GBP" })
      .overriding(\.currency, with: { "USD" })
    #expect(changed.currency() == "USD")
  }

  @Test("can be replaced within a world, whole or one endpoint")
  func overridingReachesIntoWorlds() {
    let world = TellerWorld.test.overriding(\.bank, with: .friendly)
    #expect(world.bank.currency() == "EUR")
    #expect(world.overriding(\.bank.currency, with: { "GBP" }).bank.currency() == "GBP")
  }

  @Test("answers an override on the caller's actor")
  func overridingKeepsTheActor() async {
    await onEveryActor { probe in
      let bank = Teller.friendly.overriding(
        \.charge,
        with: { (account, _) async throws(TellerError) in await probe.async(account) }
      )
      await probe.expect("ada", journal: ["ada"]) {
        (try? await bank.charge("ada", 1)) ?? "failed"
      }
    }
  }
}

@Suite("with")
struct WithTests {
  @Test("changes a copy, all of it at once")
  func changesACopy() {
    let original = TellerWorld(bank: .friendly, name: "old")
    let changed = with(original) {
      $0.name = "new"
      $0.bank.currency = { "GBP" }
    }
    #expect(changed.name == "new")
    #expect(changed.bank.currency() == "GBP")
    #expect(original.name == "old")
    #expect(original.bank.currency() == "EUR")
  }

  @Test("throws what the update throws, with its type")
  func keepsTheErrorType() {
    do {
      _ = try with(1) { (number: inout Int) throws(TellerError) in
        number += 1
        throw TellerError.declined
      }
      Issue.record("it did not throw")
    } catch {
      let typed: TellerError = error
      #expect(typed == .declined)
    }
  }

  @Test("needs no try where the update does not throw")
  func plainStaysPlain() {
    #expect(with([1, 2]) { $0.append(3) } == [1, 2, 3])
  }
}
