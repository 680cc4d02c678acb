struct Property: Sendable {
  /// The declaration.
  let symbol: Shared<Symbol>
  var name: String
  var type: SwiftType
  /// Whether it is stored and can be read without effects.
  var isStored: Bool
  var isLazy: Bool
  var isMutating: Bool
  var isVariable: Bool
  var setterMutates: Bool
  /// The effects of reading it.
  var getter: Effects
  /// The module that declares it in an extension of another module's type; otherwise `nil`.
  var extending: String?
  var access: AccessLevel { symbol.value.access }
  var position: SourcePosition { symbol.value.location ?? .nowhere }
  var documentation: [String] { symbol.value.documentation }

  /// Returns whether code of a module can name it, if that module sees its type.
  func exists(in module: String) -> Bool {
    !symbol.value.isConditional && (extending == nil || extending == module)
  }

  /// Returns whether a module that sees its type can read it.
  func isVisible(from module: String, of owner: Nominal) -> Bool {
    access.isVisible(from: module, in: owner.module)
  }

  /// Returns the property with the generic parameters of its type replaced by arguments.
  func replacing(_ generics: [String: SwiftType]) -> Property {
    guard !generics.isEmpty else { return self }
    var property = self
    property.type = type.replacing(generics)
    return property
  }

  /// Reads a property from a declaration.
  ///
  /// - Returns: `nil` if the declaration is not a property.
  init?(_ symbol: Symbol) {
    guard ["swift.property", "swift.type.property"].contains(symbol.kind),
      let name = symbol.path.last, symbol.location != nil
    else { return nil }
    let tokens = symbol.declaration
    guard let word = tokens.firstIndex(where: { $0.isKeyword("var") || $0.isKeyword("let") }),
      let colon = tokens[word...].firstIndex(where: { $0.kind == .colon })
    else { return nil }
    let rest = tokens[(colon + 1)...]
    let brace = rest.firstIndex { $0.kind == .openBrace }
    let accessors = brace.map { rest[$0...] } ?? []
    isLazy = tokens[..<word].contains { $0.isKeyword("lazy") }
    isMutating = accessors.dropFirst().first?.isKeyword("mutating") ?? false
    self.symbol = Shared(symbol)
    self.name = name
    type = TypeParser.type(Array(rest[..<(brace ?? rest.endIndex)]))
    isStored = brace == nil && !isLazy
    isVariable =
      tokens[word].text == "var" && (brace == nil || accessors.contains { $0.isKeyword("set") })
    setterMutates = !accessors.contains { $0.isKeyword("nonmutating") }
    let get = accessors.firstIndex { $0.isKeyword("get") }
    var parser = TypeParser(tokens, at: get.map { $0 + 1 } ?? tokens.count)
    getter = parser.effects() ?? Effects(isAsync: true, failure: .any)
  }
}
