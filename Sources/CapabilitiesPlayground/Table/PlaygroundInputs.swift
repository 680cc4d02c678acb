import Synchronization

/// The inputs of one call, handed out in their order.
public final class PlaygroundInputs: Sendable {
  private let makers: [@Sendable () throws -> Any]
  private let taken = Mutex(0)

  init(_ makers: [@Sendable () throws -> Any]) {
    self.makers = makers
  }

  /// The next input.
  ///
  /// - Returns: The value, of the type that its reader reads.
  /// - Throws: An error that says what is wrong, where a script's text is not such a value, or where
  ///   a table asks for more inputs or other types than it names.
  public func next<Value>() throws -> Value {
    let index = taken.withLock { taken in
      defer { taken += 1 }
      return taken
    }
    guard index < makers.count else {
      throw TableError("a row of the playground's table takes more inputs than it names")
    }
    guard let value = try makers[index]() as? Value else {
      throw TableError(
        "a row of the playground's table takes \(typeName(Value.self)) and reads something else"
      )
    }
    return value
  }
}

/// What is wrong with a table.
struct TableError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
