/// Conformances of types to protocols.
extension Program {
  /// Protocols with conformances that symbol graphs do not list.
  private static let implicit: Set<String> = [
    "s:s8SendableP", "s:s16SendableMetatypeP", "s:s8CopyableP", "s:s9EscapableP",
    "s:s15BitwiseCopyableP", "s:s9AnyObjecta",
  ]

  /// Returns whether a type conforms to a protocol or inherits from a class.
  ///
  /// The result is `true` if the graphs do not contain the answer, for example for types and
  /// protocols of the standard library. The compiler rejects the generated code if the answer is wrong.
  ///
  /// - Parameter target: The precise identifier of the protocol or class.
  func conforms(_ type: SwiftType, to target: String) -> Bool {
    guard !Self.implicit.contains(target) else { return true }
    switch keys.expanded(type).long {
    case .function, .tuple: return false
    case .named(let path):
      guard let precise = path.last?.precise else { return true }
      let conditions = nominals[precise]?.conditions[target] ?? []
      let arguments = conditions.isEmpty ? [:] : arguments(of: type)
      return conforms(precise, to: target)
        && conditions.allSatisfy { condition in
          arguments[condition.generic].map { meets($0, condition) } ?? true
        }
    case .constrained(_, let parts): return parts.contains { conforms($0, to: target) }
    case .optional, .array, .dictionary, .unreadable: return true
    }
  }

  /// Returns whether a type conforms to all protocols of an existential type.
  func conforms(_ type: SwiftType, toAll existential: SwiftType) -> Bool {
    guard case .constrained("any", let parts) = keys.expanded(existential) else { return false }
    return parts.allSatisfy { $0.precise.map { conforms(type, to: $0) } ?? true }
  }

  func meets(_ argument: SwiftType, _ condition: SymbolGraph.Condition) -> Bool {
    condition.same != nil
      ? keys.expanded(argument).long.precise == condition.type
      : conforms(argument, to: condition.type)
  }

  private func conforms(_ precise: String, to target: String) -> Bool {
    guard precise != target else { return true }
    let isForeign = nominals[target] == nil
    guard nominals[precise] != nil else {
      guard !isForeign else { return true }
      return foreignConformances[precise]?.contains(target) ?? false
    }
    // A class of a module that was not read can have more conformances than the graphs list.
    let all = supertypes(of: precise)
    if all.contains(target) { return true }
    return isForeign && all.contains { $0.utf8.last == UInt8(ascii: "C") && nominals[$0] == nil }
  }

  /// Returns a type and its superclasses, the nearest first.
  func hierarchy(of type: Nominal) -> some Sequence<Nominal> {
    sequence(first: type) { $0.superclass.flatMap { self.nominals[$0] } }.prefix(64)
  }

  /// Returns the protocols and superclasses of a type, including itself.
  private func supertypes(of precise: String) -> Set<String> {
    var all: Set<String> = [precise]
    var rest = [precise]
    while let next = rest.popLast() {
      guard let nominal = nominals[next] else { continue }
      for other in nominal.conformances.union(nominal.superclass.map { [$0] } ?? [])
      where all.insert(other).inserted {
        rest.append(other)
      }
    }
    return all
  }
}
