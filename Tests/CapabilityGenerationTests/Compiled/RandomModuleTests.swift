@testable import CapabilityGeneration
import Foundation
import SeededNumbers
import TestTraits
import Testing

/// Derives 300 random structs, or ten thousand in `.ci/nightly`, fifty in a module.
@Suite("Random modules", .compilers)
struct RandomModuleTests {
  private static let seeds: Range<UInt64> = 0..<(isNightly ? 200 : 6)

  @Test("derived code names the types that the declarations mean", arguments: seeds)
  func derived(seed: UInt64) throws {
    let module = RandomModule(seed: seed)
    let package = try FixturePackage.compiled("derive-odd")
    try package.write("Sources/Shop/Shop.swift", module.text)
    let output = try package.run("derive \(module.capabilities.joined(separator: " "))")
    #expect(output.hasSuffix("exit 0\n"), "seed \(seed): \(output)\(module.text)")
    let need = ToolEnvironment.Need(targets: ["Shop"], isWhole: true)
    let graphs = try ToolEnvironment.live(package.refreshed).symbolGraphs(need)
    let program = Program(try graphs.map { try SymbolGraph(data: $0.data, named: $0.name) })
    var compared = 0
    for name in module.capabilities {
      let type = try program.nominal(named: name, kinds: ["swift.struct"])
      for (property, function) in program.endpoints(of: type) {
        let method = type.members.first { $0.path.last == "\(property.name)(a:b:)" }
        let inputs = FunctionDeclaration(try #require(method)).inputs.map(\.type)
        let result = TypeParser.type(method?.returns ?? [])
        let written = (inputs + [result]).map(program.keys.key)
        let declared = (function.parameters.map(\.type) + [function.result]).map(program.keys.key)
        #expect(written == declared, "seed \(seed): \(name).\(property.name)")
        compared += 1
      }
    }
    #expect(compared >= 50)
  }
}

/// A module of types that are nested, generic and named like others, and of structs of closures that
/// name them as briefly as their place allows.
private struct RandomModule {
  /// The names of the structs of closures.
  private(set) var capabilities: [String] = []
  private(set) var text = ""
  private var dice: SeededNumbers
  private let access: String
  private let all: [Node]

  private final class Node {
    let name: String
    let word: String
    let parent: Node?
    var children: [Node] = []
    /// The structs of closures in it.
    var text = ""

    init(_ name: String, _ word: String, in parent: Node?) {
      (self.name, self.word, self.parent) = (name, word, parent)
      parent?.children.append(self)
    }

    var path: [Node] { (parent?.path ?? []) + [self] }
    var isGeneric: Bool { name.hasPrefix("Box") }
    var isInGeneric: Bool { path.contains(where: \.isGeneric) }
  }

  init(seed: UInt64) {
    dice = SeededNumbers(seed: seed)
    access = dice.happens(50) ? "public " : ""
    let words = ["struct", "enum", "final class"]
    let names = ["Item", "Kind", "Row", "Set", "Result", "ID", "Never", "Box", "String", "Core"]
    var all = ["Core", "Item", "Box1", "World", dice.pick(["Set", "Result", "Row"])].map {
      Node($0, "struct", in: nil)
    }
    for _ in 0..<30 {
      let parent = dice.pick(all)
      let name = dice.pick(names)
      guard parent.path.count < 4, !parent.path.contains(where: { $0.name == name }),
        !parent.children.contains(where: { $0.name == name })
      else { continue }
      all.append(Node(name, dice.pick(words), in: parent))
    }
    self.all = all
    let owners = all.filter { !$0.isInGeneric }
    for index in 0..<50 {
      let owner = dice.pick(owners)
      let path = owner.path.map(\.name).joined(separator: ".")
      capabilities.append("\(path).Client\(index)")
      owner.text += "\(access)struct Client\(index): Sendable {\n"
      for place in 0...dice.next(below: 3) {
        let inputs = "_ a: \(type(in: owner)), _ b: \(input(in: owner))"
        let result = type(in: owner)
        owner.text += "\(access)var e\(place): @Sendable (\(inputs)) throws -> \(result)\n"
      }
      owner.text += "}\n"
    }
    for node in all where node.parent == nil { write(node) }
  }

  private mutating func write(_ node: Node) {
    let generic = node.isGeneric ? "<T: Sendable>" : ""
    text += "\(access)\(node.word) \(node.name)\(generic): Sendable {\n"
    if !node.isInGeneric {
      text += "\(access)typealias Alias = \(type(in: node, depth: 0))\n"
    }
    for child in node.children { write(child) }
    text += node.text + "}\n"
  }

  private mutating func input(in scope: Node) -> String {
    guard dice.happens(20) else { return type(in: scope) }
    return "@escaping @Sendable (\(type(in: scope))) -> \(type(in: scope))"
  }

  private mutating func type(in scope: Node, depth: Int = 2) -> String {
    if depth == 0 || dice.happens(50) { return name(of: dice.pick(all), in: scope) }
    if dice.happens(15) { return dice.pick(["Swift.Set<Int>", "Swift.String", "Alias"]) }
    let part = type(in: scope, depth: depth - 1)
    return dice.pick([
      "[\(part)]", "(\(part))?", "[Int: \(part)]", "(\(part), Int)", "[3 of \(part)]",
    ])
  }

  /// Returns the shortest name of a type that means it in a scope.
  private func name(of node: Node, in scope: Node) -> String {
    let path = node.path
    func found(_ name: String) -> Node? {
      for outer in scope.path.reversed() {
        if let child = outer.children.first(where: { $0.name == name }) { return child }
      }
      return all.first { $0.parent == nil && $0.name == name }
    }
    let start = path.indices.reversed().first { found(path[$0].name) === path[$0] }
    let names = path[(start ?? 0)...].map { $0.name + ($0.isGeneric ? "<Int>" : "") }
    return (start == nil ? "Shop." : "") + names.joined(separator: ".")
  }
}
