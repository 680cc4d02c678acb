extension PlaygroundReader where Value: LosslessStringConvertible & SendableMetatype {
  /// Reads values from their text, for types that are `LosslessStringConvertible` and not
  /// `Decodable`.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The reader.
  public static func word(_ type: Value.Type) -> PlaygroundReader {
    PlaygroundReader(shape: typeName(type)) { node in
      guard let text = node.plainText, let value = Value(text) else {
        throw node.unexpected(typeName(Value.self))
      }
      return value
    }
  }
}

extension PlaygroundReader where Value == Void {
  /// For what returns nothing.
  public static var nothing: PlaygroundReader {
    PlaygroundReader(shape: "") { node in
      throw ReadingError(node, "it returns nothing: leave the value out")
    }
  }
}

extension PlaygroundReader where Value == any Error {
  /// For what throws any error: a text, which the error has for its description.
  public static var anyError: PlaygroundReader {
    PlaygroundReader(shape: "TEXT") { node in
      guard let text = node.plainText else { throw node.unexpected("text in quotation marks") }
      return ScriptedError(description: text)
    }
  }
}

extension PlaygroundReader where Value == any Error {
  /// For what throws any error: one that a reader knows, or a text, which the error has for its
  /// description.
  ///
  /// - Parameter known: The readers, of which the first that reads a value is taken.
  /// - Returns: The reader.
  public static func anyError(_ known: [PlaygroundErrorReader]) -> PlaygroundReader {
    let shapes = known.map(\.word) + ["TEXT"]
    return PlaygroundReader(shape: shapes.joined(separator: "|")) { node in
      for reader in known {
        if let error = try? reader.read(node) { return error }
      }
      return try PlaygroundReader.anyError.read(node)
    }
  }
}

/// How a script writes errors of a type.
public struct PlaygroundErrorReader: Sendable {
  let word: String
  let read: @Sendable (Node) throws -> any Error

  /// Reads errors as a reader of their type does.
  ///
  /// - Parameter reader: The reader.
  public init<Failure: Error>(_ reader: PlaygroundReader<Failure>) {
    word = reader.word
    read = { try reader.read($0) }
  }
}

/// An error that a script makes an endpoint throw.
struct ScriptedError: Error, Hashable, CustomStringConvertible {
  let description: String
}
