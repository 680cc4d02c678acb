/// What a worker tells the one that watches it, a line each.
enum Report: Equatable {
  /// It reads an input now.
  case reads(Int)
  /// Something does not hold.
  case violation(property: String, detail: String)
  /// It has read all that it was to read.
  case done

  /// The line, without its end.
  var line: String {
    switch self {
    case .reads(let number): "reads \(number)"
    case .violation(let property, let detail):
      "violation \(Report.inOneLine(property))\t\(Report.inOneLine(detail))"
    case .done: "done"
    }
  }

  /// Reads a line; `nil` where it is none of these.
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

  /// The text with whatever ends a line, or steers a terminal, escaped; and not endless.
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
