/// A replacement for an endpoint: a row of `overriding`.
struct Replacement {
  let inputs: Inputs
  let effect: Effect
  /// The type of the endpoint's error. Untyped errors have rows of their own, and so have endpoints
  /// that do not throw: a function with a generic `Failure` that is `any Error` or `Never` is taken
  /// for another kind of function once it is written to a key path, and crashes when it is called.
  var failure: String? = "Failure"
  /// Whether the replacement is synchronous while the endpoint is async.
  var isSynchronous = false
  /// Whether the endpoint leaves its caller's actor, which is what `async` says in a module that
  /// does not enable `NonisolatedNonsendingByDefault`.
  var isConcurrent = false

  static let all: [Replacement] = (0...6).flatMap { count in
    let endpoints = Effect.allCases.flatMap { effect in
      (effect.isThrowing ? [nil, "Failure"] : ["Failure"]).map { failure in
        Replacement(inputs: Inputs(count), effect: effect, failure: failure)
      }
    }
    let async = endpoints.filter(\.effect.isAsync)
    var rows = endpoints
    rows += async.map { $0.with(\.isSynchronous) }
    rows += async.map { $0.with(\.isConcurrent) }
    rows += async.map { $0.with(\.isConcurrent).with(\.isSynchronous) }
    return rows
  }

  private func with(_ flag: WritableKeyPath<Replacement, Bool>) -> Replacement {
    var copy = self
    copy[keyPath: flag] = true
    return copy
  }

  var replacementEffect: Effect {
    guard isSynchronous else { return effect }
    return effect.isThrowing ? .throwing : .plain
  }

  var summary: String {
    let keywords = effect.keywords(failure: failure).dropFirst()
    let kind = (isConcurrent ? "@concurrent " : "") + keywords
    let endpoint = "\(kind.isEmpty ? "plain" : "`\(kind)`") endpoint of \(inputs.words)"
    return "Replaces a\(kind.hasPrefix("async") ? "n" : "") \(endpoint)"
      + (isSynchronous ? " by a synchronous one." : ".")
  }

  var generics: [String] { inputs.types + ["R"] + (failure == nil ? [] : effect.generics) }

  /// Whether Embedded Swift can compile the row: it has no untyped errors. In a module whose async
  /// endpoints leave their caller's actor one uses `with`.
  var isEmbeddable: Bool { failure != nil && !isConcurrent }

  func endpoint(in swift: Dialect) -> String {
    let line = "_ endpoint: " + swift.parameter("WritableKeyPath<Self, \(type(effect))>")
    return line.count + 5 <= Function.width ? line : line.replacing("<Self, ", with: "<Self,\n  ")
  }

  var replacement: String {
    let line = "with replacement: @escaping \(type(replacementEffect))"
    return line.count + 5 <= Function.width ? line : line.replacing(": @esc", with: ":\n  @esc")
  }

  /// What tells the row from the one for an endpoint that stays on its caller's actor: the compiler
  /// takes overloads that differ in nothing but that for the same.
  var marker: [String] {
    isConcurrent ? ["_ kind: ConcurrentEndpoint = ConcurrentEndpoint()"] : []
  }

  private func type(_ effect: Effect) -> String {
    (isConcurrent && effect.isAsync ? "@concurrent " : "")
      + Shape.type(inputs, effect, failure: failure)
  }
}
