/// An e-mail address that a message can be sent to.
public struct EmailAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address as it was given, without surrounding blanks.
  public let rawValue: String

  /// Checks an address: at most 254 characters, none of them invisible, one `@`, something before
  /// it, a domain with a dot behind it.
  ///
  /// - Parameter rawValue: The address; blanks around it are dropped.
  /// - Throws: ``InvalidValue`` that says what is wrong with the address.
  public init(_ rawValue: String) throws(InvalidValue) {
    let address = rawValue.trimmed
    func invalid(_ reason: String) -> InvalidValue {
      InvalidValue(field: "email", value: rawValue, reason: reason)
    }
    guard !address.isEmpty else { throw invalid("is empty") }
    if let excess = address.excess(over: 254) { throw invalid(excess) }
    guard !address.unicodeScalars.contains(where: \.isBlankOrControl) else {
      throw invalid("has a blank or a control character in it")
    }
    guard !address.unicodeScalars.contains(where: \.isInvisible) else {
      throw invalid("has an invisible character in it")
    }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
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
