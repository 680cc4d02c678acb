public import Apple

public struct Store: Sendable {
  public var pick: @Sendable () -> Int
}

/// Opens a store of `Berry`.
public typealias Open = @Sendable () -> Int

public func makePick(store: Store) -> Open { store.pick }
func makeInternal(apples: Apple.Store) -> @Sendable () -> Void { apples.open }

public struct Farm: Sendable {
  public var apples: Apple.Store
  public var fruit: Fruit.Store
  public var berries: Store
}
