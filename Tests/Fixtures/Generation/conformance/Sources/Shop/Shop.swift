public import Foundation

// All effects, and inputs of declared types.
public struct Desk: Sendable {
  public var save: @Sendable (_ order: Order) async throws(DeskError) -> Order.ID
  public var find: @Sendable (Order.ID) async throws -> Order?
  public var title: @Sendable (Title) throws(DeskError) -> Int
  public var size: @Sendable (Size, [Payment]) -> Int
  public var count: @Sendable () async -> Int
  public var sum: @Sendable (Int) throws(Never) -> Int
  public var show: @MainActor @Sendable (Size) -> Void
  public var `default`: @Sendable (Row.ID) -> Row?
  public var owner: String
}

public struct Order: Sendable, Hashable, Identifiable {
  public struct ID: Sendable, Hashable {
    public init(_ text: String) throws(DeskError) {
      guard !text.isEmpty else { throw .refused("") }
    }
  }

  public var id: ID
  public var title: Title
  public var size: Size?
  public var payment: Payment

  public init(id: ID, title: Title, size: Size?, payment: Payment) {
    self.id = id
    self.title = title
    self.size = size
    self.payment = payment
  }
}

// The compiler infers its `ID`.
public struct Row: Sendable, Identifiable {
  public var id: Int
}

// A generator for it is written by hand.
public struct Title: Sendable, Hashable {
  public init(text: String) throws {}
}

public enum Size: Sendable, Hashable { case small, large, `extension` }

public enum Payment: Sendable, Hashable {
  case cash
  case card(number: String = "1, 2", Int = 3, Loan? = nil)
  case loan(Loan)
  #if os(Linux)
    case coin
  #endif
}

public struct Loan: Sendable, Hashable {
  var months: Int
}

public enum DeskError: Error { case refused(String) }

// Declared in one file and shared with another.
public struct Till: Sendable {
  public var open: @Sendable (Size, Amount) async throws -> Void
}

public struct Amount: Sendable, Hashable {
  public init(cents: Int, currency: String = "EUR") {}
}

public enum Inner {
  public struct Desk: Sendable {
    public var size: @Sendable (Size) -> Void
  }
}

// Types of the standard library and of Foundation.
public struct Values: Sendable {
  public var numbers: @Sendable (Int8, UInt64, Double, Float, Bool) -> Void
  public var texts: @Sendable (String, Character, Duration) -> Void
  public var many: @Sendable ([String?], Set<Int>, [String: [Size]]) -> Void
  public var pair: @Sendable ((Int, name: String)) -> Void
  public var foundation: @Sendable (Date, UUID, Data, URL, Decimal) -> Void
}

// Inputs without a generator.
public struct Odd: Sendable {
  public var closure: @Sendable (@escaping @Sendable (Int) -> Int) -> Void
  public var object: @Sendable (Box) -> Void
  public var generic: @Sendable (Pair<Set<Int>>) -> Void
  public var list: @Sendable (Chain, Ring) -> Void
  public var change: @Sendable (inout Int) -> Void
  public var later: @Sendable (Later) -> Void
  public var half: @Sendable (Amount, Box?) -> Void
  public var optional: (@Sendable (Int) -> Void)?
  public var seats: @Sendable (Seat, [Cushion]) -> Void
  public var fine: @Sendable (Int) -> Void
}

public final class Box: Sendable {
  public init() {}
}

public struct Pair<Value: Sendable>: Sendable {
  public init(_ value: Value) {}
}

public indirect enum Chain: Sendable { case end, link(Chain), ring(Ring), box(Box) }
public struct Ring: Sendable { public init(_ chain: Chain) {} }

public struct Later: Sendable {
  public init(_ number: Int) async {}
}

public struct Seat: Sendable {
  @MainActor public init(row: Int) {}
}

@MainActor public struct Cushion: Sendable {
  public var color: Int
}

/// A capability of a module on the main actor.
@MainActor
public struct Panel: Sendable {
  public var title: @Sendable () -> String
}
