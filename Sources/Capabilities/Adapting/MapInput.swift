// Written by `swift run overload-tables`: change that program, not this file.

/// A function that takes one input, and makes of it all that another function takes.
///
/// ```swift
/// // charge: (Int, String) async throws(PaymentError) -> Receipt
/// let pay = mapInput(charge) { (bill: Bill) in (bill.amount, bill.card) }
/// // pay: (Bill) async throws(PaymentError) -> Receipt
/// ```
///
/// The effect stays as it is: `Failure` keeps its type, and an async function runs on its caller's
/// actor. Where making the inputs can fail or is async, `pipe` does it.
///
/// - Parameters:
///   - function: The function, of 1 to 6 inputs.
///   - transform: Makes the inputs, as a tuple if there are several.
/// - Returns: A function of one input.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, R>(
  _ function: @escaping @Sendable (A) -> R,
  _ transform: @escaping @Sendable (Input) -> A
) -> @Sendable (Input) -> R {
  { input in
    let a = transform(input)
    return function(a)
  }
}

/// 1 input, `throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, R, Failure>(
  _ function: @escaping @Sendable (A) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> A
) -> @Sendable (Input) throws(Failure) -> R {
  { (input) throws(Failure) in
    let a = transform(input)
    return try function(a)
  }
}

/// 1 input, `async`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, R>(
  _ function: @escaping @Sendable (A) async -> R,
  _ transform: @escaping @Sendable (Input) -> A
) -> @Sendable (Input) async -> R {
  { (input) async in
    let a = transform(input)
    return await function(a)
  }
}

/// 1 input, `async throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, R, Failure>(
  _ function: @escaping @Sendable (A) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> A
) -> @Sendable (Input) async throws(Failure) -> R {
  { (input) async throws(Failure) in
    let a = transform(input)
    return try await function(a)
  }
}

/// 2 inputs, plain. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, R>(
  _ function: @escaping @Sendable (A, B) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B)
) -> @Sendable (Input) -> R {
  { input in
    let (a, b) = transform(input)
    return function(a, b)
  }
}

/// 2 inputs, `throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B)
) -> @Sendable (Input) throws(Failure) -> R {
  { (input) throws(Failure) in
    let (a, b) = transform(input)
    return try function(a, b)
  }
}

/// 2 inputs, `async`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, R>(
  _ function: @escaping @Sendable (A, B) async -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B)
) -> @Sendable (Input) async -> R {
  { (input) async in
    let (a, b) = transform(input)
    return await function(a, b)
  }
}

/// 2 inputs, `async throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, R, Failure>(
  _ function: @escaping @Sendable (A, B) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B)
) -> @Sendable (Input) async throws(Failure) -> R {
  { (input) async throws(Failure) in
    let (a, b) = transform(input)
    return try await function(a, b)
  }
}

/// 3 inputs, plain. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C)
) -> @Sendable (Input) -> R {
  { input in
    let (a, b, c) = transform(input)
    return function(a, b, c)
  }
}

/// 3 inputs, `throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C)
) -> @Sendable (Input) throws(Failure) -> R {
  { (input) throws(Failure) in
    let (a, b, c) = transform(input)
    return try function(a, b, c)
  }
}

/// 3 inputs, `async`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, R>(
  _ function: @escaping @Sendable (A, B, C) async -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C)
) -> @Sendable (Input) async -> R {
  { (input) async in
    let (a, b, c) = transform(input)
    return await function(a, b, c)
  }
}

/// 3 inputs, `async throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, R, Failure>(
  _ function: @escaping @Sendable (A, B, C) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C)
) -> @Sendable (Input) async throws(Failure) -> R {
  { (input) async throws(Failure) in
    let (a, b, c) = transform(input)
    return try await function(a, b, c)
  }
}

/// 4 inputs, plain. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D)
) -> @Sendable (Input) -> R {
  { input in
    let (a, b, c, d) = transform(input)
    return function(a, b, c, d)
  }
}

/// 4 inputs, `throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D)
) -> @Sendable (Input) throws(Failure) -> R {
  { (input) throws(Failure) in
    let (a, b, c, d) = transform(input)
    return try function(a, b, c, d)
  }
}

/// 4 inputs, `async`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, R>(
  _ function: @escaping @Sendable (A, B, C, D) async -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D)
) -> @Sendable (Input) async -> R {
  { (input) async in
    let (a, b, c, d) = transform(input)
    return await function(a, b, c, d)
  }
}

/// 4 inputs, `async throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D)
) -> @Sendable (Input) async throws(Failure) -> R {
  { (input) async throws(Failure) in
    let (a, b, c, d) = transform(input)
    return try await function(a, b, c, d)
  }
}

/// 5 inputs, plain. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E)
) -> @Sendable (Input) -> R {
  { input in
    let (a, b, c, d, e) = transform(input)
    return function(a, b, c, d, e)
  }
}

/// 5 inputs, `throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E)
) -> @Sendable (Input) throws(Failure) -> R {
  { (input) throws(Failure) in
    let (a, b, c, d, e) = transform(input)
    return try function(a, b, c, d, e)
  }
}

/// 5 inputs, `async`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, R>(
  _ function: @escaping @Sendable (A, B, C, D, E) async -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E)
) -> @Sendable (Input) async -> R {
  { (input) async in
    let (a, b, c, d, e) = transform(input)
    return await function(a, b, c, d, e)
  }
}

/// 5 inputs, `async throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E)
) -> @Sendable (Input) async throws(Failure) -> R {
  { (input) async throws(Failure) in
    let (a, b, c, d, e) = transform(input)
    return try await function(a, b, c, d, e)
  }
}

/// 6 inputs, plain. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E, F)
) -> @Sendable (Input) -> R {
  { input in
    let (a, b, c, d, e, f) = transform(input)
    return function(a, b, c, d, e, f)
  }
}

/// 6 inputs, `throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E, F)
) -> @Sendable (Input) throws(Failure) -> R {
  { (input) throws(Failure) in
    let (a, b, c, d, e, f) = transform(input)
    return try function(a, b, c, d, e, f)
  }
}

/// 6 inputs, `async`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, F, R>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E, F)
) -> @Sendable (Input) async -> R {
  { (input) async in
    let (a, b, c, d, e, f) = transform(input)
    return await function(a, b, c, d, e, f)
  }
}

/// 6 inputs, `async throws(Failure)`. See the first `mapInput`.
@_alwaysEmitIntoClient @_transparent
public func mapInput<Input, A, B, C, D, E, F, R, Failure>(
  _ function: @escaping @Sendable (A, B, C, D, E, F) async throws(Failure) -> R,
  _ transform: @escaping @Sendable (Input) -> (A, B, C, D, E, F)
) -> @Sendable (Input) async throws(Failure) -> R {
  { (input) async throws(Failure) in
    let (a, b, c, d, e, f) = transform(input)
    return try await function(a, b, c, d, e, f)
  }
}
