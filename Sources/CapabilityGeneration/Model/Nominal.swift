/// A struct, class, enum, actor or protocol.
struct Nominal: Sendable {
  private let shared: Shared<Symbol>
  let module: String
  let position: SourcePosition
  /// The instance properties, in source order.
  var properties: [Property] = []
  /// The members that are not instance properties, in source order.
  var members: [Symbol] = []
  /// The requirements of a protocol, in source order.
  var requirements: [Symbol] = []
  /// The protocols that it conforms to, by precise identifier.
  var conformances: Set<String> = []
  /// The conditions of its conditional conformances.
  var conditions: [String: [SymbolGraph.Condition]] = [:]
  /// Whether it is a class-constrained protocol.
  var isClassBound: Bool { declaration.contains { $0.isName && $0.text == "AnyObject" } }
  /// Whether a global actor isolates it. No other attribute of a protocol names a type.
  var isOnActor: Bool { declaration.contains { $0.kind == .at } }
  /// The superclass, or the superclass that a protocol requires, by precise identifier.
  var superclass: String?
  /// `swift.struct`, `swift.class`, `swift.enum` or `swift.protocol`.
  var kind: String { shared.value.kind }
  var precise: String { shared.value.precise }
  var path: [String] { shared.value.path }
  var declaration: [Token] { shared.value.declaration }
  var isGeneric: Bool { !generics.isEmpty && kind != "swift.protocol" }
  /// The names of its generic parameters, those of enclosing types first.
  var generics: [String] { shared.value.generics }
  var isActor: Bool { word == "actor" }
  var access: AccessLevel { shared.value.access }
  var symbol: Symbol { shared.value }

  init(_ symbol: Symbol, in module: String, at position: SourcePosition) {
    shared = Shared(symbol)
    self.module = module
    self.position = position
  }

  /// The keyword: `struct`, `class`, `actor`, `enum` or `protocol`.
  var word: String {
    let words = ["struct", "class", "actor", "enum", "protocol"]
    return declaration.first { $0.kind == .word && words.contains($0.text) }?.text
      ?? String(kind.dropFirst("swift.".count))
  }

  /// The name as source.
  var name: String { typeName(path) }

  var named: SwiftType { .named(path.map { SwiftType.Component(name: $0, precise: precise) }) }

  /// Whether it is declared `nonisolated`, or a conformance makes it so (SE-0466). The symbol graph
  /// writes the global actor of each property, also one that the compiler inferred.
  var isNonisolated: Bool {
    declaration.contains { $0.isKeyword("nonisolated") }
      || properties.contains { property in
        property.isStored
          && !property.symbol.value.declaration.prefix {
            !$0.isKeyword("var") && !$0.isKeyword("let")
          }.contains { $0.kind == .at || $0.isKeyword("nonisolated") }
      }
  }

  var isSendable: Bool { conformances.contains("s:s8SendableP") }

  var stored: [Property] { properties.filter(\.isStored) }
}

struct EnumCase: Sendable {
  var name: String
  /// The associated values; unreadable if they cannot be parsed.
  var payload: [SwiftType.Element] = []

  /// Reads a case from its declaration.
  init(_ symbol: Symbol) {
    name = symbol.base
    let tokens = symbol.declaration
    let clause = ParameterClause(tokens, after: 0, isCase: true)
    guard !clause.declared.isEmpty else { return }
    // Associated values have the syntax of a function's parameters.
    let end = [Token(text: ")", kind: .closeParenthesis), Token(text: "->", kind: .arrow)]
    let function = TypeParser.type(clause.declared + end + [Token.named("Void")])
    guard let parameters = function.function?.parameters else {
      payload = [SwiftType.Element(label: nil, type: .unreadable(""))]
      return
    }
    // The compiler prints `_` before a value with a default.
    payload = parameters.map { .init(label: $0.label == "_" ? nil : $0.label, type: $0.type) }
  }
}
