import CapabilityGraphs
import Foundation

extension String {
  /// The text as a script writes it: in quotation marks, with escapes.
  var literal: String { "\"" + escaped(limit: .max) + "\"" }

  /// The text as a JSON string. Control characters are escaped as JSON requires it, and as a terminal
  /// needs it.
  var json: String { "\"" + escaped(limit: .max, \.numberedInJSON) + "\"" }

  /// The text in quotation marks for a message: cut to a maximum length, with control characters escaped.
  var quoted: String { quoted(limit: 80) }

  /// The path in quotation marks for a message. It is cut only beyond the length of any file's path.
  var quotedPath: String { quoted(limit: 4096) }

  private func quoted(limit: Int) -> String {
    let isCut = unicodeScalars.dropFirst(limit).first != nil
    return "\"" + escaped(limit: limit) + (isCut ? "…\"" : "\"")
  }

  /// The text with control characters escaped, except line breaks and tabs.
  var escapedForTerminal: String { escapingControls(\.numbered) }

  /// The JSON text with control characters escaped. They can only be in its strings, so the result
  /// is the same JSON value.
  var escapedJSONForTerminal: String { escapingControls(\.numberedInJSON) }

  private func escapingControls(_ escape: (Unicode.Scalar) -> String) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isControl && scalar != "\n" && scalar != "\t"
    }
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    return unicodeScalars.map { isEscaped($0) ? escape($0) : String($0) }.joined()
  }

  private func escaped(limit: Int, _ escape: (Unicode.Scalar) -> String = \.numbered) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl: text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls a terminal, breaks a line or changes the direction of text.
  fileprivate var isControl: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !(0x200C...0x200F).contains(value) && value != 0x061C
    default: return false
    }
  }

  fileprivate var numbered: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The escape in JSON: `\u` and four digits, for each UTF-16 code unit.
  fileprivate var numberedInJSON: String {
    String(self).utf16.map { String(format: "\\u%04X", $0) }.joined()
  }
}

/// Returns `; did you mean "list"?` for the most similar known name, or nothing if none is similar.
func didYouMean(_ name: String, among known: some Sequence<String>) -> String {
  nearestName(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}
