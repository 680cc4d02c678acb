import Apple

typealias Sum = @Sendable () -> Int

func makeSum(
  internal: @escaping Internal,
  fileprivate: @escaping Fileprivate,
  package: @escaping Package
) -> Sum {
  { `internal`() + `fileprivate`() + package() }
}

typealias Twice = @Sendable () -> Int

func makeTwice(sum: @escaping Sum) -> Twice {
  { 2 * sum() }
}

struct World: Sendable {
  var size: Int
}
