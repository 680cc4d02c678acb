/// What to wire.
struct WiringRequest: Sendable {
  /// The type of the composition root.
  var world: String
  /// The modules whose builders are used.
  var targets: [String]
  /// The builders, and the parts of the world, that are left out.
  var except: Set<String> = []
  /// The names of what the caller gives.
  var open: Set<String> = []
  /// What use cases are called other than their builders say, by their builders.
  var names: [String: String] = [:]
}
