/// Parses types from the tokens of a declaration.
struct TypeParser {
  private let tokens: [Token]
  private var index: Int
  private var depth = 0
  /// The precise identifier of the global actor in the last attributes.
  private var actor: String?
  /// Whether the last parsed type began with `@escaping`.
  private var isEscaping = false

  /// The maximum nesting of types, far beyond real code.
  private static let greatestDepth = 64

  private static let ownership: Set<String> = ["sending", "borrowing", "consuming", "isolated"]

  init(_ tokens: [Token], at index: Int = 0) {
    self.tokens = tokens
    self.index = index
  }

  static func type(_ tokens: [Token]) -> SwiftType {
    var parser = TypeParser(tokens)
    if let type = parser.type(), parser.isAtEnd { return type }
    let text = tokens.map(\.text).joined(separator: " ")
    return .unreadable(text.replacing("nonisolated ( nonsending )", with: SwiftType.omitted))
  }

  private var isAtEnd: Bool { index >= tokens.count }

  private func isNext(_ kind: Token.Kind, after offset: Int = 0) -> Bool {
    index + offset < tokens.count && tokens[index + offset].kind == kind
  }

  /// The text of the next token if it can be a keyword.
  private var keyword: String { isNext(.word) ? tokens[index].text : "" }

  private mutating func take(_ kind: Token.Kind) -> Bool {
    guard isNext(kind) else { return false }
    index += 1
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    guard keyword == word else { return false }
    index += 1
    return true
  }

  /// Parses a type; `nil` if there is none.
  mutating func type() -> SwiftType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else { return nil }
    let attributes = self.attributes()
    let actor = self.actor
    let isEscaping = self.isEscaping
    defer { self.isEscaping = isEscaping }
    let word = take("any") ? "any" : take("some") ? "some" : ""
    guard let parts = composition() else { return nil }
    guard word.isEmpty, parts.count == 1, let only = parts.first else {
      return .constrained(word, parts)
    }
    guard case .function(var function) = only, !attributes.isEmpty else { return only }
    function.attributes = (function.attributes + attributes).sorted()
    function.actor = function.actor ?? actor
    return .function(function)
  }

  private mutating func attributes() -> [String] {
    var attributes: [String] = []
    actor = nil
    while !isAtEnd {
      let text = tokens[index].text
      if isNext(.at), index + 1 < tokens.count {
        let name = tokens[(index + 1)...].dottedName
        attributes.append("@" + name.map(\.text).joined())
        actor = name.last?.precise ?? actor
        index = name.endIndex
      } else if isNext(.other) && text.utf8.first == UInt8(ascii: "@")
        || Self.ownership.contains(keyword) || keyword == "nonisolated"
      {
        attributes.append(text)
        index += 1
      } else {
        break
      }
      let last = attributes.last ?? ""
      if isNext(.openParenthesis), ["nonisolated", "@isolated", "@convention"].contains(last) {
        let start = index
        while !isAtEnd, !take(.closeParenthesis) { index += 1 }
        attributes[attributes.count - 1] += tokens[start..<index].map(\.text).joined()
      }
    }
    isEscaping = attributes.contains("@escaping")
    attributes.removeAll { $0 == "@escaping" }
    return attributes
  }

  private mutating func composition() -> [SwiftType]? {
    guard let first = suffixed() else { return nil }
    var parts = [first]
    while take(.ampersand) {
      guard let next = suffixed() else { return nil }
      parts.append(next)
    }
    return parts
  }

  private mutating func suffixed() -> SwiftType? {
    guard var type = simple() else { return nil }
    while true {
      if take(.question) || take(.exclamation) {
        type = .optional(type)
      } else if isNext(.dot), index + 1 < tokens.count, case .named(var path) = type.long {
        index += 1
        guard let component = component() else { return nil }
        path.append(component)
        type = .named(path)
      } else if isNext(.dot), index + 1 < tokens.count, case .constrained("", let parts) = type {
        type = .constrained("." + tokens[index + 1].text, parts)
        index += 2
      } else {
        return type.short
      }
    }
  }

  private mutating func simple() -> SwiftType? {
    if isNext(.openParenthesis) { return tupleOrFunction() }
    if take(.openBracket) {
      if index + 1 < tokens.count, tokens[index + 1].isKeyword("of") {
        let count = SwiftType.single(tokens[index].text)
        index += 2
        guard let element = type(), take(.closeBracket) else { return nil }
        return .single("InlineArray", SwiftType.inlineArray, [count, element])
      }
      guard let element = type() else { return nil }
      if take(.closeBracket) { return .array(element) }
      guard take(.colon), let value = type(), take(.closeBracket) else { return nil }
      return .dictionary(element, value)
    }
    let isSuppressed = take(.tilde)
    guard let component = component() else { return nil }
    return isSuppressed ? .single("~" + component.name) : .named([component])
  }

  private mutating func component() -> SwiftType.Component? {
    guard !isAtEnd, tokens[index].isName else { return nil }
    let word = keyword
    guard word != "repeat", word != "each" else { return nil }
    var component = SwiftType.Component(name: tokens[index].text, precise: tokens[index].precise)
    index += 1
    guard take(.less) else { return component }
    repeat {
      // An integer.
      if isNext(.other), tokens[index].text.allSatisfy(\.isNumber) {
        component.arguments.append(.single(tokens[index].text))
        index += 1
        continue
      }
      guard let argument = type() else { return nil }
      component.arguments.append(argument)
    } while take(.comma)
    return take(.greater) ? component : nil
  }

  private mutating func tupleOrFunction() -> SwiftType? {
    guard take(.openParenthesis), let parameters = parameters() else { return nil }
    var function = FunctionType(parameters: parameters, result: .void)
    guard let effects = effects(), take(.arrow) else {
      guard parameters.allSatisfy({ !$0.isVariadic && $0.modifiers.isEmpty }) else { return nil }
      if parameters.count == 1 { return parameters[0].type }
      return .tuple(parameters.map { SwiftType.Element(label: $0.label, type: $0.type) })
    }
    function.effects = effects
    function.isSending = take("sending")
    guard let result = type() else { return nil }
    function.result = result
    return .function(function)
  }

  /// Parses parameters up to the closing parenthesis.
  private mutating func parameters() -> [FunctionType.Parameter]? {
    var parameters: [FunctionType.Parameter] = []
    if take(.closeParenthesis) { return parameters }
    repeat {
      var parameter = FunctionType.Parameter(label: label(), type: .void)
      while keyword == "inout" || Self.ownership.contains(keyword) {
        parameter.modifiers.append(keyword)
        index += 1
      }
      guard let type = type() else { return nil }
      (parameter.type, parameter.isEscaping) = (type, isEscaping)
      parameter.isVariadic = take(.ellipsis)
      parameters.append(parameter)
    } while take(.comma)
    return take(.closeParenthesis) ? parameters : nil
  }

  private mutating func label() -> String? {
    guard !isAtEnd, tokens[index].isName else { return nil }
    let colon = isNext(.colon, after: 1) ? 1 : 2
    guard isNext(.colon, after: colon), tokens[index + colon - 1].isName else { return nil }
    index += colon + 1
    return tokens[index - 2].text
  }

  /// Parses an arrow and the type after it; `nil` if there is none.
  mutating func result() -> SwiftType? { take(.arrow) ? type() : nil }

  /// Parses `async throws(E)`. The type of `throws(Never)` is that of a function that does not throw.
  ///
  /// - Returns: `nil` if the effects are not valid.
  mutating func effects() -> Effects? {
    var effects = Effects(isAsync: take("async"))
    guard take("throws") || take("rethrows") else { return effects }
    effects.failure = .any
    guard take(.openParenthesis) else { return effects }
    guard let error = type(), take(.closeParenthesis) else { return nil }
    effects.failure = error.isNever ? .never : .typed(error)
    return effects
  }
}
