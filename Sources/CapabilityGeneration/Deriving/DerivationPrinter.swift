/// Writes what a struct is completed with as Swift source.
struct DerivationPrinter {
  private var derivation: Derivation
  private var imports: Imports
  private var type: Nominal { derivation.type }
  private var access: String { min(type.access, .public).prefix }

  /// The source of a derivation, without a header.
  ///
  /// - Parameters:
  ///   - derivation: What to write.
  ///   - program: The modules.
  static func source(_ derivation: Derivation, program: Program) -> String {
    DerivationPrinter(derivation, program).source()
  }

  private init(_ derivation: Derivation, _ program: Program) {
    self.derivation = derivation
    let isPublic = derivation.type.access >= .public
    imports = Imports(home: derivation.type.module)
    imports.insert("Capabilities", isPublic: isPublic)
    for part in derivation.parts {
      // Only the init tells other modules of the types.
      let isTold = isPublic && !derivation.hasInit
      imports.insert(part.property.type, of: program, isPublic: isTold)
    }
    let scope = NameScope(
      program,
      home: derivation.type.module,
      imports: imports.modules,
      nearer: program.memberNames(of: derivation.type)
    )
    for index in derivation.parts.indices {
      let type = derivation.parts[index].property.type
      self.derivation.parts[index].property.type = scope.qualified(type)
    }
  }

  private func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    var blocks: [(inout SourceWriter) -> Void] = []
    if !derivation.hasInit { blocks.append(initializer) }
    if !derivation.hasTest { blocks.append(test) }
    if !derivation.hasIntercepted { blocks.append(intercepted) }
    for block in blocks {
      writer.line()
      block(&writer)
    }
    return writer.text
  }

  private func initializer(into writer: inout SourceWriter) {
    writer.block("extension \(type.name)") { writer in
      let isWorld = derivation.parts.contains { $0.kind == .capability }
      let what = isWorld ? "capabilities" : "endpoints"
      let summary = "Makes a `\(type.path.last ?? "")` from its \(what)."
      let remark = " Leave its last parameter out: that only tells it from the compiler's own init."
      writer.documentation(summary + (derivation.hasImplicitInit ? remark : ""))
      documentParts(into: &writer)
      var inputs = derivation.parts.map { part in
        let type = part.property.type.piece
        let isFunction = part.kind == .endpoint
        return SourcePiece.pair("\(label(part)):", isFunction ? type.prefixed("@escaping ") : type)
      }
      // The compiler's own init has these labels, so this one needs something to differ by.
      if derivation.hasImplicitInit { inputs.append(.text("_: Void = ()")) }
      writer.write(.list("\(access)init", inputs, ""), " {")
      writer.indented { writer in
        for part in derivation.parts {
          let name = identifier(part.property.name)
          writer.write(.pair("self.\(name) =", .text(name)))
        }
      }
      writer.line("}")
    }
  }

  private func documentParts(into writer: inout SourceWriter) {
    let known = derivation.parts.compactMap { part in
      part.property.documentation.first.map { (part.property.name, $0) }
    }
    guard !known.isEmpty else { return }
    writer.line("///")
    writer.line("/// - Parameters:")
    for (name, text) in known { writer.documentation("- \(name): \(text)", margin: "  ") }
  }

  private func test(into writer: inout SourceWriter) {
    let isDeclared = type.conformances.contains("s:12Capabilities18TestableCapabilityP")
    let conformance = isDeclared ? "" : ": TestableCapability"
    writer.block("extension \(type.name)\(conformance)") { writer in
      writer.documentation(
        "The value for tests: every endpoint is unimplemented and says so when it is called."
      )
      writer.block("\(access)static var test: \(type.name)") { writer in
        let arguments = derivation.parts.map { $0.test.prefixed("\(label($0)): ") }
        writer.write(.list(type.name, arguments, ""))
      }
    }
  }

  private func intercepted(into writer: inout SourceWriter) {
    let isDeclared = type.conformances.contains("s:12Capabilities13InterceptableP")
    writer.block("extension \(type.name)\(isDeclared ? "" : ": Interceptable")") { writer in
      writer.documentation("A copy whose every endpoint is called through the interceptor.")
      let head = SourcePiece.list(
        "\(access)func intercepted",
        [.text("by interceptor: some Interceptor")],
        " -> \(type.name)"
      )
      writer.block(head) { writer in
        let arguments = derivation.parts.map { part in
          intercepted(part).prefixed("\(label(part)): ")
        }
        writer.write(.list(type.name, arguments, ""))
      }
    }
  }

  private func intercepted(_ part: Derivation.Part) -> SourcePiece {
    let name = identifier(part.property.name)
    switch part.kind {
    case .endpoint:
      let title = "\"\(type.name).\(part.property.name)\""
      return .list("interceptor.wrap", [.text(title), .text(name)], "")
    case .capability: return .list("\(name).intercepted", [.text("by: interceptor")], "")
    case .value: return .text(name)
    }
  }

  private func label(_ part: Derivation.Part) -> String {
    labelIdentifier(part.property.name)
  }
}
