// Arrays of tuples do not conform to `Equatable`. The calls of an endpoint with several inputs are
// such an array.

/// Returns whether the recorded calls of an endpoint with several inputs equal the expected ones, in
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
public func == <each A: Equatable>(left: [(repeat each A)], right: [(repeat each A)]) -> Bool {
  left.elementsEqual(right) { left, right in
    for (one, other) in repeat (each left, each right) {
      if one != other { return false }
    }
    return true
  }
}
