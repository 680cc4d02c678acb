@testable import CapabilityGeneration
import Foundation
import Synchronization

/// A package in memory: a module `Big` with two capabilities, two builders and a world, and the
/// files that commands write.
final class MemoryPackage: Sendable {
  private struct State {
    var files: [String: String] = ["Sources/Big/Big.swift": ""]
    var result = ToolEnvironment.CompileResult()
    var graph = SyntheticGraph.data(capabilities: 2, builders: 2)
    var failure: GenerationError?
    var staged: [String] = []
    var printed = ""
  }

  private let state = Mutex(State())

  subscript(path: String) -> String? {
    get { state.withLock { $0.files[path] } }
    set { state.withLock { $0.files[path] = newValue } }
  }

  /// The paths of the files that were staged for the compiler, in order.
  var staged: [String] { state.withLock(\.staged) }

  /// Sets what the compiler reports from now on.
  func setResult(_ change: (inout ToolEnvironment.CompileResult) -> Void) {
    state.withLock { state in
      state.result = ToolEnvironment.CompileResult()
      change(&state.result)
    }
  }

  /// Lets the compiler write no symbol graph from now on.
  func failGraphs(_ message: String) {
    state.withLock { $0.failure = GenerationError(message) }
  }

  /// Replaces a text of the module's symbol graph.
  func replaceInGraph(_ old: String, with new: String) {
    state.withLock { state in
      let text = String(decoding: state.graph, as: UTF8.self).replacing(old, with: new)
      state.graph = Data(text.utf8)
    }
  }

  /// Replaces a generated file by one whose header has this command and a valid seal.
  func generate(_ path: String, _ command: String, _ source: String) {
    self[path] = GeneratedFile(command: command, source: source).text
  }

  /// Runs a command.
  ///
  /// - Returns: What it prints, the files that it writes, and the exit status. A line of standard
  ///   error begins with `! `.
  func run(_ command: String, in target: ToolEnvironment.Target? = nil) -> String {
    let target =
      target ?? .init(name: "Big", module: "Big", imports: ["Capabilities"], others: [])
    var environment = environment
    environment.target = { path in
      if path.hasPrefix("Sources/Big/") { return target }
      guard path.hasPrefix("Tests/") else { return nil }
      let name = String(path.split(separator: "/")[1])
      let module = name.replacing("-", with: "_")
      let imports: Set = name == "unable" ? ["Big"] : ["Big", "CapabilitiesTesting"]
      return .init(name: name, module: module, isTest: true, imports: imports, others: [])
    }
    state.withLock { $0.printed = "" }
    let words = command.split(separator: " ").map(String.init)
    let status = CapabilitiesCommand.run(words, environment: environment)
    return state.withLock(\.printed) + "exit \(status)"
  }

  private func take(_ text: String) {
    state.withLock { $0.printed += text + "\n" }
  }

  private var environment: ToolEnvironment {
    ToolEnvironment(
      exclusively: { try $0() },
      symbolGraphs: { _ in
        let (data, failure) = self.state.withLock { ($0.graph, $0.failure) }
        if let failure { throw failure }
        return [
          ToolEnvironment.GraphFile(
            name: "Big.symbols.json",
            data: data,
            isOwn: true,
            folder: "Sources/Big"
          )
        ]
      },
      checkSyntax: { _ in },
      sources: { self.state.withLock { $0.files.keys.sorted() } },
      read: { self[$0] },
      stage: { files in self.state.withLock { $0.staged += files.map(\.path) } },
      compile: { _ in self.state.withLock(\.result) },
      write: { files in
        for file in files {
          self[file.path] = file.text
          self.take("> \(file.path)")
        }
      },
      format: { $0 },
      print: take,
      printError: { self.take("! \($0)") }
    )
  }
}
