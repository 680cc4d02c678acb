// Written by `swift run overload-tables`: change that program, not this file.

/// Composes functions of which only some throw a typed error.
///
/// The compiler infers one `Failure` for all parameters only if all arguments have it, so a
/// function that does not throw needs a parameter that does not. These overloads say so for 2
/// to 4 functions, and give way to the first `pipe` wherever that one fits. Longer mixtures are
/// made of shorter ones: `pipe(pipe(f, g, h), i, j)`.
///
/// - Parameters:
///   - f: The first function. It takes the input.
///   - g: The function that takes what `f` returned, and so on for 2 to 4 functions.
/// - Returns: A function from the input of the first to the output of the last.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try g(f(a))
  }
}

/// 2 functions, `throws(Failure)`; `f` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) -> C
) -> @Sendable (A) throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try g(f(a))
  }
}

/// 2 functions, `async throws(Failure)`; `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await g(f(a))
  }
}

/// 2 functions, `async throws(Failure)`; `f` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async -> C
) -> @Sendable (A) async throws(Failure) -> C {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await g(f(a))
  }
}

/// 3 functions, `throws(Failure)`; `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try h(g(f(a)))
  }
}

/// 3 functions, `throws(Failure)`; `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try h(g(f(a)))
  }
}

/// 3 functions, `throws(Failure)`; `g`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try h(g(f(a)))
  }
}

/// 3 functions, `throws(Failure)`; `f` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try h(g(f(a)))
  }
}

/// 3 functions, `throws(Failure)`; `f`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try h(g(f(a)))
  }
}

/// 3 functions, `throws(Failure)`; `f`, `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) -> D
) -> @Sendable (A) throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try h(g(f(a)))
  }
}

/// 3 functions, `async throws(Failure)`; `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await h(g(f(a)))
  }
}

/// 3 functions, `async throws(Failure)`; `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await h(g(f(a)))
  }
}

/// 3 functions, `async throws(Failure)`; `g`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await h(g(f(a)))
  }
}

/// 3 functions, `async throws(Failure)`; `f` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await h(g(f(a)))
  }
}

/// 3 functions, `async throws(Failure)`; `f`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await h(g(f(a)))
  }
}

/// 3 functions, `async throws(Failure)`; `f`, `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async -> D
) -> @Sendable (A) async throws(Failure) -> D {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await h(g(f(a)))
  }
}

/// 4 functions, `throws(Failure)`; `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `h`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) -> D,
  _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `g`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `g`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `g`, `h`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `f` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D,
  _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `f`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `f`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `f`, `h`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `f`, `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) -> D,
  _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `f`, `g`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) -> D,
  _ i: @escaping @Sendable (D) throws(Failure) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `throws(Failure)`; `f`, `g`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) throws(Failure) -> B,
  _ g: @escaping @Sendable (B) throws(Failure) -> C,
  _ h: @escaping @Sendable (C) throws(Failure) -> D,
  _ i: @escaping @Sendable (D) -> E
) -> @Sendable (A) throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) throws(Failure) in
    _ = hint
    return try i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `h`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async -> D,
  _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `g`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `g`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `g`, `h`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `f` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D,
  _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `f`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `f`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `f`, `h`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `f`, `g` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async -> D,
  _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `f`, `g`, `i` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async -> D,
  _ i: @escaping @Sendable (D) async throws(Failure) -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}

/// 4 functions, `async throws(Failure)`; `f`, `g`, `h` can fail. See the first `pipe`.
@_disfavoredOverload
@_alwaysEmitIntoClient @_transparent
public func pipe<A, B, C, D, E, Failure>(
  _ f: @escaping @Sendable (A) async throws(Failure) -> B,
  _ g: @escaping @Sendable (B) async throws(Failure) -> C,
  _ h: @escaping @Sendable (C) async throws(Failure) -> D,
  _ i: @escaping @Sendable (D) async -> E
) -> @Sendable (A) async throws(Failure) -> E {
  let hint = constantCaptureHint()
  return { (a) async throws(Failure) in
    _ = hint
    return try await i(h(g(f(a))))
  }
}
