import Foundation

/// How a session reads its lines.
enum SessionKind: Equatable, Sendable {
  /// Key by key, on a terminal that can move its cursor.
  case edited
  /// Line by line from a terminal, with a prompt where somebody can see it.
  case prompted
  /// Line by line from a file or another program.
  case piped

  /// Chooses by where input comes from and output goes to.
  ///
  /// - Parameters:
  ///   - input: Whether standard input is a terminal.
  ///   - output: Whether standard output is one.
  ///   - terminal: The terminal's kind: `TERM` of the environment.
  init(input: Bool, output: Bool, terminal: String?) {
    let isEdited = output && terminal != "dumb"
    self = input ? (isEdited ? .edited : .prompted) : .piped
  }
}
