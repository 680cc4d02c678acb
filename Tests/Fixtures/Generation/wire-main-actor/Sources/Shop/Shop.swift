// A module that is isolated to the main actor by default.

public struct Payments: Sendable {
  public var charge: @Sendable (_ amount: Int) async throws -> Int
}

public struct World: Sendable {
  public var payments: Payments
  var name: String
}

public typealias Pay = @Sendable (Int) async throws -> Int
public typealias Greet = @Sendable (String) -> String
public func makePay(payments: Payments) -> Pay {
  { try await payments.charge($0) }
}

nonisolated func makeGreet(name: String) -> Greet {
  { "\(name): \($0)" }
}

public func makePayTwice(pay: @escaping Pay, amount: Int) -> @Sendable () async throws -> Int {
  { try await pay(amount) + pay(amount) }
}

typealias Slow = @Sendable () async -> Int
func makeSlow(payments: Payments) async throws -> Slow { { 1 } }

typealias Report = @MainActor @Sendable () -> String
@MainActor func makeReport(name: String, line: Int = 1) -> Report { { name } }

func here(_ world: World) async throws {
  let useCases = world.useCases
  _ = try await useCases.pay(1)
  _ = useCases.greet("you")
  _ = try await useCases.slow()()
  _ = (useCases.report(), useCases.hello(), useCases.page())
  _ = try await useCases.payTwice(amount: 1)()
}
