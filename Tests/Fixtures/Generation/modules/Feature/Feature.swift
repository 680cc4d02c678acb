// Isolated to the main actor by default: other modules see that only in members of its own types.
public func makeHello(name: String) -> @Sendable () -> UInt8 { { UInt8(name.count) } }
public func makeLater(name: String) async -> @Sendable () -> UInt16 { { UInt16(name.count) } }
@MainActor public func makeShown(name: String) -> @Sendable () -> UInt32 { { 1 } }
public enum Page { public static func makePage(name: String) -> @Sendable () -> UInt64 { { 1 } } }
extension Int { public static func makeSum(name: String) -> @Sendable () -> Int8 { { 1 } } }
