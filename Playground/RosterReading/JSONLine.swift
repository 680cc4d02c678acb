import Membership

/// A JSON object on one line whose members are texts and whole numbers, each with its place.
///
/// Its own reader, because a diagnostic needs the column of every member and of every mistake.
package struct JSONLine {
  /// A text or a number.
  package enum Value: Equatable {
    case text(String)
    case number(Int)
  }

  /// A value and where it stands.
  package struct Member: Equatable {
    package let value: Value
    package let offset: Int
  }

  /// What is wrong with a line.
  package struct Mistake: Error, Equatable {
    /// Where, in bytes from 0.
    package let offset: Int
    /// What is wrong.
    package let reason: String
  }

  /// The members by name.
  package private(set) var members: [String: Member] = [:]

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: The line, which is UTF-8.
  ///   - names: The members that the object may have.
  /// - Throws: ``Mistake`` at the first place that is wrong.
  package init(_ bytes: [UInt8], names: [String]) throws(Mistake) {
    var scanner = JSONScanner(bytes)
    try scanner.expect("{", "a JSON object is expected, which starts with {")
    if !scanner.take("}") {
      repeat { try readMember(&scanner, names) } while scanner.take(",")
      try scanner.expect("}", "a , or a } is expected")
    }
    try scanner.expectEnd()
  }

  private mutating func readMember(
    _ scanner: inout JSONScanner,
    _ names: [String]
  ) throws(Mistake) {
    let offset = scanner.nextOffset()
    let name = try scanner.text("a name in quotation marks is expected")
    guard names.contains(name) else {
      let hint = didYouMean(name, among: names)
      throw Mistake(offset: offset, reason: "a roster has no \(name.quoted)\(hint)")
    }
    try scanner.expect(":", "a : is expected")
    let member = Member(value: try scanner.value(), offset: scanner.lastOffset)
    guard members.updateValue(member, forKey: name) == nil else {
      throw Mistake(offset: offset, reason: "\"\(name)\" is there twice")
    }
  }
}
