import CapabilityTranscripts

/// A mistake in a line of a script, or in a value in it.
struct ScriptError: Error, Equatable {
  /// The offset in the line, in bytes.
  let offset: Int
  /// The mistake, and how to fix it.
  let message: String

  init(_ message: String, at offset: Int) { (self.offset, self.message) = (offset, message) }

  /// Creates the reason why a node cannot be read as a value of a type.
  init(_ node: Node, _ message: String) { self.init(message, at: node.offset) }

  /// Converts an error that was thrown while a node was read.
  ///
  /// - Parameters:
  ///   - error: An error of this module, of `Decodable`, or of the type itself.
  ///   - type: The type of the value; `nil` if it is unknown.
  init(_ error: any Error, of type: Any.Type? = nil, reading node: Node) {
    switch error {
    case let error as ScriptError: self = error
    case DecodingError.dataCorrupted where type is any RawRepresentable.Type:
      self = node.unexpected(type.map(typeName) ?? "another value")
    case let error as DecodingError: self.init(node, error.reason(reading: node))
    default: self.init(node, describe(error))
    }
  }
}

extension DecodingError {
  fileprivate func reason(reading node: Node) -> String {
    switch self {
    case .typeMismatch(let type, let context):
      // The error of an enum for a value that is not one of its cases.
      let text = context.debugDescription
      return text.isEmpty || text.hasPrefix("Invalid number of keys")
        ? "expected \(typeName(type)), found \(node.shown.shortened)"
        : text
    case .valueNotFound(let type, let context):
      return context.debugDescription.isEmpty
        ? "missing \(typeName(type))" : context.debugDescription
    case .keyNotFound(let key, _): return "missing \(key.stringValue.quoted)"
    case .dataCorrupted(let context): return context.debugDescription
    @unknown default: return "\(self)"
    }
  }
}
