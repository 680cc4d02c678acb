struct StoredResult: Sendable {
  /// The text that an expectation compares, with one or more lines.
  let text: String
  /// How the result is printed; `nil` if ``text`` is printed.
  var layout: ResultLayout?
  /// The parts of the result, if they are known.
  let node: Node?
  let value: (any Sendable)?
  /// The reader of the result's type, if the whole result is stored.
  var reader: AnyValueFormat?

  /// The parts of the result, or its text.
  var wholeNode: Node { node ?? Node(kind: text.isEmpty ? .null : .text(text)) }
}
