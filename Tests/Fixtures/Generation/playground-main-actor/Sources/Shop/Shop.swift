// A module that is isolated to the main actor by default.

public import Capabilities

public struct Price: Codable, Sendable {
  public var cents: Int
}

public nonisolated struct Receipt: Codable, Sendable {
  public var id: Int
  public nonisolated init(id: Int) { self.id = id }
}

public enum Refusal: Error { case declined(Receipt), closed }

public nonisolated enum Kind: Sendable { case one, two(Receipt) }

public struct Payments: Sendable {
  public var charge: @Sendable (_ kind: Kind) async throws(Refusal) -> Receipt
  public var price: @Sendable (Price) -> Receipt
  public var show: @MainActor @Sendable (_ id: Int) -> Void
}

public struct World: Sendable {
  public var payments: Payments
  public nonisolated var limit: Int
  public var title: String
  public var now: @Sendable () -> Int
}

nonisolated extension World: Interceptable {
  public func intercepted(by interceptor: some Interceptor) -> World { self }
}

extension World {
  public static var live: World { constant }
  public static let constant = World(
    payments: Payments(
      charge: { _ throws(Refusal) in Receipt(id: 1) },
      price: { _ in Receipt(id: 1) },
      show: { _ in }
    ),
    limit: 1,
    title: "",
    now: { 1 }
  )
  public nonisolated static func made() async -> World { await constant }
}

public func makeBuy(payments: Payments) -> @Sendable (_ kind: Kind) async throws -> Receipt {
  { _ in Receipt(id: 1) }
}

/// A value, which is no use case.
public actor Journal {}
public func makeJournal() async -> Journal { Journal() }

public func makeShow(journal: Journal) -> @MainActor @Sendable (_ receipt: Receipt) -> Bool {
  { _ in true }
}

/// A model: a playground leaves it out.
public final class Checkout {
  struct Needs {
    var payments: Payments
  }

  init(receipt: Receipt, needs: Needs) {}
}
