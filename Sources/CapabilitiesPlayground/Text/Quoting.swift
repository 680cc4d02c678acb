extension String {
  /// The text in quotation marks, with the escapes that scripts read: nothing of it is lost.
  var literal: String { "\"" + escaped(limit: .max) + "\"" }

  /// The text in quotation marks for a message: not endless, and with nothing in it that steers a
  /// terminal or turns what stands beside it around.
  var quoted: String {
    let limit = 80
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return "\"" + escaped(limit: limit) + (isCut ? "…\"" : "\"")
  }

  /// The text with everything escaped that steers a terminal; line breaks and tabs stay.
  var escapedForTerminal: String { escapingSteering(\.numbered) }

  /// The same for JSON, which stays JSON: what steers a terminal stands in its strings alone.
  var escapedJSONForTerminal: String { escapingSteering(\.numberedInJSON) }

  private func escapingSteering(_ escape: (Unicode.Scalar) -> String) -> String {
    func steers(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isSteering && scalar != "\n" && scalar != "\t"
    }
    guard unicodeScalars.contains(where: steers) else { return self }
    return unicodeScalars.map { steers($0) ? escape($0) : String($0) }.joined()
  }

  private func escaped(limit: Int) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isSteering: text += scalar.numbered
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar steers a terminal, breaks a line or turns text around.
  fileprivate var isSteering: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !(0x200C...0x200F).contains(value) && value != 0x061C
    default: return false
    }
  }

  fileprivate var numbered: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// As ``numbered``, by the rules of JSON: `\u` and four digits, twice for what needs more.
  fileprivate var numberedInJSON: String {
    String(self).utf16
      .map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      .joined()
  }
}
