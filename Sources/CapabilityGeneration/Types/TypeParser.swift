/// Reads types from the tokens of a declaration.
struct TypeParser {
  private let tokens: [Token]
  private var index: Int
  private var depth = 0

  /// How deep types may be nested: no real one comes near.
  private static let greatestDepth = 64

  init(_ tokens: [Token], at index: Int = 0) {
    self.tokens = tokens
    self.index = index
  }

  /// The type that a list of tokens spells as a whole.
  static func type(_ tokens: [Token]) -> SwiftType {
    var parser = TypeParser(tokens)
    if let type = parser.type(), parser.isAtEnd { return type }
    return .unreadable(tokens.map(\.text).joined(separator: " "))
  }

  /// The next token that was not read.
  var position: Int { index }
  private var isAtEnd: Bool { index >= tokens.count }
  private var current: String { isAtEnd ? "" : tokens[index].text }

  private mutating func take(_ text: String) -> Bool {
    guard current == text, !isAtEnd, !tokens[index].isLiteral else { return false }
    index += 1
    return true
  }

  /// Reads one type, or nothing where there is none.
  mutating func type() -> SwiftType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else { return nil }
    let attributes = self.attributes()
    for word in ["any", "some"] where take(word) {
      guard let type = composition() else { return nil }
      return .constrained(word, type)
    }
    guard let parts = composition() else { return nil }
    guard parts.count == 1, let only = parts.first else { return .constrained("", parts) }
    guard case .function(var function) = only, !attributes.isEmpty else { return only }
    function.attributes = (function.attributes + attributes).sorted()
    return .function(function)
  }

  private mutating func attributes() -> [String] {
    var attributes: [String] = []
    while !isAtEnd {
      if current == "@", index + 1 < tokens.count {
        attributes.append("@" + tokens[index + 1].text)
        index += 2
      } else if current.hasPrefix("@") {
        attributes.append(current)
        index += 1
      } else if ["nonisolated", "sending", "borrowing", "consuming", "isolated"].contains(current) {
        attributes.append(current)
        index += 1
      } else {
        break
      }
      let last = attributes.last ?? ""
      if ["nonisolated", "@isolated", "@convention"].contains(last), current == "(" {
        let start = index
        while !isAtEnd, !take(")") { index += 1 }
        attributes[attributes.count - 1] += tokens[start..<index].map(\.text).joined()
      }
    }
    return attributes.filter { $0 != "@escaping" }
  }

  private mutating func composition() -> [SwiftType]? {
    guard let first = suffixed() else { return nil }
    var parts = [first]
    while take("&") {
      guard let next = suffixed() else { return nil }
      parts.append(next)
    }
    return parts
  }

  private mutating func suffixed() -> SwiftType? {
    guard var type = simple() else { return nil }
    while true {
      if take("?") || take("!") {
        type = .optional(type)
      } else if current == ".", index + 1 < tokens.count, case .named(var path) = type {
        index += 1
        guard let component = component() else { return nil }
        path.append(component)
        type = .named(path)
      } else {
        return type
      }
    }
  }

  private mutating func simple() -> SwiftType? {
    if current == "(" { return tupleOrFunction() }
    if take("[") {
      guard let element = type() else { return nil }
      if take("]") { return .array(element) }
      guard take(":"), let value = type(), take("]") else { return nil }
      return .dictionary(element, value)
    }
    if take("~") {
      guard let component = component() else { return nil }
      return .named([SwiftType.Component(name: "~" + component.name)])
    }
    guard let component = component() else { return nil }
    return .named([component])
  }

  private mutating func component() -> SwiftType.Component? {
    guard !isAtEnd, tokens[index].isWord, !["repeat", "each"].contains(current) else { return nil }
    var component = SwiftType.Component(name: current, precise: tokens[index].precise)
    index += 1
    guard take("<") else { return component }
    repeat {
      guard let argument = type() else { return nil }
      component.arguments.append(argument)
    } while take(",")
    return take(">") ? component : nil
  }

  private mutating func tupleOrFunction() -> SwiftType? {
    guard take("("), let parameters = parameters() else { return nil }
    var function = FunctionType(parameters: parameters, result: .void)
    guard effects(into: &function), take("->") else {
      return tuple(of: parameters)
    }
    guard let result = type() else { return nil }
    function.result = result
    return .function(function)
  }

  private func tuple(of parameters: [FunctionType.Parameter]) -> SwiftType? {
    guard !parameters.contains(where: { $0.isVariadic || !$0.modifiers.isEmpty }) else {
      return nil
    }
    if parameters.count == 1, let only = parameters.first { return only.type }
    return .tuple(parameters.map { SwiftType.Element(label: $0.label, type: $0.type) })
  }

  /// Reads inputs up to the closing parenthesis.
  private mutating func parameters() -> [FunctionType.Parameter]? {
    var parameters: [FunctionType.Parameter] = []
    if take(")") { return parameters }
    repeat {
      let label = self.label()
      var modifiers: [String] = []
      while ["inout", "consuming", "borrowing", "sending", "isolated"].contains(current) {
        modifiers.append(current)
        index += 1
      }
      guard let type = type() else { return nil }
      let isVariadic = take("...")
      parameters.append(
        FunctionType.Parameter(
          label: label,
          type: type,
          modifiers: modifiers,
          isVariadic: isVariadic
        )
      )
    } while take(",")
    return take(")") ? parameters : nil
  }

  private mutating func label() -> String? {
    if index + 1 < tokens.count, tokens[index].isWord, tokens[index + 1].text == ":" {
      index += 2
      return tokens[index - 2].text
    }
    let second = index + 2
    if second < tokens.count, tokens[index].isWord, tokens[index + 1].isWord,
      tokens[second].text == ":"
    {
      index += 3
      return tokens[index - 2].text
    }
    return nil
  }

  /// Reads `async throws(E)`.
  ///
  /// - Parameter function: What takes the effects.
  /// - Returns: Whether they could be read.
  mutating func effects(into function: inout FunctionType) -> Bool {
    function.isAsync = take("async")
    guard take("throws") || take("rethrows") else { return true }
    function.failure = .any
    guard take("(") else { return true }
    guard let error = type(), take(")") else { return false }
    function.failure = .typed(error)
    return true
  }
}
