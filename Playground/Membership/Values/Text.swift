// The text operations that the values need; the core does not import Foundation.

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Returns why the text is too long, or `nil`.
  ///
  /// The limit also applies to bytes, because one character can have any number of combining marks.
  /// Eight bytes per character are enough for any written language.
  ///
  /// - Parameter limit: The maximum number of characters.
  func excess(over limit: Int) -> String? {
    // Bytes first: counting them does not read the text.
    if utf8.count > 8 * limit { return "is longer than \(8 * limit) bytes" }
    guard utf8.count > limit else { return nil }
    return count > limit ? "is longer than \(limit) characters" : nil
  }

  /// The text in quotation marks, safe to print: at most 80 scalars, with control and invisible
  /// characters escaped.
  package var quoted: String {
    let limit = 80
    var quoted = "\""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isControl || scalar.isInvisible:
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return quoted + (isCut ? "…\"" : "\"")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character or a line separator.
  package var isControl: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Whether the scalar is white space or a control character.
  var isBlankOrControl: Bool {
    guard !isASCII else { return value <= 0x20 || value == 0x7F }
    return properties.isWhitespace || isControl
  }

  /// Whether the scalar has no visible form. Such scalars make different texts look alike, and some
  /// of them reverse the text around them.
  package var isInvisible: Bool {
    guard !isASCII else { return false }
    return properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar is invisible and not used in writing any language.
  ///
  /// Joiners, direction marks and variation selectors are used: they shape the letters beside them.
  /// Overrides, embeddings and isolates are not: they reverse the text that follows.
  var isConcealed: Bool {
    guard !isASCII, properties.generalCategory == .format else { return false }
    return !(0x200C...0x200F).contains(value) && value != 0x061C
  }
}
