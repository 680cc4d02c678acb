/// Writes what a playground is told of a world as Swift source.
struct PlaygroundPrinter {
  let playground: Playground
  let names: PlaygroundNames
  let imports: Imports
  let scope: NameScope
  /// The world as the file names it.
  let world: String

  /// The source of a playground, without a header.
  ///
  /// - Parameters:
  ///   - playground: What to write; it has no errors.
  ///   - program: The modules.
  static func source(_ playground: Playground, program: Program) -> String {
    PlaygroundPrinter(playground, program).source()
  }

  private init(_ playground: Playground, _ program: Program) {
    self.playground = playground
    var imports = Imports(home: playground.home)
    imports.insert("CapabilitiesPlayground")
    imports.insert(playground.world.module)
    for module in playground.modules { imports.insert(module) }
    for link in playground.links { imports.insert(link.type.module) }
    for type in playground.types { imports.insert(type, of: program, .internal) }
    for reader in playground.readers.enums { imports.insert(reader.type.module) }
    self.imports = imports
    let table = program.nominals.values.first {
      $0.module == "CapabilitiesPlayground" && $0.path == ["PlaygroundTable"]
    }
    scope = NameScope(
      program,
      home: playground.home,
      imports: imports.modules,
      // The table's own parameter, and what it declares.
      nearer: Set(table.map { program.memberNames(of: $0).union($0.generics) } ?? []).union([
        "World", "Linked",
      ])
    )
    world = scope.source(playground.world.path, of: playground.world.module)
    names = PlaygroundNames(playground)
  }

  private func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    writer.line()
    let table = library("PlaygroundTable")
    writer.block("nonisolated extension \(table) where World == \(world)") { writer in
      self.table(into: &writer)
      if playground.links.count > 1 { linked(into: &writer) }
      rows(into: &writer)
      for useCase in playground.useCases { self.useCase(useCase, into: &writer) }
      for endpoint in playground.endpoints { self.endpoint(endpoint, into: &writer) }
      for reader in playground.readers.enums { self.reader(reader, into: &writer) }
      for (module, errors) in playground.readers.errors.sorted(by: { $0.key < $1.key }) {
        self.errors(errors, of: module, into: &writer)
      }
      if !playground.unavailable.isEmpty { unavailable(into: &writer) }
      if let graph = playground.graph { self.graph(graph, into: &writer) }
    }
    return writer.text
  }

  /// A name of the library.
  func library(_ name: String) -> String {
    scope.source([name], of: "CapabilitiesPlayground")
  }

  // MARK: The table

  private func table(into writer: inout SourceWriter) {
    let name = playground.world.path.joined(separator: ".")
    writer.documentation("The worlds, use cases and endpoints of `\(name)`, for a playground.")
    writer.block("static var \(identifier(names.table)): \(library("PlaygroundTable"))<\(world)>") {
      writer in
      writer.line("\(library("PlaygroundTable"))(")
      writer.indented { writer in
        writer.write(.array("worlds: ", playground.worlds.map(self.value)), ",")
        writer.line("linked: \(linking),")
        writer.line("useCases: useCaseRows(),")
        writer.line("endpoints: endpointRows(),")
        let settings = playground.settings.isEmpty ? "[]" : "settingRows()"
        writer.line("settings: \(settings),")
        let unavailable = playground.unavailable.isEmpty ? "[]" : "unavailableRows()"
        writer.line("unavailable: \(unavailable),")
        writer.line("graph: \(playground.graph == nil ? "nil" : "graph()")")
      }
      writer.line(")")
    }
  }

  private func value(_ value: Playground.WorldValue) -> SourcePiece {
    let marks = (value.isThrowing ? "try " : "") + (value.isAsync ? "await " : "")
    let call = "\(marks)\(world).\(identifier(value.name))\(value.isFunction ? "()" : "")"
    let kind = value.isLive ? ".live" : ".named"
    return .closure("\(kind)(\(literal(value.name)))", .text(call))
  }

  /// What the rows of use cases are called on.
  private var linking: String {
    switch playground.links.count {
    case 0: return "{ $0 }"
    case 1: return "{ \(access(playground.links[0], to: "$0")) }"
    default:
      let all = zip(names.links, playground.links)
        .map { "\($0): \(access($1, to: "world"))" }
      return "{ world in (\(all.joined(separator: ", "))) }"
    }
  }

  private func access(_ link: Playground.Link, to world: String) -> String {
    let marks = (link.isThrowing ? "try " : "") + (link.isAsync ? "await " : "")
    return marks + ([world] + link.path.map { identifier($0) }).joined(separator: ".")
  }

  /// The type that the rows of use cases are called on.
  var linkedType: String {
    switch playground.links.count {
    case 0: world
    case 1: type(playground.links[0])
    default: "Linked"
    }
  }

  private func type(_ link: Playground.Link) -> String {
    scope.source(link.type.path, of: link.type.module)
  }

  private func linked(into writer: inout SourceWriter) {
    writer.line()
    writer.documentation("What use cases are called on: made once for a world.")
    let all = zip(names.links, playground.links)
      .map { SourcePiece.text("\($0): \(type($1))") }
    writer.write(.list("private typealias Linked = ", all, ""))
  }

  // MARK: Lists

  private func rows(into writer: inout SourceWriter) {
    let lists: [(String, String, [SourcePiece])] = [
      (
        "useCaseRows", "\(library("PlaygroundUseCase"))<\(linkedType)>",
        playground.useCases.map { .text("\(names[$0, "UseCase"])()") }
      ),
      (
        "endpointRows", "\(library("PlaygroundEndpoint"))<\(world)>",
        playground.endpoints.map { .text("\(names[$0.row, "Endpoint"])()") }
      ),
      (
        "settingRows", "\(library("PlaygroundSetting"))<\(world)>",
        playground.settings.map(setting)
      ),
    ]
    for (name, type, rows) in lists where !rows.isEmpty || name != "settingRows" {
      function(name, "[\(type)]", into: &writer) { writer in
        writer.write(.array("", rows))
      }
    }
  }

  private func setting(_ setting: Playground.Setting) -> SourcePiece {
    let path = setting.path.map { identifier($0) }.joined(separator: ".")
    return .list(
      library("PlaygroundSetting"),
      [
        .text(literal(setting.path.joined(separator: "."))), .text("\\.\(path)"),
        piece(setting.reading),
      ],
      ""
    )
  }

  private func unavailable(into writer: inout SourceWriter) {
    let type = library("PlaygroundUnavailable")
    function("unavailableRows", "[\(type)]", into: &writer) { writer in
      let rows = playground.unavailable.map { row in
        SourcePiece.list(
          ".init",
          [
            .text(literal(row.name)), .text("reason: \(literal(row.reason))"),
            .text("fix: \(literal(row.fix))"),
          ],
          ""
        )
      }
      writer.write(.array("", rows))
    }
  }
}
