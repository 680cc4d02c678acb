// The few things about text that the values' rules need, so that the core imports no Foundation.

extension String {
  /// The text without white space at its two ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Character {
  /// Whether the character steers a terminal or a protocol instead of being shown.
  var isControl: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
