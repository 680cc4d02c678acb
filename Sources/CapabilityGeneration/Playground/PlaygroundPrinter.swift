/// Writes the table of a world's playground as Swift source.
struct PlaygroundPrinter {
  private let playground: Playground
  let names: PlaygroundNames
  private let imports: Imports
  private let scope: NameScope
  /// The world's name in the file.
  private let world: String

  /// Returns the source of a table, without the header.
  ///
  /// - Parameters:
  ///   - playground: The table's contents, without errors.
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
      // The table's generic parameter and its members.
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

  /// Returns a name of the library.
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
        if !decodableEnums.isEmpty { writer.line("enums: enumRows(),") }
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

  /// The closure that returns the value that declares the use cases.
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

  /// The type of the value that declares the use cases.
  private var linkedType: String {
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
    writer.documentation("The values that declare use cases, created once for each world.")
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
    if !decodableEnums.isEmpty {
      function("enumRows", "[\(library("PlaygroundEnum"))]", into: &writer) { writer in
        let rows = decodableEnums.map {
          SourcePiece.text(".init(\(names.reader(of: $0.type.precise))())")
        }
        writer.write(.array("", rows))
      }
    }
    for (name, type, rows) in lists where !rows.isEmpty || name != "settingRows" {
      function(name, "[\(type)]", into: &writer) { writer in
        writer.write(.array("", rows))
      }
    }
  }

  /// The enums that are decoded, whose cases scripts can name.
  private var decodableEnums: [Readers.Enum] { playground.readers.enums.filter(\.isDecodable) }

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

// The rows. Each is a separate function, so the compile time grows linearly with their number.
extension PlaygroundPrinter {
  private func useCase(_ row: Playground.Row, into writer: inout SourceWriter) {
    let name = library("PlaygroundUseCase")
    let type = "\(name)<\(linkedType)>"
    function(names[row, "UseCase"], type, into: &writer) { writer in
      writer.line("\(name)(")
      writer.indented { writer in
        writer.line(literal(row.path.joined(separator: ".")) + ",")
        self.help(row, into: &writer)
        self.inputs(row, into: &writer)
        let label = row.isKept ? "returns" : "shows"
        writer.write(self.piece(row.result).prefixed("\(label): "))
      }
      self.body(row, into: &writer)
    }
  }

  private func endpoint(_ endpoint: Playground.Endpoint, into writer: inout SourceWriter) {
    let row = endpoint.row
    let name = library("PlaygroundEndpoint")
    let type = "\(name)<\(world)>"
    function(names[row, "Endpoint"], type, into: &writer) { writer in
      writer.line("\(name)(")
      writer.indented { writer in
        writer.line(literal(row.path.joined(separator: ".")) + ",")
        writer.line("named: \(endpoint.name.map(self.literal) ?? "nil"),")
        writer.line("isAsync: \(endpoint.isAsync),")
        self.help(row, into: &writer)
        self.inputs(row, into: &writer)
        let end = endpoint.failure == nil ? "" : ","
        writer.write(self.piece(row.result).prefixed("returns: "), end)
        if let failure = endpoint.failure {
          writer.write(self.piece(failure).prefixed("throws: "))
        }
      }
      self.body(row, into: &writer)
    }
  }

  func function(
    _ name: String,
    _ type: String,
    into writer: inout SourceWriter,
    _ body: (inout SourceWriter) -> Void
  ) {
    writer.line()
    writer.block(.pair("private static func \(name)()", .text("-> \(type)")), body)
  }

  private func help(_ row: Playground.Row, into writer: inout SourceWriter) {
    let help = row.documentation.firstSentence
    // `wire` writes this if the builder has no documentation.
    guard !help.isEmpty, !help.hasPrefix(WiringPrinter.placeholder) else { return }
    let line = "help: \(literal(help)),"
    guard !writer.fits(line) else { return writer.line(line) }
    writer.line("help: \"\"\"")
    writer.indented { writer in
      var line = ""
      for word in help.split(separator: " ") {
        if !line.isEmpty, !writer.fits("\(line) \(word) \\") {
          writer.line(line + " \\")
          line = ""
        }
        let word = word.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
        line += (line.isEmpty ? "" : " ") + word
      }
      writer.line(line)
      writer.line("\"\"\",")
    }
  }

  private func inputs(_ row: Playground.Row, into writer: inout SourceWriter) {
    writer.write(.array("inputs: ", row.inputs.map(input)), ",")
  }

  private func input(_ input: Playground.Input) -> SourcePiece {
    .list(".init", [.text(literal(input.label)), piece(input.reading)], "")
  }

  // MARK: The call

  private func body(_ row: Playground.Row, into writer: inout SourceWriter) {
    let root = self.root(row.callee)
    let takes = row.inputs.isEmpty ? "_" : "inputs"
    writer.line(") { \(root.parameter), \(takes) in")
    writer.indented { $0.write(self.call(row.callee, root.path)) }
    writer.line("}")
  }

  /// Returns the name of the first parameter of a row's closure, and the path to the called value.
  private func root(_ callee: Playground.Callee) -> (parameter: String, path: [String]) {
    guard let link = callee.link else { return ("world", ["world"]) }
    guard playground.links.count > 1 else { return ("useCases", ["useCases"]) }
    return ("linked", ["linked", names.links[link]])
  }

  private func call(_ callee: Playground.Callee, _ root: [String]) -> SourcePiece {
    let isThrowing =
      callee.isThrowing || callee.count > 0 || callee.method?.isEmpty == false
    let marks = (isThrowing ? "try " : "") + (callee.isAsync ? "await " : "")
    var head = marks + (root + callee.path.map { identifier($0) }).joined(separator: ".")
    if let method = callee.method {
      let inputs = method.map { label in
        (label.map { labelIdentifier($0) + ": " } ?? "") + "inputs.next()"
      }
      head += "(\(inputs.joined(separator: ", ")))"
    }
    if callee.isDeferred { head += "()" }
    head += callee.rest.map { "." + identifier($0) }.joined()
    return .list(head, Array(repeating: .text("inputs.next()"), count: callee.count), "")
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
    case .cases(let precise): return .text("\(names.reader(of: precise))()")
    case .stream(let type, let element):
      return .list(".stream", [.text(metatype(type)), piece(element).prefixed("of: ")], "")
    case .tuple(let type, let elements):
      let inputs = elements.enumerated().map { index, element in
        input(Playground.Input(label: element.label ?? "_\(index)", reading: element.reading))
      }
      let values = elements.map { element in
        SourcePiece.text((element.label.map { labelIdentifier($0) + ": " } ?? "") + "$0.next()")
      }
      return .trailing(
        .list(".tuple", [.text(metatype(type)), .array("", inputs)], ""),
        .list("try ", values, "")
      )
    case .anyError(let module):
      let errors = playground.readers.errors[module] ?? []
      return .text(errors.isEmpty ? ".anyError" : "\(names.errors(of: module))()")
    case .none(let type, let unreadableReason):
      return .list(
        ".none",
        [
          .text(metatype(type)), .text("because: \(literal(unreadableReason.reason))"),
          .text("fix: \(literal(unreadableReason.fix))"),
        ],
        ""
      )
    }
  }

  /// Returns the type as a metatype value.
  private func metatype(_ type: SwiftType) -> String {
    let qualified = scope.qualified(type)
    switch qualified {
    case .function, .constrained: return "(\(qualified.source)).self"
    default: return "\(qualified.source).self"
    }
  }

  private func reader(_ reader: Readers.Enum, into writer: inout SourceWriter) {
    let type = scope.source(reader.type.path, of: reader.type.module)
    let name = names.reader(of: reader.type.precise)
    function(name, "\(library("PlaygroundReader"))<\(type)>", into: &writer) { writer in
      writer.line(".cases(")
      writer.indented { writer in
        writer.line("\(type).self,")
        writer.write(.array("", reader.cases.map(self.enumCase)))
      }
      writer.line(")")
    }
  }

  private func enumCase(_ enumCase: Readers.Case) -> SourcePiece {
    let name = literal(enumCase.name)
    let member = "." + identifier(enumCase.name)
    guard !enumCase.payload.isEmpty else {
      return .text(".init(\(name)) { _ in \(member) }")
    }
    let inputs = enumCase.payload.map { input($0.input) }
    let values = enumCase.payload.map { label, _ in
      (label.map { labelIdentifier($0) + ": " } ?? "") + "$0.next()"
    }
    return .trailing(
      .list(".init", [.text(name), .array("inputs: ", inputs)], ""),
      .list("try \(member)", values.map(SourcePiece.text), "")
    )
  }

  private func errors(_ errors: [Reading], of module: String, into writer: inout SourceWriter) {
    guard !errors.isEmpty else { return }
    let type = "\(library("PlaygroundReader"))<any Error>"
    function(names.errors(of: module), type, into: &writer) { writer in
      let all = errors.map { SourcePiece.list(".init", [self.piece($0)], "") }
      writer.write(.list(".anyError", [.array("", all)], ""))
    }
  }

  // MARK: Text

  /// Returns a string literal.
  func literal(_ text: String) -> String { stringLiteral(text) }
}
