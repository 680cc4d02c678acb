/// What a playground is asked for.
struct PlaygroundRequest: Sendable {
  /// The type of the composition root.
  var world: String
  /// The static values of the world to choose from.
  var worlds: [String]
  /// Those of them that touch what is outside of the process.
  var live: Set<String>
  /// The target that the playground stands in, then those that it sees besides.
  var targets: [String]

  /// The module of the playground.
  var home: String { targets.first.map(moduleName(ofTarget:)) ?? "" }

  /// Whether a value of the world has to be asked for by name.
  func isLive(_ name: String) -> Bool {
    live.isEmpty ? name == "live" : live.contains(name)
  }
}

/// The name of a target's module: what no name may hold is an underscore.
func moduleName(ofTarget target: String) -> String {
  let scalars = target.unicodeScalars.enumerated().map { index, scalar in
    let isFine = index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    return isFine || scalar == "_" ? Character(scalar) : "_"
  }
  return String(scalars)
}
