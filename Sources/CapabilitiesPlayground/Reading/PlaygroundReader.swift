/// How a script writes values of a type.
public struct PlaygroundReader<Value>: Sendable {
  /// What such a value is, for help: `Money`.
  var shape: String { makeShape() }
  /// The same in a word, for where it is a part of another shape.
  let word: String
  private let makeShape: @Sendable () -> String
  /// Why it cannot be read, and what would change that; `nil` where it can be.
  let obstacle: ReadingObstacle?
  /// Reads a value.
  let read: @Sendable (Node) throws -> Value
  /// Waits for what a result brings: the elements of a stream.
  let collect: @Sendable (Value, @Sendable (String) -> Void) async throws -> Collected

  init(
    shape: @autoclosure @escaping @Sendable () -> String,
    word: String? = nil,
    obstacle: ReadingObstacle? = nil,
    read: @escaping @Sendable (Node) throws -> Value,
    collect: (@Sendable (Value, @Sendable (String) -> Void) async throws -> Collected)? = nil
  ) {
    makeShape = shape
    self.word = word ?? shape()
    self.obstacle = obstacle
    self.read = read
    self.collect = collect ?? { value, _ in Collected(value: value, isWhole: true) }
  }
}

/// Why values of a type cannot be read.
struct ReadingObstacle: Sendable, Hashable {
  /// Why.
  let reason: String
  /// What would change that; may be empty.
  let fix: String
}

/// What a result has brought.
struct Collected {
  /// The result, or the elements of the stream that it is.
  let value: Any
  /// Whether it is the result itself.
  let isWhole: Bool
}
