import Capabilities
import Probes
import Testing

@Suite("overriding")
struct OverridingTests {
  @Test("changes a copy, which keeps every endpoint that is not assigned, and not the original")
  func copies() async throws {
    let original = Teller.friendly
    let changed = original.overriding {
      $0.currency = { "GBP" }
      $0.balance = { _ in 7 }
      $0.refund = Teller.friendly.refund
    }
    #expect(changed.currency() == "GBP")
    #expect(await changed.balance("abc") == 7)
    #expect(try await changed.charge("ada", 5) == "ada:5")
    try await changed.refund("ada")
    #expect(original.currency() == "EUR")
  }

  @Test("replaces several endpoints at once")
  func severalEndpoints() async throws {
    let changed = Teller.test.overriding {
      $0.currency = { "GBP" }
      $0.limit = { account throws(TellerError) in
        if account.isEmpty { throw .declined }
        return 7
      }
      $0.balance = { account in
        await Task.yield()
        return account.count
      }
      $0.charge = { _, amount in "charged \(amount)" }
      $0.refund = { _ in throw Refusal("refund") }
    }
    #expect(changed.currency() == "GBP")
    #expect(try changed.limit("ada") == 7)
    #expect(throws: TellerError.declined) { try changed.limit("") }
    #expect(await changed.balance("abc") == 3)
    #expect(try await changed.charge("ada", 2) == "charged 2")
    await #expect(throws: Refusal("refund")) { try await changed.refund("ada") }
  }

  @Test("accepts a closure that throws the endpoint's typed error, synchronous or async")
  func typedErrors() async {
    let refusing = Teller.friendly.overriding {
      $0.limit = { _ throws(TellerError) in throw .offline }
      $0.charge = { _, _ throws(TellerError) in throw .declined }
    }
    #expect(throws: TellerError.offline) { try refusing.limit("ada") }
    await #expect(throws: TellerError.declined) { try await refusing.charge("ada", 1) }
    let slow = Teller.friendly.overriding {
      $0.charge = { account, _ async throws(TellerError) in
        await Task.yield()
        if account == "ada" { throw .declined }
        return account
      }
    }
    await #expect(throws: TellerError.declined) { try await slow.charge("ada", 1) }
    await #expect(throws: Never.self) { try await slow.charge("eve", 1) }
  }

  @Test("accepts a closure that throws any error, synchronous or async")
  func untypedErrors() async {
    let refusing = Teller.friendly.overriding { $0.refund = { _ in throw Refusal("refund") } }
    await #expect(throws: Refusal("refund")) { try await refusing.refund("ada") }
    let slow = Teller.friendly.overriding {
      $0.refund = { account in
        await Task.yield()
        throw Refusal(account)
      }
    }
    await #expect(throws: Refusal("ada")) { try await slow.refund("ada") }
  }

  @Test("applies the last of several overrides of one endpoint")
  func lastOverrideWins() {
    let changed = Teller.friendly
      .overriding { $0.currency = { "GBP" } }
      .overriding { $0.currency = { "USD" } }
    #expect(changed.currency() == "USD")
  }

  @Test("replaces a capability of a world, one of its endpoints, and a setting")
  func worlds() {
    let world = TellerWorld.test.overriding {
      $0.bank = .friendly.overriding { $0.limit = { _ in 3 } }
      $0.bank.currency = { "GBP" }
      $0.name = "new"
    }
    #expect(world.bank.currency() == "GBP")
    #expect((try? world.bank.limit("ada")) == 3)
    #expect(world.name == "new")
  }

  @Test("throws the error of its closure, with its type")
  func throwingClosure() {
    do {
      _ = try TellerWorld.test.overriding { world throws(TellerError) in
        world.name = "new"
        throw .declined
      }
      Issue.record("it did not throw")
    } catch {
      let typed: TellerError = error
      #expect(typed == .declined)
    }
  }
}

@Suite("The actor of an override")
struct OverridingIsolationTests {
  @Test("is the caller's executor, whether or not the override suspends")
  func callersExecutor() async throws {
    try await onEveryExecutor { sentry in
      let bank = Teller.friendly.overriding {
        $0.balance = { account in await sentry.answer(account.count) }
        $0.refund = { _ in _ = await sentry.answerLater(0) }
        $0.charge = { (account, _) async throws(TellerError) in
          do throws(Refusal) {
            return "\(try await sentry.refuseLater(account.count))"
          } catch {
            sentry.see()
            throw .declined
          }
        }
      }
      #expect(await bank.balance("abc") == 3)
      sentry.check()
      try await bank.refund("ada")
      sentry.check()
      // Not `#expect(throws:)`, whose body leaves its actor.
      do throws(TellerError) {
        _ = try await bank.charge("ada", 1)
        Issue.record("it did not throw")
      } catch {
        #expect(error == .declined)
      }
      sentry.check()
      #expect(sentry.seen() == 4)
    }
  }

  @Test("is not the actor that made the override")
  func makersActor() async throws {
    for sentry in Sentry.onePerExecutor() {
      let bank = await madeOnMainActor(sentry)
      try await call(bank, on: sentry)
    }
  }

  @MainActor
  private func madeOnMainActor(_ sentry: Sentry) -> Teller {
    Teller.friendly.overriding {
      MainActor.preconditionIsolated()
      $0.balance = { account in
        sentry.see()
        return await sentry.answerLater(account.count)
      }
    }
  }

  private func call(_ bank: Teller, on sentry: Sentry) async throws {
    if let actor = sentry.actor {
      try await call(bank, isolatedTo: actor, sentry)
    } else {
      #expect(await bank.balance("abc") == 3)
      #expect(sentry.seen() == 2)
    }
  }

  private func call(_ bank: Teller, isolatedTo actor: isolated any Actor, _ sentry: Sentry)
    async throws
  {
    actor.preconditionIsolated()
    #expect(await bank.balance("abc") == 3)
    actor.preconditionIsolated()
    #expect(sentry.seen() == 2)
  }

  @Test("is none if the endpoint is concurrent")
  func concurrentEndpoint() async {
    await onEveryExecutor { sentry in
      let archive = Archive.test.overriding {
        $0.load = { name in
          #expect(#isolation == nil)
          await Task.yield()
          return name.uppercased()
        }
      }
      #expect(await archive.load("a") == "A")
      sentry.check()
    }
  }

  private struct Archive: TestableCapability {
    var load: @concurrent @Sendable (String) async -> String

    static var test: Archive { Archive(load: unimplemented("Archive.load", placeholder: "")) }
  }
}
