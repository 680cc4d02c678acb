/// A place in a file, as compilers write it and editors jump to it.
struct SourceLocation: Equatable, Sendable, CustomStringConvertible {
  /// The file's path as the user gave it; `<stdin>` for standard input.
  let file: String
  /// The line, counted from 1.
  let line: Int
  /// The character in the line, counted from 1.
  let column: Int

  var description: String { "\(file):\(line):\(column)" }
}
