/// The methods with labels, which endpoints have not.
extension DerivationPrinter {
  /// Whether there are any.
  var hasMethods: Bool { derivation.parts.contains { $0.method != nil } }

  func methods(into writer: inout SourceWriter) {
    writer.block("nonisolated extension \(derivation.type.name)") { writer in
      var isFirst = true
      for part in derivation.parts {
        guard let method = part.method else { continue }
        if !isFirst { writer.line() }
        isFirst = false
        self.method(part.property, method, into: &writer)
      }
    }
  }

  private func method(
    _ property: Property,
    _ method: Derivation.Method,
    into writer: inout SourceWriter
  ) {
    let function = method.type
    if property.documentation.isEmpty {
      writer.documentation("Calls the endpoint `\(property.name)`.")
    }
    for line in property.documentation { writer.line(line.isEmpty ? "///" : "/// " + line) }
    let isolation = function.attributes.filter { $0 != "@Sendable" }.map { $0 + " " }.joined()
    let inputs = function.parameters.map { parameter in
      let label = labelIdentifier(parameter.label ?? "_")
      let escaping = parameter.isEscaping ? "@escaping " : ""
      return SourcePiece.pair("\(label):", parameter.type.piece.prefixed(escaping))
    }
    let isVoid = function.result == .void || function.result.source == "Void"
    let result = isVoid ? "" : " -> \(function.result.source)"
    let head = "\(isolation)\(method.access.prefix)func \(identifier(property.name))"
    writer.block(.list(head, inputs, "\(function.effects)\(result)")) { writer in
      let marks = (function.failure == .never ? "" : "try ") + (function.isAsync ? "await " : "")
      let names = function.parameters.map { identifier($0.label ?? "_") }
      writer.list("\(marks)self.\(identifier(property.name))", names)
    }
  }
}
