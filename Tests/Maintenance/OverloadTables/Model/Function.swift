/// A function declaration, laid out so that a family of them reads as a table.
struct Function {
  /// The columns that a line may fill.
  static let width = 99

  /// The function's name, where it is not the family's.
  var name: String?
  /// What this overload does, in one sentence: an editor shows only that.
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
  var body: String
  /// Rows of one group stand close together; a blank line is between groups.
  var group = 0
  /// Whether Embedded Swift can compile it; `Sources/Capabilities/EmbeddedSwift.swift` says what not.
  var isEmbeddable = true

  /// Whether the compiler inlines it before anything else, of which Embedded Swift's optimizer makes
  /// wrong code, or crashes (Swift 6.3).
  var isTransparent: Bool { attributes.last == Shape.attributes.last }

  /// Whether it is for functions that wait.
  var isAsync: Bool { effect.isAsync || parameters.contains { $0.contains(" async") } }

  /// The same function, inlined by the optimizer or not at all.
  var outlined: Function {
    var copy = self
    copy.attributes = attributes.dropLast() + Shape.outlined
    return copy
  }

  /// The declaration, on as few lines as are readable.
  func text(name: String, documentation: String, indented indentation: Int = 0) -> String {
    let width = Function.width - indentation
    let lines = comment(documentation) + declaration(name, width: width)
    let margin = String(repeating: " ", count: indentation)
    return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  private func comment(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  private func declaration(_ name: String, width: Int) -> [String] {
    let attributes = attributes.joined(separator: " ")
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let head = "public func \(name)\(list)("
    let opening = "\(attributes) \(head)".trimmingPrefix(" ")
    let line = opening + parameters.joined(separator: ", ") + closing
    if line.count <= width { return [line] + bodyLines(width: width) + ["}"] }
    var lines = opening.count <= width ? [String(opening)] : [attributes, head]
    if lines[lines.count - 1].count > width {
      let last = lines.removeLast().split(separator: " ").map(String.init)
      lines += Self.filled(last, with: " ", width: width)
    }
    guard !parameters.isEmpty else {
      return lines.dropLast() + ending(width: width, after: lines[lines.count - 1])
    }
    lines += Self.filled(parameters.map { "\($0)," }, with: " ", width: width - 2)
      .flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
    lines[lines.count - 1].removeLast()
    return lines + ending(width: width)
  }

  /// From the end of the parameters to the start of the body.
  private var closing: String {
    let arrow = result.isEmpty ? "" : " -> \(result)"
    return ")\(effect.keywords())\(arrow)\(constraint.map { " where \($0)" } ?? "") {"
  }

  private var statements: [String] { body.split(separator: "\n").map(String.init) }

  /// The body; a closure that is too long for its line gets three.
  private func bodyLines(width: Int) -> [String] {
    statements.flatMap { line in
      guard line.count + 2 > width, line.hasSuffix(" }"), let head = line.firstRange(of: " in ")
      else { return ["  \(line)"] }
      let margin = "  " + line.prefix { $0 == " " }
      let inner = line[head.upperBound...].dropLast(2).replacing("; ", with: "\n").split(
        separator: "\n"
      )
      return ["  \(line[..<head.upperBound].dropLast())"]
        + Self.filled(inner.map(String.init), with: "; ", width: width - margin.count - 2)
        .map { "\(margin)  \($0)" } + ["\(margin)}"]
    }
  }

  /// The result type and the body: on one line, if they fit.
  ///
  /// - Parameter head: What stands before it, where there are no parameters.
  private func ending(width: Int, after head: String = "") -> [String] {
    let closing = head + closing
    let line = "\(closing) \(statements.joined(separator: "; ")) }"
    if line.count <= width, statements.allSatisfy(\.isBalanced) { return [line] }
    let pieces = closing.replacing(" -> @Sendable", with: "\n-> @Sendable")
      .replacing(" where ", with: "\nwhere ").split(separator: "\n").map(String.init)
    let lines = Self.filled(pieces, with: " ", width: width - 2)
    return lines.enumerated().map { $0 == 0 ? $1 : "  \($1)" } + bodyLines(width: width) + ["}"]
  }

  /// Items on lines of their own, with commas between them.
  static func rows(_ items: [String]) -> [String] {
    items.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
  }

  /// Pieces on as few lines as they fit on.
  static func filled(_ pieces: [String], with separator: String, width: Int) -> [String] {
    pieces.reduce(into: []) { lines, piece in
      if let last = lines.last, last.count + separator.count + piece.count <= width {
        lines[lines.count - 1] += separator + piece
      } else {
        lines.append(piece)
      }
    }
  }
}

extension String {
  /// Whether the line closes what it opens.
  fileprivate var isBalanced: Bool {
    [("(", ")"), ("{", "}")].allSatisfy { opening, closing in
      split(separator: opening, omittingEmptySubsequences: false).count
        == split(separator: closing, omittingEmptySubsequences: false).count
    }
  }
}
