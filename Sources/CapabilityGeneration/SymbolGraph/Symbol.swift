import Foundation

/// A declaration of a module.
struct Symbol: Sendable {
  /// The kind of declaration, such as `swift.func`.
  var kind = ""
  /// The precise identifier, which is unique.
  var precise = ""
  /// The names from the outermost type inwards; the last is the declaration's own, with labels.
  var path: [String] = []
  /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`.
  var access = AccessLevel.internal
  /// The position of the name; `nil` for a declaration that the compiler synthesized.
  var location: SourcePosition?
  /// The declaration as fragments of source.
  var declaration: [Token] = []
  /// The inner name and the type of each parameter of a function.
  var parameters: [[Token]] = []
  /// The result type of a function; empty if there is none.
  var returns: [Token] = []
  var documentation: [String] = []
  var generics: [String] = []
  /// The conditions on generic parameters, and on associated types such as `C.Element`.
  var constraints: [SymbolGraph.Condition] = []
  /// Whether the declaration is unavailable or obsolete.
  var isUnavailable = false
  var isDeprecated = false
  /// Whether it is in an extension with conditions on generic parameters.
  var isConditional = false
  /// The method or property of a superclass that it overrides, by precise identifier.
  var overridden: String?
  /// The conditions for naming it, besides its access level.
  var existence = Existence()

  /// The conditions for naming a declaration, besides its access level and `#if`.
  struct Existence: Sendable, Equatable {
    /// The platforms of `@available`, in the order of the attributes.
    var platforms: [Platform] = []
    var isSPI = false

    struct Platform: Sendable, Equatable {
      var name = ""
      var isUnavailable = false
      /// The first version with the declaration.
      var introduced: String?
      /// The first version without it.
      var obsoleted: String?
    }
  }
}

extension Symbol {
  /// Reads an entry of `symbols` and skips the fields that are not needed, which are most of a
  /// large file.
  init(reading reader: inout JSONReader) throws {
    var found: (kind: String?, precise: String?, path: [String]?, access: String?)
    try reader.members { key, reader in
      switch key {
      case "kind": found.kind = try reader.member("identifier")
      case "identifier": found.precise = try reader.member("precise")
      case "pathComponents": found.path = try reader.array { try $0.string() }
      case "accessLevel": found.access = try reader.string()
      case "declarationFragments": declaration = try reader.fragments()
      case "functionSignature": try readSignature(&reader)
      case "location": location = try SourcePosition(reading: &reader)
      case "docComment":
        documentation = try reader.member("lines") { try $0.array { try $0.member("text") } } ?? []
        // The last line of a block comment is the space before its end.
        if documentation.last?.allSatisfy(\.isWhitespace) == true { documentation.removeLast() }
      case "swiftGenerics": try readGenerics(&reader)
      case "availability": try readAvailability(&reader)
      case "spi": existence.isSPI = try reader.boolean()
      case "swiftExtension":
        let isEmpty = try reader.member("constraints") { try $0.array { try $0.skip() }.isEmpty }
        isConditional = isEmpty == false
      default: try reader.skip()
      }
    }
    kind = try reader.required(found.kind, "kind")
    precise = try reader.required(found.precise, "identifier")
    path = try reader.required(found.path, "pathComponents")
    access = AccessLevel(rawValue: try reader.required(found.access, "accessLevel")) ?? .internal
  }

  private mutating func readSignature(_ reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "returns": returns = try reader.fragments()
      case "parameters":
        parameters = try reader.array { reader in
          try reader.member("declarationFragments") { try $0.fragments() } ?? []
        }
      default: try reader.skip()
      }
    }
  }

  private mutating func readGenerics(_ reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "parameters": generics = try reader.array { try $0.member("name") }
      case "constraints": constraints = try reader.conditions()
      default: try reader.skip()
      }
    }
  }

  private mutating func readAvailability(_ reader: inout JSONReader) throws {
    try reader.each { reader in
      var platform = Existence.Platform()
      try reader.members { key, reader in
        switch key {
        case "domain": platform.name = try reader.string()
        case "isUnconditionallyUnavailable": platform.isUnavailable = try reader.boolean()
        case "isUnconditionallyDeprecated":
          if try reader.boolean() { isDeprecated = true }
        case "introduced": platform.introduced = try reader.version()
        case "obsoleted": platform.obsoleted = try reader.version()
        default: try reader.skip()
        }
      }
      if !["", "*", "Swift"].contains(platform.name) {
        existence.platforms.append(platform)
      } else if platform.isUnavailable || platform.obsoleted != nil {
        isUnavailable = true
      }
    }
  }
}

extension JSONReader {
  /// Reads a version, such as `26.1`.
  fileprivate mutating func version() throws -> String {
    var version = ""
    try members { key, reader in
      switch key {
      case "major": version = "\(try reader.integer())\(version)"
      case "minor": version += ".\(try reader.integer())"
      default: try reader.skip()
      }
    }
    return version
  }

  /// Reads an array of fragments of source.
  fileprivate mutating func fragments() throws -> [Token] {
    var tokens: [Token] = []
    try each { reader in
      var (kind, spelling, precise): (Text?, Text?, String?)
      try reader.members { key, reader in
        switch key {
        case "kind": kind = try reader.text()
        case "spelling": spelling = try reader.text()
        case "preciseIdentifier": precise = try reader.string()
        default: try reader.skip()
        }
      }
      let text = try reader.required(spelling, "spelling of a piece of source")
      switch try reader.required(kind, "kind of a piece of source") {
      case "identifier", "externalParam", "internalParam", "genericParameter":
        tokens.append(Token.named(try reader.string(of: text)))
      case "stringLiteral":
        tokens.append(Token(text: try reader.string(of: text), kind: .literal))
      // A type, or the name of a global actor, after the `@`.
      case "typeIdentifier",
        _ where precise != nil:
        tokens.append(Token.named(try reader.string(of: text), precise: precise))
      case _ where text.isEscaped:
        var unescaped = try reader.string(of: text)
        unescaped.withUTF8 { TokenScanner.append($0, to: &tokens) }
      default: TokenScanner.append(text.bytes, to: &tokens)
      }
    }
    return tokens
  }
}

extension SourcePosition {
  /// Reads a position in a symbol graph: a `file:` URI, line and column counted from 0.
  init(reading reader: inout JSONReader) throws {
    var found: (uri: String?, line: Int?, character: Int?)
    func read(_ key: JSONReader.Text, _ reader: inout JSONReader) throws {
      switch key {
      case "uri": found.uri = try reader.string()
      case "position": try reader.members(read)
      case "line": found.line = try reader.integer()
      case "character": found.character = try reader.integer()
      default: try reader.skip()
      }
    }
    try reader.members(read)
    let uri = try reader.required(found.uri, "uri")
    let path = uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
    self.path = path.utf8.contains(UInt8(ascii: "%")) ? path.removingPercentEncoding ?? path : path
    line = try reader.required(found.line, "line") + 1
    column = try reader.required(found.character, "character") + 1
  }
}
