/// The name of a type in a file. Private types and types in functions have none.
package struct TypeName: Sendable, Equatable {
  /// The compiler's mangled name, which is the same in every build.
  let name: String

  /// The type; `nil` if the process has none with this name.
  var type: Any.Type? {
    // A file can contain anything, and the runtime crashes on other names than mangled ones, or follows
    // invalid pointers in them.
    let isMangled = name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isMangled && !name.isEmpty ? _typeByName(name) : nil
  }
}

extension TypeName {
  /// - Returns: `nil` if the type cannot be found by its name.
  init?(_ type: Any.Type) {
    guard let name = _mangledTypeName(type), _typeByName(name) == type else { return nil }
    self.init(name: name)
  }
}

/// Returns a text without the contexts of private types: addresses, which differ in every run.
package func withoutContexts(_ text: String) -> String {
  guard text.contains("(unknown context at ") else { return text }
  return text.replacing(#/\(unknown context at [^)]*\)\./#, with: "")
}
