/// A message from a worker to its parent process, one line each.
enum Report: Equatable {
  /// The worker starts to read an input.
  case reads(Int)
  /// A property is violated.
  case violation(property: String, detail: String)
  /// The worker has read all inputs.
  case done

  /// The line, without its line break.
  var line: String {
    switch self {
    case .reads(let number): "reads \(number)"
    case .violation(let property, let detail):
      "violation \(Report.inOneLine(property))\t\(Report.inOneLine(detail))"
    case .done: "done"
    }
  }

  /// Parses a line; returns `nil` if it is not a report.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "reads":
      guard let number = words.last.flatMap({ Int($0) }) else { return nil }
      self = .reads(number)
    case "violation":
      let parts = words.last?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
      guard parts.count == 2 else { return nil }
      self = .violation(property: String(parts[0]), detail: String(parts[1]))
    case "done": self = .done
    default: return nil
    }
  }

  /// Returns the text with line breaks and control characters escaped, truncated to a limit.
  private static func inOneLine(_ text: String) -> String {
    let limit = 2000
    var line = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      let isPlain = scalar.value >= 0x20 && scalar.value < 0x7F || scalar.value > 0xA0
      line += isPlain ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return line
  }
}
