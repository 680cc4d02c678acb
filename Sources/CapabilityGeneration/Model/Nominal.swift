/// A struct, class, enum, actor or protocol and what generation needs to know of it.
struct Nominal: Sendable {
  /// `swift.struct`, `swift.class`, `swift.enum` or `swift.protocol`.
  var kind: String
  /// The identifier that no other declaration has.
  var precise: String
  /// The module it stands in.
  var module: String
  /// The names from the outermost type inwards.
  var path: [String]
  /// Its instance properties, in the order of the source.
  var properties: [Property] = []
  /// The declarations of its instance properties; not those of a protocol.
  var propertySymbols: [Symbol] = []
  /// The members that are neither instance properties nor types, in the order of the source.
  var members: [Symbol] = []
  /// What a protocol asks of those who conform, in the order of the source.
  var requirements: [Symbol] = []
  /// The protocols it conforms to, by precise identifier.
  var conformances: Set<String> = []
  /// What must hold of its generic arguments for it to conform to some of them.
  var conditions: [String: [SymbolGraph.Relationship.Condition]] = [:]
  /// Whether it is a protocol that only classes conform to.
  var isClassBound = false
  /// Whether it is declared on a global actor: no other attribute of a protocol is a type.
  var isOnActor = false
  /// The class that it inherits from, or that a protocol asks for, by precise identifier.
  var superclass: String?
  /// The declaration as source text in pieces.
  var declaration: [Token] = []
  /// Whether it has generic parameters.
  var isGeneric: Bool
  /// The names of its generic parameters, those of the types around it first.
  var generics: [String] = []
  /// Whether it is an actor: what it stores is its own.
  var isActor = false
  /// From where it can be seen.
  var access: AccessLevel
  /// Where its name stands.
  var position: SourcePosition
  /// Its documentation comment.
  var documentation: [String]

  /// What declares it: `struct`, `class`, `actor`, `enum` or `protocol`.
  var word: String {
    let words = ["struct", "class", "actor", "enum", "protocol"]
    return declaration.first { $0.kind == .word && words.contains($0.text) }?.text
      ?? String(kind.dropFirst("swift.".count))
  }

  /// The name as source writes it.
  var name: String { typeName(path) }

  /// Whether values may cross to another actor.
  var isSendable: Bool { conformances.contains("s:s8SendableP") }

  /// The stored properties.
  var stored: [Property] { properties.filter(\.isStored) }
}

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
