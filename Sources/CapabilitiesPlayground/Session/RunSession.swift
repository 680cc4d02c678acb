import Foundation

/// Reads lines from standard input and runs each.
///
/// - Parameters:
///   - interpreter: What runs them.
///   - console: Where output goes.
///   - name: The program's name.
/// - Returns: What to exit with.
func runSession(
  _ interpreter: some PlaygroundInterpreter,
  console: Console,
  name: String
) async -> ExitStatus {
  while let line = readLine() {
    if case .end(let status) = await interpreter.run(line) { return status }
  }
  return .success
}
