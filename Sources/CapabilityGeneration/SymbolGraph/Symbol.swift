/// One declaration of a module.
struct Symbol: Decodable, Sendable {
  /// What sort of declaration this is, such as `swift.func`.
  var kind: String
  /// The identifier that no other declaration has.
  var precise: String
  /// The names from the outermost type inwards, the declaration's own with its labels last.
  var path: [String]
  /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`.
  var access: AccessLevel
  /// Where the declaration's name stands; `nil` where the compiler wrote the declaration.
  var location: SourcePosition?
  /// The declaration as source text in pieces.
  var declaration: [Fragment]
  /// The inputs of a function; empty for everything else.
  var parameters: [Parameter]
  /// The output of a function; empty where there is none.
  var returns: [Fragment]
  /// The lines of the documentation comment.
  var documentation: [String]
  /// The names of the generic parameters.
  var generics: [String]
  /// Whether the declaration must not be used any more.
  var isUnavailable: Bool

  /// A piece of source text.
  struct Fragment: Decodable, Sendable {
    /// `keyword`, `attribute`, `typeIdentifier`, `text` and others.
    var kind: String
    /// The text.
    var spelling: String
    /// The type that a `typeIdentifier` names.
    var preciseIdentifier: String?
  }

  /// An input of a function.
  struct Parameter: Decodable, Sendable {
    /// The label, or the name inside where there is no label.
    var name: String
    /// The name and the type.
    var declarationFragments: [Fragment]
  }

  private enum Keys: String, CodingKey {
    case kind, identifier, precise, pathComponents, accessLevel, location, position, uri, line
    case character, declarationFragments, functionSignature, parameters, returns, docComment
    case lines, text, swiftGenerics, name, availability, isUnconditionallyUnavailable, domain
    case obsoleted
  }

  /// Reads one entry of `symbols`. Only what kinds of use are read whole: the rest is skipped,
  /// which is most of a large file.
  init(from decoder: any Decoder) throws {
    let entry = try decoder.container(keyedBy: Keys.self)
    kind = try entry.nestedContainer(keyedBy: Keys.self, forKey: .kind)
      .decode(String.self, forKey: .identifier)
    precise = try entry.nestedContainer(keyedBy: Keys.self, forKey: .identifier)
      .decode(String.self, forKey: .precise)
    path = try entry.decode([String].self, forKey: .pathComponents)
    let access = try entry.decode(String.self, forKey: .accessLevel)
    self.access = AccessLevel(rawValue: access) ?? .internal
    declaration = try entry.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    if entry.contains(.functionSignature) {
      let signature = try entry.nestedContainer(keyedBy: Keys.self, forKey: .functionSignature)
      parameters = try signature.decodeIfPresent([Parameter].self, forKey: .parameters) ?? []
      returns = try signature.decodeIfPresent([Fragment].self, forKey: .returns) ?? []
    } else {
      (parameters, returns) = ([], [])
    }
    location = try Self.location(in: entry)
    documentation = try Self.documentation(in: entry)
    generics = try Self.generics(in: entry)
    isUnavailable = try Self.isUnavailable(in: entry)
  }

  private typealias Entry = KeyedDecodingContainer<Keys>

  private static func location(in entry: Entry) throws -> SourcePosition? {
    guard entry.contains(.location) else { return nil }
    let location = try entry.nestedContainer(keyedBy: Keys.self, forKey: .location)
    let position = try location.nestedContainer(keyedBy: Keys.self, forKey: .position)
    return SourcePosition(
      uri: try location.decode(String.self, forKey: .uri),
      line: try position.decode(UInt32.self, forKey: .line),
      character: try position.decode(UInt32.self, forKey: .character)
    )
  }

  private static func documentation(in entry: Entry) throws -> [String] {
    guard entry.contains(.docComment) else { return [] }
    struct Line: Decodable { var text: String }
    return try entry.nestedContainer(keyedBy: Keys.self, forKey: .docComment)
      .decode([Line].self, forKey: .lines).map(\.text)
  }

  private static func generics(in entry: Entry) throws -> [String] {
    guard entry.contains(.swiftGenerics) else { return [] }
    struct Generic: Decodable { var name: String }
    return try entry.nestedContainer(keyedBy: Keys.self, forKey: .swiftGenerics)
      .decodeIfPresent([Generic].self, forKey: .parameters)?.map(\.name) ?? []
  }

  private static func isUnavailable(in entry: Entry) throws -> Bool {
    struct Availability: Decodable { var isUnconditionallyUnavailable: Bool? }
    return try entry.decodeIfPresent([Availability].self, forKey: .availability)?
      .contains { $0.isUnconditionallyUnavailable == true } ?? false
  }
}
