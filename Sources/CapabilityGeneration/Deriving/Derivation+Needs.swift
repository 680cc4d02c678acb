/// What derived code asks of the capabilities that a world holds.
extension Derivation {
  /// Warns of each capability within that lacks what the derived code calls: it compiles only once
  /// that is there.
  ///
  /// - Parameters:
  ///   - program: The modules.
  ///   - names: What else is derived by the same line.
  func needs(_ program: Program, beside names: [String]) -> [Diagnostic] {
    parts.compactMap { part in
      let isOne = part.kind == .capability
      guard part.kind != .endpoint, part.kind != .value,
        let held = program.nominal(within: part.property.type), held.precise != type.precise,
        !names.contains(where: { $0 == held.name || $0 == "\(held.module).\(held.name)" })
      else { return nil }
      var missing: [String] = []
      if isOne, !hasTest, !held.has("test", "s:12Capabilities18TestableCapabilityP") {
        missing.append("`test`")
      }
      if !hasIntercepted, !held.has("intercepted(by:)", "s:12Capabilities13InterceptableP") {
        missing.append("`intercepted(by:)`")
      }
      guard !missing.isEmpty else { return nil }
      return Diagnostic(
        position: part.property.position,
        severity: .warning,
        message: "`\(held.name)` has no \(missing.joined(separator: " and no ")), which what is "
          + "written for `\(type.name)` calls",
        notes: [
          Diagnostic.Note(
            message: "`swift package capabilities derive \(held.name)` writes what is missing"
          )
        ]
      )
    }
  }
}

extension Nominal {
  /// Whether it has a member, or conforms to the protocol that asks for it.
  fileprivate func has(_ member: String, _ target: String) -> Bool {
    conformances.contains(target) || members.contains { $0.path.last == member }
  }
}
