/// Writes a capability made from a protocol as Swift source.
struct AdaptationPrinter {
  private(set) var adaptation: Adaptation
  private var imports: Imports
  var source: Nominal { adaptation.source }
  var name: String { identifier(adaptation.name) }
  /// From where the capability can be seen.
  let level: AccessLevel
  var access: String { level.prefix }
  /// The associated types, with modules in front where they need them.
  private(set) var associated: [(name: String, type: SwiftType)] = []

  /// The source of an adaptation, without a header.
  ///
  /// - Parameters:
  ///   - adaptation: What to write.
  ///   - program: The modules that its types come from.
  static func source(_ adaptation: Adaptation, program: Program) -> String {
    var writer = SourceWriter()
    let printer = AdaptationPrinter(adaptation, program)
    printer.imports.write(into: &writer)
    if !printer.imports.modules.isEmpty { writer.line() }
    printer.capability(into: &writer)
    writer.line()
    printer.adapter(into: &writer)
    if adaptation.hasWayBack {
      writer.line()
      printer.wayBack(into: &writer)
    }
    return writer.text
  }

  private init(_ adaptation: Adaptation, _ program: Program) {
    self.adaptation = adaptation
    level = min(program.access(of: adaptation.source.precise), .public)
    imports = Imports(home: adaptation.source.module)
    for endpoint in adaptation.endpoints { imports.insert(endpoint.type, of: program, level) }
    for (_, type) in adaptation.associated { imports.insert(type, of: program, level) }
    for module in adaptation.modules { imports.insert(module, level) }
    let scope = NameScope(
      program,
      home: adaptation.source.module,
      imports: imports.modules,
      nearer: [Self.wayBack(adaptation.source)]
    )
    for index in adaptation.endpoints.indices {
      self.adaptation.endpoints[index].qualify(in: scope)
    }
    associated = adaptation.associated.map { ($0.name, scope.qualified($0.type)) }
  }

  /// The name of the type that calls the endpoints.
  static func wayBack(_ source: Nominal) -> String {
    "As" + (source.path.last ?? "")
  }

  // MARK: The capability

  private func capability(into writer: inout SourceWriter) {
    let documentation = source.documentation
    document(documentation.isEmpty ? ["What a `\(source.name)` does."] : documentation, &writer)
    writer.block("nonisolated \(access)struct \(name): Sendable") { writer in
      for endpoint in adaptation.endpoints {
        let fallback = "Calls `\(endpoint.requirement)`."
        document(endpoint.documentation.isEmpty ? [fallback] : endpoint.documentation, &writer)
        property(endpoint, into: &writer)
      }
      writer.line()
      initializer(into: &writer)
      for endpoint in adaptation.endpoints where endpoint.hasLabels {
        writer.line()
        method(endpoint, into: &writer)
      }
    }
  }

  /// Carries a documentation comment over as it is.
  private func document(_ lines: [String], _ writer: inout SourceWriter) {
    for line in lines { writer.line(line.isEmpty ? "///" : "/// " + line) }
  }

  private func property(_ endpoint: Adaptation.Endpoint, into writer: inout SourceWriter) {
    writer.write(.pair("\(access)var \(identifier(endpoint.name)):", type(of: endpoint)))
  }

  private func type(of endpoint: Adaptation.Endpoint) -> SourcePiece {
    let inputs = endpoint.inputs.map { "_ \(identifier($0.name)): \($0.spelling)" }
    let actor = endpoint.actor.map { $0.attribute + " " } ?? ""
    let tail = "\(endpoint.effects) -> \(endpoint.result.source)"
    return .list("\(actor)@Sendable ", inputs.map(SourcePiece.text), tail)
  }

  private func initializer(into writer: inout SourceWriter) {
    writer.documentation("Makes a `\(adaptation.name)` from its endpoints.")
    let inputs = adaptation.endpoints.map { endpoint in
      SourcePiece.pair(
        "\(labelIdentifier(endpoint.name)):",
        type(of: endpoint).prefixed("@escaping ")
      )
    }
    writer.write(.list("\(access)init", inputs, ""), " {")
    writer.indented { writer in
      for endpoint in adaptation.endpoints {
        writer.write(.pair("self.\(identifier(endpoint.name)) =", .text(identifier(endpoint.name))))
      }
    }
    writer.line("}")
  }

  private func method(_ endpoint: Adaptation.Endpoint, into writer: inout SourceWriter) {
    let title = endpoint.inputs.map { ($0.label ?? "_") + ":" }.joined()
    let fallback = "Calls the endpoint as `\(endpoint.requirement)(\(title))`."
    document(endpoint.documentation.isEmpty ? [fallback] : endpoint.documentation, &writer)
    signature(endpoint, into: &writer)
    let inputs = endpoint.inputs.map { identifier($0.name) }
    writer.indented { writer in
      writer.list("\(endpoint.marks)self.\(identifier(endpoint.name))", inputs)
    }
    writer.line("}")
  }

  func signature(
    _ endpoint: Adaptation.Endpoint,
    _ isolation: String = "",
    into writer: inout SourceWriter
  ) {
    if let actor = endpoint.actor { writer.line(actor.attribute) }
    let inputs = endpoint.inputs.map { input in
      let label = input.label.map(labelIdentifier) ?? "_"
      let head = input.label == input.name ? label : "\(label) \(identifier(input.name))"
      return SourcePiece.pair("\(head):", .text(input.spelling))
    }
    let result = endpoint.result == .void ? "" : " -> \(endpoint.result.source)"
    let head = "\(isolation)\(access)func \(identifier(endpoint.requirement))"
    writer.write(.list(head, inputs, "\(endpoint.effects)\(result)"), " {")
  }
}

extension Adaptation.Endpoint {
  /// The endpoint's type.
  fileprivate var type: SwiftType {
    .function(
      FunctionType(
        actor: actor?.precise,
        parameters: inputs.map { FunctionType.Parameter(type: $0.type) },
        failure: failure,
        result: result
      )
    )
  }

  /// Puts modules in front of the names that need them.
  fileprivate mutating func qualify(in scope: NameScope) {
    result = scope.qualified(result)
    failure = scope.qualified(failure)
    for index in inputs.indices {
      inputs[index].spelling = scope.spelling(inputs[index].type, inputs[index].spelling)
    }
  }
}
