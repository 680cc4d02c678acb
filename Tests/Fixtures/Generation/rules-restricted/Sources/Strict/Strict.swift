@safe struct Memory: Sendable {
  var read: @Sendable (_ offset: Int) throws -> UnsafeRawPointer
  var size: @Sendable () throws -> Int
}

struct Machine: Sendable {
  let size = 1
}

func makeFill(size: Int) -> @Sendable (UnsafeMutablePointer<Int>) -> Void { { _ in } }

func makeCount(size: Int) -> @Sendable () -> Int { { size } }
