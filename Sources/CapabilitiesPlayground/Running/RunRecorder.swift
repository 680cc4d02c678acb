import Foundation
import Synchronization

/// Records what each line of a script did, for `--json` and `--junit`.
final class RunRecorder: Sendable {
  struct Line: Sendable {
    let location: ScriptLocation
    /// The command: `cook`, `call pantry.take`, `expect calls pantry.take 2`.
    let command: String
    /// The name that `let` gave to the result.
    var name: String?
    /// The inputs of a use case, an endpoint or a client's command.
    var inputs: [Node.Member] = []
    var result: Node?
    var error: String?
    var duration = Duration.zero
  }

  private struct State {
    var output = ""
    var lines: [Line] = []
    var problems: [(location: ScriptLocation, message: String)] = []
  }

  /// Writes a line of JSON; `nil` without `--json`.
  private let writeJSON: (@Sendable (String) -> Void)?
  /// Whether lines are stored until the end, for `--junit`.
  private let storesLines: Bool
  private let state = Mutex(State())

  init(writeJSON: (@Sendable (String) -> Void)?, storesLines: Bool) {
    (self.writeJSON, self.storesLines) = (writeJSON, storesLines)
  }

  /// Whether the recorder prints all results, so that nothing else is printed.
  var printsResults: Bool { writeJSON != nil }

  /// Returns a console whose output is recorded if the recorder prints all results.
  func console(_ console: PlaygroundConsole) -> PlaygroundConsole {
    guard printsResults else { return console }
    var recorded = console
    recorded.write = { text in self.state.withLock { $0.output += text } }
    recorded.style = .plain
    recorded.columns = { nil }
    return recorded
  }

  func record(_ line: Line) {
    let output = state.withLock { state in
      if storesLines { state.lines.append(line) }
      defer { state.output = "" }
      return state.output
    }
    write(line.members + (output.isEmpty ? [] : [.init("output", .text(output))]))
  }

  /// Records a problem, which can be about an earlier line.
  func record(_ message: String, at location: ScriptLocation) {
    state.withLock { if storesLines { $0.problems.append((location, message)) } }
    write(location.members + [.init("problem", .text(message))])
  }

  /// Records the totals of the script.
  func finish(commands: Int, expectations: Int, problems: Int) {
    write([
      .init("commands", .number("\(commands)")),
      .init("expectations", .number("\(expectations)")),
      .init("problems", .number("\(problems)")),
    ])
  }

  private func write(_ members: [Node.Member]) {
    writeJSON?(Node(kind: .object(members)).json(indented: false) + "\n")
  }
}

extension Node.Member {
  fileprivate init(_ name: String, _ kind: Node.Kind) {
    self.init(name: name, value: Node(kind: kind))
  }
}

extension ScriptLocation {
  fileprivate var key: String { "\(file):\(line):\(run)" }

  fileprivate var members: [Node.Member] {
    [.init("file", .text(file)), .init("line", .number("\(line)"))]
  }
}

extension RunRecorder.Line {
  fileprivate var members: [Node.Member] {
    var members = location.members + [.init("command", .text(command))]
    if let name { members.append(.init("name", .text(name))) }
    if !inputs.isEmpty { members.append(.init("inputs", .object(inputs))) }
    if let result { members.append(.init(name: "result", value: result)) }
    if let error { members.append(.init("error", .text(error))) }
    members.append(.init("seconds", .number(duration.seconds)))
    return members
  }
}

extension Duration {
  /// The duration in seconds, with six decimals.
  fileprivate var seconds: String { String(format: "%.6f", self / .seconds(1)) }
}

extension RunRecorder {
  /// Returns the lines as a JUnit report, as services for continuous integration read it: each line is
  /// a test case, which failed if it caused a problem. A line with a problem that did not run is one,
  /// too.
  func junit(_ script: String) -> String {
    let (ran, problems) = state.withLock { ($0.lines, $0.problems) }
    var lines = ran
    let failures = Dictionary(grouping: problems) { $0.location.key }
    var keys = Set(lines.map(\.location.key))
    for (location, _) in problems where keys.insert(location.key).inserted {
      lines.append(Line(location: location, command: "did not run"))
    }
    let seconds = lines.reduce(Duration.zero) { $0 + $1.duration }.seconds
    let cases = lines.map { line -> String in
      let name = "line \(line.location.line): \(line.command)".xml
      let head =
        #"<testcase classname="\#(line.location.file.xml)" name="\#(name)" "#
        + #"time="\#(line.duration.seconds)""#
      let messages = failures[line.location.key, default: []].map { problem in
        #"<failure message="\#(problem.message.xml)">\#("\(problem.location): \(problem.message)".xml)</failure>"#
      }
      return messages.isEmpty ? "    \(head)/>" : "    \(head)>\(messages.joined())</testcase>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="\(script.xml)" tests="\(lines.count)" failures="\(failures.count)" time="\(seconds)">
      \(cases.map { $0 + "\n" }.joined())  </testsuite>
      </testsuites>

      """
  }
}

extension String {
  /// The text in XML, which has no control characters, U+FFFE or U+FFFF.
  fileprivate var xml: String {
    escapedForTerminal.unicodeScalars.map { xmlEscapes[$0] ?? String($0) }.joined()
  }
}

private let xmlEscapes: [Unicode.Scalar: String] = [
  "\u{FFFE}": "\\u{FFFE}", "\u{FFFF}": "\\u{FFFF}", "&": "&amp;", "<": "&lt;", ">": "&gt;",
  "\"": "&quot;", "\n": "&#10;",
]
