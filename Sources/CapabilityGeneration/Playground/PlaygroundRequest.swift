/// The arguments of the command.
struct PlaygroundRequest: Sendable {
  /// The type of the composition root.
  var world: String
  /// The static values of the world to choose from.
  var worlds: [String]
  /// Those of them with effects outside of the process.
  var live: Set<String>
  /// The playground's target, then other targets that it imports.
  var targets: [String]

  /// The module of the playground.
  var home: String { targets.first.map(moduleName(ofTarget:)) ?? "" }

  /// Returns whether a value of the world must be selected by name.
  func isLive(_ name: String) -> Bool { live.isEmpty ? name == "live" : live.contains(name) }
}

/// Returns the module name of a target: invalid characters become underscores.
func moduleName(ofTarget target: String) -> String {
  let scalars = target.unicodeScalars.enumerated().map { index, scalar in
    let isFine = index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    return isFine || scalar == "_" ? Character(scalar) : "_"
  }
  return String(scalars)
}
