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
  var home: String { targets.first ?? "" }

  /// Returns whether a value of the world must be selected by name.
  func isLive(_ name: String) -> Bool { live.isEmpty ? name == "live" : live.contains(name) }
}
