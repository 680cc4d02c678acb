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
    case let error as DecodingError: self.init(node, error.reason)
    default: self.init(node, describe(error))
    }
  }
}

extension DecodingError {
  fileprivate var reason: String {
    switch self {
    case .typeMismatch(let type, let context):
      context.debugDescription.isEmpty
        ? "\(typeName(type)) is expected here" : context.debugDescription
    case .valueNotFound(let type, let context):
      context.debugDescription.isEmpty ? "\(typeName(type)) is missing" : context.debugDescription
    case .keyNotFound(let key, _): "\(key.stringValue.quoted) is missing"
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: "\(self)"
    }
  }
}

/// A type's name as a script's author knows it: without the module.
func typeName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  // `Swift.Array<Bank.Account.ID>` is told by its parts.
  let parts = name.split(omittingEmptySubsequences: false) { "<>,() ".contains($0) }
  var text = ""
  var index = name.startIndex
  for part in parts {
    let steps = part.split(separator: ".", omittingEmptySubsequences: false)
    text += steps.count > 1 ? steps.dropFirst().joined(separator: ".") : String(part)
    index = part.endIndex
    if index < name.endIndex { text.append(name[index]) }
  }
  return text
}
