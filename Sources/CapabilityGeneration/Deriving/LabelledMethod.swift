/// A method with argument labels that calls a closure, which cannot have them.
struct LabelledMethod: Sendable {
  var name: String
  var type: FunctionType
  var access: AccessLevel
  /// The documentation of the closure, by line.
  var documentation: [String] = []

  /// Returns the labels of a function if all of two or more inputs have one.
  static func labels(of function: FunctionType) -> [String]? {
    let labels = function.parameters.compactMap(\.label).filter { $0 != "_" && $0 != "self" }
    guard labels.count > 1, labels.count == function.parameters.count,
      Set(labels).count == labels.count,
      function.parameters.allSatisfy({ $0.modifiers.isEmpty && !$0.isVariadic })
    else { return nil }
    return labels
  }

  /// Writes the method.
  ///
  /// - Parameter owner: The expression for the value that has the closure; `nil` to name it alone.
  func write(calling owner: String?, into writer: inout SourceWriter) {
    writer.document(documentation)
    let isolation = type.attributes.filter { $0 != "@Sendable" }.map { $0 + " " }.joined()
    let inputs = type.parameters.map { parameter in
      let label = labelIdentifier(parameter.label ?? "_")
      return SourcePiece.pair("\(label):", parameter.piece)
    }
    let isVoid = type.result == .void || type.result.source == "Void"
    let result = isVoid ? "" : type.arrow + type.result.source
    let head = "\(isolation)\(access.prefix)func \(identifier(name))"
    let names = type.parameters.map { SourcePiece.text(identifier($0.label ?? "_")) }
    let path = (owner.map { $0 + "." } ?? "") + identifier(name)
    let signature = SourcePiece.list(head, inputs, "\(type.effects.source)\(result)")
    let call = SourcePiece.list(type.effects.marks + path, names, "")
    writer.write(signature, body: call)
  }
}
