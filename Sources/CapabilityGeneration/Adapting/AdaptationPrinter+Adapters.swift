/// The adapters: from a value of the protocol to the capability, and back.
extension AdaptationPrinter {
  func adapter(into writer: inout SourceWriter) {
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

  func wayBack(into writer: inout SourceWriter) {
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
