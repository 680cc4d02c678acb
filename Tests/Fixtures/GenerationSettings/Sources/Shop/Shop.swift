// One world with one of everything. The test replaces ACCESS, and compiles it in each setting.

#if hasFeature(InternalImportsByDefault)
  ACCESS import Capabilities
#else
  import Capabilities
#endif

nonisolated ACCESS enum Refusal: Error {
  case declined(String)
  case unavailable
}

nonisolated ACCESS struct Receipt: Sendable, Codable {
  ACCESS var id: String
  ACCESS init(id: String) { self.id = id }
}

/// Each effect.
nonisolated ACCESS struct Payments: Sendable {
  /// Charges an amount.
  ACCESS var charge: @Sendable (_ amount: Int, _ card: String) async throws -> Receipt
  ACCESS var refund: @Sendable (Receipt) async throws(Refusal) -> Void
  ACCESS var check: @Sendable (Int) throws(Refusal) -> Bool
  ACCESS var parse: @Sendable (String) throws -> Int
  ACCESS var last: @Sendable () async -> Receipt?
  ACCESS var changes: @Sendable () -> AsyncStream<Int>
  ACCESS var log: (@Sendable (String) -> Void)?
  ACCESS var limit = 3
}

/// Written by hand.
nonisolated ACCESS struct Clock: TestableCapability, Interceptable {
  ACCESS var now: @Sendable () -> Int
  ACCESS init(now: @escaping @Sendable () -> Int) { self.now = now }
  ACCESS static var test: Clock { Clock(now: unimplemented("Clock.now", placeholder: 0)) }
  ACCESS func intercepted(by interceptor: some Interceptor) -> Clock {
    Clock(now: interceptor.wrap("Clock.now", now))
  }
}

nonisolated ACCESS struct Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  ACCESS var find: @Sendable (Key) async throws -> Value?
  ACCESS var store: @Sendable (_ value: Value, _ key: Key) async throws -> Void
}

nonisolated ACCESS struct Nested: Sendable {
  ACCESS var clock: Clock
  ACCESS var retries: Int
}

nonisolated ACCESS struct World: Sendable {
  ACCESS var payments: Payments
  ACCESS var clock: Clock
  ACCESS var cache: Cache<String, Int>
  ACCESS var nested: Nested
  ACCESS var others: [Clock]
  ACCESS var name: String
}

/// Pays.
ACCESS func makePay(
  payments: Payments,
  clock: Clock
) -> @Sendable (_ amount: Int) async throws -> Receipt {
  { amount in try await payments.charge(amount, String(clock.now())) }
}

nonisolated ACCESS func makeGreet(name: String) -> @Sendable (_ person: String) -> String {
  { "\(name): \($0)" }
}

ACCESS func makePayTwice(
  pay: @escaping @Sendable (_ amount: Int) async throws -> Receipt,
  greet: @escaping @Sendable (_ person: String) -> String
) -> @Sendable (_ amount: Int) async throws -> [Receipt] {
  { amount in [try await pay(amount), try await pay(amount + greet("").count)] }
}

ACCESS func makeFind(
  find: @escaping @Sendable (String) async throws -> Int?
) -> @Sendable (_ key: String) async throws(Refusal) -> Int {
  { key async throws(Refusal) in
    guard let found = try? await find(key) else { throw .unavailable }
    return found
  }
}

ACCESS func makeReport(name: String) -> @MainActor @Sendable () -> String { { name } }

ACCESS func makeSlow(clock: Clock) async throws -> @Sendable () async -> Int {
  { clock.now() }
}
