// One world with one of everything. The test replaces the access level, and compiles it in each
// setting.

#if hasFeature(InternalImportsByDefault)
  package import Capabilities
#else
  import Capabilities
#endif

nonisolated package enum Refusal: Error {
  case declined(String)
  case unavailable
}

nonisolated package struct Receipt: Sendable, Codable {
  package var id: String
  package init(id: String) { self.id = id }
}

/// Each effect.
nonisolated package struct Payments: Sendable {
  /// Charges an amount.
  package var charge: @Sendable (_ amount: Int, _ card: String) async throws -> Receipt
  package var refund: @Sendable (Receipt) async throws(Refusal) -> Void
  package var check: @Sendable (Int) throws(Refusal) -> Bool
  package var parse: @Sendable (String) throws -> Int
  package var last: @Sendable () async -> Receipt?
  package var changes: @Sendable () -> AsyncStream<Int>
  package var log: (@Sendable (String) -> Void)?
  package var limit = 3
}

/// Written by hand.
nonisolated package struct Clock: TestableCapability, Interceptable {
  package var now: @Sendable () -> Int
  package init(now: @escaping @Sendable () -> Int) { self.now = now }
  package static var test: Clock { Clock(now: unimplemented("Clock.now", placeholder: 0)) }
  package func intercepted(by interceptor: some Interceptor) -> Clock {
    Clock(now: interceptor.wrap("Clock.now", now))
  }
}

nonisolated package struct Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  package var find: @Sendable (Key) async throws -> Value?
  package var store: @Sendable (_ value: Value, _ key: Key) async throws -> Void
}

nonisolated package struct Nested: Sendable {
  package var clock: Clock
  package var retries: Int
}

nonisolated package struct World: Sendable {
  package var payments: Payments
  package var clock: Clock
  package var cache: Cache<String, Int>
  package var nested: Nested
  package var others: [Clock]
  package var name: String
}

/// Pays.
package func makePay(
  payments: Payments,
  clock: Clock
) -> @Sendable (_ amount: Int) async throws -> Receipt {
  { amount in try await payments.charge(amount, String(clock.now())) }
}

nonisolated package func makeGreet(name: String) -> @Sendable (_ person: String) -> String {
  { "\(name): \($0)" }
}

package func makePayTwice(
  pay: @escaping @Sendable (_ amount: Int) async throws -> Receipt,
  greet: @escaping @Sendable (_ person: String) -> String
) -> @Sendable (_ amount: Int) async throws -> [Receipt] {
  { amount in [try await pay(amount), try await pay(amount + greet("").count)] }
}

package func makeFind(
  find: @escaping @Sendable (String) async throws -> Int?
) -> @Sendable (_ key: String) async throws(Refusal) -> Int {
  { key async throws(Refusal) in
    guard let found = try? await find(key) else { throw .unavailable }
    return found
  }
}

package func makeReport(name: String) -> @MainActor @Sendable () -> String { { name } }

package func makeSlow(clock: Clock) async throws -> @Sendable () async -> Int {
  { clock.now() }
}
