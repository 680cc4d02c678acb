/// How a value is read from a script.
indirect enum Reading: Sendable {
  /// No value: the type is `Void`.
  case nothing
  case decodable(SwiftType)
  /// From a word, with the type's `init(_: String)`.
  case word(SwiftType)
  /// By the cases of an enum, which has one reader for its key.
  case cases(String)
  /// Element by element, from a list or an object with the labels.
  case tuple(SwiftType, [Element])
  /// Element by element.
  case stream(SwiftType, of: Reading)
  /// As one of the errors that a module declares.
  case anyError(module: String)
  /// The value cannot be read.
  case none(SwiftType, UnreadableReason)

  /// An element of a tuple, or an associated value of a case.
  struct Element: Sendable {
    var label: String?
    var reading: Reading
  }

  /// The reason why a value cannot be read.
  struct UnreadableReason: Sendable, Equatable {
    var reason: String
    var fix: String

    /// The reason of the library's reader `closure`.
    static let closure = UnreadableReason(
      reason: "a closure cannot be written in a script",
      fix: "take a value instead, or write a custom command that passes the closure"
    )

    /// The reason of the library's reader `none`.
    static func undecodable(_ type: SwiftType) -> UnreadableReason {
      UnreadableReason(reason: "`\(type.source)` is not Decodable", fix: "conform it to Decodable")
    }
  }
}

/// The readers that rows share.
struct Readers: Sendable {
  /// The enums that are read by their cases, in the order of their first use.
  var enums: [Enum] = []
  /// The errors that scripts can name, by module.
  var errors: [String: [Reading]] = [:]
  /// The types that the readings name.
  var types: [SwiftType] = []
  private var places: [String: Int] = [:]

  /// An enum and how each of its cases is read.
  struct Enum: Sendable {
    var type: SwiftType
    /// Its key, which contains the arguments of generic parameters.
    var key: String
    var cases: [Case] = []
    /// Whether its values can also be decoded. The reader then only names its cases.
    var isDecodable = false
  }

  struct Case: Sendable {
    var name: String
    var payload: [Reading.Element]
  }

  /// Adds an enum.
  ///
  /// - Returns: Its index; `nil` if it was already added.
  mutating func insert(_ type: SwiftType, _ key: String, isDecodable: Bool) -> Int? {
    guard places[key] == nil else { return nil }
    places[key] = enums.count
    enums.append(Enum(type: type, key: key, isDecodable: isDecodable))
    types.append(type)
    return enums.count - 1
  }
}
