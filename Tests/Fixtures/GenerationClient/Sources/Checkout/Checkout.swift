public import Capabilities

/// Takes money.
public struct Payments: TestableCapability {
  /// Takes an amount, in cents.
  public var charge: @Sendable (_ cents: Int) throws -> Void

  /// Makes a client from its endpoint.
  public init(charge: @escaping @Sendable (_ cents: Int) throws -> Void) {
    self.charge = charge
  }

  /// Every endpoint is unimplemented.
  public static var test: Payments { Payments(charge: unimplemented("Payments.charge")) }
}

/// Pays a price.
public typealias Pay = @Sendable (_ cents: Int) -> String
/// Buys one of each.
public typealias BuyAll = @Sendable (_ prices: [Int]) -> [String]

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
