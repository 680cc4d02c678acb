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
  var type: Any.Type? { isMangled ? _typeByName(name) : nil }

  /// Whether it is made as the names of types are: a file may say anything, and with other names
  /// the runtime ends the process, or goes where their bytes point.
  private var isMangled: Bool {
    let letters = name.utf8
    return !letters.isEmpty
      && letters.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
