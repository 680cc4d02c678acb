import Testing

/// The fixture's session on a terminal, waiting at its first prompt.
func startSession(
  _ arguments: String...,
  environment: [String: String] = [:],
  columns: Int = 60,
  rows: Int = 12
) async throws -> TerminalProgram {
  let session = try TerminalProgram(
    builtExecutable("session-fixture"),
    ["repl"] + arguments,
    environment: environment.merging(["NO_COLOR": "1"]) { one, _ in one },
    columns: columns,
    rows: rows
  )
  await session.mentions(">")
  return session
}
