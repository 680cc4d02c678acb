/// An e-mail address that a message can be sent to.
public struct EmailAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address as it was given, without surrounding blanks.
  public let rawValue: String

  /// Checks an address: at most 254 characters, one `@`, something before it, a domain
  /// with a dot behind it.
  ///
  /// - Parameter rawValue: The address; blanks around it are dropped.
  /// - Throws: ``InvalidValue`` that says what is wrong with the address.
  public init(_ rawValue: String) throws(InvalidValue) {
    let address = rawValue.trimmed
    func invalid(_ reason: String) -> InvalidValue {
      InvalidValue(field: "email", value: rawValue, reason: reason)
    }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard !address.isEmpty else { throw invalid("is empty") }
    guard address.count <= 254 else { throw invalid("is longer than 254 characters") }
    guard !address.contains(where: { $0.isWhitespace || $0.isControl }) else {
      throw invalid("has a blank or a control character in it")
    }
    guard parts.count == 2 else { throw invalid("needs exactly one @") }
    guard !parts[0].isEmpty else { throw invalid("has nothing before the @") }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(where: \.isEmpty) else {
      throw invalid("needs a domain such as example.org behind the @")
    }
    self.rawValue = address
  }

  /// The address itself.
  public var description: String { rawValue }
}

extension EmailAddress: Codable {
  /// Reads an address from its text and checks it, as ``init(_:)`` does.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: ``InvalidValue`` that says what is wrong with it.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
