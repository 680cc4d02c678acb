/// A function declaration. Its layout makes a family of them readable as a table.
struct Function {
  /// The maximum length of a line.
  static let width = 99

  /// The function's name; `nil` for the name of the family.
  var name: String?
  /// The documentation of this overload, in one sentence; empty for none.
  var summary = ""
  var attributes = Shape.attributes
  var generics: [String]
  var parameters: [String]
  /// The function's own effect, as in `inject`. Most helpers are plain and return a closure.
  var effect = Effect.plain
  /// The result type; empty for none.
  var result: String
  /// A generic `where` clause without the `where`.
  var constraint: String?
  var body: String
  /// Whether Embedded Swift can compile it. `Sources/Capabilities/EmbeddedSwift.swift` has the reasons.
  var isEmbeddable = true

  /// Whether it is for async functions.
  var isAsync: Bool { effect.isAsync || parameters.contains { $0.contains(" async") } }

  /// The declaration.
  func text(name: String, documentation: String, indented indentation: Int = 0) -> String {
    let width = Function.width - indentation
    let lines =
      comment(documentation) + declaration(name, attributes.joined(separator: " "), width: width)
    let margin = String(repeating: " ", count: indentation)
    return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }

  private func comment(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  private func declaration(_ name: String, _ attributes: String, width: Int) -> [String] {
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let head = "public func \(name)\(list)("
    let opening = "\(attributes) \(head)".trimmingPrefix(" ")
    let line = opening + parameters.joined(separator: ", ") + closing
    if line.count <= width { return [line] + bodyLines(width: width) + ["}"] }
    var lines =
      opening.count <= width ? [String(opening)] : [attributes, head].filter { !$0.isEmpty }
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

  /// The body. A closure that is too long for its line gets three lines.
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

  /// The result type and the body, on one line if they fit.
  ///
  /// - Parameter head: The text before it, if the function has no parameters.
  private func ending(width: Int, after head: String = "") -> [String] {
    let closing = head + closing
    let line = "\(closing) \(statements.joined(separator: "; ")) }"
    if line.count <= width, statements.allSatisfy(\.isBalanced) { return [line] }
    let pieces = closing.replacing(" -> @Sendable", with: "\n-> @Sendable")
      .replacing(" where ", with: "\nwhere ").split(separator: "\n").map(String.init)
    let lines = Self.filled(pieces, with: " ", width: width - 2)
    return lines.enumerated().map { $0 == 0 ? $1 : "  \($1)" } + bodyLines(width: width) + ["}"]
  }

  /// Joins pieces into as few lines as possible.
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
  /// Whether the line closes every bracket that it opens.
  fileprivate var isBalanced: Bool {
    [("(", ")"), ("{", "}")].allSatisfy { opening, closing in
      split(separator: opening, omittingEmptySubsequences: false).count
        == split(separator: closing, omittingEmptySubsequences: false).count
    }
  }
}
