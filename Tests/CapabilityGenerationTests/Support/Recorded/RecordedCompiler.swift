@testable import CapabilityGeneration
import Foundation
import Synchronization

/// The answers of the compiler to the commands of one fixture package, in order.
///
/// Starting a compiler for every command takes minutes, so the everyday tests replay the answers
/// from `compiler.txt` beside the package's `command.txt`. `FixtureTests` records them.
final class RecordedCompiler: Sendable {
  /// An answer to a command.
  private struct Answer: Codable {
    var question: String
    /// The indices of the symbol graphs; empty for a check.
    var graphs: [Int] = []
    /// The compiler's report about new files; `nil` if it has no errors.
    var result: RecordedResult?
    var error: String?
  }

  private struct State {
    var pool = SymbolGraphPool()
    var answers: [Answer] = []
    /// The number of answers that were replayed.
    var used = 0

    /// Returns the next answer, which must be the one to this question.
    mutating func next(_ question: String) throws -> Answer {
      guard used < answers.count else {
        throw Mismatch(description: "the recording ends before: \(question)")
      }
      let answer = answers[used]
      used += 1
      guard answer.question == question else {
        throw Mismatch(description: "expected: \(answer.question), found: \(question)")
      }
      return answer
    }
  }

  private struct Mismatch: Error, CustomStringConvertible {
    var description: String
  }

  /// The package's directory in a recording.
  private static let placeholder = "/PACKAGE"
  private let state: Mutex<State>
  private let directory: String

  init(recording directory: String) {
    self.directory = directory
    state = Mutex(State())
  }

  /// Reads a recording.
  init(replaying text: String, in directory: String) throws {
    self.directory = directory
    let sections = text.replacing(Self.placeholder, with: directory)
      .split(separator: "\n\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\n").map(String.init) }
    guard sections.count == 3 else { throw Mismatch(description: "it has no three sections") }
    let state = State(
      pool: SymbolGraphPool(graphs: sections[1], parts: sections[2]),
      answers: try sections[0].map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    )
    self.state = Mutex(state)
  }

  /// The recording: the answers, the graphs, and the parts of graphs, one on a line.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let state = self.state.withLock { $0 }
    let answers = try state.answers.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let sections = [answers, state.pool.graphs, state.pool.parts]
    let text = sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    return text.replacing(directory, with: Self.placeholder) + "\n"
  }

  /// The number of recorded answers that were not replayed.
  var unusedCount: Int { state.withLock { $0.answers.count - $0.used } }

  /// Returns the environment with its compiler recorded.
  func recording(_ environment: ToolEnvironment) -> ToolEnvironment {
    var recorded = environment
    recorded.symbolGraphs = { need in
      try self.record("graphs \(Self.words(need))") {
        let files = try environment.symbolGraphs(need)
        return (files, try files.map { file in try self.state.withLock { try $0.pool.add(file) } })
      }
    }
    recorded.checkSyntax = { need in
      try self.record("syntax \(need.map(Self.words) ?? "all")") {
        (try environment.checkSyntax(need), [])
      }
    }
    recorded.compile = { files in
      let result = try environment.compile(files)
      let answer = Answer(question: Self.words(files), result: RecordedResult(result))
      self.state.withLock { $0.answers.append(answer) }
      return result
    }
    return recorded
  }

  /// Returns the environment with the recorded answers instead of a compiler.
  func replaying(_ environment: ToolEnvironment) -> ToolEnvironment {
    var replayed = environment
    replayed.symbolGraphs = { need in try self.answer("graphs \(Self.words(need))") }
    replayed.checkSyntax = { need in
      _ = try self.answer("syntax \(need.map(Self.words) ?? "all")")
    }
    replayed.compile = { files in
      let answer = try self.state.withLock { try $0.next(Self.words(files)) }
      return answer.result?.result ?? ToolEnvironment.CompileResult()
    }
    return replayed
  }

  private func record<Output>(
    _ question: String,
    _ ask: () throws -> (Output, [Int])
  ) throws -> Output {
    do {
      let (output, graphs) = try ask()
      state.withLock { $0.answers.append(Answer(question: question, graphs: graphs)) }
      return output
    } catch {
      let answer = Answer(question: question, error: "\(error)")
      state.withLock { $0.answers.append(answer) }
      throw error
    }
  }

  private func answer(_ question: String) throws -> [ToolEnvironment.GraphFile] {
    try state.withLock { state in
      let answer = try state.next(question)
      if let error = answer.error { throw GenerationError(error) }
      return try answer.graphs.map { try state.pool.file($0) }
    }
  }

  private static func words(_ files: [ToolEnvironment.NewFile]) -> String {
    "compile \(files.map(\.path).sorted().joined(separator: ","))"
  }

  private static func words(_ need: ToolEnvironment.Need) -> String {
    let targets = need.targets.sorted().joined(separator: ",")
    let types = need.types.sorted().joined(separator: ",")
    return "targets=\(targets) types=\(types)" + (need.isWhole ? " whole" : "")
  }
}
