struct WiringRequest: Sendable {
  /// The type name of the composition root.
  var world: String
  /// The modules whose builders are used.
  var targets: [String]
  /// The use cases to wire, by their names or their builders; empty for all.
  var only: Set<String> = []
  /// The builders and the parts of the world to exclude.
  var except: Set<String> = []
  /// The names of the inputs that the caller passes, each alone or after its builder, as in
  /// `makePay.limit`.
  var open: Set<String> = []
  /// The names of the inputs that take the results of all builders of one type, like those of `open`.
  var all: Set<String> = []
  /// Other names for use cases, by their builders.
  var names: [String: String] = [:]
  /// The text of the file that records the request; empty if there is none.
  var written = ""

  /// Returns whether it wires a world. Without its module, the name can be that of another world.
  func wires(_ world: Nominal, in program: Program) -> Bool {
    targets.allSatisfy { program.folders[$0] != nil }
      && (try? program.world(self.world, in: targets))?.precise == world.precise
  }
}
