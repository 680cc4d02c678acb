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
@_disfavoredOverload  // An array of other elements has its own operator.
public func == <each Input: Equatable>(
  left: [(repeat each Input)],
  right: [(repeat each Input)]
) -> Bool {
  left.elementsEqual(right) { one, other in
    for (one, other) in repeat (each one, each other) { guard one == other else { return false } }
    return true
  }
}
