/// The live worlds that the program was started with.
struct LiveWorlds: Equatable, Sendable {
  /// The live world of `--world`, which scripts can enter.
  var entered: String?
  /// The live world of `--conform-live`, in which `conform` can make generated calls.
  var conformed: String?

  /// Returns why a script cannot enter a world; `nil` if it can.
  func refusal<World>(toEnter row: PlaygroundWorld<World>) -> String? {
    guard row.isLive, row.name != entered else { return nil }
    return "\(row.name) is a live world: start the program with --world \(row.name) to enter it"
  }

  /// Returns why a comparison cannot run; `nil` if it can.
  func refusal<World>(toRun comparison: WorldComparison<World>) -> String? {
    guard let name = comparison.liveWorlds.first(where: { $0 != conformed }) else { return nil }
    return "\(name) is a live world, which generated calls would change: start the program with "
      + "--conform-live \(name) to allow them"
  }
}
