/// A word of a script line: plain, in quotation marks, JSON, a call, a reference; or any of them
/// behind `label=`.
struct ScriptWord: Equatable, Sendable {
  /// What stands before the `=` of `label=value`; `nil` for any other word.
  let label: String?
  /// The value, or the word itself.
  let value: Node
  /// Where the word starts, in bytes from 0.
  let offset: Int
  /// The value as it was written.
  let source: String

  /// The word as text, where it is plain or quoted; else as it was written.
  var text: String {
    switch value.kind {
    case .word(let text), .text(let text): text
    default: source
    }
  }

  /// Whether it is a plain word, such as a command's name.
  var isPlain: Bool {
    if case .word = value.kind { label == nil } else { false }
  }

  /// An error at the value.
  func error(_ message: String) -> ScriptError {
    ScriptError(offset: value.offset, message: message)
  }
}
