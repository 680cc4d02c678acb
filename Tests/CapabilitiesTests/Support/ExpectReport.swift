import Capabilities
import Synchronization
import Probes
import Testing

/// Expects that a call of the unimplemented endpoint `Probe.call` records exactly one issue, with
/// the complete text, at the running test.
///
/// - Parameters:
///   - inputs: The inputs of the call.
///   - line: The line of this test file that creates the endpoint.
///   - outcome: The result of the call, or the description of its error;
///     `unimplemented` means the error whose description is the report.
func expectReport(
  of inputs: [Int],
  madeOn line: Int,
  _ outcome: String,
  at location: SourceLocation = #_sourceLocation,
  from call: () async throws -> String
) async {
  let report = Report(of: inputs, file: location.fileID, line: line)
  await withKnownIssue {
    #expect(await text(of: call) == report.text(outcome), sourceLocation: location)
  } matching: {
    report.matches($0)
  }
  #expect(report.count == 1, sourceLocation: location)
}

/// The one report that a test expects.
private final class Report: Sendable {
  let message: String
  private let test = Test.current?.sourceLocation
  private let matched = Mutex(0)

  init(of inputs: [Int], file: String, line: Int) {
    let list = inputs.map(\.description).joined(separator: ", ")
    let blanks = inputs.map { _ in "_" }.joined(separator: ", ")
    message = """
      Unimplemented endpoint called: Probe.call
        inputs: (\(list))
        test value made at: \(file):\(line)
        to fix: override it in the test, such as \
      Probe.test.overriding { $0.call = { \(inputs.isEmpty ? "" : "\(blanks) in ")… } }
      """
  }

  var count: Int { matched.withLock(\.self) }

  func text(_ outcome: String) -> String { outcome == "unimplemented" ? message : outcome }

  func matches(_ issue: Issue) -> Bool {
    let isIt = issue.comments.map(\.rawValue) == [message] && issue.sourceLocation == test
    if isIt { matched.withLock { $0 += 1 } }
    return isIt
  }
}

private func text(of call: () async throws -> String) async -> String {
  do { return try await call() } catch { return "\(error)" }
}
