// For each effect a function that returns its second input.

@Sendable func plain(_ text: String, _ number: Int) -> Int { number }

@Sendable func throwing(_ text: String, _ number: Int) throws(LedgerError) -> Int {
  if text.isEmpty { throw .closed }
  return number
}

@Sendable func async(_ text: String, _ number: Int) async -> Int { number }

@Sendable func asyncThrowing(_ text: String, _ number: Int) async throws(LedgerError) -> Int {
  if text.isEmpty { throw .closed }
  return number
}

/// Stops the program if the condition is false, in release builds too.
func require(_ condition: Bool, line: Int = #line) {
  precondition(condition, "line \(line)")
}
