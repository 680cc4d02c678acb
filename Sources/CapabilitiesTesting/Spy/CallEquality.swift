// Arrays of tuples do not conform to `Equatable`. The calls of an endpoint with several inputs are
// such an array.

/// Returns whether the recorded calls of an endpoint with 2 inputs equal the expected ones, in
/// order.
///
/// ```swift
/// #expect(reserve.calls == [("tea", 2), ("rye", 1)])
/// ```
///
/// - Parameters:
///   - left: The calls, from ``Spy/calls``.
///   - right: The expected calls.
/// - Returns: Whether all inputs are equal.
public func == <A: Equatable, B: Equatable>(left: [(A, B)], right: [(A, B)]) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Compares the calls of an endpoint with 3 inputs. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable>(
  left: [(A, B, C)],
  right: [(A, B, C)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Compares the calls of an endpoint with 4 inputs. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  left: [(A, B, C, D)],
  right: [(A, B, C, D)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Compares the calls of an endpoint with 5 inputs. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  left: [(A, B, C, D, E)],
  right: [(A, B, C, D, E)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Compares the calls of an endpoint with 6 inputs. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  left: [(A, B, C, D, E, F)],
  right: [(A, B, C, D, E, F)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}
