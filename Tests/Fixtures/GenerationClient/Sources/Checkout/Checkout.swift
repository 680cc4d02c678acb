public import Capabilities

/// Takes money.
public struct Payments: TestableCapability {
  /// Takes an amount, in cents.
  public var charge: @Sendable (_ cents: Int) throws -> Void
  /// Moves an amount to an account.
  public var move: @Sendable (_ cents: Int, _ account: String) throws -> String
  /// Takes notes, where somebody wants them.
  public var note: (@Sendable (_ line: String) -> Void)?
}

/// Hands letters over.
public protocol PostService: Sendable {
  /// Sends a letter to an address.
  func send(_ letter: String, to address: String) async throws
}

/// Pays a price.
public typealias Pay = @Sendable (_ cents: Int) -> String
/// Buys one of each.
public typealias BuyAll = @Sendable (_ prices: [Int]) -> [String]

/// Tells somebody, by post.
public typealias Tell = @Sendable (_ letter: String) async -> String

/// Makes the use case that tells somebody, once it is known where they live.
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

/// Makes the use case that pays.
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

/// Makes the use case that buys one of each.
public func makeBuyAll(pay: @escaping Pay) -> BuyAll {
  { prices in prices.map { pay($0) } }
}
