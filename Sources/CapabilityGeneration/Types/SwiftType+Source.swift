extension SwiftType {
  var source: String {
    switch self {
    case .named(let path):
      path.enumerated().map { index, part in
        let arguments = part.arguments.map(\.source).joined(separator: ", ")
        let isMember = index > 0 && part.precise != nil
        // An integer as a generic argument is no identifier.
        if part.name.allSatisfy(\.isNumber) { return part.name }
        let name = isMember ? memberTypeName(part.name) : identifier(part.name, inType: true)
        let selector = part.selector.map { identifier($0) + "::" } ?? ""
        return selector + name + (arguments.isEmpty ? "" : "<\(arguments)>")
      }.joined(separator: ".")
    case .function(let function): function.source
    case .tuple(let elements):
      elements.isEmpty
        ? "Void"
        : "(\(elements.map { argument($0.label, $0.type.source) }.joined(separator: ", ")))"
    case .optional(let wrapped):
      wrapped.needsParentheses ? "(\(wrapped.source))?" : "\(wrapped.source)?"
    case .array(let element): "[\(element.source)]"
    case .dictionary(let key, let value): "[\(key.source): \(value.source)]"
    case .constrained(let word, let parts) where word.hasPrefix("."):
      "(\(parts.map(\.source).joined(separator: " & ")))" + word
    case .constrained(let word, let parts):
      (word.isEmpty ? "" : word + " ") + parts.map(\.source).joined(separator: " & ")
    case .unreadable(let text): text
    }
  }

  /// The type of a parameter. The compiler warns about a function type `(Void) -> R`.
  var inputSource: String { self == .void || precise == SwiftType.voidAlias ? "()" : source }

  /// Whether the type is in parentheses before `?`.
  var needsParentheses: Bool {
    switch self {
    case .function, .constrained, .unreadable: true
    default: false
    }
  }

  /// The precise identifiers of all names in the type.
  var identities: Set<String> {
    all.reduce(into: []) { identities, type in
      switch type {
      case .named(let path): identities.formUnion(path.compactMap(\.precise))
      case .function(let function): identities.formUnion([function.actor].compactMap(\.self))
      default: break
      }
    }
  }
}

extension FunctionType {
  var source: String { "\(attributeSource)(\(inputSources.joined(separator: ", ")))\(tail)" }

  /// The attributes with a space after each, in the order that the compiler requires.
  var attributeSource: String {
    let first = attributes.filter { $0.hasPrefix("nonisolated") }
    return (first + attributes.filter { !$0.hasPrefix("nonisolated") }).map { $0 + " " }.joined()
  }

  var inputSources: [String] {
    parameters.map { parameter in
      let label = parameter.label.map { $0 == "_" ? "" : "_ \(identifier($0)): " } ?? ""
      let modifiers = parameter.modifiers.map { $0 + " " }.joined()
      let type = parameter.isEscaping ? parameter.piece.flat : parameter.type.inputSource
      return label + modifiers + type + (parameter.isVariadic ? "..." : "")
    }
  }

  var tail: String { effects.source + arrow + result.source }

  /// `->` or `-> sending` between spaces.
  var arrow: String { isSending ? " -> sending " : " -> " }
}

extension FunctionType.Failure {
  /// `throws(E)` after a space; empty for a function that does not throw.
  var source: String {
    switch self {
    case .never: ""
    case .any: " throws"
    case .typed(let error): " throws(\(error.source))"
    }
  }
}

/// Returns the module of a type of the standard library; `nil` for other types.
func standardModule(_ precise: String) -> String? {
  if precise.hasPrefix("s:Sc") || precise.hasPrefix(concurrency) { return "_Concurrency" }
  return precise.hasPrefix("s:S") || precise.hasPrefix("s:s") ? "Swift" : nil
}

/// The start of the identifiers of a module that every file imports.
private let concurrency = "s:12_Concurrency"

/// Returns the module in a precise identifier; `nil` for the standard library's and foreign ones.
func moduleName(_ precise: String) -> String? {
  guard precise.hasPrefix("s:"), !precise.hasPrefix(concurrency) else { return nil }
  let rest = precise.utf8.dropFirst(2)
  let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  // A zero precedes an encoded name, which has non-ASCII characters or repeats a word.
  guard digits.first != UInt8(ascii: "0") else { return nil }
  let names = rest.dropFirst(digits.count)
  // `prefix` would trap on a number from a damaged file that is far beyond the end.
  guard let count = Int(Substring(digits)), count > 0, count <= names.count else { return nil }
  let name = Substring(names.prefix(count))
  guard name.count == count else { return nil }
  return name == "FoundationEssentials" ? "Foundation" : String(name)
}
