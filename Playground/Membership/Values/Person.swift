/// Somebody who is, or wants to become, a member of the club.
public struct Person: Sendable, Hashable, Identifiable {
  /// What tells one person from another, also over a change of name or address.
  public struct ID: Sendable, Hashable, CustomStringConvertible {
    /// The identifier's text.
    public let rawValue: String

    /// Checks an identifier.
    ///
    /// - Parameter rawValue: 1 to 64 characters, none of them white space, a control character or
    ///   invisible.
    /// - Throws: ``InvalidValue`` that says what is wrong with it.
    public init(_ rawValue: String) throws(InvalidValue) {
      func invalid(_ reason: String) -> InvalidValue {
        InvalidValue(field: "id", value: rawValue, reason: reason)
      }
      guard !rawValue.isEmpty else { throw invalid("is empty") }
      if let excess = rawValue.excess(over: 64) { throw invalid(excess) }
      guard !rawValue.unicodeScalars.contains(where: \.isBlankOrControl) else {
        throw invalid("has a blank or a control character in it")
      }
      guard !rawValue.unicodeScalars.contains(where: \.isInvisible) else {
        throw invalid("has an invisible character in it")
      }
      self.rawValue = rawValue
    }

    /// The text itself.
    public var description: String { rawValue }
  }

  /// What tells this person from others.
  public let id: ID
  /// The given name or names.
  public let name: String
  /// The family name; empty for people who have none.
  public let lastName: String
  /// Where the club's mail goes.
  public let email: EmailAddress

  /// Checks and makes a person.
  ///
  /// - Parameters:
  ///   - id: What tells this person from others.
  ///   - name: The given name or names; blanks around it are dropped, and something must be left.
  ///   - lastName: The family name; may be empty.
  ///   - email: Where the club's mail goes.
  /// - Throws: ``InvalidValue`` that names the first field that is wrong.
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

  /// Name and family name, as a letter's first line has them.
  public var fullName: String { lastName.isEmpty ? name : "\(name) \(lastName)" }

  private static func checked(_ text: String, field: String) throws(InvalidValue) -> String {
    let text = text.trimmed
    func invalid(_ reason: String) -> InvalidValue {
      InvalidValue(field: field, value: text, reason: reason)
    }
    if let excess = text.excess(over: 200) { throw invalid(excess) }
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw invalid("has a control character in it")
    }
    guard !text.unicodeScalars.contains(where: \.isConcealed) else {
      throw invalid("has an invisible character in it that no name is written with")
    }
    return text
  }
}

extension Person.ID: Codable {
  /// Reads an identifier from its text and checks it, as ``init(_:)`` does.
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

extension Person: Codable {
  private enum CodingKeys: CodingKey {
    case id, name, lastName, email
  }

  /// Reads a person and checks it, as the memberwise initialiser does.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: ``InvalidValue`` that names the first field that is wrong.
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
