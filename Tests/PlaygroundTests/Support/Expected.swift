import Foundation
import TestTraits
import Testing

/// Compares a run's output with a file in `Expected`.
///
/// The line numbers of unimplemented endpoints are not compared, because any change of the sample
/// moves them.
///
/// With `UPDATE_EXPECTED=1` in the environment, the file is rewritten and the test fails, so that
/// an update is not mistaken for a success. Review the difference before committing it.
func expect(
  _ run: CommandResult,
  isAsIn name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let errors = run.errors.replacing(/\.swift:\d+(:\d+)?/, with: ".swift:LINE")
  let text = """
    \(run.output)--- standard error ---
    \(errors)--- exit status \(run.status) ---

    """
  expect(text, isAsIn: name, sourceLocation: sourceLocation)
}

/// Compares a text with a file in `Expected`.
func expect(_ text: String, isAsIn name: String, sourceLocation: SourceLocation = #_sourceLocation)
{
  let file = fixtures.appendingPathComponent("Expected/\(name)")
  guard ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == nil else {
    try? Data(text.utf8).write(to: file)
    Issue.record("\(name) was rewritten", sourceLocation: sourceLocation)
    return
  }
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  #expect(text == expected, "differs from Expected/\(name)", sourceLocation: sourceLocation)
}

/// The directory of these tests.
let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
