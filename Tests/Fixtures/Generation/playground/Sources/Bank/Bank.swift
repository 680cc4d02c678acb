// A bank in one module. Its accounts are Decodable, its errors are not.

public import Capabilities
public import Foundation

public struct Account: Codable, Sendable, Identifiable {
  public var id: UUID
  public var owner: String
  public var balance: Money
  public var kind: Kind?

  /// Decodable, but only the generator knows its cases.
  public enum Kind: String, Codable, Sendable {
    case saving = "S"
    case current = "C"
  }
}

/// An enum with payloads that is Decodable.
public enum Fee: Codable, Sendable {
  case none
  case fixed(Money)
}

public struct Money: Codable, Sendable, LosslessStringConvertible {
  public var cents: Int
  public init(cents: Int) { self.cents = cents }
  public init?(_ text: String) {
    guard let cents = Int(text) else { return nil }
    self.cents = cents
  }
  public var description: String { "\(cents)" }
}

/// Not Decodable.
public struct Statement: Sendable {
  public var lines: [String]
}

public struct Receipt: Codable, Sendable {
  public var id: UUID
  public init(id: UUID) { self.id = id }
}

public struct Rate: Codable, Sendable {
  public var factor: Double
}

public enum Currency: String, Sendable, CaseIterable { case euro, dollar }

public enum LedgerError: Error {
  case overdrawn(by: Money)
  case unknown(Account.ID)
  case rejected(Reason)
  case closed
}

public indirect enum Reason: Sendable {
  case text(String)
  case both(Reason, Reason)
  case `default`
}

public struct Outage: Error, Codable {
  public var minutes: Int
}

/// Stores the accounts.
public struct Ledger: Sendable {
  /// Finds an account. Returns `nil` if there is no account with this ID.
  public var find: @Sendable (_ id: UUID) async throws(LedgerError) -> Account?
  public var add: @Sendable (UUID, Money) async throws(LedgerError) -> Void
  public var statement: @Sendable (_ of: UUID) async throws -> Statement
  public var each: @Sendable (_ body: @escaping @Sendable (Account) async -> Void) async -> Void
  /// The number of accounts on a page.
  public var pageSize: Int

  public init(
    find: @escaping @Sendable (UUID) async throws(LedgerError) -> Account?,
    add: @escaping @Sendable (UUID, Money) async throws(LedgerError) -> Void,
    statement: @escaping @Sendable (UUID) async throws -> Statement,
    each: @escaping @Sendable (@escaping @Sendable (Account) async -> Void) async -> Void,
    pageSize: Int
  ) {
    self.find = find
    self.add = add
    self.statement = statement
    self.each = each
    self.pageSize = pageSize
  }
}

public struct RateService: Sendable {
  public var rate: @Sendable (Currency, _ at: Date) throws -> Rate
  public var rates: @Sendable (Currency) -> AsyncThrowingStream<Rate, any Error>
  public var ticks: @Sendable () async -> any AsyncSequence<Int, Never> & Sendable
  public var fees: @Sendable ([Fee]) -> any AsyncSequence<Fee, LedgerError>

  public init(
    rate: @escaping @Sendable (Currency, Date) throws -> Rate,
    rates: @escaping @Sendable (Currency) -> AsyncThrowingStream<Rate, any Error>,
    ticks: @escaping @Sendable () async -> any AsyncSequence<Int, Never> & Sendable,
    fees: @escaping @Sendable ([Fee]) -> any AsyncSequence<Fee, LedgerError>
  ) {
    self.rate = rate
    self.rates = rates
    self.ticks = ticks
    self.fees = fees
  }
}

public struct Policy: Codable, Sendable {
  public var limit: Money
  public var opened: Date
  public let name: String
}

/// Moves money and returns a receipt.
public typealias Transfer =
  @Sendable (
    _ from: Account.ID, _ to: Account.ID, _ amount: Money
  ) async throws(LedgerError) -> Receipt

/// Moves money from one account to another. The transfer is atomic.
public func makeTransfer(ledger: Ledger) -> Transfer {
  { _, _, _ in Receipt(id: UUID()) }
}

/// Exchanges money and returns "how much" it is worth in the other currency, in a long sentence \
/// that does not fit on one line of the file.
public func makeExchange(
  rates: RateService
) -> @Sendable (_ amount: Money, Currency, Currency) throws -> Money {
  { amount, _, _ in amount }
}

public func makeWatch(
  rates: RateService
) -> @Sendable (_ onChange: @escaping @Sendable (Rate) -> Void) async -> Void {
  { _ in }
}

public func makeClose(
  ledger: Ledger,
  reason: Reason
) -> @Sendable (Account.ID) async -> (Receipt, Int) {
  { (Receipt(id: $0), 1) }
}

public func makeFollow(rates: RateService) -> @Sendable (Currency) -> AsyncStream<Rate> {
  { _ in AsyncStream { $0.finish() } }
}
func makeAudit(ledger: Ledger) -> @Sendable () -> Void { {} }

public struct Reports: Sendable {
  public var yearly: @Sendable (_ year: Int) async throws -> [Account]
  public var print: @Sendable (Statement?) -> Void
}

public func makeReports(ledger: Ledger) async throws -> Reports {
  Reports(yearly: { _ in [] }, print: { _ in })
}

public struct Bank: Sendable {
  public var ledger: Ledger
  public var rates: RateService
  /// A second ledger of the same type.
  public var archive: Ledger
  public var policy: Policy
  public var now: @Sendable () -> Date
  var secret: @Sendable () -> Int
  public var mirrors: [Ledger]

  public init(
    ledger: Ledger,
    rates: RateService,
    archive: Ledger,
    policy: Policy,
    now: @escaping @Sendable () -> Date
  ) {
    self.ledger = ledger
    self.rates = rates
    self.archive = archive
    self.policy = policy
    self.now = now
    secret = { 1 }
    mirrors = []
  }
}

extension Bank: Interceptable {
  public func intercepted(by interceptor: some Interceptor) -> Bank { self }
}

extension Bank {
  public static var live: Bank {
    get async throws { sandbox() }
  }

  public static func sandbox(
    named name: String = "sandbox",
    log: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Bank { test }

  private static let empty = Ledger(
    find: { _ throws(LedgerError) in nil },
    add: { _, _ throws(LedgerError) in throw .closed },
    statement: { _ in Statement(lines: []) },
    each: { _ in },
    pageSize: 10
  )

  public static let test = Bank(
    ledger: empty,
    rates: RateService(
      rate: { _, _ in Rate(factor: 1) },
      rates: { _ in AsyncThrowingStream { $0.finish() } },
      ticks: { AsyncStream<Int> { $0.finish() } },
      fees: { _ in fatalError() }
    ),
    archive: empty,
    policy: Policy(limit: Money(cents: 1), opened: Date(), name: ""),
    now: { Date() }
  )
}
