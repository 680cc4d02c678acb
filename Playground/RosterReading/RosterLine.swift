package import Membership

/// One line of a roster, whose JSON can be read.
package struct RosterLine {
  /// What a line may tell.
  package static let names = ["id", "name", "lastName", "email", "amount", "currency"]

  private let json: JSONLine

  /// Reads whom a line asks to enrol.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - fee: The fee where the line has none of its own.
  /// - Returns: The request, or what is wrong with the line and where.
  package static func request(
    _ line: FileLine,
    fee: Money
  ) -> Result<EnrollmentRequest, InvalidRosterLine> {
    guard !line.isTooLong else {
      let reason = "this line is too long: \(LineReader.limit) bytes are the most"
      return .failure(InvalidRosterLine(column: 1, reason: reason))
    }
    guard String(validating: line.bytes, as: UTF8.self) != nil else {
      let valid = String(decoding: line.bytes.prefix(line.bytes.validUTF8Count), as: UTF8.self)
      let reason = "this is not UTF-8; save the file in that encoding"
      return .failure(InvalidRosterLine(column: valid.count + 1, reason: reason))
    }
    do throws(JSONLine.Mistake) {
      let line = RosterLine(json: try JSONLine(line.bytes, names: names))
      return .success(EnrollmentRequest(person: try line.person(), fee: try line.fee(fee)))
    } catch {
      let before = String(decoding: line.bytes.prefix(error.offset), as: UTF8.self)
      return .failure(InvalidRosterLine(column: before.count + 1, reason: error.reason))
    }
  }

  /// The person. Without a `lastName`, what stands behind the last blank of the name is one.
  private func person() throws(JSONLine.Mistake) -> Person {
    let id = try needed("id")
    let name = try needed("name")
    let email = try needed("email")
    let (given, family) = try text("lastName").map { (name, $0) } ?? splitName(name)
    return try checked { () throws(InvalidValue) in
      try Person(
        id: Person.ID(id),
        name: given,
        lastName: family,
        email: EmailAddress(email)
      )
    }
  }

  private func fee(_ usual: Money) throws(JSONLine.Mistake) -> Money {
    let code = try text("currency") ?? usual.currency.code
    let minorUnits = try number("amount") ?? usual.minorUnits
    return try checked { () throws(InvalidValue) in
      try Money(minorUnits: minorUnits, currency: Currency(code))
    }
  }

  /// The text of a member; a number stands for its digits where names are often numbers.
  private func text(_ name: String) throws(JSONLine.Mistake) -> String? {
    guard let member = json.members[name] else { return nil }
    switch member.value {
    case .text(let text): return text
    case .number(let number) where name == "id": return String(number)
    case .number: throw JSONLine.Mistake(offset: member.offset, reason: "\(name) has to be a text")
    }
  }

  private func number(_ name: String) throws(JSONLine.Mistake) -> Int? {
    guard let member = json.members[name] else { return nil }
    guard case .number(let number) = member.value else {
      throw JSONLine.Mistake(offset: member.offset, reason: "\(name) has to be a whole number")
    }
    return number
  }

  private func needed(_ name: String) throws(JSONLine.Mistake) -> String {
    guard let text = try text(name) else {
      throw JSONLine.Mistake(offset: 0, reason: "\(name) is missing")
    }
    return text
  }

  /// Makes a value, and shows an error at the member that it is about.
  private func checked<Value>(
    _ make: () throws(InvalidValue) -> Value
  ) throws(JSONLine.Mistake) -> Value {
    do throws(InvalidValue) {
      return try make()
    } catch {
      let name = error.field == "last name" ? "lastName" : error.field
      let member = json.members[name] ?? json.members["name"]
      throw JSONLine.Mistake(offset: member?.offset ?? 0, reason: error.description)
    }
  }
}
