import CapabilitiesTesting
import Testing

/// Expects that a spy has recorded the same call `number` times, and no other call.
///
/// - Parameter call: The printed inputs.
func expect<Input: Sendable>(
  _ spy: Spy<Input>,
  _ number: Int,
  _ call: String,
  at location: SourceLocation = #_sourceLocation
) {
  let seen = spy.calls.map { "\($0)" }
  let expected = Array(repeating: call, count: number)
  #expect(seen == expected, sourceLocation: location)
}
