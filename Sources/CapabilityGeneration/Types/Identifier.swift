/// Returns a name as source, in backticks if it is a keyword or not a plain identifier.
///
/// - Parameter inType: Whether it is part of a type, where `Self` and `Any` are keywords.
func identifier(_ name: String, inType: Bool = false) -> String {
  if inType, ["Self", "Any", "Type", "Protocol"].contains(name) || name.hasPrefix("~") {
    return name
  }
  let scalars = name.unicodeScalars
  let isPlain =
    scalars.first.map { $0 == "_" || $0.properties.isXIDStart || $0.value > 127 } ?? false
    && scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue || $0.value > 127 }
    && scalars.allSatisfy { $0 == "_" || !$0.properties.isPatternSyntax }
  return isPlain && !keywords.contains(name) ? name : "`\(name)`"
}

/// Returns the dot-separated names as source.
func typeName(_ path: [String]) -> String {
  path.enumerated().map { $0 > 0 ? memberTypeName($1) : identifier($1) }.joined(separator: ".")
}

/// Returns the name of a type after a dot, where `Type` and `Protocol` need backticks.
func memberTypeName(_ name: String) -> String {
  ["Type", "Protocol"].contains(name) ? "`\(name)`" : identifier(name)
}

/// Returns the label of a parameter as source. Few keywords need backticks there.
func labelIdentifier(_ label: String) -> String {
  ["var", "let"].contains(label) ? identifier(label) : argumentLabel(label)
}

/// Returns the label of an argument as source. The compiler warns of backticks that it does not need.
func argumentLabel(_ label: String) -> String {
  label == "inout" || !keywords.contains(label) ? identifier(label) : label
}

func argument(_ label: String?, _ value: String) -> String {
  (label.map { argumentLabel($0) + ": " } ?? "") + value
}

func stringLiteral(_ text: String) -> String {
  "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
}

private let keywords: Set<String> = [
  "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class",
  "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
  "false", "fileprivate", "for",
  "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
  "true", "try", "typealias", "var", "where", "while", "Any",
]
