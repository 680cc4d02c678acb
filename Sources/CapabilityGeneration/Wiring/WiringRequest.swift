/// What to wire.
struct WiringRequest: Sendable {
  /// The type of the composition root.
  var world: String
  /// The modules whose builders are used.
  var targets: [String]
  /// The builders that are left out.
  var except: Set<String> = []
  /// The labels of what the caller gives.
  var open: Set<String> = []
}
