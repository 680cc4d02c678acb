/// One style's closure, ready to be called many times.
struct Contender {
  let style: Style
  /// Calls the closure a number of times, each with an input that depends on the result before.
  /// Returns a checksum of all results.
  let run: (_ calls: Int) async -> Int

  /// Keeps what `make` returns. Not inlined: the loop must not know which closure it calls.
  @inline(never)
  init(_ style: Style, _ make: () -> @Sendable (Int) -> Int) {
    let useCase = make()
    self.style = style
    run = { calls in repeated(calls, useCase) }
  }

  /// The same for an async closure.
  @inline(never)
  init(_ style: Style, _ make: () -> @Sendable (Int) async -> Int) {
    let useCase = make()
    self.style = style
    run = { calls in await repeated(calls, useCase) }
  }

  private init(_ style: Style, run: @escaping (_ calls: Int) async -> Int) {
    self.style = style
    self.run = run
  }

  /// The same for a closure that is not `@Sendable`, as other libraries make them.
  @inline(never)
  static func elsewhere(_ style: Style, _ make: () -> (Int) -> Int) -> Contender {
    let useCase = make()
    return Contender(style, run: { calls in repeated(calls, useCase) })
  }
}

/// A value about which the optimizer knows nothing, as it stands in a real world's fields.
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
