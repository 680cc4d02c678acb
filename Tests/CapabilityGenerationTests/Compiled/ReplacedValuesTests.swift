@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

/// Five values form a chain, each made from the one before. Use case `uN` shows value `vN`.
@Suite("Values and use cases in several classes", .compilers)
struct ReplacedValuesTests {
  private static func module(_ count: Int) -> String {
    let world = """
      public struct World: Sendable { public var note: @Sendable (String) -> Void }

      """
    return world
      + (0..<count).map { index in
        let isFirst = index.isMultiple(of: 5)
        let before = isFirst ? "" : ", v\(index - 1): V\(index - 1)"
        let text = isFirst ? "\"\(index)\"" : "v\(index - 1).text + \".\(index)\""
        return """
          public final class V\(index): Sendable {
            let text: String
            init(_ text: String) { self.text = text }
          }
          public func makeV\(index)(note: @Sendable (String) -> Void\(before)) -> V\(index) {
            note("V\(index)")
            return V\(index)(\(text))
          }
          public typealias U\(index) = @Sendable (_ one: Int, _ other: Int) -> String
          public func makeU\(index)(v\(index): V\(index)) -> U\(index) {
            { "\\($0)\\($1) " + v\(index).text }
          }

          """
      }.joined()
  }

  private static let main = """
    import Synchronization

    final class Notes: Sendable {
      let all = Mutex<[String]>([])
      func read() -> String {
        all.withLock { all in
          defer { all = [] }
          return all.count > 9 ? "\\(all.count)" : all.joined(separator: " ")
        }
      }
    }
    let notes = Notes()
    var useCases = World(note: { note in notes.all.withLock { $0.append(note) } }).useCases
    print("created:", notes.read())
    let before = useCases
    useCases.v21 = V21("x")
    print("v21:", notes.read(), useCases.u24(one: 1, other: 2), useCases.u20(1, 2))
    print(useCases.v20 === before.v20, useCases.v22 === before.v22, useCases.v39 === before.v39)
    useCases.u3 = { _, _ in "r" }
    print("u3:", notes.read(), useCases.u3(one: 0, other: 0), useCases.u24(1, 2))
    useCases.v20 = V20("y")
    print("v20:", notes.read(), useCases.u24(1, 2), useCases.u20(1, 2), useCases.u3(0, 0))
    let other = useCases.overriding {
      $0.v0 = V0("z")
      $0.u1 = { _, _ in "one" }
    }
    print("both:", notes.read(), other.u2(0, 0), other.u1(0, 0), useCases.u1(0, 0), before.u24(1, 2))

    """

  @Test("a replaced value is seen above it, and values that do not need it stay")
  func replaced() throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "replaced-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    func write(_ name: String, _ text: String) throws {
      try text.write(to: directory.appending(path: name), atomically: true, encoding: .utf8)
    }
    func run(_ words: [String]) throws -> String {
      try Shell.run(words, in: directory.path, log: directory.appending(path: "log").path)
    }
    try write("Shop.swift", Self.module(40))
    let swiftc = ["swiftc", "-swift-version", "6", "-module-name", "Shop", "Shop.swift"]
    let emitted = ["-emit-module", "-parse-as-library", "-emit-symbol-graph"]
    #expect(try run(swiftc + emitted + ["-emit-symbol-graph-dir", "."]) == "")
    let data = try Data(contentsOf: directory.appending(path: "Shop.symbols.json"))
    let program = Program([try SymbolGraph(data: data, named: "Shop.symbols.json")])
    let wiring = try WiringResolver.wire(
      program,
      WiringRequest(world: "World", targets: ["Shop"])
    )
    try write("UseCases.swift", WiringPrinter.source(wiring, program: program))
    try write("main.swift", Self.main)

    #expect(try run(swiftc + ["UseCases.swift", "main.swift", "-o", "program"]) == "")
    #expect(
      try run([directory.appending(path: "program").path]) == """
        created: 40
        v21: V22 V23 V24 12 x.22.23.24 12 20
        true false true
        u3:  r 12 x.22.23.24
        v20:  12 x.22.23.24 12 y r
        both: V1 V2 V3 V4 00 z.1.2 one 00 0.1 12 20.21.22.23.24

        """
    )
  }
}
