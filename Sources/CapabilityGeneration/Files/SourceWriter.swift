/// Writes Swift source line by line, with an indentation of two spaces per block.
struct SourceWriter {
  /// The maximum length of a line.
  static let width = 100

  private(set) var text = ""
  private var margin = ""

  /// Writes a line; an empty line is not indented.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += margin
      text += line
    }
    text += "\n"
  }

  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    block(.text(head), body)
  }

  /// Writes lines with one more level of indentation.
  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    margin += "  "
    body(&self)
    margin.removeLast(2)
  }

  /// Writes a documentation comment, wrapped at spaces.
  mutating func documentation(_ text: String, margin: String = "") {
    let rest = margin.isEmpty ? "" : margin + "  "
    let width = Self.width - self.margin.count - "/// ".count - rest.count
    for paragraph in text.lines {
      if paragraph.utf8.count <= width, paragraph.utf8.last != UInt8(ascii: " "), !paragraph.isEmpty
      {
        line("/// " + margin + paragraph)
        continue
      }
      var current = ""
      var start = margin
      for word in paragraph.split(separator: " ") {
        if !current.isEmpty, current.count + 1 + word.count > width {
          line("/// " + start + current)
          start = rest
          current = ""
        }
        current += current.isEmpty ? String(word) : " " + word
      }
      line(current.isEmpty ? "///" : "/// " + start + current)
    }
  }

  /// Writes the lines of a declaration's documentation comment, or others if it has none.
  mutating func document(_ lines: [String], else others: [String] = []) {
    for text in lines.isEmpty ? others : lines { line(text.isEmpty ? "///" : "/// " + text) }
  }

  /// Returns whether a line fits at the current indentation.
  func fits(_ line: String) -> Bool {
    // Counts characters only if the count of bytes does not fit.
    let width = Self.width - margin.utf8.count
    return line.utf8.count <= width || line.count <= width
  }

  /// Writes a call or a signature on one line if it fits, otherwise with one input per line.
  mutating func list(_ head: String, _ inputs: [String], _ tail: String = "") {
    write(.list(head, inputs.map(SourcePiece.text), tail))
  }
}

extension String {
  /// The lines; the last one is empty if the text ends with a newline.
  ///
  /// Searching bytes for newlines is many times faster than searching characters.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
