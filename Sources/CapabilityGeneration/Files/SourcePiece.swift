/// A piece of source that knows where it may be broken.
indirect enum SourcePiece: Sendable, Hashable {
  /// Source that is never broken.
  case text(String)
  /// `head(item, item)tail`, one item a line where it does not fit.
  case list(String, [SourcePiece], String)
  /// `head[item, item]`, one item a line where it does not fit, then with a comma after the last of
  /// several.
  case array(String, [SourcePiece])
  /// `call { body }`, whose call may be broken too.
  case trailing(SourcePiece, SourcePiece)
  /// What ends in a colon, an arrow or the like, and what follows, in the next line where it does
  /// not fit.
  case pair(String, SourcePiece)
  /// A value and its member, which stands in the next line where it does not fit.
  case member(String, String)
  /// `head { body }`, the body in the next line where it does not fit.
  case closure(String, SourcePiece)

  /// The source on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .list(let head, let items, let tail):
      "\(head)(\(items.map(\.flat).joined(separator: ", ")))\(tail)"
    case .array(let head, let items): "\(head)[\(items.map(\.flat).joined(separator: ", "))]"
    case .trailing(let call, let body): "\(call.flat) { \(body.flat) }"
    case .pair(let head, let rest): "\(head) \(rest.flat)"
    case .member(let value, let name): "\(value).\(name)"
    case .closure(let head, let body): "\(head) { \(body.flat) }"
    }
  }

  /// The piece with something in front that is never parted from it.
  func prefixed(_ prefix: String) -> SourcePiece {
    switch self {
    case .text(let text): .text(prefix + text)
    case .list(let head, let items, let tail): .list(prefix + head, items, tail)
    case .array(let head, let items): .array(prefix + head, items)
    case .trailing(let call, let body): .trailing(call.prefixed(prefix), body)
    case .pair(let head, let rest): .pair(prefix + head, rest)
    case .member(let value, let name): .member(prefix + value, name)
    case .closure(let head, let body): .closure(prefix + head, body)
    }
  }
}

extension SourceWriter {
  /// Writes a piece on one line where it fits, else broken as the formatter breaks it.
  ///
  /// - Parameters:
  ///   - piece: The source.
  ///   - end: What follows it: a comma, or the brace that opens a block.
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
    case .trailing(let call, let body):
      write(call, " {")
      indented { $0.write(body) }
      line("}" + end)
    case .pair(let head, let rest):
      line(head)
      let isBlock = end == " {"
      indented { $0.write(rest, isBlock ? "" : end) }
      if isBlock { line("{") }
    case .member(let value, let name):
      line(value)
      indented { $0.line(".\(name)\(end)") }
    case .closure(let head, let body):
      line(head + " {")
      indented { $0.write(body) }
      line("}" + end)
    }
  }

  /// Writes `name = closure {`, to be followed by what stands in it and by its brace.
  ///
  /// - Parameters:
  ///   - head: What stands before the brace.
  ///   - signature: The inputs and effects with `in`; empty where there is nothing to say.
  mutating func opening(_ head: SourcePiece, _ signature: String) {
    guard !signature.isEmpty, !fits("\(head.flat) { \(signature)") else {
      return write(head, signature.isEmpty ? " {" : " { \(signature)")
    }
    write(head, " {")
    indented { $0.line(signature) }
  }

  /// Writes a block in braces whose head may be broken.
  mutating func block(_ head: SourcePiece, _ body: (inout SourceWriter) -> Void) {
    write(head, " {")
    indented(body)
    line("}")
  }
}

extension SwiftType {
  /// The type as source writes it, a function's inputs apart.
  var piece: SourcePiece {
    guard case .function(let function) = self else { return .text(source) }
    return .list(
      function.attributeSource,
      function.inputSources.map(SourcePiece.text),
      "\(function.effects) -> \(function.result.source)"
    )
  }
}
