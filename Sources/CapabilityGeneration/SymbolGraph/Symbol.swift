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
  /// The parameters of a function; empty for other declarations.
  var parameters: [Parameter] = []
  /// The result type of a function; empty if there is none.
  var returns: [Token] = []
  var documentation: [String] = []
  var generics: [String] = []
  /// The protocols and superclasses that generic parameters are constrained to, by precise identifier.
  var constraints: [(generic: String, conformsTo: String)] = []
  /// The generic parameters and associated types that must equal a type, such as `C.Element`, with
  /// its source and its precise identifier.
  var sameTypes: [(path: String, source: String, precise: String)] = []
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

  struct Parameter: Sendable {
    /// The label, or the inner name if there is no label.
    var name: String
    /// The name and the type as fragments of source.
    var declaration: [Token]
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
      case "pathComponents": found.path = try reader.strings()
      case "accessLevel": found.access = try reader.string()
      case "declarationFragments": declaration = try reader.fragments()
      case "functionSignature": try readSignature(&reader)
      case "location": location = try SourcePosition(reading: &reader)
      case "docComment":
        try reader.elements(of: "lines") { documentation.append(try $0.member("text")) }
        // The last line of a block comment is the space before its end.
        if documentation.last?.allSatisfy(\.isWhitespace) == true { documentation.removeLast() }
      case "swiftGenerics": try readGenerics(&reader)
      case "availability": try readAvailability(&reader)
      case "spi": existence.isSPI = try reader.boolean()
      case "swiftExtension":
        try reader.elements(of: "constraints") {
          isConditional = true
          try $0.skip()
        }
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
      case "parameters": try reader.each { parameters.append(try Parameter(reading: &$0)) }
      default: try reader.skip()
      }
    }
  }

  private mutating func readGenerics(_ reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "parameters": try reader.each { generics.append(try $0.member("name")) }
      case "constraints":
        try reader.each { reader in
          guard let (constraint, sameType) = try reader.constraint() else { return }
          if let sameType {
            sameTypes.append((constraint.generic, sameType, constraint.conformsTo))
          } else {
            constraints.append(constraint)
          }
        }
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

extension Symbol.Parameter {
  init(reading reader: inout JSONReader) throws {
    var name: String?
    var declaration: [Token] = []
    try reader.members { key, reader in
      switch key {
      case "name": name = try reader.string()
      case "declarationFragments": declaration = try reader.fragments()
      default: try reader.skip()
      }
    }
    self.init(name: try reader.required(name, "name of a parameter"), declaration: declaration)
  }
}

extension JSONReader {
  /// Reads a constraint, and the source of the type if it is of the kind `==`; `nil` if it names no
  /// type.
  mutating func constraint() throws -> (
    constraint: (generic: String, conformsTo: String), sameType: String?
  )? {
    var kind: String?
    var source: String?
    var generic: String?
    var target: String?
    try members { key, reader in
      switch key {
      case "kind": kind = try reader.string()
      case "lhs": generic = try reader.string()
      case "rhs": source = try reader.string()
      case "rhsPrecise": target = try reader.string()
      default: try reader.skip()
      }
    }
    guard let generic, let target else { return nil }
    return ((generic, target), kind == "sameType" ? source : nil)
  }

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

  /// Reads each element of an array in an object, and skips the rest of the object.
  fileprivate mutating func elements(
    of name: StaticString,
    _ read: (inout JSONReader) throws -> Void
  ) throws {
    try members { key, reader in
      if name ~= key { try reader.each(read) } else { try reader.skip() }
    }
  }

  fileprivate mutating func strings() throws -> [String] {
    var strings: [String] = []
    try each { strings.append(try $0.string()) }
    return strings
  }

  /// Reads an array of fragments of source.
  fileprivate mutating func fragments() throws -> [Token] {
    var tokens: [Token] = []
    try each { reader in
      var kind = FragmentKind.text
      var spelling: Text?
      var precise: String?
      try reader.members { key, reader in
        switch key {
        case "kind": kind = FragmentKind(try reader.text())
        case "spelling": spelling = try reader.text()
        case "preciseIdentifier": precise = try reader.string()
        default: try reader.skip()
        }
      }
      let text = try reader.required(spelling, "spelling of a piece of source")
      try reader.append(kind, text, precise, to: &tokens)
    }
    return tokens
  }

  private func append(
    _ kind: FragmentKind,
    _ text: Text,
    _ precise: String?,
    to tokens: inout [Token]
  ) throws {
    switch kind {
    case .type: tokens.append(Token.named(try string(of: text), precise: precise))
    case .name: tokens.append(Token.named(try string(of: text)))
    case .literal: tokens.append(Token(text: try string(of: text), kind: .literal))
    case .text:
      // The name of a global actor, after the `@`.
      if let precise {
        tokens.append(Token.named(try string(of: text), precise: precise))
        return
      }
      guard text.isEscaped else {
        TokenScanner.append(text.bytes, to: &tokens)
        return
      }
      var unescaped = try string(of: text)
      unescaped.withUTF8 { TokenScanner.append($0, to: &tokens) }
    }
  }
}

private enum FragmentKind {
  /// The name of a type.
  case type
  /// The name of something else.
  case name
  /// A string.
  case literal
  /// Other text, such as keywords and punctuation.
  case text

  init(_ text: JSONReader.Text) {
    switch text {
    case "typeIdentifier": self = .type
    case "identifier", "externalParam", "internalParam", "genericParameter": self = .name
    case "stringLiteral": self = .literal
    default: self = .text
    }
  }
}

extension SourcePosition {
  /// Reads a position in a symbol graph: a `file:` URI, line and column counted from 0.
  init(reading reader: inout JSONReader) throws {
    var found: (uri: String?, line: Int?, character: Int?)
    try reader.members { key, reader in
      switch key {
      case "uri": found.uri = try reader.string()
      case "position":
        try reader.members { key, reader in
          switch key {
          case "line": found.line = try reader.integer()
          case "character": found.character = try reader.integer()
          default: try reader.skip()
          }
        }
      default: try reader.skip()
      }
    }
    let uri = try reader.required(found.uri, "uri")
    let path = uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
    self.path = path.utf8.contains(UInt8(ascii: "%")) ? path.removingPercentEncoding ?? path : path
    line = try reader.required(found.line, "line") + 1
    column = try reader.required(found.character, "character") + 1
  }
}
