import CapabilityTranscripts

/// Returns a value as a session prints it: `Void` as nothing, text unquoted, a long list line by
/// line, and secrets concealed.
func shown(_ value: Any) -> String {
  if value is Void { return "" }
  if let text = value as? String { return text.isShownAsItIs ? text : text.literal }
  let line = describe(value)
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .collection, mirror.children.count > 1, line.count > lineLimit
  else { return line }
  let count = counted(mirror.children.count, "element")
  return ([count] + mirror.children.map { shown($0.value) }).joined(separator: "\n")
}

/// The maximum length of a list that is printed on one line.
private let lineLimit = 60

extension String {
  /// Whether the text has no whitespace at its start and end, and does not look like an empty value.
  var isShownAsItIs: Bool {
    guard let first, let last, !["nil", "[]", "[:]", "\"\""].contains(self) else { return false }
    return !first.isWhitespace && !last.isWhitespace
  }
}

extension StoredResult {
  /// Creates a result. The text of a stream is the number of its elements, which were printed as
  /// they arrived.
  ///
  /// - Parameters:
  ///   - output: The result of a use case, an endpoint or a command.
  ///   - elements: The elements of a stream; `nil` for other results.
  ///   - sendable: The result, if it is `Sendable` and no stream.
  init(_ output: Any, elements: Any?, sendable: (any Sendable)?) {
    text =
      elements.map { counted(Mirror(reflecting: $0).children.count, "element") } ?? shown(output)
    layout = elements == nil && !(output is Void) ? ResultLayout(output) : nil
    value = sendable
    let parts = elements ?? output
    node = (parts as? any Encodable).flatMap { Node(encoding: $0) } ?? Node(listing: parts)
  }
}

extension Node {
  /// Encodes the parts of a list, a tuple, an optional or a struct without a description of its own
  /// that is not `Encodable`; `nil` for other values, and for those that are nested too deep.
  fileprivate init?(listing value: Any, depth: Int = 0) {
    if value is Void || depth >= Node.depthLimit { return nil }
    let (mirror, type) = (Mirror(reflecting: value), type(of: value))
    switch mirror.displayStyle {
    case .collection:
      self.init(kind: .list(mirror.children.map { Node(anyValue: $0.value, depth: depth + 1) }))
    // Check the type: on Apple platforms, a cast of the value would bridge every error.
    case .struct where type is any CustomStringConvertible.Type || type is any AsyncSequence.Type:
      return nil
    case .struct, .tuple:
      let parts = mirror.children.enumerated().map { place, child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "\(place)"
        return Member(name: label, value: Node(anyValue: child.value, depth: depth + 1))
      }
      let node = Node(kind: .object(parts), isWhole: true)
      self = isSecret(type) ? Node(kind: .secret(node)) : node
    case .optional:
      self =
        mirror.children.first.map { Node(anyValue: $0.value, depth: depth) } ?? Node(kind: .null)
    default: return nil
    }
  }

  private init(anyValue value: Any, depth: Int) {
    self =
      (value as? any Encodable).flatMap { Node(encoding: $0) } ?? Node(listing: value, depth: depth)
      ?? Node(kind: .text((value as? Substring).map { String($0) } ?? describe(value)))
  }
}
