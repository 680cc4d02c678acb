/// A copy of a value, changed by a closure.
///
/// Handy where several endpoints change at once:
///
/// ```swift
/// let world = with(World.test) {
///   $0.payments.charge = { _ in Charge(id: "ch_1") }
///   $0.mailer.send = { _ in }
/// }
/// ```
///
/// - Parameters:
///   - value: The value to start from. It is not changed.
///   - update: Changes the copy. It runs once, before this function returns.
/// - Returns: The changed copy.
/// - Throws: What `update` throws, with its type.
@_alwaysEmitIntoClient
public func with<Value, Failure: Error>(
  _ value: Value,
  _ update: (inout Value) throws(Failure) -> Void
) throws(Failure) -> Value {
  var copy = value
  try update(&copy)
  return copy
}
