// Arrays of tuples have no `==` of their own; the calls of endpoints with several inputs are such
// arrays.

/// Whether the calls of an endpoint with 2 inputs were these, in this order.
///
/// ```swift
/// #expect(reserve.calls == [("tea", 2), ("rye", 1)])
/// ```
///
/// - Parameters:
///   - left: The calls, as ``Spy/calls`` has them.
///   - right: What they should be.
/// - Returns: Whether all inputs are equal.
public func == <A: Equatable, B: Equatable>(left: [(A, B)], right: [(A, B)]) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Whether the calls of an endpoint with 3 inputs were these. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable>(
  left: [(A, B, C)],
  right: [(A, B, C)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Whether the calls of an endpoint with 4 inputs were these. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  left: [(A, B, C, D)],
  right: [(A, B, C, D)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Whether the calls of an endpoint with 5 inputs were these. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  left: [(A, B, C, D, E)],
  right: [(A, B, C, D, E)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}

/// Whether the calls of an endpoint with 6 inputs were these. See the first `==`.
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  left: [(A, B, C, D, E, F)],
  right: [(A, B, C, D, E, F)]
) -> Bool {
  left.elementsEqual(right) { $0 == $1 }
}
