import Foundation
import Synchronization

@testable import CapabilityGeneration

/// Symbol graphs: what the compiler tells of a module, of which source is made.
struct Graphs: Surface {
  private let folder: String

  init(folder: String) { self.folder = folder }

  var material: Material {
    Material(seeds: GraphFiles.read(from: folder).map { Array($0) }, words: Self.words)
  }

  func check(_ input: [UInt8]) async throws {
    let data = Data(input)
    let graph: SymbolGraph
    do throws(GenerationError) {
      graph = try SymbolGraph(data: data, named: Self.fileName)
    } catch {
      guard error.description.hasPrefix("\(Self.fileName) is not a symbol graph: ") else {
        throw Violation("an error names the file", error.description)
      }
      return
    }
    for command in commands(for: graph) {
      let first = Desk(data)
      let status = first.run(command)
      let second = Desk(data)
      guard status == second.run(command), first.all == second.all else {
        throw Violation("the same graph gives the same output", command.joined(separator: " "))
      }
      guard [0, 1, 64].contains(status) else {
        throw Violation("the exit status is a known one", "\(status) of \(command)")
      }
      guard status == 0 || !first.complaints.isEmpty else {
        throw Violation("what fails says why", command.joined(separator: " "))
      }
      try check(first, after: command, isPlain: isPlain(graph))
    }
  }

  /// What was written is whole, and the same command finds it current.
  private func check(_ desk: Desk, after command: [String], isPlain: Bool) throws {
    let written = desk.files
    guard !written.isEmpty, isPlain else { return }
    for (path, text) in written {
      guard GeneratedFile.header(of: text)?.isEdited == false else {
        throw Violation("a generated file has its header", "\(path): \(text.prefix(400))")
      }
      guard Brackets.areBalanced(text) else {
        throw Violation("what is generated has balanced brackets", "\(path):\n\(text)")
      }
    }
    guard desk.run(command) == 0, desk.files == written else {
      let said = "\(command.joined(separator: " ")): \(desk.complaints)"
      throw Violation("what is generated stays the same", said)
    }
  }

  /// Whether all names are such as the compiler lets through: with others, what is generated is
  /// as odd as they are.
  private func isPlain(_ graph: SymbolGraph) -> Bool {
    func isName(_ text: String) -> Bool {
      !text.isEmpty
        && text.unicodeScalars.allSatisfy {
          $0.properties.isXIDContinue || "`_:()$".contains(Character($0))
        }
    }
    return graph.symbols.allSatisfy { symbol in
      symbol.path.allSatisfy(isName)
        && symbol.parameters.allSatisfy { isName($0.name) }
        && symbol.declaration.allSatisfy { !$0.text.contains { $0.isNewline || $0 == "\"" } }
        && symbol.documentation.allSatisfy { !$0.contains(where: \.isNewline) }
    }
  }

  /// Commands for some of the types that the graph has.
  private func commands(for graph: SymbolGraph) -> [[String]] {
    let types = graph.symbols.filter { Program.nominalKinds.contains($0.kind) }
      .map { $0.path.joined(separator: ".") }.sorted()
    let module = graph.module
    return [
      ["wire", "World", "--targets", module],
      ["graph", "World", "--targets", module, "--format", "json"],
      ["playground", "World", "--worlds", "live,test", "--targets", module],
    ] + types.prefix(12).map { ["derive", $0] }
      + types.prefix(12).map { ["adapt", $0, "--as", "Made"] }
  }

  private static let fileName = "Shop.symbols.json"

  private static let words = [
    "(", ")", "<", ">", "[", "]", "{", "}", ",", ":", "->", "=", "?", "&", "...", "@", "async",
    "throws", "throws(E)", "var", "func", "init", "inout", "some", "any", "~Copyable",
    "repeat each",
    "`", "\\\"", "\\u0000", "\\n", "null", "\"\"", "[]", "{}", "swift.struct", "swift.typealias",
    "swift.protocol", "memberOf", "conformsTo", "inheritsFrom", "s:4Shop5WorldV", "World",
    "nonisolated(nonsending)", "@Sendable", "sending", "consuming", "Self", "Never", "Void",
  ]
}

/// What commands may touch, held in memory.
private final class Desk: Sendable {
  private struct State {
    var files: [String: String] = [:]
    var printed: [String] = []
    var complaints: [String] = []
  }

  private let state = Mutex(State())
  private let graph: Workshop.GraphFile

  init(_ data: Data) {
    graph = Workshop.GraphFile(
      name: "Shop.symbols.json",
      data: data,
      isOwn: true,
      folder: "Sources"
    )
  }

  var files: [String: String] { state.withLock(\.files) }
  var complaints: [String] { state.withLock(\.complaints) }
  /// All that was written and said.
  var all: [String] {
    state.withLock {
      $0.files.sorted { $0.key < $1.key }.flatMap { [$0, $1] } + $0.printed + $0.complaints
    }
  }

  func run(_ words: [String]) -> Int32 {
    let output =
      ["wire", "derive", "adapt", "playground"].contains(words[0])
      ? ["--output", "Made.swift"] : []
    return CapabilitiesCommand.run(words + output, workshop: workshop)
  }

  private var workshop: Workshop {
    Workshop(
      symbolGraphs: { _ in [self.graph] },
      sources: { self.state.withLock { $0.files.keys.sorted() } },
      read: { path in self.state.withLock { $0.files[path] } },
      write: { path, text in self.state.withLock { $0.files[path] = text } },
      format: { $0 },
      print: { text in self.state.withLock { $0.printed.append(text) } },
      complain: { text in self.state.withLock { $0.complaints.append(text) } }
    )
  }
}

/// Brackets in Swift source.
enum Brackets {
  /// Whether each is closed by its own kind, outside of texts and comments.
  static func areBalanced(_ source: String) -> Bool {
    var open: [UInt8] = []
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      var isText = false
      var previous: UInt8 = 0
      for byte in line {
        defer { previous = byte }
        if byte == UInt8(ascii: "\"") && previous != UInt8(ascii: "\\") { isText.toggle() }
        guard !isText else { continue }
        if byte == UInt8(ascii: "/"), previous == byte { break }
        switch byte {
        case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          guard open.popLast() == byte else { return false }
        default: break
        }
      }
    }
    return open.isEmpty
  }
}
