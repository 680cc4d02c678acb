import Foundation
package import Membership

/// Decodes one line of a roster: a JSON object with a person and, optionally, a fee. A line of a file
/// of rejected lines is decoded as the line that was rejected.
package enum RosterLine {
  /// Decodes the enrollment request in a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - fee: The fee for a line that has no `amount` or `currency`.
  /// - Returns: The request, or the error in the line. Only errors in the encoding have an exact
  ///   column; all others have column 1.
  package static func request(
    _ line: FileLine,
    fee: Money
  ) -> Result<EnrollmentRequest, InvalidRosterLine> {
    guard !line.isTooLong else {
      let reason = "this line is longer than \(LineReader.limit) bytes"
      return .failure(InvalidRosterLine(column: 1, reason: reason))
    }
    guard String(validating: line.bytes, as: UTF8.self) != nil else {
      let valid = String(decoding: line.bytes.prefix(line.bytes.validUTF8Count), as: UTF8.self)
      let reason = "this is not UTF-8; save the file in that encoding"
      return .failure(InvalidRosterLine(column: valid.count + 1, reason: reason))
    }
    do {
      let fields = try JSONDecoder().decode(RosterFields.self, from: Data(line.bytes))
      try fields.checkNumbersAndNames(in: line.bytes)
      return .success(try fields.request(fee: fee))
    } catch {
      if let rejected = try? JSONDecoder().decode(RejectedLine.self, from: Data(line.bytes)) {
        return rejected.request(line.number, fee: fee)
      }
      let reason =
        error is DecodingError
        ? #"expected a JSON object such as {"id": "1", "name": "Ada", "email": "ada@example.org"}"#
        : "\(error)"
      return .failure(InvalidRosterLine(column: 1, reason: reason))
    }
  }
}

/// A line of a file of rejected lines.
private struct RejectedLine: Decodable {
  let line: Int
  let column: Int
  let reason: String
  let text: String
  let isTruncated: Bool?

  /// Decodes the request in the text, unless it is not all that the roster had.
  func request(_ number: Int, fee: Money) -> Result<EnrollmentRequest, InvalidRosterLine> {
    let isWhole = isTruncated != true && !text.contains("\u{FFFD}")
    guard isWhole else {
      let reason = "line \(line) of the roster is not whole here; correct it in the roster"
      return .failure(InvalidRosterLine(column: 1, reason: reason))
    }
    // The text of a rejected line can be such a line again.
    let inner = FileLine(number: number, bytes: Array(text.utf8), isTooLong: false)
    return RosterLine.request(inner, fee: fee)
  }
}

/// The fields of a line. A missing field and `null` are the same.
private struct RosterFields: Decodable {
  private var id, name, lastName, email, currency: String?
  private var amount: Int?
  /// The number of different field names in the object.
  private let nameCount: Int

  private enum Field: String, CodingKey, CaseIterable {
    case id, name, lastName, email, amount, currency
  }

  private struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: AnyName.self).allKeys.map(\.stringValue)
    nameCount = names.count
    if let unknown = names.filter({ Field(rawValue: $0) == nil }).min() {
      let hint = didYouMean(unknown, among: Field.allCases.map(\.rawValue))
      throw RosterFieldError("unknown field \(unknown.quoted)\(hint)")
    }
    let fields = try decoder.container(keyedBy: Field.self)
    func value<Value: Decodable>(_ field: Field, _ type: String) throws(RosterFieldError) -> Value?
    {
      do {
        return try fields.decodeIfPresent(Value.self, forKey: field)
      } catch {
        throw RosterFieldError("\(field.rawValue) is not a valid \(type)")
      }
    }
    do {
      id = try fields.decodeIfPresent(String.self, forKey: .id)
    } catch {
      // Membership numbers are often written without quotation marks.
      let number: Int? = try value(.id, "text or whole number")
      id = number.map(String.init)
    }
    name = try value(.name, "text")
    lastName = try value(.lastName, "text")
    email = try value(.email, "text")
    amount = try value(.amount, "whole number")
    currency = try value(.currency, "text")
  }

  /// Rejects input that `JSONDecoder` accepts silently: a field that is given twice, and a whole
  /// number with a decimal point or an exponent. It would read an amount of `25.00` as 25 cents.
  func checkNumbersAndNames(in bytes: [UInt8]) throws(RosterFieldError) {
    var isText = false
    var isEscaped = false
    var members = 0
    for byte in bytes {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isText
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: continue
      case UInt8(ascii: ":"): members += 1
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        throw RosterFieldError("expected a number without a decimal point or an exponent")
      default: continue
      }
    }
    guard members == nameCount else { throw RosterFieldError("a field is given twice") }
  }

  func request(fee usual: Money) throws -> EnrollmentRequest {
    let id = try required(id, "id")
    let name = try required(name, "name")
    let (given, family) = lastName.map { (name, $0) } ?? splitName(name)
    return EnrollmentRequest(
      person: try Person(
        id: Person.ID(id),
        name: given,
        lastName: family,
        email: EmailAddress(required(email, "email"))
      ),
      fee: try Money(
        minorUnits: amount ?? usual.minorUnits,
        currency: currency.map { code throws(InvalidValue) in try Currency(code) }
          ?? usual.currency
      )
    )
  }

  private func required(_ text: String?, _ name: String) throws(RosterFieldError) -> String {
    guard let text else { throw RosterFieldError("\(name) is missing") }
    return text
  }
}

/// An error in the fields of a line.
private struct RosterFieldError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Splits a name at its last space: `Ada Lovelace` becomes `Ada` and `Lovelace`.
///
/// - Parameter name: A full name. A name without a space is a given name.
package func splitName(_ name: String) -> (given: String, family: String) {
  let end = name.lastIndex { !$0.isWhitespace }
  let trimmed = end.map { name[...$0] } ?? ""
  guard let space = trimmed.lastIndex(where: \.isWhitespace),
    trimmed[..<space].contains(where: { !$0.isWhitespace })
  else { return (name, "") }
  return (String(trimmed[..<space]), String(trimmed[trimmed.index(after: space)...]))
}
