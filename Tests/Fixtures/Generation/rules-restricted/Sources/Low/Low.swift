public struct Base: Sendable {
  public var base: Int
}

public func makeShown(base: Int) -> @Sendable () -> Int8 { { 1 } }

func makeHidden(base: Int) -> @Sendable () -> Int16 { { 1 } }

private func makeOwn(base: Int) -> @Sendable () -> Int32 { { 1 } }
