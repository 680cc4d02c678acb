/// What the text of a function's declaration says beyond its inputs' types: attributes, effects
/// and which inputs have a default.
struct FunctionDeclaration: Sendable {
  /// The inputs.
  var inputs: [Input] = []
  /// Whether it suspends.
  var isAsync = false
  /// What it throws.
  var failure = FunctionType.Failure.never
  /// The words and attributes before `func`.
  var modifiers: [String] = []
  /// Whether it is an `init?` or an `init!`.
  var isFailable = false

  /// An input of a function.
  struct Input: Sendable {
    /// The label; `nil` where the call has none.
    var label: String?
    /// The name inside.
    var name: String
    /// The type.
    var type: SwiftType
    /// The type as the declaration spells it.
    var spelling: String
    /// Whether the call may leave it out.
    var hasDefault: Bool
    /// Whether it takes any number of values.
    var isVariadic: Bool
    /// Whether the call writes to it.
    var isInout: Bool
    /// Whether the call's expression is taken unevaluated.
    var isAutoclosure: Bool
  }

  /// The global actor it runs on, such as `@MainActor`.
  var actor: String? {
    modifiers.first { $0.hasPrefix("@") && $0.hasSuffix("Actor") }
  }

  /// Reads a declaration.
  init(_ symbol: Symbol) {
    let tokens = Token.tokens(of: symbol.declaration)
    let keywords: Set<String> = ["func", "init", "subscript"]
    let start = tokens.firstIndex { keywords.contains($0.text) && !$0.isLiteral } ?? 0
    modifiers = Self.modifiers(tokens[..<start])
    isFailable = ["?", "!"].contains(tokens.dropFirst(start + 1).first?.text)
    let clause = ParameterClause(tokens, after: start)
    var effects = FunctionType(parameters: [], result: .void)
    var parser = TypeParser(tokens, at: clause.end)
    if parser.effects(into: &effects) {
      isAsync = effects.isAsync
      failure = effects.failure
    }
    let title = symbol.path.last ?? ""
    let labels = title.drop { $0 != "(" }.dropFirst().split(separator: ":")
    for (index, parameter) in symbol.parameters.enumerated() {
      let label = index < labels.count ? String(labels[index]) : "_"
      let hasDefault = index < clause.hasDefault.count && clause.hasDefault[index]
      inputs.append(Input(parameter, label: label == "_" ? nil : label, hasDefault: hasDefault))
    }
  }

  private static func modifiers(_ tokens: ArraySlice<Token>) -> [String] {
    var modifiers: [String] = []
    for token in tokens {
      if modifiers.last == "@" {
        modifiers[modifiers.count - 1] += token.text
      } else {
        modifiers.append(token.text)
      }
    }
    return modifiers
  }
}

extension FunctionDeclaration.Input {
  /// Reads an input from a signature.
  init(_ parameter: Symbol.Parameter, label: String?, hasDefault: Bool) {
    let fragments = parameter.declarationFragments
    let tokens = Token.tokens(of: fragments)
    let colon = tokens.firstIndex { $0.text == ":" && !$0.isLiteral } ?? 0
    var type = Array(tokens.dropFirst(colon + 1))
    self.label = label
    name = tokens.first?.text ?? parameter.name
    spelling =
      fragments.map(\.spelling).joined().drop { $0 != ":" }.dropFirst()
      .drop { $0 == " " }.description
    self.hasDefault = hasDefault
    isVariadic = type.last?.text == "..."
    if isVariadic { type.removeLast() }
    isInout = type.contains { $0.text == "inout" }
    isAutoclosure = type.contains { $0.text == "@autoclosure" }
    type.removeAll { $0.text == "inout" }
    self.type = TypeParser.type(type)
  }
}

/// The inputs of a declaration between their parentheses.
private struct ParameterClause {
  /// For each input, whether it has a default.
  var hasDefault: [Bool] = []
  /// The token after the closing parenthesis.
  var end: Int

  init(_ tokens: [Token], after start: Int) {
    end = start
    var index = start
    while index < tokens.count, tokens[index].isLiteral || tokens[index].text != "(" { index += 1 }
    var depth = 0
    var isDefault = false
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard !token.isLiteral else { continue }
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "<" where !isDefault: depth += 1
      case ">" where !isDefault: depth -= 1
      case "=" where depth == 1: isDefault = true
      case "," where depth == 1:
        hasDefault.append(isDefault)
        isDefault = false
      default: break
      }
      if depth == 0 { break }
    }
    hasDefault.append(isDefault)
    end = index
  }
}
