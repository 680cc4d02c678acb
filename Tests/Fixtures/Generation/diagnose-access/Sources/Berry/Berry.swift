import Apple

typealias Sum = @Sendable () -> Int

func makeSum(
  internal: @escaping Internal,
  fileprivate: @escaping Fileprivate,
  package: @escaping Package
) -> Sum {
  { `internal`() + `fileprivate`() + package() }
}

func makeTwice(sum: @escaping Sum) -> @Sendable () -> Double { { 2 * Double(sum()) } }

struct World: Sendable {
  var size: Int
}
