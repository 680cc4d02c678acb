extension Shape {
  /// The attributes of a decorator: what it does is compiled in the library, the closure around it
  /// in the clients that use it, so that the library has no code for overloads nobody calls.
  static let outlined = ["@_alwaysEmitIntoClient"]

  /// A closure that makes each call through a decorator.
  ///
  /// - Parameters:
  ///   - run: The decorator's method with all arguments but the last, which is the call.
  ///   - callee: The function's own effect, if it is another.
  ///   - key: What is named `key` before, if anything is.
  static func decorated(
    _ inputs: Inputs,
    _ effect: Effect,
    calling run: String,
    _ callee: Effect? = nil,
    key: String? = nil
  ) -> String {
    """
    {\(head(inputs, effect))
      \(key.map { "let key = \($0)\n  return " } ?? "")\(effect.marks)\(run) { ()\(effect.keywords()) -> R in
        \((callee ?? effect).marks)function(\(inputs.nameList))
      }
    }
    """
  }
}

extension Effect {
  /// The effects in the order of what there is to say about them, for the first overload carries
  /// the documentation.
  static let mostFirst: [Effect] = [.asyncThrowing, .throwing, .async, .plain]

  /// The error type, `Never` where there is none.
  var failure: String { isThrowing ? "Failure" : "Never" }
}

extension Inputs {
  /// The types as generic parameters that a key can be made of.
  var hashable: [String] { types.map { "\($0): Hashable & Sendable" } }

  /// The inputs as one key: the one input, or all of them nested two by two.
  var key: String {
    guard let first = names.first else { return "NoInputs()" }
    return names.dropFirst().reduce(first) { "CallKey(\($0), \($1))" }
  }

  /// The type of that key.
  var keyType: String {
    guard let first = types.first else { return "NoInputs" }
    return types.dropFirst().reduce(first) { "CallKey<\($0), \($1)>" }
  }
}
