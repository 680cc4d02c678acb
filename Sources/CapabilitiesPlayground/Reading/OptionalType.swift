/// Any optional, as a type.
protocol OptionalType {
  /// `nil`, where a node says so; nothing where it says something else.
  static func lack(in node: Node) -> Any?
}

extension Optional: OptionalType {
  static func lack(in node: Node) -> Any? {
    let none: Any = Wrapped?.none as Any
    if node.isNil { return .some(none) }
    // A word that is no keyword: it is the lack of a value only where it can be nothing else.
    guard case .word("none") = node.kind else { return nil }
    if let type = Wrapped.self as? any Decodable.Type,
      (try? NodeDecoder.value(type, from: node, at: [])) != nil
    {
      return nil
    }
    return .some(none)
  }
}

/// The lack of a value of a type, where a node says so; nothing where it does not, or where the type
/// is no optional.
func lack<Value>(of type: Value.Type, in node: Node) -> Value? {
  // In two steps: nothing at all, cast to an optional, would be a value that is lacking.
  guard let optional = type as? any OptionalType.Type, let none = optional.lack(in: node) else {
    return nil
  }
  return none as? Value
}
