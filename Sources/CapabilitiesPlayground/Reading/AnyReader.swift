/// A reader whose type is forgotten.
struct AnyReader: Sendable {
  /// What such a value is, for help.
  var shape: String { makeShape() }
  /// The same in a word, for where it is a part of another shape.
  let word: String
  private let makeShape: @Sendable () -> String
  /// Why it cannot be read; `nil` where it can be.
  let obstacle: ReadingObstacle?
  /// Whether it may be left out: it is an optional.
  let mayBeAbsent: Bool
  /// Reads a value, of the reader's own type.
  let read: @Sendable (Node) throws -> Any
  /// Whether a value is of the reader's own type.
  let accepts: @Sendable (any Sendable) -> Bool

  init<Value>(_ reader: PlaygroundReader<Value>) {
    makeShape = { reader.shape }
    word = reader.word
    obstacle = reader.obstacle
    mayBeAbsent = Value.self is any OptionalType.Type
    read = { try reader.read($0) }
    accepts = { $0 is Value }
  }
}
