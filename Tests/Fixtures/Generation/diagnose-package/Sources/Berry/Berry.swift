import Apple

func makeSum(count: @escaping Count, twice: @escaping Twice) -> @Sendable () -> Int {
  { count() + twice() }
}

func makeFour(twice: @escaping Twice) -> @Sendable () -> Int { { 2 * twice() } }

struct World: Sendable {
  var size: Int
}
