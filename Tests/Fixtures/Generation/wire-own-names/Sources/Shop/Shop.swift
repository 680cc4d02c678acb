// Names that the generated code would use itself if they were free.

public struct Linked: Sendable {}
public struct Values: Sendable {}
public struct Replacements: Sendable {}

public typealias Replacement = @Sendable (Linked) -> Values
public typealias Act = @Sendable () -> Void
public typealias Late = @Sendable () -> Replacements

public func makeReplacement(n: Int) -> Replacement { { _ in Values() } }
public func makeSingle(replacement: @escaping Replacement) async -> Late { { Replacements() } }
public func makeLinked(single: @escaping Late) async throws -> @Sendable (Int) -> Void { { _ in } }
public func makeReplaced(source: @escaping @Sendable (Int) -> Int) -> Act { {} }
public func makeSource(values: Values) -> @Sendable (Int) -> Int { { $0 } }
public func makeValues(n: Int) -> (Values, close: @Sendable () -> Void) { (Values(), close: {}) }
public func makeCleanups() -> @Sendable (String) -> Void { { _ in } }
public func makeChange() -> @Sendable (String) -> Int { { _ in 1 } }
public func makeInit() -> @Sendable (Bool) -> Int { { _ in 1 } }
public func makeType(`init`: @escaping @Sendable (Bool) -> Int) -> @Sendable (Bool) -> Bool {
  { $0 }
}
public func makeUseCases() -> @Sendable (Int8) -> Int8 { { $0 } }
public func makeNew() -> @Sendable (Int16) -> Int16 { { $0 } }

/// Open inputs with such names.
public func makeOpen(
  world: Float,
  linked: Double,
  values: Values,
  n: Int,
  source: @escaping @Sendable (Int) -> Int
) -> @Sendable (Int32) -> Int32 { { $0 } }
public func makeOpenToo(open: @escaping @Sendable (Int32) -> Int32) -> @Sendable (Int64) -> Int64 {
  { $0 }
}

public func makeSelf() -> @Sendable (UInt8) -> UInt8 { { $0 } }
public func makeWorld() -> @Sendable (UInt16) -> UInt16 { { $0 } }
public func makeClose() -> @Sendable (UInt32) -> UInt32 { { $0 } }

public struct World: Sendable {
  public var n: Int
}
