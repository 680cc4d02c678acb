// Values that cannot be copied or kept, and names that are none. `derive-refused` has endpoints with
// such values.

import Capabilities

struct Token: ~Copyable, Sendable { let id: Int }

protocol P: Sendable {}
protocol Q: Sendable {}

struct Kinds: Sendable {
  var find: @Sendable ((any (P & Q).Type)?) throws -> any (P & Q).Type
}

protocol Views: Sendable {
  func `Type`() -> Int
  func sum(of bytes: Span<UInt8>, from token: borrowing Token) -> Int
}

protocol Lender: Sendable {
  var token: Token { get }
  func copy(id: Int) -> Token
}

struct OnceWorld: ~Copyable, Sendable { let base: Int }

final class World: Sendable {
  let base = 1
  let token = Token(id: 1)
  let payments: Payments
  init(payments: Payments) { self.payments = payments }
}

struct Payments: Sendable {
  var refund: (@Sendable (Int) throws -> Void)?
  var charge: @Sendable (Int) throws -> Void
}

/// Undoes payments:
/// - the last one
func makeUndo(refund: (@Sendable (Int) throws -> Void)?) -> @Sendable () -> Void { {} }

/// ```
/// users()
/// ```
func `makeGET /users`(token: borrowing Token) -> @Sendable () -> Int { { 1 } }

func makeSum(base: Int) -> @Sendable (_ bytes: Span<UInt8>, _ token: borrowing Token) -> Int {
  { $0.count + $1.id }
}

func makeApart(
  base: Int
) async -> @concurrent @Sendable (_ id: Int) async -> Int { { $0 } }

func makeTicket(base: Int) -> Token { Token(id: base) }

func makeEnter(ticket: borrowing Token) -> @Sendable () -> Int { { 1 } }

func makeLeave(token: consuming Token) -> @Sendable () -> Int { { 1 } }

func `make+`(base: Int) -> @Sendable () -> Int { { base } }
