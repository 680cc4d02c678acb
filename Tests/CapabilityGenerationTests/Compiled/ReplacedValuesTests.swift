@testable import CapabilityGeneration
import Foundation
import TestTraits
import Testing

@Suite("Replaced use cases and values", .compilers)
struct ReplacedValuesTests {
  private static let module = """
    public struct World: Sendable { public var note: @Sendable (String) -> Void }

    public final class Store: Sendable {
      let name: String
      init(_ name: String) { self.name = name }
    }
    public func makeStore(note: @Sendable (String) -> Void) -> Store {
      note("store")
      return Store("store")
    }

    public struct Logger: Sendable {}
    public func makeLogger(note: @Sendable (String) -> Void) -> Logger? {
      note("logger")
      return Logger()
    }

    public typealias Find = @Sendable (_ name: String, _ count: Int) -> String
    public func makeFind(store: Store, logger: Logger?) -> Find {
      { name, count in "\\(name)\\(count) of \\(store.name), \\(logger == nil ? "silent" : "logged")" }
    }

    public typealias FindAll = @Sendable () -> String
    public func makeFindAll(find: @escaping Find) -> FindAll {
      { find("all", 1) }
    }
    public func makeFindTwice(
      find: @escaping Find, findAll: @escaping FindAll, name: String
    ) -> @Sendable () -> [String] {
      { [find(name, 2), findAll()] }
    }

    """

  private static let main = """
    import Synchronization

    final class Notes: Sendable {
      let all = Mutex<[String]>([])
    }
    let notes = Notes()
    let world = World(note: { note in notes.all.withLock { $0.append(note) } })
    func show(_ useCases: World.UseCases) {
      let created = notes.all.withLock { all in
        defer { all = [] }
        return all.joined(separator: " ")
      }
      print(useCases.find(name: "a", count: 1), useCases.findAll(), "created: [\\(created)]")
    }
    show(world.useCases)
    show(world.useCases { $0.store = Store("other") })
    show(world.useCases { $0.logger = .some(nil) })
    let original = world.useCases.find
    notes.all.withLock { $0 = [] }
    show(
      world.useCases {
        $0.store = nil
        $0.find = { "<" + original($0, $1) + ">" }
      }
    )
    show(world.useCases { $0.findAll = { "nothing" } })
    let useCases = world.useCases { $0.find = { name, _ in name } }
    print(useCases.findTwice(name: "b")(), useCases === useCases, world.useCases === useCases)
    let wired = [world].map { $0.useCases } + [world].map(\\.useCases)
    print(wired.map { $0.findAll() })

    """

  @Test("are used by what depends on them, and the replaced ones are not created")
  func replaced() throws {
    let directory = TemporaryDirectory()
    func run(_ words: [String]) throws -> String {
      try Shell.run(words, in: directory.path, log: directory.path("log")).output
    }
    try directory.write("Shop.swift", Self.module)
    let swiftc = ["swiftc", "-swift-version", "6", "-module-name", "Shop", "Shop.swift"]
    let emitted = ["-emit-module", "-parse-as-library", "-emit-symbol-graph"]
    #expect(try run(swiftc + emitted + ["-emit-symbol-graph-dir", "."]) == "")
    let data = try Data(contentsOf: URL(filePath: directory.path("Shop.symbols.json")))
    let program = Program([try SymbolGraph(data: data, named: "Shop.symbols.json")])
    let wiring = try WiringResolver.wire(
      program,
      WiringRequest(world: "World", targets: ["Shop"], open: ["name"])
    )
    try directory.write("UseCases.swift", WiringPrinter(wiring, program).source)
    try directory.write("main.swift", Self.main)

    #expect(try run(swiftc + ["UseCases.swift", "main.swift", "-o", "program"]) == "")
    #expect(
      try run([directory.path("program")]) == """
        a1 of store, logged all1 of store, logged created: [store logger]
        a1 of other, logged all1 of other, logged created: [logger]
        a1 of store, silent all1 of store, silent created: [store]
        <a1 of store, logged> <all1 of store, logged> created: [store logger]
        a1 of store, logged nothing created: [store logger]
        ["b", "all"] true false
        ["all1 of store, logged", "all1 of store, logged"]

        """
    )
  }
}
