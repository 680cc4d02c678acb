/// A person who is, or wants to become, a member of the club.
public struct Person: Sendable, Hashable, Identifiable {
  /// Identifies a person, even if the name or the e-mail address changes.
  public struct ID: Sendable, Hashable, CustomStringConvertible {
    /// The identifier as a string.
    public let rawValue: String

    /// Validates an identifier.
    ///
    /// - Parameter rawValue: 1 to 64 characters without white space, control characters or
    ///   invisible characters.
    /// - Throws: ``InvalidValue`` with the reason.
    public init(_ rawValue: String) throws(InvalidValue) {
      func invalid(_ reason: String) -> InvalidValue {
        InvalidValue(field: "id", value: rawValue, reason: reason)
      }
      guard !rawValue.isEmpty else { throw invalid("is empty") }
      if let excess = rawValue.excess(over: 64) { throw invalid(excess) }
      guard !rawValue.unicodeScalars.contains(where: \.isBlankOrControl) else {
        throw invalid("contains white space or a control character")
      }
      guard !rawValue.unicodeScalars.contains(where: \.isInvisible) else {
        throw invalid("contains an invisible character")
      }
      self.rawValue = rawValue
    }

    /// The identifier as a string.
    public var description: String { rawValue }
  }

  /// The person's identifier.
  public let id: ID
  /// The given name or names.
  public let name: String
  /// The family name; may be empty.
  public let lastName: String
  /// The e-mail address.
  public let email: EmailAddress

  /// Creates a person.
  ///
  /// - Parameters:
  ///   - id: The person's identifier.
  ///   - name: The given name or names. Surrounding white space is removed; the rest must not be
  ///     empty.
  ///   - lastName: The family name; may be empty.
  ///   - email: The e-mail address.
  /// - Throws: ``InvalidValue`` for the first invalid field.
  public init(
    id: ID,
    name: String,
    lastName: String,
    email: EmailAddress
  ) throws(InvalidValue) {
    let name = try Person.checked(name, field: "name")
    guard name.unicodeScalars.contains(where: { !$0.isInvisible }) else {
      throw InvalidValue(field: "name", value: name, reason: "is empty")
    }
    self.id = id
    self.name = name
    self.lastName = try Person.checked(lastName, field: "last name")
    self.email = email
  }

  /// Given name and family name, separated by a space.
  public var fullName: String { lastName.isEmpty ? name : "\(name) \(lastName)" }

  private static func checked(_ text: String, field: String) throws(InvalidValue) -> String {
    let text = text.trimmed
    func invalid(_ reason: String) -> InvalidValue {
      InvalidValue(field: field, value: text, reason: reason)
    }
    if let excess = text.excess(over: 200) { throw invalid(excess) }
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw invalid("contains a control character")
    }
    guard !text.unicodeScalars.contains(where: \.isConcealed) else {
      throw invalid("contains an invisible character that is not used in names")
    }
    return text
  }
}

extension Person.ID: Codable {
  /// Decodes an identifier from a string and validates it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: ``InvalidValue`` with the reason.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the identifier as a string.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Person: Codable {
  private enum CodingKeys: CodingKey {
    case id, name, lastName, email
  }

  /// Decodes a person and validates it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: ``InvalidValue`` for the first invalid field.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      id: fields.decode(ID.self, forKey: .id),
      name: fields.decode(String.self, forKey: .name),
      lastName: fields.decode(String.self, forKey: .lastName),
      email: fields.decode(EmailAddress.self, forKey: .email)
    )
  }
}
