/// A type as a file can name it: a type that is neither private nor in a function.
struct TypeName: Sendable, Equatable {
  /// The compiler's own name of the type, which is the same in every build.
  let name: String

  init(name: String) {
    self.name = name
  }

  /// - Returns: `nil` where the type cannot be found again by its name.
  init?(_ type: Any.Type) {
    guard let name = _mangledTypeName(type), _typeByName(name) == type else { return nil }
    self.name = name
  }

  /// The type; `nil` where the process has none of that name.
  var type: Any.Type? { _typeByName(name) }
}
