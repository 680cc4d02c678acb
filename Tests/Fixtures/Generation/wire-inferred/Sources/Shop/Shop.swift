// The type of a property can be inferred: the compiler's type decides what a nested world is.

public struct Clock: Sendable {
  public var now: @Sendable () -> Int = { 1 }
  public init() {}
}

public struct Store: Sendable {
  public var clock = Clock()
  public var n = 5
  public init() {}
}

public typealias Price = @Sendable () -> Int
public func makePrice(n: Int, clock: Clock) -> Price { { n } }

struct World {
  var store = Store()
  var n = 1
}

func makeReceipt(price: @escaping Price) -> @Sendable () -> String { { "\(price())" } }
