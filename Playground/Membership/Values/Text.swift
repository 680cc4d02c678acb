// The few things about text that the values' rules need, so that the core imports no Foundation.

extension String {
  /// The text without white space at its two ends.
  var trimmed: String {
    // Nearly all text starts and ends with a sign of ASCII; telling characters apart takes long.
    let visible = UInt8(0x21)...0x7E
    if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last {
      return self
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Why the text is too long; `nil` where it is not.
  ///
  /// One character may have any number of marks, so bytes count too: eight for a character are
  /// more than any spelling of one takes.
  ///
  /// - Parameter limit: The most characters that it may have.
  func excess(over limit: Int) -> String? {
    // Bytes first: they are counted without reading the text.
    if utf8.count > 8 * limit { return "takes more than \(8 * limit) bytes" }
    guard utf8.count > limit else { return nil }
    return count > limit ? "is longer than \(limit) characters" : nil
  }

  /// The text in quotation marks, fit to be shown whoever wrote it: not endless, and with nothing
  /// in it that steers a terminal or turns what stands beside it around.
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
  /// Whether the scalar steers a terminal or a protocol instead of being shown.
  package var isControl: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Whether the scalar breaks a text in two, or steers what shows it.
  var isBlankOrControl: Bool {
    guard !isASCII else { return value <= 0x20 || value == 0x7F }
    return properties.isWhitespace || isControl
  }

  /// Whether nobody sees the scalar: two texts that differ by it look alike, and some of the kind
  /// turn the text beside them around.
  package var isInvisible: Bool {
    guard !isASCII else { return false }
    return properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
  }

  /// Whether the scalar is invisible and has no part in how any language is written.
  ///
  /// Joiners, marks of direction and selectors of variants have: they only shape the letters
  /// beside them. Overrides, embeddings and isolates turn around what follows.
  package var isConcealed: Bool {
    guard !isASCII, properties.generalCategory == .format else { return false }
    return !(0x200C...0x200F).contains(value) && value != 0x061C
  }
}
