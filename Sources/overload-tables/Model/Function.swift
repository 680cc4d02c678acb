/// A function declaration, laid out as `swift format` leaves it.
struct Function {
  /// The columns that a line may fill.
  static let width = 99

  /// What tells the overload from the others of its family, such as `2 inputs, async`.
  var summary: String
  var attributes = Shape.attributes
  var generics: [String]
  var parameters: [String]
  /// The function's own effect, as in `inject`; most helpers are plain and return a closure.
  var effect = Effect.plain
  /// What it returns; nothing where that is empty.
  var result: String
  /// A generic `where` clause without the `where`.
  var constraint: String?
  /// What stands between `public` and `func`.
  var modifier = ""
  var body: String
  /// Whether stages stand side by side, where `swift format` would give each a line of its own.
  var hasOwnLayout = false

  /// The declaration.
  func text(name: String, documentation: String, indented indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    let width = Function.width - indentation
    let lines =
      (hasOwnLayout ? ["// swift-format-ignore"] : [])
      + comment(documentation) + attributes + opening(name, width: width) + Self.rows(parameters)
      + closing(width: width)
      + body.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } + ["}"]
    return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  private func comment(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  /// Items on lines of their own, with commas between them.
  static func rows(_ items: [String]) -> [String] {
    items.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
  }

  private func opening(_ name: String, width: Int) -> [String] {
    let head = "public \(modifier.isEmpty ? "" : modifier + " ")func \(name)"
    if generics.isEmpty { return ["\(head)("] }
    let start = "\(head)<"
    let line = "\(start)\(generics.joined(separator: ", "))>("
    if line.count <= width { return [line] }
    return [start] + Self.rows(generics) + [">("]
  }

  /// The result type; where it is too long for a line, the rest goes on below, arrow first.
  private func closing(width: Int) -> [String] {
    let stages = result.isEmpty ? [""] : result.split(separator: " -> @Sendable")
    var lines = [")\(effect.keywords())" + (result.isEmpty ? "" : " -> \(stages[0])")]
    for stage in stages.dropFirst() {
      let piece = "-> @Sendable\(stage)"
      if lines[lines.count - 1].count + piece.count + 3 <= width {
        lines[lines.count - 1] += " " + piece
      } else {
        lines.append("  " + piece)
      }
    }
    let clause = constraint.map { " where \($0)" } ?? ""
    if lines[lines.count - 1].count + clause.count + 2 <= width {
      lines[lines.count - 1] += clause + " {"
    } else {
      lines += [clause.dropFirst() + " {"].map(String.init)
    }
    return lines
  }
}
