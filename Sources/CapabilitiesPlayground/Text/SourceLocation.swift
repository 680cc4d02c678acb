/// A place in a file, as compilers write it and editors jump to it.
package struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  /// The file's path as the user gave it; `<stdin>` for standard input.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The character in the line, counted from 1.
  package let column: Int

  /// A place in a file.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}
