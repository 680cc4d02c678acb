// Worlds that generated code cannot extend.

public actor Keeper {
  let name = ""
}
public struct Taken: Sendable {
  var name: String
  var useCases: [String]
}
public struct Nested: Sendable {
  var name: String
  struct UseCases {}
}
public struct Generic<Value: Sendable>: Sendable {
  var name: String
}
public protocol Kept {}
@MainActor public final class Screen {
  var name = ""
}
func makeGreet(name: String) -> @Sendable () -> String { { name } }
