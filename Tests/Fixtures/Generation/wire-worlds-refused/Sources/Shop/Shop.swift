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
func makeGreet(name: String) -> @Sendable () -> String { { name } }
