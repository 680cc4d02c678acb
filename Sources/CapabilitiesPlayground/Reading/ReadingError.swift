import CapabilityTranscripts

/// Why a node cannot be read as a value of some type.
struct ReadingError: Error, Equatable {
  /// The node's place in its line, in bytes from 0.
  let offset: Int
  /// What is wrong and how to fix it.
  let message: String

  init(_ node: Node, _ message: String) {
    offset = node.offset
    self.message = message
  }

  /// What went wrong while a node was read.
  ///
  /// - Parameters:
  ///   - error: What was thrown: by this module, by `Decodable`, or by the type's own checks.
  ///   - node: What was being read.
  init(_ error: any Error, reading node: Node) {
    switch error {
    case let error as ReadingError: self = error
    case let error as DecodingError: self.init(node, error.reason(reading: node))
    default: self.init(node, describe(error))
    }
  }
}

extension DecodingError {
  fileprivate func reason(reading node: Node) -> String {
    switch self {
    case .typeMismatch(let type, let context):
      // What an enum says where there is not one of its cases.
      let text = context.debugDescription
      return text.isEmpty || text.hasPrefix("Invalid number of keys")
        ? "\(typeName(type)) is expected here, not \(node.shown.shortened)"
        : text
    case .valueNotFound(let type, let context):
      return context.debugDescription.isEmpty
        ? "\(typeName(type)) is missing" : context.debugDescription
    case .keyNotFound(let key, _): return "\(key.stringValue.quoted) is missing"
    case .dataCorrupted(let context): return context.debugDescription
    @unknown default: return "\(self)"
    }
  }
}
