/// Writes a capability made from a protocol as Swift source.
struct AdaptationPrinter {
  private var adaptation: Adaptation
  /// The modules to import, and those of them that a `public import` is for.
  private var imported: Set<String> = []
  private var publicly: Set<String> = []
  private var source: Nominal { adaptation.source }
  private var name: String { identifier(adaptation.name) }
  private var access: String { min(source.access, .public).prefix }
  private var isPublic: Bool { source.access >= .public }

  /// The source of an adaptation, without a header.
  ///
  /// - Parameters:
  ///   - adaptation: What to write.
  ///   - program: The modules that its types come from.
  static func source(_ adaptation: Adaptation, program: Program) -> String {
    var writer = SourceWriter()
    let printer = AdaptationPrinter(adaptation, program)
    printer.imports(into: &writer)
    printer.capability(into: &writer)
    writer.line()
    printer.adapter(into: &writer)
    writer.line()
    printer.wayBack(into: &writer)
    return writer.text
  }

  private init(_ adaptation: Adaptation, _ program: Program) {
    self.adaptation = adaptation
    for endpoint in adaptation.endpoints {
      imported.formUnion(program.modules(of: endpoint.type))
      publicly.formUnion(program.modules(of: endpoint.type, isPublic: true))
    }
    imported.remove(adaptation.source.module)
    let scope = NameScope(
      program,
      home: adaptation.source.module,
      imports: imported,
      nearer: [Self.wayBack(adaptation.source)]
    )
    for index in adaptation.endpoints.indices {
      self.adaptation.endpoints[index].qualify(in: scope)
    }
  }

  private func imports(into writer: inout SourceWriter) {
    for module in imported.sorted() {
      let word = isPublic && publicly.contains(module) ? "public " : ""
      writer.line("\(word)import \(identifier(module))")
    }
    if !imported.isEmpty { writer.line() }
  }

  // MARK: The capability

  private func capability(into writer: inout SourceWriter) {
    let documentation = source.documentation
    document(documentation.isEmpty ? ["What a `\(source.name)` does."] : documentation, &writer)
    writer.block("\(access)struct \(name): Sendable") { writer in
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

  private func signature(
    _ endpoint: Adaptation.Endpoint,
    _ isolation: String = "",
    into writer: inout SourceWriter
  ) {
    if let actor = endpoint.actor { writer.line(actor.attribute) }
    let inputs = endpoint.inputs.map { input in
      let label = input.label.map(labelIdentifier) ?? "_"
      let head = label == input.name ? label : "\(label) \(identifier(input.name))"
      return SourcePiece.pair("\(head):", .text(input.spelling))
    }
    let result = endpoint.result == .void ? "" : " -> \(endpoint.result.source)"
    let head = "\(isolation)\(access)func \(identifier(endpoint.requirement))"
    writer.write(.list(head, inputs, "\(endpoint.effects)\(result)"), " {")
  }

  // MARK: The adapters

  private func adapter(into writer: inout SourceWriter) {
    writer.block("extension \(name)") { writer in
      writer.documentation("A `\(adaptation.name)` that calls a `\(source.name)`.")
      let type = "some \(source.name)" + (adaptation.isSendable ? "" : " & Sendable")
      writer.block(.list("\(access)init", [.text("adapting adaptee: \(type)")], "")) { writer in
        writer.line("self.init(")
        writer.indented { writer in
          for (index, endpoint) in adaptation.endpoints.enumerated() {
            let comma = index + 1 < adaptation.endpoints.count ? "," : ""
            closure(endpoint, comma, into: &writer)
          }
        }
        writer.line(")")
      }
    }
  }

  private func closure(
    _ endpoint: Adaptation.Endpoint,
    _ comma: String,
    into writer: inout SourceWriter
  ) {
    let names = endpoint.inputs.map { identifier($0.name) }.joined(separator: ", ")
    let typed = if case .typed = endpoint.failure { true } else { false }
    let inputs = typed && names.isEmpty ? "()" : names
    let head = inputs.isEmpty ? "{" : "{ \(inputs)\(typed ? endpoint.failure.source : "") in"
    let label = labelIdentifier(endpoint.name)
    let call = call(endpoint)
    let close = head == "{" ? "{ " : head + " "
    if writer.fits("\(label): \(close)\(call.flat) }\(comma)") {
      writer.line("\(label): \(close)\(call.flat) }\(comma)")
      return
    }
    let isOneLine = writer.fits("\(label): \(head)") || endpoint.inputs.isEmpty
    writer.line(isOneLine ? "\(label): \(head)" : "\(label): {")
    writer.indented { writer in
      if !isOneLine {
        let lines = names.replacing(", ", with: ",\n").lines
        for name in lines.dropLast() { writer.line(String(name)) }
        writer.line("\(lines.last ?? "")\(typed ? endpoint.failure.source : "") in")
      }
      writer.write(call)
    }
    writer.line("}\(comma)")
  }

  private func call(_ endpoint: Adaptation.Endpoint) -> SourcePiece {
    let target = "\(endpoint.marks)adaptee.\(identifier(endpoint.requirement))"
    guard !endpoint.isProperty else { return .text(target) }
    let inputs = endpoint.inputs.map { input in
      (input.label.map { labelIdentifier($0) + ": " } ?? "") + identifier(input.name)
    }
    return .list(target, inputs.map(SourcePiece.text), "")
  }

  /// The name of the type that calls the endpoints.
  private static func wayBack(_ source: Nominal) -> String {
    "As" + (source.path.last ?? "")
  }

  private func wayBack(into writer: inout SourceWriter) {
    let type = Self.wayBack(source)
    writer.block("extension \(name)") { writer in
      writer.documentation("A `\(source.name)` that calls these endpoints.")
      let property = "\(access)var as\(source.path.last ?? ""): \(type)"
      if writer.fits("\(property) { \(type)(capability: self) }") {
        writer.line("\(property) { \(type)(capability: self) }")
      } else {
        writer.block(property) { $0.line("\(type)(capability: self)") }
      }
      writer.line()
      writer.documentation(
        "A `\(source.name)` that calls the endpoints of a ``\(adaptation.name)``."
      )
      let sendable = adaptation.isSendable ? "" : ", Sendable"
      let word = adaptation.isClassBound ? "final class" : "struct"
      writer.block("\(access)\(word) \(type): \(source.name)\(sendable)") { writer in
        writer.line("fileprivate let capability: \(name)")
        if adaptation.isClassBound { classInitializer(into: &writer) }
        for endpoint in adaptation.endpoints {
          writer.line()
          witness(endpoint, into: &writer)
        }
      }
    }
  }

  private func classInitializer(into writer: inout SourceWriter) {
    writer.line()
    writer.block("\(isOnActor ? "nonisolated " : "")fileprivate init(capability: \(name))") {
      $0.line("self.capability = capability")
    }
  }

  /// Whether conforming to the protocol puts a type on an actor.
  private var isOnActor: Bool { source.isOnActor }

  private func witness(_ endpoint: Adaptation.Endpoint, into writer: inout SourceWriter) {
    let inputs = endpoint.inputs.map { identifier($0.name) }
    let target = "\(endpoint.marks)capability.\(identifier(endpoint.name))"
    writer.documentation("Calls ``\(adaptation.name)/\(endpoint.name)``.")
    let isolation = isOnActor && endpoint.actor == nil ? "nonisolated " : ""
    guard endpoint.isProperty else {
      signature(endpoint, isolation, into: &writer)
      writer.indented { $0.list(target, inputs) }
      writer.line("}")
      return
    }
    if let actor = endpoint.actor { writer.line(actor.attribute) }
    let head = SourcePiece.pair(
      "\(isolation)\(access)var \(identifier(endpoint.requirement)):",
      endpoint.result.piece
    )
    let isPlain = endpoint.effects.isEmpty
    writer.block(head) { writer in
      writer.line(isPlain ? "\(target)()" : "get\(endpoint.effects) { \(target)() }")
    }
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
