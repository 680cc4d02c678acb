import CapabilitiesTesting
import Testing

/// Expects that a spy has seen the same call that often, and no other.
///
/// - Parameter call: The inputs as they are printed.
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
