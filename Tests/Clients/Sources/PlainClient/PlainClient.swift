import Capabilities

@main
struct PlainClient {
  static func main() async throws {
    try composeSync()
    try await composeAsync()
    try await injectAndIntercept()
    try await override()
    await stayOnMainActor()
    try await Decorated.all()
    try await Feed.checkStreams()
    reportToStandardError()
    print("all of the toolkit works without upcoming features")
  }

  private static func composeSync() throws(LedgerError) {
    require(curry(plain)("a")(1) == 1)
    require(try curry(throwing)("a")(1) == 1)
    require(uncurry(curry(plain))("a", 1) == 1)
    require(try uncurry(curry(throwing))("a", 1) == 1)
    require(flip(plain)(1, "a") == 1)
    require(try flip(throwing)(1, "a") == 1)
    require(flip(curry(plain))(1)("a") == 1)
    require(try flip(curry(throwing))(1)("a") == 1)
    require(partial(plain, "a")(1) == 1)
    require(try partial(throwing, "a")(1) == 1)
    require(pipe(partial(plain, "a"), partial(plain, "b"))(1) == 1)
    require(try pipe(partial(plain, "a"), partial(throwing, "b"))(1) == 1)
    do { _ = try partial(throwing, "")(1) } catch { require(error == .closed) }
  }

  private static func composeAsync() async throws(LedgerError) {
    let (a, b) = (await curry(async)("a")(1), try await curry(asyncThrowing)("a")(1))
    let (c, d) = (await uncurry(curry(async))("a", 1), await flip(async)(1, "a"))
    let e = try await uncurry(curry(asyncThrowing))("a", 1)
    let f = try await flip(asyncThrowing)(1, "a")
    let (g, h) = (await partial(async, "a")(1), try await partial(asyncThrowing, "a")(1))
    let i = await pipe(partial(plain, "a"), partial(async, "b"))(1)
    let j = try await pipe(partial(async, "a"), partial(asyncThrowing, "b"))(1)
    require([a, b, c, d, e, f, g, h, i, j].allSatisfy { $0 == 1 })
    do { _ = try await curry(asyncThrowing)("")(1) } catch { require(error == .closed) }
  }

  private static func injectAndIntercept() async throws {
    let world = (text: "a", number: 1)
    require(inject(plain, from: world, \.text, \.number) == 1)
    require(try inject(throwing, from: world, \.text, \.number) == 1)
    let (a, b) = (
      await inject(async, from: world, \.text, \.number),
      try await inject(asyncThrowing, from: world, \.text, \.number)
    )
    require(a == 1 && b == 1)

    let tally = Tally()
    let ledger = Ledger.sandbox.intercepted(by: tally)
    let sums = [ledger.balance("ab"), try ledger.open("ab"), await ledger.history("ab")]
    require(sums == [2, 2, 2])
    do { _ = try await ledger.deposit("", 1) } catch { require(error == .closed) }
    _ = try await ledger.export()
    let names = ["balance", "open", "history", "deposit", "export"]
    require(tally.endpoints == names.map { "Ledger.\($0)" })
  }

  private static func override() async throws {
    let ledger = Ledger.sandbox
      .overriding { $0.balance = { _ in 7 } }
      .overriding { $0.open = { _ throws(LedgerError) in throw .closed } }
      .overriding { $0.export = { 8 } }
    require(ledger.balance("a") == 7)
    do { _ = try ledger.open("a") } catch { require(error == .closed) }
    let exported = try await ledger.export()
    require(exported == 8)

    let closed = ledger.overriding {
      $0.deposit = { (_, _) async throws(LedgerError) in throw .closed }
    }
    do { _ = try await closed.deposit("a", 1) } catch { require(error == .closed) }
    let shut = ledger.overriding { $0.deposit = { _, _ throws(LedgerError) in throw .closed } }
    do { _ = try await shut.deposit("a", 1) } catch { require(error == .closed) }
    let free = ledger.overriding { $0.deposit = { _, amount in amount + 1 } }
    let deposited = try await free.deposit("a", 1)
    require(deposited == 2)

    let rates = Rates.test.overriding { $0.rate = { _ in 3 } }
    let awaited = rates.overriding { $0.rate = { await rates.rate($0) + 1 } }
    let (three, four) = (await rates.rate("EUR"), await awaited.rate("EUR"))
    require(three == 3 && four == 4)
  }

  @MainActor
  private static func stayOnMainActor() async {
    let ledger = Ledger.sandbox.overriding {
      $0.history = { account in
        MainActor.assertIsolated()
        return account.count
      }
    }
    let history = partial(ledger.intercepted(by: Tally()).history, "abc")
    require(await history() == 3)
  }
}
