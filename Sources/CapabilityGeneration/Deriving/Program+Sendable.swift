/// Types that are known not to be Sendable.
extension Program {
  /// Protocols that inherit from `Sendable`.
  private static let senders: Set<String> = [
    "s:s8SendableP", "s:s5ErrorP", "s:ScA", "s:s9CodingKeyP", "s:s5ClockP", "s:s15InstantProtocolP",
    "s:s16DurationProtocolP",
  ]

  /// Returns whether a type is known not to be Sendable.
  ///
  /// - Parameter owner: The generic type whose parameters it can name.
  func isUnsendable(_ type: SwiftType, in owner: Nominal? = nil) -> Bool {
    let type = keys.expanded(type).long
    switch type {
    case .constrained("any", let parts):
      let known = parts.flatMap { part in
        guard case .named(let path) = part else { return [SwiftType]() }
        return path.count == 1 ? [part] : []
      }
      return known.count == parts.count && !known.contains { $0.precise.map(maySend) ?? true }
    case .tuple(let elements): return elements.contains { isUnsendable($0.type, in: owner) }
    case .function(let function): return !function.isSendable
    case .named(let path):
      if let owner, let name = path.first?.name, owner.generics.contains(name) {
        let generic = path.map(\.name).joined(separator: ".")
        let constraints = owner.symbol.constraints
          .filter { $0.generic == generic && $0.same == nil }
        return (path.count == 1 || isUnsendableByProtocol(path))
          && !constraints.contains { maySend($0.type) }
      }
      if path.count == 1, path[0].precise == nil { return path[0].name == "Any" }
      let arguments = path.flatMap(\.arguments)
      guard let nominal = nominal(type) else {
        guard let last = path.last, last.precise.flatMap(standardModule) != nil else {
          return false
        }
        // Except for these, types of the standard library are Sendable if their arguments are.
        return last.name.hasPrefix("Any") && last.name != "AnyClass" || last.name == "Mirror"
          || last.name.hasSuffix("Pointer") || last.name.hasSuffix("KeyPath")
          || arguments.contains { isUnsendable($0, in: owner) }
      }
      guard nominal.isGeneric else { return !isSendable(nominal) }
      let conditions = zip(nominal.generics, arguments).filter {
        nominal.sendableConditions.contains($0.0)
      }
      return conditions.contains { isUnsendable($0.1, in: owner) }
        || nominal.access >= .public && !isSendable(nominal)
    case .constrained, .optional, .array, .dictionary, .unreadable: return false
    }
  }

  /// Returns whether values of a protocol or class can be Sendable.
  private func maySend(_ precise: String) -> Bool {
    if Self.senders.contains(precise) { return true }
    if let known = nominals[precise] { return isSendable(known) }
    // The other protocols of the standard library do not inherit from Sendable.
    return !precise.hasPrefix("s:s") && !precise.hasPrefix("s:S")
  }

  /// Returns whether an associated type is of a standard protocol that does not make it Sendable.
  private func isUnsendableByProtocol(_ path: [SwiftType.Component]) -> Bool {
    guard let last = path.last, let precise = last.precise else { return false }
    return standardModule(precise) != nil && last.name != "Failure"
      && !Self.senders.contains(where: precise.hasPrefix)
  }

  /// Returns whether a type is Sendable, also because an actor isolates it.
  private func isSendable(_ type: Nominal) -> Bool {
    type.isSendable || type.isActor || type.isOnActor
  }
}

extension Nominal {
  /// The generic parameters that must be Sendable for this type to be Sendable.
  var sendableConditions: [String] {
    let conditions = conditions["s:s8SendableP"] ?? []
    return conditions.filter { $0.type == "s:s8SendableP" }.map(\.generic)
  }
}
