/// The adapters: from a value of the protocol to the capability, and back.
extension AdaptationPrinter {
  func adapter(into writer: inout SourceWriter) {
    writer.block("nonisolated extension \(name)") { writer in
      writer.documentation("A `\(adaptation.name)` that calls a `\(source.name)`.")
      writer.block(adapterHead) { writer in
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

  private var adapterHead: SourcePiece {
    guard adaptation.isProtocol else {
      return .list("\(access)init", [.text("adapting adaptee: \(source.name)")], "")
    }
    let object = adaptation.needsObject ? " & AnyObject" : ""
    let constraint = source.name + object + (adaptation.isSendable ? "" : " & Sendable")
    guard !associated.isEmpty else {
      return .list("\(access)init", [.text("adapting adaptee: some \(constraint)")], "")
    }
    let types = associated.map { "Adaptee.\(identifier($0.name)) == \($0.type.source)" }
    let head = "\(access)init<Adaptee: \(constraint)>"
    let tail = " where \(types.joined(separator: ", "))"
    return .list(head, [.text("adapting adaptee: Adaptee")], tail)
  }

  private func closure(
    _ endpoint: Adaptation.Endpoint,
    _ comma: String,
    into writer: inout SourceWriter
  ) {
    let names = endpoint.inputs.map(closureName).joined(separator: ", ")
    let typed = if case .typed = endpoint.failure { true } else { false }
    let inputs = typed && names.isEmpty ? "()" : names
    let head = inputs.isEmpty ? "{" : "{ \(inputs)\(typed ? endpoint.failure.source : "") in"
    let label = labelIdentifier(endpoint.name)
    if endpoint.kind == .setter {
      setter(endpoint, comma, into: &writer)
      return
    }
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

  private func setter(
    _ endpoint: Adaptation.Endpoint,
    _ comma: String,
    into writer: inout SourceWriter
  ) {
    let label = labelIdentifier(endpoint.name)
    let call = "adaptee.\(identifier(endpoint.requirement)) = newValue"
    let line = "\(label): { newValue in \(call) }\(comma)"
    if !adaptation.needsObject, writer.fits(line) { return writer.line(line) }
    writer.line("\(label): { newValue in")
    writer.indented { writer in
      // Of a protocol for values too: setting it asks for a variable, which is the same object.
      if adaptation.needsObject { writer.line("var adaptee = adaptee") }
      writer.line(call)
    }
    writer.line("}\(comma)")
  }

  /// What an input is called within a closure, where one name is taken.
  private func closureName(_ input: FunctionDeclaration.Input) -> String {
    input.name == "adaptee" ? "adapteeInput" : identifier(input.name)
  }

  private func call(_ endpoint: Adaptation.Endpoint) -> SourcePiece {
    let target = "\(endpoint.marks)adaptee.\(identifier(endpoint.requirement))"
    guard endpoint.kind == .method else { return .text(target) }
    let inputs = endpoint.inputs.map { input in
      (input.label.map { labelIdentifier($0) + ": " } ?? "") + closureName(input)
    }
    return .list(target, inputs.map(SourcePiece.text), "")
  }

  func wayBack(into writer: inout SourceWriter) {
    let type = Self.wayBack(source)
    writer.block("nonisolated extension \(name)") { writer in
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
      let isolation = isOnActor ? "" : "nonisolated "
      let head = "\(isolation)\(access)\(word) \(type):"
      writer.block(.pair(head, .text("\(source.name)\(sendable)"))) { writer in
        for (name, type) in associated {
          writer.documentation("What the `\(name)` of these is.")
          writer.line("\(access)typealias \(identifier(name)) = \(type.source)")
          writer.line()
        }
        writer.line("fileprivate let capability: \(name)")
        if adaptation.isClassBound { classInitializer(into: &writer) }
        for endpoint in adaptation.endpoints where endpoint.kind != .setter {
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
    let isHidden = endpoint.inputs.contains { $0.name == "capability" }
    let owner = isHidden ? "self.capability" : "capability"
    let target = "\(endpoint.marks)\(owner).\(identifier(endpoint.name))"
    writer.documentation("Calls ``\(adaptation.name)/\(endpoint.name)``.")
    let isolation = isOnActor && endpoint.actor == nil ? "nonisolated " : ""
    guard endpoint.kind == .getter else {
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
    let setter = adaptation.endpoints.first {
      $0.kind == .setter && $0.requirement == endpoint.requirement
    }
    writer.block(head) { writer in
      if let setter {
        let mutation = adaptation.isClassBound ? "" : "nonmutating "
        writer.line("get { \(target)() }")
        writer.line("\(mutation)set { capability.\(identifier(setter.name))(newValue) }")
      } else if endpoint.effects.isEmpty {
        writer.line("\(target)()")
      } else {
        writer.line("get\(endpoint.effects) { \(target)() }")
      }
    }
  }
}
