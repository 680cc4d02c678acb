// Raw identifiers.

struct World: Sendable {
  var `first name`: String
  var `class`: Int
}
func `makeGreet all`(`first name`: String) -> @Sendable () -> String { { `first name` } }
func makeCount(`class`: Int) -> @Sendable () -> Int { { `class` } }
