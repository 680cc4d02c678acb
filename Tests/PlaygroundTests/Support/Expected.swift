import Foundation
import Testing

/// Compares what a run wrote with a file in `Expected`.
///
/// The places that unimplemented endpoints name are compared without their lines, which any change
/// of the sample's files moves.
///
/// With `UPDATE_EXPECTED=1` in the environment the file is written anew instead, and the test
/// fails, so that nobody takes an update for a success. Look at the difference before keeping it.
///
/// - Parameters:
///   - run: What the program left behind.
///   - name: The file's name.
func expect(_ run: Run, isAsIn name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let errors = run.errors.replacing(/\.swift:\d+(:\d+)?/, with: ".swift:LINE")
  let text = """
    \(run.output)--- standard error ---
    \(errors)--- exit status \(run.status) ---

    """
  expect(text, isAsIn: name, sourceLocation: sourceLocation)
}

/// Compares a text with a file in `Expected`, as for a run.
func expect(_ text: String, isAsIn name: String, sourceLocation: SourceLocation = #_sourceLocation)
{
  let file = fixtures.appendingPathComponent("Expected/\(name)")
  guard ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == nil else {
    try? Data(text.utf8).write(to: file)
    Issue.record("\(name) was written anew", sourceLocation: sourceLocation)
    return
  }
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  #expect(text == expected, "differs from Expected/\(name)", sourceLocation: sourceLocation)
}

/// The directory of these tests.
let fixtures = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
