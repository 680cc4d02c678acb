/// The declaration of a function, read from its source: attributes, parameters, defaults and effects.
struct FunctionDeclaration: Sendable {
  var inputs: [Input] = []
  var effects = Effects()
  var isRethrowing = false
  /// The result type as declared, with the labels of closures; `nil` if there is none or it cannot
  /// be read.
  var result: SwiftType?
  var isSending = false
  /// The modifiers and attributes before `func`.
  var modifiers: [String] = []
  /// Whether it is an `init?` or an `init!`.
  var isFailable = false

  struct Input: Sendable {
    /// The label; `nil` if there is none.
    var label: String?
    /// The name for matching: the label, or the inner name if there is no label or the label is a
    /// preposition.
    var name: String
    var innerName: String
    var type: SwiftType
    /// The words before the type, such as `borrowing @escaping `, with a space after each.
    var modifiers = ""
    /// The type as source, with the words before it.
    var spelling: String { modifiers + type.inputSource + (isVariadic ? "..." : "") }
    var plainSpelling: String { type.source + (isVariadic ? "..." : "") }
    var hasDefault = false
    var isNilByDefault = false
    /// The default value if it is a literal.
    var defaultValue: String?
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    var isIsolated: Bool { modifiers.hasPrefix("isolated ") }
    /// Its index among the parameters of a builder.
    var place = 0
    /// The index of the builder whose result it takes, as a part of a collection that `--all` names.
    var collects: Int?
    /// The name of that collection.
    var collection: String?

    var isOptional: Bool { hasDefault || isVariadic }

    /// The kind of parameter if a world can supply no value, such as `inout`; otherwise `nil`.
    var refusal: String? {
      if isInout { return "`inout`" }
      return isAutoclosure ? "`@autoclosure`" : isIsolated ? "`isolated`" : nil
    }

    /// The label and name of the same parameter in a method, where the inner name is ``name``.
    var declaredName: String {
      guard let label else { return "_ \(identifier(name))" }
      let outer = labelIdentifier(label)
      return label == name ? outer : "\(outer) \(identifier(name))"
    }

    /// Returns the parameter of a closure that passes the input on.
    func parameter(called label: String, isEscaping: Bool) -> FunctionType.Parameter {
      let words = modifiers.split(separator: " ").map { String($0) }
      let modifiers = words.filter { $0 != "@escaping" }
      return .init(label: label, type: type, modifiers: modifiers, isEscaping: isEscaping)
    }
  }

  var actor: GlobalActor?

  /// Reads a declaration.
  ///
  /// - Parameter globalActors: The attributes that are known to be global actors.
  init(_ symbol: Symbol, globalActors: Set<String> = []) {
    let tokens = symbol.declaration
    let start = tokens.firstIndex { $0.kind == .word && Self.keywords.contains($0.text) } ?? 0
    modifiers = tokens[..<start].reduce(into: []) { modifiers, token in
      let sign = modifiers.last == "@" ? modifiers.removeLast() : ""
      modifiers.append(sign + token.text)
    }
    actor = GlobalActor(in: tokens[..<start], globalActors)
    let mark = start + 1 < tokens.count ? tokens[start + 1].kind : .other
    isFailable = mark == .question || mark == .exclamation
    let clause = ParameterClause(tokens, after: start)
    var parser = TypeParser(tokens, at: clause.end)
    let rest = tokens[min(clause.end, tokens.count)...]
    isRethrowing = rest.contains { $0.isKeyword("rethrows") }
    isSending = rest.drop { $0.kind != .arrow }.dropFirst().first?.isKeyword("sending") ?? false
    if let effects = parser.effects() {
      self.effects = effects
      result = parser.result()
    }
    let title = symbol.path.last ?? ""
    let labels = title.labels
    for (index, parameter) in symbol.parameters.enumerated() {
      let label = index < labels.count ? labels[index] : "_"
      let value = index < clause.defaults.count ? clause.defaults[index] : []
      inputs.append(Input(parameter, label: label == "_" ? nil : label, defaultValue: value))
    }
  }

  private static let keywords: Set<String> = ["func", "init", "subscript", "var"]
}

struct GlobalActor: Sendable {
  /// The attribute, such as `@MainActor`.
  var attribute: String
  var precise: String?
}

extension GlobalActor {
  /// Finds the attribute of a global actor.
  ///
  /// - Parameters:
  ///   - tokens: The tokens before the keyword of a declaration.
  ///   - known: The attributes that are known to be global actors.
  /// - Returns: `nil` if there is none.
  init?(in tokens: ArraySlice<Token>, _ known: Set<String>) {
    let signs = tokens.indices.filter { tokens[$0].kind == .at }
    let found = signs.map { tokens[($0 + 1)...].dottedName }.first { name in
      known.contains(name.last?.precise ?? "") || name.last?.text.hasSuffix("Actor") == true
    }
    guard let found else { return nil }
    self.init(attribute: "@" + found.map(\.text).joined(), precise: found.last?.precise)
  }
}

extension FunctionDeclaration.Input {
  private static let modifiers: Set = [
    "borrowing", "consuming", "sending", "isolated", "__owned", "@escaping",
  ]

  /// Labels that are prepositions and do not name the input.
  private static let prepositions: Set<String> = [
    "as", "at", "by", "for", "from", "in", "into", "of", "on", "over", "per", "through", "to",
    "under", "using", "via", "with", "within", "without",
  ]

  /// Reads a parameter from a signature.
  init(_ tokens: [Token], label: String?, defaultValue: [Token]) {
    let colon = tokens.firstIndex { $0.kind == .colon } ?? 0
    var type = Array(tokens.dropFirst(colon + 1))
    self.label = label
    let innerName = tokens.first?.text ?? label ?? "_"
    let isNamedInside = innerName != "_"
    name = label.flatMap { Self.prepositions.contains($0) && isNamedInside ? nil : $0 } ?? innerName
    self.innerName = innerName
    hasDefault = !defaultValue.isEmpty
    self.defaultValue = defaultValue.isEmpty ? nil : defaultValue.literal
    isVariadic = type.last?.kind == .ellipsis
    if isVariadic { type.removeLast() }
    isInout = type.first?.kind == .word && type.first?.text == "inout"
    if isInout { type.removeFirst() }
    while let text = type.first?.text, Self.modifiers.contains(text) {
      modifiers += text + " "
      type.removeFirst()
    }
    // It can follow other attributes.
    let place = type.prefix { $0.kind != .openParenthesis }.firstIndex { $0.text == "@escaping" }
    if let place { modifiers += type.remove(at: place).text + " " }
    isAutoclosure = type.contains { $0.kind == .other && $0.text == "@autoclosure" }
    self.type = TypeParser.type(type)
    let value = defaultValue.map(\.text).joined()
    // `.none` can also be a case of the type itself.
    let isNone = value == ".none" || value == "Optional.none"
    isNilByDefault = value == "nil" || isNone && self.type.short.wrapped != nil
  }
}

struct ParameterClause {
  /// For each parameter, its default value; empty if it has none.
  var defaults: [[Token]] = []
  /// The clause without the default values and the closing parenthesis.
  var declared: [Token] = []
  /// The token after the closing parenthesis.
  var end: Int

  /// - Parameter isCase: Whether it has the associated values of a case, which need no names.
  init(_ tokens: [Token], after start: Int, isCase: Bool = false) {
    end = start
    var index = start
    while index < tokens.count, tokens[index].kind != .openParenthesis { index += 1 }
    var depth = 0
    var value: [Token] = []
    var isDefault = false
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.kind {
      case .openParenthesis, .openBracket, .openBrace: depth += 1
      case .closeParenthesis, .closeBracket, .closeBrace: depth -= 1
      case .less where !isDefault: depth += 1
      case .greater where !isDefault: depth -= 1
      default: break
      }
      if depth == 0 { break }
      if depth == 1, token.kind == .comma, isCase || !isDefault || tokens[index...].isParameter {
        defaults.append(value)
        value = []
        isDefault = false
      } else if isDefault {
        value.append(token)
      } else if depth == 1, token.kind == .equals {
        isDefault = true
      }
      if !isDefault { declared.append(token) }
    }
    defaults.append(value)
    end = index
  }
}

extension String {
  /// Returns the labels in the title of a function: `a` and `_` for `pay(a:_:)`.
  fileprivate var labels: [String] {
    guard let open = utf8.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    return utf8[utf8.index(after: open)...].split(separator: UInt8(ascii: ":"))
      .map { String(Substring($0)) }
  }
}

extension ArraySlice<Token> {
  /// Whether it begins with a parameter: up to an attribute, a label and a name, and a colon.
  fileprivate var isParameter: Bool {
    let names = prefix(4).prefix { $0.isName || $0.kind == .at }.count
    return names > 0 && dropFirst(names).first?.kind == .colon
  }
}

extension [Token] {
  /// A literal as source; `nil` for another expression. The default value of a public init must not
  /// name what is internal.
  fileprivate var literal: String? {
    let isLiteral = allSatisfy { token in
      token.isName
        ? ["nil", "true", "false"].contains(token.text)
        : token.kind != .question && !token.text.contains("\\(") && !token.text.contains("\n")
    }
    guard isLiteral else { return nil }
    return map { $0.kind == .comma || $0.kind == .colon ? $0.text + " " : $0.text }.joined()
      .replacing("[: ]", with: "[:]")
  }
}
