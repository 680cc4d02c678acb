/// A case of an enum.
struct EnumCase: Sendable {
  /// Its name.
  var name: String
  /// What it carries; unreadable where that cannot be told.
  var payload: [SwiftType.Element] = []

  /// Reads a case from its declaration.
  init(_ symbol: Symbol) {
    name = String((symbol.path.last ?? "").prefix { $0 != "(" })
    let tokens = symbol.declaration
    guard let open = tokens.firstIndex(where: { $0.kind == .openParenthesis }) else { return }
    // A payload reads as the inputs of a function.
    let function = TypeParser.type(
      Array(tokens[open...]) + [Token(text: "->", kind: .arrow), Token(name: "Void")]
    )
    guard let parameters = function.function?.parameters else {
      payload = [SwiftType.Element(label: nil, type: .unreadable(""))]
      return
    }
    payload = parameters.map { SwiftType.Element(label: $0.label, type: $0.type) }
  }
}
