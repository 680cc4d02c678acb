/// Types whose values cannot be copied, or cannot outlive a call.
///
/// The rules for such a type in generated code:
///
/// | | |
/// |---|---|
/// | a world, a capability, an adapted type | refused: use cases and endpoints share it |
/// | an input or result of an endpoint | refused by `derive`: interceptors copy it; `adapt` passes it on |
/// | an adapted property, a nonescapable result | refused by `adapt`: a closure cannot lend its value |
/// | the value of a builder | refused: use cases share it |
/// | an input of a builder | passed on, unless it is `consuming` |
/// | an input or result of a use case | passed on; a playground lists it as unavailable |
extension Program {
  /// Returns `noncopyable` or `nonescapable` for a type of which this is known; otherwise `nil`.
  func restriction(of type: SwiftType) -> String? {
    switch keys.expanded(type) {
    case .optional(let wrapped): return restriction(of: wrapped)
    case .tuple(let elements): return elements.compactMap { restriction(of: $0.type) }.first
    case .named(let path):
      guard let last = path.last, let precise = last.precise else { return nil }
      if let nominal = nominals[precise] { return restriction(of: nominal) }
      if standardModule(precise) != nil, last.name.hasSuffix("Span") { return "nonescapable" }
      let isAtomic = ["Mutex", "Atomic"].contains(last.name)
      return isAtomic && moduleName(precise) == "Synchronization" ? "noncopyable" : nil
    case .function, .array, .dictionary, .constrained, .unreadable: return nil
    }
  }

  /// Returns the restriction that a declaration states.
  ///
  /// Symbol graphs do not contain it, so the source is read. Types that conform to other protocols
  /// than `Sendable` are copyable, and most types do.
  func restriction(of type: Nominal) -> String? {
    guard ["swift.struct", "swift.enum"].contains(type.kind), !type.isGeneric,
      type.conformances.isSubset(of: ["s:s8SendableP", "s:s16SendableMetatypeP"])
    else { return nil }
    let header = header(of: type)
    let words = [("~Copyable", "noncopyable"), ("~Escapable", "nonescapable")]
    return words.first { header.contains($0.0) }?.1
  }

  /// Returns the source of a declaration from its name to its body.
  func header(of type: Nominal) -> String {
    String(files[type.position.path].text(at: type.position).prefix { $0 != "{" })
  }
}
