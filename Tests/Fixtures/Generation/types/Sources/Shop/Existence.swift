@available(macOS 99, iOS 99, *)
public struct Later: Sendable {
  public var find: @Sendable () throws -> Int
}

public struct Now: Sendable {
  public var find: @Sendable () throws -> Int
}

@_spi(Other) public struct Hidden: Sendable {
  public var find: @Sendable () throws -> Int
}

#if DEBUG
  public func makeDebugged(find: @escaping @Sendable () throws -> Int) -> @Sendable () -> Int {
    { 1 }
  }
#endif

@available(iOS 99.1, *)
public func makeNewer(find: @escaping @Sendable () throws -> Int) -> @Sendable () -> Int { { 1 } }

@available(iOS, unavailable)
public func makeMac(find: @escaping @Sendable () throws -> Int) -> @Sendable () -> Int { { 1 } }

@available(macOS, obsoleted: 99)
public func makeOld(find: @escaping @Sendable () throws -> Int) -> @Sendable () -> Int { { 1 } }

@available(macOS 10.9, visionOS 1.0, *)
public func makeFine(find: @escaping @Sendable () throws -> Int) -> @Sendable () -> Int { { 1 } }

@_spi(Other)
public func makeSecret(find: @escaping @Sendable () throws -> Int) -> @Sendable () -> Int { { 1 } }
