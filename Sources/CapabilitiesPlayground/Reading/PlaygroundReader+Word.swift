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

/// An error that a script makes an endpoint throw.
struct ScriptedError: Error, Hashable, CustomStringConvertible {
  let description: String
}
