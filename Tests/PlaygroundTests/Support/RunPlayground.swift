import TestTraits
import Testing

/// Runs the sample in a test's directory.
func playground(
  _ arguments: [String],
  in directory: TemporaryDirectory,
  input: String = ""
) async throws -> CommandResult {
  try await RunningProgram("playground", arguments, in: directory, input: input).end()
}
