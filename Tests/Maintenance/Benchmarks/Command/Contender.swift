/// The closure of one row, in a loop.
struct Contender {
  /// The name of the row, the same as in limits.
  let style: String
  /// Calls the closure a number of times. Each input depends on the previous result. Returns a checksum
  /// of all results.
  let run: (_ calls: Int) async -> Int

  /// Creates a contender for the closure that `make` returns. Not inlined, so that the loop does not
  /// know the closure.
  @inline(never)
  init(_ style: String, _ make: () -> @Sendable (Int) -> Int) {
    let useCase = make()
    self.style = style
    run = { calls in repeated(calls, useCase) }
  }

  /// Creates a contender for an async closure.
  @inline(never)
  init(_ style: String, _ make: () -> @Sendable (Int) async -> Int) {
    let useCase = make()
    self.style = style
    run = { calls in await repeated(calls, useCase) }
  }

  /// Creates a contender for a closure that two tasks call at the same time, half of the calls each.
  @inline(never)
  static func onTwoThreads(_ style: String, _ make: () -> @Sendable (Int) -> Int) -> Contender {
    let useCase = make()
    return Contender(style) { calls in
      async let other = repeated(calls / 2, useCase)
      return repeated(calls / 2, useCase) &+ (await other)
    }
  }

  /// Creates a contender for an async closure that is called on no actor.
  @inline(never)
  static func offActor(_ style: String, _ make: () -> @Sendable (Int) async -> Int) -> Contender {
    let useCase = make()
    return Contender(style) { calls in await repeatedOffActor(calls, useCase) }
  }

  private init(_ style: String, run: @escaping (_ calls: Int) async -> Int) {
    self.style = style
    self.run = run
  }
}

/// Returns a value that is opaque to the optimizer, like the properties of a real world.
@inline(never)
func opaque<Value>(_ make: () -> Value) -> Value { make() }

@inline(never)
private func repeated(_ calls: Int, _ useCase: (Int) -> Int) -> Int {
  var total = 0
  for input in 0..<calls { total = total &+ useCase(input ^ total) }
  return total
}

@inline(never)
private func repeated(_ calls: Int, _ useCase: @Sendable (Int) async -> Int) async -> Int {
  var total = 0
  for input in 0..<calls { total = total &+ (await useCase(input ^ total)) }
  return total
}

@concurrent
private func repeatedOffActor(
  _ calls: Int,
  _ useCase: @Sendable (Int) async -> Int
) async -> Int {
  await repeated(calls, useCase)
}
