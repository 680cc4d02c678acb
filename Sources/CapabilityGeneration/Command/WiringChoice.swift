/// Which wiring a command looks at: as its options say, or as the package's generated files do.
struct WiringChoice {
  /// The options that choose.
  static let options = WiringRequest.options

  /// The wirings.
  ///
  /// - Parameters:
  ///   - world: The world; `nil` for every one that a generated file wires.
  ///   - line: What was typed.
  ///   - workshop: Where generated files are found.
  static func requests(
    world: String?,
    _ line: CommandLine,
    _ workshop: Workshop
  ) throws(UsageError) -> [WiringRequest] {
    let targets = line.list("--targets")
    guard targets.isEmpty else {
      guard let world else {
        throw UsageError("--targets needs a world to wire: add --world WORLD")
      }
      return [try WiringRequest(world: world, line)]
    }
    var requests: [WiringRequest] = []
    for file in workshop.generatedFiles() {
      let command = try? CapabilitiesCommand.generating(file.header.command).command
      guard let wire = command as? WireCommand else { continue }
      if world == nil || wire.request.world == world { requests.append(wire.request) }
    }
    guard !requests.isEmpty else {
      let what = world.map { "`\($0)` is" } ?? "a world is"
      let fix = world == nil ? "--world WORLD and --targets A,B" : "--targets A,B"
      throw UsageError("\(what) not wired in this package yet: say with \(fix) what to look at")
    }
    return requests
  }
}
