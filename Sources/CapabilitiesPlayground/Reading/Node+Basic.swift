import Foundation

extension Node {
  /// Returns a value of a type that is read from the node's text; `nil` for other types.
  func basicValue<Value>(_ type: Value.Type) throws -> Value? {
    let value: Any? =
      switch type {
      case is String.Type: try text()
      case is Bool.Type: try truth()
      case let number as any FixedWidthInteger.Type: try integer(number)
      case let number as any (BinaryFloatingPoint & LosslessStringConvertible).Type:
        try floating(number)
      case is Decimal.Type: try decimal()
      case is Date.Type: try date()
      case is Duration.Type: try time()
      case is UUID.Type: try parsed("a UUID") { UUID(uuidString: $0) }
      case is URL.Type: try url()
      case is Data.Type: try data()
      default: nil
      }
    // In two steps: casting `nil` to an optional `Value` would return a present `nil`.
    guard let value else { return nil }
    return value as? Value
  }

  private func text() throws -> String {
    switch onlyPart.revealed.kind {
    case .text(let text), .word(let text): return text
    default: throw unexpected("text in quotation marks")
    }
  }

  private func truth() throws -> Bool {
    switch onlyPart.revealed.kind {
    case .bool(let value): return value
    case .word("true"): return true
    case .word("false"): return false
    default: throw unexpected("true or false")
    }
  }

  /// Returns the text of a number.
  private func digits(_ expected: String) throws -> String {
    switch onlyPart.revealed.kind {
    case .number(let text), .word(let text): return text
    default: throw unexpected(expected)
    }
  }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    let expected = "a whole number"
    let text = try digits(expected)
    if let value = Value(text, radix: 10) { return value }
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    guard !unsigned.isEmpty, unsigned.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw unexpected(expected)
    }
    throw ScriptError(
      self,
      "expected \(Value.min) to \(Value.max) for \(Value.self), found \(text.quoted)"
    )
  }

  private func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type
  ) throws -> Value {
    // JSON has no numbers for these values, so they are written by name.
    let name = ["nan", "inf", "-inf"].first { onlyPart.kind == .text($0) }
    let text = try name ?? digits("a number")
    guard let value = Value(text) else { throw unexpected("a number") }
    guard value.isFinite || !text.contains(where: \.isNumber) else {
      throw ScriptError(self, "\(text.quoted) is too large for \(Value.self)")
    }
    return value
  }

  private func decimal() throws -> Decimal {
    guard let value = try Decimal(written: digits("a number")) else { throw unexpected("a number") }
    return value
  }

  /// Returns a time. A list is the form in which the type encodes itself.
  private func time() throws -> Duration? {
    if case .list = onlyPart.revealed.kind { return nil }
    return try parsed(Duration.writtenExamples) { Duration(written: $0) }
  }

  private func url() throws -> URL {
    // A relative URL needs quotation marks, because every word would be one.
    let isWord = if case .word = onlyPart.kind { true } else { false }
    return try parsed("a URL such as https://example.com/a") { text in
      URL(string: text, encodingInvalidCharacters: false).flatMap {
        text.isEmpty || isWord && $0.scheme == nil ? nil : $0
      }
    }
  }

  private func data() throws -> Data {
    guard let text = onlyPart.plainText, text.hasPrefix("@"), !isResult else {
      return try parsed("data in base64, or @FILE") { Data(base64Encoded: $0) }
    }
    let path = String(text.dropFirst())
    do {
      return try readRegularFile(path)
    } catch {
      throw ScriptError(self, "cannot read \(path.quotedPath): \(fileProblem(error))")
    }
  }

  private func date() throws -> Date {
    try parsed("a date such as 2026-01-31, 2026-01-31T09:30:00Z, now or +3days") { text in
      if text == "now" { return Date() }
      if let sign = text.first, "+-".contains(sign) {
        let time = Duration(written: sign == "+" ? String(text.dropFirst()) : text)
        return time.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) }
      }
      // Foundation accepts February 31 and 25:61, and ignores text after a date.
      let (day, rest) = (String(text.prefix(10)), text.dropFirst(10))
      let time = /T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:?\d\d)/
      guard let date = try? isoDay.parse(day), isoDay.format(date) == day else { return nil }
      guard rest.wholeMatch(of: time) != nil else { return rest.isEmpty ? date : nil }
      let styles = [Date.ISO8601FormatStyle(), .init(includingFractionalSeconds: true)]
      return styles.lazy.compactMap { try? $0.parse(text) }.first
    }
  }

  private func parsed<Value>(_ expected: String, _ parse: (String) -> Value?) throws -> Value {
    guard let text = onlyPart.plainText, let value = parse(text) else { throw unexpected(expected) }
    return value
  }

  /// Returns the error `expected …, found …`.
  func unexpected(_ expected: String) -> ScriptError {
    ScriptError(self, "expected \(expected), found \(shown.shortened)")
  }
}

extension Decimal {
  /// Parses a number; `nil` for other text. Foundation accepts a numeric prefix, such as that of `0X1`.
  init?(written text: String) {
    guard Double(text) != nil, !text.lowercased().contains("x") else { return nil }
    self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    if isNaN { return nil }
  }
}

private let isoDay = Date.ISO8601FormatStyle().year().month().day()

extension String {
  /// The text, cut to a length for messages.
  var shortened: String {
    let text = prefix(60)
    return (text.endIndex == endIndex ? self : text + "…").escapedForTerminal
  }
}
