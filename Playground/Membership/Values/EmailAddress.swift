/// A valid e-mail address.
public struct EmailAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address, without surrounding white space.
  public let rawValue: String

  /// Validates an address: at most 254 characters, none of them invisible, exactly one `@`, a local
  /// part, and a domain with a dot.
  ///
  /// - Parameter rawValue: The address. Surrounding white space is removed.
  /// - Throws: ``InvalidValue`` with the reason.
  public init(_ rawValue: String) throws(InvalidValue) {
    let address = rawValue.trimmed
    func invalid(_ reason: String) -> InvalidValue {
      InvalidValue(field: "email", value: rawValue, reason: reason)
    }
    guard !address.isEmpty else { throw invalid("is empty") }
    if let excess = address.excess(over: 254) { throw invalid(excess) }
    guard !address.unicodeScalars.contains(where: \.isBlankOrControl) else {
      throw invalid("contains white space or a control character")
    }
    guard !address.unicodeScalars.contains(where: \.isInvisible) else {
      throw invalid("contains an invisible character")
    }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw invalid("needs exactly one @") }
    guard !parts[0].isEmpty else { throw invalid("has nothing before the @") }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(where: \.isEmpty) else {
      throw invalid("needs a domain such as example.org after the @")
    }
    self.rawValue = address
  }

  /// The address.
  public var description: String { rawValue }
}

extension EmailAddress: Codable {
  /// Decodes an address from a string and validates it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: ``InvalidValue`` with the reason.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the address as a string.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
