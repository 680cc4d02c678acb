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
  var harmless: String {
    guard unicodeScalars.contains(where: { $0.isSteering && $0 != "\n" && $0 != "\t" }) else {
      return self
    }
    return unicodeScalars.map { scalar in
      scalar.isSteering && scalar != "\n" && scalar != "\t" ? scalar.numbered : String(scalar)
    }.joined()
  }

  /// The same for JSON, which stays JSON: what steers a terminal stands in its strings alone.
  var harmlessJSON: String {
    unicodeScalars.map { scalar in
      guard scalar.isSteering && scalar != "\n" else { return String(scalar) }
      return String(scalar).utf16
        .map { unit in
          let digits = String(unit, radix: 16, uppercase: true)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        .joined()
    }.joined()
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
}
