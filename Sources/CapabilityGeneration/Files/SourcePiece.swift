/// A piece of source with its possible line breaks.
indirect enum SourcePiece: Sendable {
  /// Source without line breaks.
  case text(String)
  /// `head(item, item)tail`, with one item per line if it does not fit.
  case list(String, [SourcePiece], String)
  /// `head[item, item]`, with one item per line and a trailing comma if it does not fit.
  case array(String, [SourcePiece])
  /// `call { signature body }`, in which the call can be broken too.
  case trailing(SourcePiece, String, SourcePiece)
  /// `head"text"`, a string literal of several lines if it does not fit.
  case literal(String, String)
  /// A head that ends with a colon, an arrow or similar, and the rest, on the next line if it does
  /// not fit.
  case pair(String, SourcePiece)
  /// A value and its member, on the next line if it does not fit.
  case member(String, String)

  /// Returns `head { body }`, with the body on the next line if it does not fit.
  static func closure(_ head: String, _ body: SourcePiece) -> SourcePiece {
    .trailing(.text(head), "", body)
  }

  /// Returns an argument of a call, on the line of its label if it can begin there.
  static func argument(_ label: String?, _ value: SourcePiece) -> SourcePiece {
    label.map { .pair(argumentLabel($0) + ":", value) } ?? value
  }

  /// The source as one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .list(let head, let items, let tail):
      "\(head)(\(items.map(\.flat).joined(separator: ", ")))\(tail)"
    case .array(let head, let items): "\(head)[\(items.map(\.flat).joined(separator: ", "))]"
    case .trailing(let call, let signature, let body):
      "\(call.flat) {\(signature.isEmpty ? "" : " ")\(signature) \(body.flat) }"
    case .literal(let head, let text): head + stringLiteral(text)
    case .pair(let head, let rest): "\(head) \(rest.flat)"
    case .member(let value, let name): "\(value).\(name)"
    }
  }

  /// The start of a value that can be on the line of its label; `nil` for a type or text.
  fileprivate var opening: String? {
    switch self {
    case .list(let head, _, _) where head.last?.isWhitespace == false: head + "("
    case .array(let head, _): head + "["
    case .trailing(let call, let signature, _): "\(call.flat) { \(signature)".trimmed
    case .member(let value, _): value
    default: nil
    }
  }

  /// Returns the piece with an unbreakable prefix.
  func prefixed(_ prefix: String) -> SourcePiece {
    switch self {
    case .text(let text): .text(prefix + text)
    case .list(let head, let items, let tail): .list(prefix + head, items, tail)
    case .array(let head, let items): .array(prefix + head, items)
    case .trailing(let call, let signature, let body):
      .trailing(call.prefixed(prefix), signature, body)
    case .literal(let head, let text): .literal(prefix + head, text)
    case .pair(let head, let rest): .pair(prefix + head, rest)
    case .member(let value, let name): .member(prefix + value, name)
    }
  }
}

extension SourceWriter {
  /// Writes a piece on one line if it fits, otherwise broken like the formatter does.
  ///
  /// - Parameter end: The text after it: a comma, or the opening brace of a block.
  mutating func write(_ piece: SourcePiece, _ end: String = "") {
    let whole = piece.flat + end
    guard !fits(whole) else { return line(whole) }
    switch piece {
    case .text: line(whole)
    case .list(let head, let items, let tail):
      guard !items.isEmpty else { return line(whole) }
      line(head + "(")
      indented { writer in
        for (index, item) in items.enumerated() {
          writer.write(item, index + 1 < items.count ? "," : "")
        }
      }
      line(")" + tail + end)
    case .array(let head, let items):
      line(head + "[")
      indented { writer in
        for item in items { writer.write(item, items.count > 1 ? "," : "") }
      }
      line("]" + end)
    case .trailing(let call, let signature, let body):
      let open = signature.isEmpty ? " {" : " { \(signature)"
      let rest = "\(open) \(body.flat) }\(end)"
      let isText = if case .text = call { true } else { false }
      // The body can be on the line of a broken call's closing parenthesis.
      guard isText || fits(call.flat + open) || !fits(")" + rest) else { return write(call, rest) }
      write(call, open)
      indented { $0.write(body) }
      line("}" + end)
    case .literal(let head, let text):
      line(head + "\"\"\"")
      indented { $0.wrap(text, end) }
    case .pair(let head, let rest)
    where head.hasSuffix(":") && rest.opening.map { fits("\(head) \($0)") } == true:
      write(rest.prefixed(head + " "), end)
    case .pair(let head, let rest):
      let isBlock = end == " {"
      if isBlock, fits(piece.flat) {
        line(piece.flat)
        return line("{")
      }
      line(head)
      indented { $0.write(rest, isBlock ? "" : end) }
      if isBlock { line("{") }
    case .member(let value, let name):
      line(value)
      indented { $0.line(".\(name)\(end)") }
    }
  }

  /// Writes the lines of a multi-line string literal without line breaks, and its end.
  private mutating func wrap(_ text: String, _ end: String) {
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, !fits("\(current) \(word) \\") {
        line(current + " \\")
        current = ""
      }
      let word = word.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
      current += (current.isEmpty ? "" : " ") + word
    }
    line(current)
    line("\"\"\"" + end)
  }

  /// Writes a declaration with a body of one expression, on one line if it fits.
  mutating func write(_ head: SourcePiece, body: SourcePiece) {
    let whole = "\(head.flat) { \(body.flat) }"
    fits(whole) ? line(whole) : block(head) { $0.write(body) }
  }

  /// Writes a block in braces with a breakable head.
  mutating func block(_ head: SourcePiece, _ body: (inout SourceWriter) -> Void) {
    write(head, " {")
    indented(body)
    line("}")
  }
}

extension SwiftType {
  /// Returns the type as source; the inputs of a function can be broken.
  func piece(isEscaping: Bool = false) -> SourcePiece {
    function?.piece(isEscaping: isEscaping) ?? .text((isEscaping ? "@escaping " : "") + source)
  }
}

extension FunctionType {
  /// Returns the type as source; the inputs can be broken. `@escaping` follows
  /// `nonisolated(nonsending)`.
  func piece(isEscaping: Bool = false) -> SourcePiece {
    var function = self
    if isEscaping { function.attributes.insert("@escaping", at: 0) }
    return .list(function.attributeSource, inputSources.map(SourcePiece.text), tail)
  }
}

extension FunctionType.Parameter {
  var piece: SourcePiece { type.piece(isEscaping: isEscaping) }
}
