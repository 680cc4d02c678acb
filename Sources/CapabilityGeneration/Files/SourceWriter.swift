/// Writes Swift source line by line, two spaces deeper in each block.
struct SourceWriter {
  /// How long a line may be.
  static let width = 100

  /// The text so far.
  private(set) var text = ""
  private var depth = 0
  private var margin = ""

  /// Writes a line; an empty one without indentation.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += margin
      text += line
    }
    text += "\n"
  }

  /// Writes a block in braces.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }

  /// Writes lines one step deeper.
  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    let outer = margin
    depth += 1
    margin = outer + "  "
    body(&self)
    depth -= 1
    margin = outer
  }

  /// Writes a documentation comment, wrapped at spaces.
  ///
  /// - Parameters:
  ///   - text: The text, a paragraph a line.
  ///   - margin: What stands before each line.
  mutating func documentation(_ text: String, margin: String = "") {
    let room = Self.width - depth * 2 - "/// ".count - (margin.isEmpty ? 0 : margin.count + 2)
    let rest = margin.isEmpty ? "" : margin + "  "
    for paragraph in text.lines {
      if paragraph.utf8.count <= room, paragraph.utf8.last != UInt8(ascii: " "), !paragraph.isEmpty
      {
        line("/// " + margin + paragraph)
        continue
      }
      var current = ""
      var start = margin
      for word in paragraph.split(separator: " ") {
        if !current.isEmpty, current.count + 1 + word.count > room {
          line("/// " + start + current)
          start = rest
          current = ""
        }
        current += current.isEmpty ? String(word) : " " + word
      }
      line(current.isEmpty ? "///" : "/// " + start + current)
    }
  }

  /// Whether a line fits at this depth.
  func fits(_ line: String) -> Bool {
    // Characters are counted only where there may be fewer of them than bytes.
    depth * 2 + line.utf8.count <= Self.width || depth * 2 + line.count <= Self.width
  }

  /// Writes a call or a signature: on one line where it fits, else one input a line.
  ///
  /// - Parameters:
  ///   - head: What stands before the opening parenthesis.
  ///   - inputs: The inputs.
  ///   - tail: What stands after the closing parenthesis.
  mutating func list(_ head: String, _ inputs: [String], _ tail: String = "") {
    write(.list(head, inputs.map(SourcePiece.text), tail))
  }
}

extension String {
  /// The lines, the last one empty where the text ends with a newline.
  ///
  /// Newlines are looked for among bytes: that is many times faster than among characters.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
