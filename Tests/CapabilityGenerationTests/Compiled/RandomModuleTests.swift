@testable import CapabilityGeneration
import Foundation
import SeededNumbers
import Synchronization
import TestTraits
import Testing

/// Derives, wires and adapts 300 random declarations, or ten thousand in `.ci/nightly`, fifty in a
/// module.
@Suite("Random modules", .compilers)
struct RandomModuleTests {
  private static let seeds: Range<UInt64> = 0..<(isNightly ? 200 : 6)
  /// The number of modules, of refusals by a rule, and of errors that only the compiler found.
  private static let counts = Mutex((modules: 0, rules: 0, compiler: 0))

  @Test("generated code names the types that the declarations mean", arguments: seeds)
  func named(seed: UInt64) throws {
    let module = RandomModule(seed: seed)
    let package = try FixturePackage.compiled("../GenerationRandom", toolkit: Toolkit.all)
    try package.write("Sources/Domain/Domain.swift", module.imported)
    try package.write("Sources/Shop/Shop.swift", module.text)
    for command in module.commands {
      let output = try package.run(command + " --no-check")
      #expect(output.hasSuffix("exit 0\n"), "seed \(seed): \(output)\(module.text)")
    }
    for command in module.refused {
      let output = try package.run(command)
      let isRule = output.contains(": error: `") && !output.contains(" compiler refuses ")
      #expect(isRule && output.hasSuffix("exit 1\n"), "seed \(seed): \(output)\(module.text)")
    }
    // All new files are checked at once, which takes a third of the time.
    let environment = ToolEnvironment.live(package.refreshed)
    let paths = environment.sources().filter {
      $0.hasPrefix("Sources/Shop/") && !$0.hasSuffix("/Shop.swift")
    }
    let files = paths.map { ToolEnvironment.NewFile(path: $0, text: environment.read($0) ?? "") }
    environment.stage(files)
    let refusals = try environment.compile(files)
    #expect(refusals == ToolEnvironment.CompileResult(), "seed \(seed): \(module.text)")
    let need = ToolEnvironment.Need(targets: ["Shop"], isWhole: true)
    let graphs = try environment.symbolGraphs(need)
    let program = Program(try graphs.map { try SymbolGraph(data: $0.data, named: $0.name) })
    let compared = try derived(program, module) + wired(program, module) + adapted(program, module)
    #expect(compared + module.refused.count == RandomModule.size, "seed \(seed)")
    let counts = Self.counts.withLock { counts in
      counts.modules += 1
      counts.rules += module.refused.count
      counts.compiler += refusals.errors.count
      return counts
    }
    guard counts.modules == Self.seeds.count else { return }
    print(
      "\(counts.modules * RandomModule.size) random declarations: \(counts.rules) refused by a rule,",
      "\(counts.compiler) by the compiler alone"
    )
  }

  /// Compares the methods that derived code adds with the endpoints.
  private func derived(_ program: Program, _ module: RandomModule) throws -> Int {
    for name in module.capabilities {
      let type = try program.nominal(named: name, kinds: ["swift.struct"])
      for (property, function) in program.endpoints(of: type) {
        let method = type.members.first { $0.path.last == "\(property.name)(a:b:)" }
        let written = try signature(#require(method), program)
        // The result of a method names a generic parameter without its identifier.
        let declared = (function.parameters.map(\.type) + [function.result]).map {
          program.keys.key($0).replacing(/s:\w+Txmfp/, with: "T")
        }
        #expect(written == declared, "\(name).\(property.name)\n\(module.text)")
      }
    }
    return module.capabilities.count
  }

  /// Compares the use cases of the world with the results of the builders.
  private func wired(_ program: Program, _ module: RandomModule) throws -> Int {
    let type = try program.nominal(named: module.world + ".UseCases", kinds: ["swift.class"])
    let builders = program.builders.values.flatMap(\.self)
    for builder in builders {
      let property = type.properties.first { $0.name == builder.useCase }
      // No use case takes it.
      if property == nil, builder.product.function == nil { continue }
      let product = program.keys.key(builder.product)
      // A builder that is async or throws, or needs such a value, is called on first use.
      let types = [property?.type, property?.type.function?.result].compactMap(\.self)
      #expect(types.map(program.keys.key).contains(product), "\(builder.title)\n\(module.text)")
    }
    return builders.count
  }

  /// Compares the endpoints of the adapter with the requirements of the protocol.
  private func adapted(_ program: Program, _ module: RandomModule) throws -> Int {
    let type = try program.nominal(named: "Adapter", kinds: ["swift.struct"])
    let endpoints = program.endpoints(of: type)
    let service = try program.nominal(named: module.service, kinds: ["swift.protocol"])
    for requirement in service.requirements {
      let title = requirement.path.last?.prefix { $0 != "(" } ?? ""
      let endpoint = try #require(endpoints.first { $0.property.name == title }?.type)
      let written = (endpoint.parameters.map(\.type) + [endpoint.result]).map(program.keys.key)
      let declared =
        try Property(requirement).map { [program.keys.key($0.type)] }
        ?? signature(requirement, program)
      #expect(written == declared, "\(title)\n\(module.text)")
    }
    return service.requirements.count
  }

  private func signature(_ method: Symbol, _ program: Program) throws -> [String] {
    let inputs = FunctionDeclaration(method).inputs.map(\.type)
    return (inputs + [TypeParser.type(method.returns)]).map {
      program.keys.key($0).replacing(/s:\w+Txmfp/, with: "T")
    }
  }
}

/// Two modules of types that are nested, generic, less visible or named like others, and of structs
/// of closures, a world, its builders and a protocol that name them as briefly as their place allows.
private struct RandomModule {
  /// The number of structs of closures, use cases and requirements.
  static let size = 50

  /// The structs of closures, without those that a rule refuses.
  private(set) var capabilities: [String] = []
  /// The commands that a rule refuses.
  private(set) var refused: [String] = []
  private(set) var world = ""
  /// The protocol.
  private(set) var service = ""
  private(set) var text = ""
  /// The text of the module `Domain`.
  private(set) var imported = ""
  private var dice: SeededNumbers
  private var all: [Node] = []
  private var owners: [Node] = []
  private let highest: Access

  /// The commands, none of which is refused.
  var commands: [String] {
    [
      "derive \(capabilities.joined(separator: " "))",
      "wire \(world) --targets Shop", "adapt \(service) --as Adapter",
    ]
  }

  private enum Access: Int {
    case `internal`, package, `public`

    var word: String { self == .internal ? "" : "\(self) " }
    func lowered(to other: Access) -> Access { other.rawValue < rawValue ? other : self }
  }

  private final class Node {
    let name: String
    let word: String
    let parent: Node?
    let access: Access
    /// The type that an alias means.
    var meaning: Form?
    var children: [Node] = []
    /// The declarations in it that name random types.
    var text = ""

    init(_ name: String, _ word: String, _ access: Access, in parent: Node?) {
      (self.name, self.word, self.parent) = (name, word, parent)
      self.access = parent.map { access.lowered(to: $0.access) } ?? access
      parent?.children.append(self)
    }

    var path: [Node] { (parent?.path ?? []) + [self] }
    var source: String { path.map(\.name).joined(separator: ".") }
    var isGeneric: Bool { name.hasPrefix("Box") }
    var isImported: Bool { path[0].word == "enum" }
  }

  /// A type: the nodes in it, and how it is written with their names.
  private struct Form {
    var nodes: [Node] = []
    var parts: [Form] = []
    let write: (_ name: (Node) -> String) -> String
    var access: Access { nodes.map(\.access).reduce(.public) { $0.lowered(to: $1) } }

    init(_ parts: [Form], _ join: @escaping ([String]) -> String) {
      (nodes, self.parts) = (parts.flatMap(\.nodes), parts)
      write = { name in join(parts.map { $0.write(name) }) }
    }

    init(_ node: Node, _ arguments: [Form] = []) {
      nodes = [node] + arguments.flatMap(\.nodes)
      write = { name in
        arguments.reduce(name(node)) { text, argument in
          text.replacing("<>", with: "<\(argument.write(name))>", maxReplacements: 1)
        }
      }
    }

    init(_ text: String) { write = { _ in text } }
  }

  init(seed: UInt64) {
    dice = SeededNumbers(seed: seed)
    highest = dice.pick([.internal, .package, .public, .public])
    let other = dice.pick(["Set", "Result", "Row"])
    addNodes(["Item", "Domain1", other], "enum", highest == .package ? .package : .public)
    let last = all.count
    addNodes(["Core", "Item", "Box1", "World", other], "struct", highest, from: last)
    owners = all[last...].filter { !$0.path.contains(where: \.isGeneric) && $0.meaning == nil }
    for index in 0..<24 { addCapability(index, in: dice.pick(owners)) }
    addWorld(in: dice.pick(owners), builders: 12)
    addProtocol(requirements: 13, in: dice.pick(owners))
    addLender(in: dice.pick(owners))
    imported = all.filter { $0.parent == nil && $0.isImported }.map(source).joined()
    text = all.filter { $0.parent == nil && !$0.isImported }.map(source).joined()
    text = (highest == .internal ? "" : "\(highest) ") + "import Domain\n" + text
    text += "struct Once: ~Copyable, Sendable {}\n"
  }

  /// Adds types, types nested in them, and aliases.
  private mutating func addNodes(
    _ roots: [String],
    _ word: String,
    _ access: Access,
    from start: Int = 0
  ) {
    let names = [
      "Item", "Kind", "Row", "Set", "Result", "ID", "Never", "Box", "String", "Core", "Failure",
    ]
    all += roots.map { Node($0, word, access, in: nil) }
    for _ in 0..<30 {
      let parent = dice.pick(Array(all[start...]))
      let name = dice.pick(names)
      guard parent.path.count < 4, !parent.path.contains(where: { $0.name == name }),
        !parent.children.contains(where: { $0.name == name })
      else { continue }
      let level = dice.happens(20) && word == "struct" ? Access.internal : access
      let word = name == "Failure" ? "enum" : dice.pick(["struct", "enum", "final class"])
      all.append(Node(name, word, level, in: parent))
    }
    for owner in all[start...] where !owner.path.contains(where: \.isGeneric) {
      let meaning = form(of: dice.pick(Array(all[start...])))
      let access = meaning.access.lowered(to: owner.access)
      let alias = Node("Alias", "typealias", access, in: owner)
      alias.meaning = meaning
      all.append(alias)
    }
  }

  private func source(_ node: Node) -> String {
    if let meaning = node.meaning, let owner = node.parent {
      return "\(node.access.word)typealias Alias = \(source(meaning, in: owner))\n"
    }
    // A nested generic type must not repeat the name of an outer parameter.
    let generic = node.isGeneric ? "<T\(node.path.count): Sendable>" : ""
    let conformance = node.name == "Failure" ? "Error" : "Sendable"
    let value = node.word == "enum" ? " case one" : ""
    return "\(node.access.word)\(node.word) \(node.name)\(generic): \(conformance) {\(value)\n"
      + node.children.map(source).joined() + node.text + "}\n"
  }

  // MARK: Declarations

  private mutating func addCapability(_ index: Int, in owner: Node) {
    let isRefused = dice.happens(2)
    let name = "\(owner.source).Client\(index)"
    if isRefused { refused.append("derive \(name)") } else { capabilities.append(name) }
    let access = highest.lowered(to: owner.access)
    let attribute = isRefused ? "@available(macOS 99, *) " : ""
    let generic = dice.happens(10) ? "<T: Sendable>" : ""
    owner.text += "\(attribute)\(access.word)struct Client\(index)\(generic): Sendable {\n"
    for place in 0...dice.next(below: 3) {
      var form = endpoint(["_ a: ", "_ b: "]).form
      if !generic.isEmpty { form = Form([form]) { $0[0].replacing("Swift.String", with: "T") } }
      let level = access.lowered(to: form.access).word
      owner.text += "\(level)var e\(place): \(source(form, in: owner))\n"
    }
    if dice.happens(20) {
      let form = type()
      let level = access.lowered(to: form.access).word
      owner.text += "\(level)var constant: \(source(form, in: owner))\n"
    }
    if dice.happens(20) { owner.text += "\(access.word)var limit = 3\n" }
    owner.text += "}\n"
  }

  private mutating func addWorld(in owner: Node, builders: Int) {
    world = "\(owner.source).Realm"
    let access = highest.lowered(to: owner.access)
    owner.text += "\(access.word)struct Realm: Sendable {\n"
    var values: [(name: String, form: Form, escaping: String)] = []
    for place in 0..<10 {
      let isEndpoint = dice.happens(40)
      let form = isEndpoint ? endpoint(["", ""]).form : type()
      values.append(("p\(place)", form, isEndpoint ? "@escaping " : ""))
      let level = access.lowered(to: form.access).word
      owner.text += "\(level)var p\(place): \(source(form, in: owner))\n"
    }
    owner.text += "}\n"
    for index in 0..<builders {
      let owner = dice.pick(owners)
      let isValue = dice.happens(30)
      let product = isValue ? type() : endpoint(["", ""]).form
      values.shuffle(using: &dice)
      let inputs = values.prefix(1 + dice.next(below: 3))
      let level = (inputs.map(\.form) + [product]).map(\.access)
        .reduce(highest.lowered(to: owner.access)) { $0.lowered(to: $1) }
      let list = inputs.map { "\($0.name): \($0.escaping)\(source($0.form, in: owner))" }
        .joined(separator: ", ")
      let result = source(product, in: owner)
      let effects = dice.pick(["", "", "", " async", " throws", " async throws"])
      owner.text +=
        "\(level.word)static func makeU\(index)(\(list))\(effects) -> \(result) { fatalError() }\n"
      if isValue { values.append(("u\(index)", product, "")) }
    }
  }

  private mutating func addProtocol(requirements: Int, in owner: Node) {
    service = "\(owner.source).Service"
    var access = highest.lowered(to: owner.access)
    var lines = ""
    for place in 0..<requirements {
      if dice.happens(20) {
        let form = type()
        access = access.lowered(to: form.access)
        lines += "var r\(place): \(source(form, in: owner)) { get }\n"
      } else {
        let (form, effects) = endpoint(["", ""])
        access = access.lowered(to: form.access)
        let parts = form.parts.map { source($0, in: owner) }
        let rest = effects(parts)
        lines += "func r\(place)(_ a: \(parts[0]), b: \(parts[1]))\(rest) -> \(parts[2])\n"
      }
    }
    owner.text += "\(access.word)protocol Service: Sendable {\n\(lines)}\n"
  }

  /// Adds a protocol whose values a closure cannot return.
  private mutating func addLender(in owner: Node) {
    owner.text += "protocol Lender: Sendable { var r: Once { get } }\n"
    refused.append("adapt \(owner.source).Lender --as Loan")
  }

  // MARK: Types

  /// A function of two inputs. Its last part is the error.
  private mutating func endpoint(
    _ labels: [String]
  ) -> (form: Form, effects: ([String]) -> String) {
    let result = type()
    let kind = dice.next(below: 5)
    let effects: ([String]) -> String = { parts in
      ["", " throws", " async throws", " throws(\(parts[3]))", " async throws(\(parts[3]))"][kind]
    }
    let leavesActor = [2, 4].contains(kind) && dice.happens(30) ? "@concurrent " : ""
    let failures = all.filter { $0.name == "Failure" }
    let failure = failures.isEmpty || kind < 3 ? Form("any Error") : form(of: dice.pick(failures))
    // A function that does not throw returns a value that has a placeholder.
    let form = Form(
      [input(), input(), kind == 0 ? Form([result]) { "[\($0[0])]" } : result, failure]
    ) { parts in
      let rest = effects(parts)
      let inputs = "\(labels[0])\(parts[0]), \(labels[1])\(parts[1])"
      return "\(leavesActor)@Sendable (\(inputs))\(rest) -> \(parts[2])"
    }
    return (form, effects)
  }

  private mutating func input() -> Form {
    guard dice.happens(20) else { return type() }
    return Form([type(), type()]) { "@escaping @Sendable (\($0[0])) -> \($0[1])" }
  }

  private mutating func type(depth: Int = 2) -> Form {
    if depth == 0 || dice.happens(50) { return form(of: dice.pick(all)) }
    if dice.happens(10) { return Form(dice.pick(["Swift.Set<Int>", "Swift.String", "any Error"])) }
    let forms: [([String]) -> String] = [
      { "[\($0[0])]" }, { "(\($0[0]))?" }, { "[Int: \($0[0])]" }, { "(\($0[0]), Int)" },
      { "[3 of \($0[0])]" },
    ]
    return Form([type(depth: depth - 1)], dice.pick(forms))
  }

  /// A type with arguments for the generic types that it is in.
  private mutating func form(of node: Node) -> Form {
    let arguments = node.path.filter(\.isGeneric).map { _ in
      let others = all.filter { other in
        other.isImported == node.isImported && !other.path.contains(where: \.isGeneric)
      }
      return dice.happens(50) ? Form("Int") : Form(dice.pick(others))
    }
    return Form(node, arguments)
  }

  private func source(_ form: Form, in scope: Node) -> String {
    form.write { name(of: $0, in: scope) }
  }

  /// Returns the shortest name of a type that means it in a scope.
  private func name(of node: Node, in scope: Node) -> String {
    let path = node.path
    func found(_ name: String) -> Node? {
      for outer in scope.path.reversed() {
        if let child = outer.children.first(where: { $0.name == name }) { return child }
      }
      let roots = all.filter { $0.parent == nil && $0.name == name }
      return roots.first { $0.isImported == scope.isImported } ?? roots.first
    }
    let start = path.indices.reversed().first { found(path[$0].name) === path[$0] }
    let names = path[(start ?? 0)...].map { $0.name + ($0.isGeneric ? "<>" : "") }
    let module = node.isImported ? "Domain." : "Shop."
    return (start == nil ? module : "") + names.joined(separator: ".")
  }
}
