// --open names an input alone, or after its builder.

public struct World: Sendable {
  var name: String
}

func makeFirst(name: String, limit: Int) -> @Sendable () -> Int { { limit } }
func makeSecond(name: String, limit: Int = 3) -> @Sendable () -> Double { { 0 } }
func makeWords(name: String, words: String...) -> @Sendable () -> String { { name } }
