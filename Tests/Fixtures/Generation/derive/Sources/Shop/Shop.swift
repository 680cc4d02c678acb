// Hand-written structs of closures. They do not compile without the code that derive writes.

public import Capabilities

public struct Charge: Sendable {
  public var id: String
  public init(id: String, note: String? = nil) { self.id = id }
}

public enum PaymentError: Error {
  case declined(String)
  case unavailable(because: String)
}

public enum Rank: Sendable {
  case of(Charge)
  case first
}

/// Moves money.
public struct Payments: TestableCapability {
  /// Charges an amount.
  ///
  /// The amount is in cents.
  public var charge: @Sendable (_ cents: Int) async throws(PaymentError) -> Charge
  public var refund: @Sendable (Charge) async throws -> Void
  /// The rank of a charge.
  public var `default`: @Sendable (Charge, String) async -> (rank: Rank, note: String?)
}

public enum Outer {
  public struct Clock: Sendable {
    public var now: @Sendable () -> Int
    public let version = 3
    public var isRunning: Bool { now() > 0 }
  }
}

extension Outer.Clock { init(now: @escaping @Sendable () -> Int, _ x: Int) { self.init(now: now) } }

struct World: Sendable {
  var payments: Payments
  var clock: Outer.Clock
  var name: String
}

struct Finished: TestableCapability, Interceptable {
  var now: @Sendable () -> Int

  init(now: @escaping @Sendable () -> Int) { self.now = now }
  static let test = Finished(now: { 0 })
  func intercepted(by interceptor: some Interceptor) -> Finished { self }
}

let world = World.test.intercepted(by: Nobody())

struct Nobody: Interceptor {}
