import Synchronization

/// An input of a use case, an endpoint or a command.
public struct PlaygroundInput: Sendable {
  /// The label in scripts: `amount=…`.
  public let label: String
  let reader: AnyValueFormat

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - label: The label in scripts. A script can also write inputs in order, without labels.
  ///   - reader: Reads values of the input.
  public init<Value>(_ label: String, _ reader: PlaygroundValueFormat<Value>) {
    self.label = label
    self.reader = reader.erased
  }

  /// Creates an input of a type that is decoded: see ``PlaygroundValueFormat/decodable(_:)``.
  public init<Value: Decodable & SendableMetatype>(_ label: String, _ type: Value.Type) {
    self.init(label, .decodable(type))
  }
}

extension PlaygroundInput {
  /// Whether a value without a label can be for this input. An optional input that scripts cannot write
  /// takes a result by its label only.
  var hasPosition: Bool { !reader.mayBeAbsent || reader.unreadableReason == nil }
}

/// The values of the inputs of one call, in order.
public final class PlaygroundInputs: Sendable {
  private let makers: [@Sendable () throws -> Any]
  private let taken = Mutex(0)

  init(_ makers: [@Sendable () throws -> Any]) { self.makers = makers }

  /// Returns the value of the next input.
  ///
  /// - Returns: The value, of the type of the input's reader.
  /// - Throws: An error if the script's text is not a value of this type, or if the table requests
  ///   more inputs or other types than it declares.
  public func next<Value>() throws -> Value {
    let index = taken.withLock { taken in
      defer { taken += 1 }
      return taken
    }
    guard index < makers.count else {
      throw TableError("a row of the playground's table requests more inputs than it declares")
    }
    guard let value = try makers[index]() as? Value else {
      throw TableError(
        "a row of the playground's table requests \(typeName(Value.self)), but declares another type"
      )
    }
    return value
  }
}

struct TableError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
