import CapabilityGraphs

/// Writes the table of a world's playground as Swift source.
final class PlaygroundPrinter {
  private let playground: Playground
  private let names: PlaygroundNames
  private let imports: Imports
  private let scope: NameScope
  /// The world's name in the file.
  private let world: String

  init(_ playground: Playground) {
    self.playground = playground
    let program = playground.program
    let folder = program.folders[playground.home] ?? ""
    var imports = Imports(home: playground.home, program, beside: folder + "/")
    imports.insert("CapabilitiesPlayground")
    let named = [playground.world] + playground.links.map(\.type)
    for type in named {
      for module in program.modules(naming: type.precise) { imports.insert(module) }
    }
    for module in playground.modules { imports.insert(module) }
    for type in playground.readers.types { imports.insert(type, of: program, .internal) }
    self.imports = imports
    let table = program.nominals.values.first {
      $0.module == "CapabilitiesPlayground" && $0.path == ["PlaygroundTable"]
    }
    // The table's generic parameter and its members.
    let members = table.map { program.memberNames(of: $0).union($0.generics) } ?? []
    let nearer = members.union(["World", "Linked", "UseCase", "Endpoint"])
    scope = imports.scope(of: program, nearer: nearer)
    world = scope.source(playground.world)
    names = PlaygroundNames(playground)
  }

  /// Returns the source, without the header.
  func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    writer.line()
    let table = library("PlaygroundTable")
    writer.block("nonisolated extension \(table) where World == \(world)") { writer in
      aliases(into: &writer)
      self.table(into: &writer)
      rows("useCaseRows", "UseCase", playground.useCases.map(useCase), into: &writer)
      rows("endpointRows", "Endpoint", playground.endpoints.map(endpoint), into: &writer)
      let setting = "\(library("PlaygroundSetting"))<\(world)>"
      rows("settingRows", setting, playground.settings.map(self.setting), into: &writer)
      for reader in playground.readers.enums { self.reader(reader, into: &writer) }
      for (module, errors) in playground.readers.errors.sorted(by: { $0.key < $1.key }) {
        self.errors(errors, of: module, into: &writer)
      }
      let unavailable = library("PlaygroundUnavailable")
      rows("unavailableRows", unavailable, playground.unavailable.map(self.row), into: &writer)
      if let graph = playground.graph { self.graph(graph, into: &writer) }
    }
    return writer.text
  }

  /// Returns a name of the library.
  private func library(_ name: String) -> String {
    scope.source([name], of: "CapabilitiesPlayground")
  }

  private func aliases(into writer: inout SourceWriter) {
    let linked = zip(names.links, playground.links).map { SourcePiece.text("\($0): \(type($1))") }
    if linked.count > 1 {
      writer.documentation("The values that declare use cases, created once for each world.")
      writer.write(.list("private typealias Linked = ", linked, ""))
    }
    let owners = [
      ("UseCase", linkedType, !playground.useCases.isEmpty),
      ("Endpoint", world, !playground.endpoints.isEmpty),
    ]
    for (name, owner, isUsed) in owners where isUsed {
      let type = "\(library("Playground\(name)"))<\(owner)>"
      writer.write(.pair("private typealias \(name) =", .text(type)))
    }
    if !playground.useCases.isEmpty || !playground.endpoints.isEmpty { writer.line() }
  }

  // MARK: The table

  private func table(into writer: inout SourceWriter) {
    let name = playground.world.path.joined(separator: ".")
    let table = library("PlaygroundTable")
    var items: [SourcePiece] = [.array("worlds: ", playground.worlds.map(self.value))]
    if !playground.useCases.isEmpty {
      if !playground.links.isEmpty { items.append(linking) }
      items.append(.text("useCases: useCaseRows()"))
    }
    if !playground.endpoints.isEmpty { items.append(.text("endpoints: endpointRows()")) }
    if !playground.settings.isEmpty { items.append(.text("settings: settingRows()")) }
    if !playground.unavailable.isEmpty { items.append(.text("unavailable: unavailableRows()")) }
    let enums = playground.readers.enums.filter(\.isDecodable)
      .map { SourcePiece.text(".init(\(names.reader(of: $0.key))())") }
    if !enums.isEmpty { items.append(.array("enums: ", enums)) }
    if playground.graph != nil { items.append(.text("graph: graph()")) }
    writer.documentation("The worlds, use cases and endpoints of `\(name)`, for a playground.")
    writer.block(.pair("static var \(identifier(names.table)):", .text("\(table)<\(world)>"))) {
      $0.write(.list(table, items, ""))
    }
  }

  private func value(_ value: Playground.WorldValue) -> SourcePiece {
    let name = identifier(value.name) + (value.isFunction ? "()" : "")
    let call = SourcePiece.member(value.effects.marks + world, name)
    let kind = value.isLive ? ".live" : ".simulated"
    return .closure("\(kind)(\(stringLiteral(value.name)))", call)
  }

  /// The closure that returns the value that declares the use cases.
  private var linking: SourcePiece {
    guard playground.links.count > 1 else {
      return .closure("linked:", .text(access(playground.links[0], to: "$0")))
    }
    let all = zip(names.links, playground.links).map { "\($0): \(access($1, to: "world"))" }
    return .trailing(.text("linked:"), "world in", .list("", all.map(SourcePiece.text), ""))
  }

  private func access(_ link: Playground.Link, to world: String) -> String {
    link.effects.marks + ([world] + link.path.map { identifier($0) }).joined(separator: ".")
  }

  /// The type of the value that declares the use cases.
  private var linkedType: String {
    switch playground.links.count {
    case 0: world
    case 1: type(playground.links[0])
    default: "Linked"
    }
  }

  private func type(_ link: Playground.Link) -> String { scope.source(link.type) }

  /// The compiler's time for an array of rows grows with the square of their number.
  private static let mostRows = 20

  /// Writes a function that returns rows; nothing if there are none.
  private func rows(
    _ name: String,
    _ type: String,
    _ rows: [SourcePiece],
    into writer: inout SourceWriter
  ) {
    let starts = Array(stride(from: 0, to: rows.count, by: Self.mostRows))
    let names = starts.count > 1 ? starts.indices.map { "\(name)\($0 + 1)" } : [name]
    if starts.count > 1 {
      function(name, "[\(type)]", into: &writer) { writer in
        writer.line("var rows: [\(type)] = []")
        for part in names { writer.line("rows += \(part)()") }
        writer.line("return rows")
      }
    }
    for (name, start) in zip(names, starts) {
      let part = Array(rows[start...].prefix(Self.mostRows))
      function(name, "[\(type)]", into: &writer) { $0.write(.array("", part)) }
    }
  }

  private func function(
    _ name: String,
    _ type: String,
    into writer: inout SourceWriter,
    _ body: (inout SourceWriter) -> Void
  ) {
    writer.line()
    writer.block(.pair("private static func \(name)()", .text("-> \(type)")), body)
  }

  private func setting(_ setting: Playground.Setting) -> SourcePiece {
    let path = setting.path.map { identifier($0) }.joined(separator: ".")
    let name = stringLiteral(setting.path.joined(separator: "."))
    return .list(".init", [.text(name), .text("\\.\(path)"), piece(setting.reading)], "")
  }

  private func row(_ row: Playground.Unavailable) -> SourcePiece {
    let (reason, fix) = (stringLiteral(row.reason), stringLiteral(row.fix))
    let items = [stringLiteral(row.name), "reason: \(reason)", "fix: \(fix)"]
    return .list(".init", items.map(SourcePiece.text), "")
  }

  /// Writes the graph as JSON, which costs the compiler nothing.
  private func graph(_ graph: CapabilityGraph, into writer: inout SourceWriter) {
    let type = library("PlaygroundGraph")
    var graph = graph
    for index in graph.useCases.indices { graph.useCases[index].position = nil }
    function("graph", "\(type)?", into: &writer) { writer in
      writer.line("\(type)(")
      writer.indented { writer in
        writer.line("#\"\"\"")
        for line in graph.json(width: SourceWriter.width - 6).lines { writer.line(String(line)) }
        writer.line("\"\"\"#")
      }
      writer.line(")")
    }
  }
}

// The rows.
extension PlaygroundPrinter {
  private func useCase(_ row: Playground.Row) -> SourcePiece {
    self.row("UseCase", row, [], [piece(row.result).prefixed(row.isKept ? "returns: " : "shows: ")])
  }

  private func endpoint(_ endpoint: Playground.Endpoint) -> SourcePiece {
    let name = endpoint.name.map(stringLiteral) ?? "nil"
    let isAsync = endpoint.isAsync ? [] : [SourcePiece.text("isAsync: false")]
    let result = piece(endpoint.row.result).prefixed("returns: ")
    let failure = endpoint.failure.map { piece($0).prefixed("throws: ") }
    return row(
      "Endpoint",
      endpoint.row,
      [.argument("named", .text(name))] + isAsync,
      [result] + (failure.map { [$0] } ?? [])
    )
  }

  private func row(
    _ kind: String,
    _ row: Playground.Row,
    _ items: [SourcePiece],
    _ outcomes: [SourcePiece]
  ) -> SourcePiece {
    let name = SourcePiece.text(stringLiteral(row.declared.name))
    let help = row.declared.documentation.firstSentence
    let inputs = row.inputs.map(input)
    return .trailing(
      .list(
        kind,
        [name] + items + (help.isEmpty ? [] : [.literal("help: ", help)])
          + (inputs.isEmpty ? [] : [.array("inputs: ", inputs)]) + outcomes,
        ""
      ),
      inputs.isEmpty ? "\(root(row.callee)[0]), _ in" : "",
      call(row.callee, inputs.isEmpty ? root(row.callee) : ["$0"] + root(row.callee).dropFirst())
    )
  }

  private func input(_ input: Playground.Input) -> SourcePiece {
    let label = SourcePiece.text(stringLiteral(input.label))
    if case .decodable(let type) = input.reading {
      return .list(".init", [label, .text(metatype(type))], "")
    }
    return .list(".init", [label, piece(input.reading)], "")
  }

  // MARK: The call

  /// Returns the name of the first parameter of a row's closure, and the path to the called value.
  private func root(_ callee: Playground.Callee) -> [String] {
    guard let link = callee.link else { return ["world"] }
    return playground.links.count > 1 ? ["linked", names.links[link]] : ["useCases"]
  }

  private func call(_ callee: Playground.Callee, _ root: [String]) -> SourcePiece {
    var effects = callee.effects
    // The arguments throw.
    if callee.count > 0 || callee.method?.isEmpty == false { effects.failure = .any }
    var head = effects.marks + (root + callee.path.map { identifier($0) }).joined(separator: ".")
    if let method = callee.method {
      let inputs = method.map { argument($0.label, "$1.next()") }
      head += "(\(inputs.joined(separator: ", ")))"
    }
    if callee.isDeferred { head += "()" }
    head += callee.rest.map { "." + identifier($0) }.joined()
    return .list(head, Array(repeating: .text("$1.next()"), count: callee.count), "")
  }
}

extension [String] {
  /// The first sentence of a documentation comment.
  fileprivate var firstSentence: String {
    let paragraph = prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    let words = paragraph.split(separator: " ")
    let end = words.firstIndex { $0.hasSuffix(".") && !$0.dropLast().contains(".") }
    let sentence = words.prefix(through: end ?? words.count - 1)
    return words.isEmpty ? "" : sentence.joined(separator: " ").replacing("``", with: "`")
  }
}

// The readers.
extension PlaygroundPrinter {
  private func piece(_ reading: Reading) -> SourcePiece {
    switch reading {
    case .nothing: return .text(".nothing")
    case .decodable(let type): return .text(".decodable(\(metatype(type)))")
    case .word(let type): return .text(".word(\(metatype(type)))")
    case .cases(let key): return .text("\(names.reader(of: key))()")
    case .stream(let type, let element):
      return .list(".stream", [.text(metatype(type)), piece(element).prefixed("of: ")], "")
    case .tuple(let type, let elements):
      return reader(".tuple", metatype(type), of: elements, for: "")
    case .anyError(let module):
      let errors = playground.readers.errors[module] ?? []
      return .text(errors.isEmpty ? ".anyError" : "\(names.errors(of: module))()")
    case .none(let type, .closure): return .text(".closure(\(metatype(type)))")
    case .none(let type, let reason) where reason == .undecodable(type):
      return .text(".none(\(metatype(type)))")
    case .none(let type, let reason):
      let (because, fix) = (stringLiteral(reason.reason), stringLiteral(reason.fix))
      let items = [metatype(type), "because: \(because)", "fix: \(fix)"]
      return .list(".none", items.map(SourcePiece.text), "")
    }
  }

  private func metatype(_ type: SwiftType) -> String {
    let qualified = scope.qualified(type)
    switch qualified {
    case .function, .constrained: return "(\(qualified.source)).self"
    default: return "\(qualified.source).self"
    }
  }

  private func reader(_ reader: Readers.Enum, into writer: inout SourceWriter) {
    let type = scope.qualified(reader.type).source
    let name = names.reader(of: reader.key)
    function(name, "\(library("PlaygroundValueFormat"))<\(type)>", into: &writer) { writer in
      writer.write(.array(".cases(", reader.cases.map(self.enumCase)), ")")
    }
  }

  private func enumCase(_ enumCase: Readers.Case) -> SourcePiece {
    let name = stringLiteral(enumCase.name)
    let member = "." + identifier(enumCase.name)
    guard !enumCase.payload.isEmpty else { return .text(".init(\(name)) { _ in \(member) }") }
    return reader(".init", name, of: enumCase.payload, for: member)
  }

  /// Returns the reader of a value that is made of elements.
  private func reader(
    _ head: String,
    _ first: String,
    of elements: [Reading.Element],
    for target: String
  ) -> SourcePiece {
    let inputs = elements.enumerated().map { index, element in
      input(Playground.Input(label: element.label ?? "_\(index)", reading: element.reading))
    }
    let values = elements.map { SourcePiece.text(argument($0.label, "$0.next()")) }
    let call = SourcePiece.list(head, [.text(first), .array("", inputs)], "")
    return .trailing(call, "", .list("try \(target)", values, ""))
  }

  private func errors(_ errors: [Reading], of module: String, into writer: inout SourceWriter) {
    guard !errors.isEmpty else { return }
    let type = "\(library("PlaygroundValueFormat"))<any Error>"
    function(names.errors(of: module), type, into: &writer) { writer in
      let all = errors.map { SourcePiece.list(".init", [self.piece($0)], "") }
      writer.write(.list(".anyError", [.array("", all)], ""))
    }
  }
}
