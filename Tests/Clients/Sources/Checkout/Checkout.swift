public import Capabilities

/// Charges money.
public struct Payments: TestableCapability {
  /// Charges an amount in cents.
  public var charge: @Sendable (_ cents: Int) throws -> Void
  /// Moves an amount to an account.
  public var move: @Sendable (_ cents: Int, _ account: String) throws -> String
  /// Records a note, if the client wants notes.
  public var note: (@Sendable (_ line: String) -> Void)?
}

/// Delivers letters.
public protocol PostService: Sendable {
  /// Sends a letter to an address.
  func send(_ letter: String, to address: String) async throws
}

/// Pays a price.
public typealias Pay = @Sendable (_ cents: Int) -> String
/// Buys one of each.
public typealias BuyAll = @Sendable (_ prices: [Int]) -> [String]

/// Sends a letter and pays the postage.
public typealias Tell = @Sendable (_ letter: String) async -> String

/// Creates the use case that sends a letter. The builder is async.
public func makeTell(
  send: @escaping @Sendable (_ letter: String, _ address: String) async throws -> Void,
  pay: @escaping Pay
) async -> Tell {
  await Task.yield()
  return { letter in
    do {
      try await send(letter, "here")
      return pay(1)
    } catch {
      return "not sent: \(error)"
    }
  }
}

/// Creates the use case that pays.
public func makePay(payments: Payments) -> Pay {
  { cents in
    do {
      try payments.charge(cents)
      return "paid \(cents)"
    } catch {
      return "not paid: \(error)"
    }
  }
}

/// Creates the use case that buys one of each.
public func makeBuyAll(pay: @escaping Pay) -> BuyAll {
  { prices in prices.map { pay($0) } }
}
