import CapabilityTranscripts

/// Returns the name of a type without its module: `Heat?`, `[Heat]`.
func typeName(_ type: Any.Type) -> String {
  if let optional = type as? any AnyOptional.Type { return "\(typeName(optional.wrapped))?" }
  if let type = type as? any ShortNamed.Type { return type.shortName }
  let name = withoutContexts(String(reflecting: type))
  var text = ""
  var rest = name[...]
  // Removes the first component, the module, from each name between punctuation.
  while !rest.isEmpty {
    let part = rest.prefix { !"<>,() ".contains($0) }
    let steps = part.split(separator: ".", maxSplits: 1)
    text += steps.count > 1 && !part.hasPrefix(".") ? steps[1] : part
    rest = rest[part.endIndex...]
    if let sign = rest.popFirst() { text.append(sign) }
  }
  return text
}

private protocol ShortNamed {
  static var shortName: String { get }
}

extension Array: ShortNamed {
  fileprivate static var shortName: String { "[\(typeName(Element.self))]" }
}

extension Dictionary: ShortNamed {
  fileprivate static var shortName: String { "[\(typeName(Key.self)): \(typeName(Value.self))]" }
}
