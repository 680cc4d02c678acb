import CapabilityTranscripts

/// A value as a session shows it: nothing where it is nothing, text as it is, a long list line by
/// line, and what is secret concealed.
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

/// How long a list may be that is shown on one line.
private let lineLimit = 60

extension String {
  /// Whether the text's beginning and end are seen.
  fileprivate var isShownAsItIs: Bool {
    guard let first, let last else { return false }
    return !first.isWhitespace && !last.isWhitespace
  }
}

extension Action.Result {
  /// Shows a result; of a stream, whose elements were shown as they came, how many there were.
  ///
  /// - Parameters:
  ///   - collected: What a use case, an endpoint or a command returned.
  ///   - sendable: The same, where a script can keep it.
  init(_ collected: Collected, sendable: (any Sendable)?) {
    let output = collected.value
    text =
      collected.isWhole
      ? shown(output) : counted(Mirror(reflecting: output).children.count, "element")
    value = sendable
    node = (output as? any Encodable).flatMap { Node(encoding: $0) } ?? Node(listing: output)
  }
}

extension Node {
  /// The elements of a list that is not `Encodable` as a whole; `nil` for anything else.
  fileprivate init?(listing value: Any) {
    if value is Void { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      let parts = mirror.children.map { Node(anyValue: $0.value) }
      self.init(kind: .list(parts))
    case .tuple:
      let parts = mirror.children.enumerated().map { place, child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "\(place)"
        return Member(name: label, value: Node(anyValue: child.value))
      }
      self.init(kind: .object(parts))
    case .optional:
      guard let wrapped = mirror.children.first?.value else {
        self.init(kind: .null)
        return
      }
      self.init(listing: wrapped)
    default: return nil
    }
  }

  private init(anyValue value: Any) {
    self =
      (value as? any Encodable).flatMap { Node(encoding: $0) } ?? Node(listing: value)
      ?? Node(kind: .text(describe(value)))
  }
}
