// The generated call must mean the builder that was wired, and no other visible function.

public struct World: Sendable {
  var n: Int
  var text: String
}

/// Would take the call `makeDeprecated(n:)`.
@available(*, deprecated)
func makeDeprecated(n: Int) -> @Sendable () -> Int { { 0 } }
func makeDeprecated(n: Int, extra: String = "x") -> @Sendable () -> Int { { 1 } }

func makeExcepted(n: Int) -> @Sendable () -> Double { { 0 } }
func makeExcepted(n: Int, extra: String...) -> @Sendable () -> Double { { 1 } }

/// The types differ, so the call means one of them.
@available(*, deprecated)
func makeTyped(n: String) -> @Sendable () -> Bool { { true } }
func makeTyped(n: Int, extra: String = "x") -> @Sendable () -> Bool { { false } }

/// The compiler prefers the call that omits nothing.
func makeWhole(n: Int) -> @Sendable () -> String { { "" } }
@available(*, deprecated)
func makeWhole(n: Int, extra: String = "x") -> @Sendable () -> String { { "x" } }

/// The result differs.
@available(*, deprecated)
func makeResult(n: Int) -> @Sendable () -> [Int] { { [] } }
func makeResult(n: Int, extra: String = "x") -> @Sendable () -> [String] { { [] } }
