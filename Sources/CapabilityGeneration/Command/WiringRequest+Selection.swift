extension WiringRequest {
  /// Returns the wirings that a command reads: from its options, or from the package's generated files.
  ///
  /// - Parameter world: The world; `nil` for all worlds with a generated file.
  static func selected(
    world: String?,
    _ line: CommandLine,
    _ environment: ToolEnvironment
  ) throws(UsageError) -> [WiringRequest] {
    let targets = line.targets
    guard targets.isEmpty else {
      guard let world else { throw UsageError("--targets requires --world WORLD") }
      return [try WiringRequest(world: world, line)]
    }
    let all = environment.generatedFiles().compactMap(WiringRequest.init)
    let exact = all.filter { world == nil || $0.world == world }
    let near = all.filter { request in  // One of the names can have its module.
      let names = request.targets.map { "\($0).\(request.world)" }
      return world.map { names.contains($0) || request.world.hasSuffix(".\($0)") } ?? false
    }
    let requests = exact.isEmpty ? near : exact
    guard !requests.isEmpty else {
      let what = world.map { "`\($0)`" } ?? "any world"
      let fix = world == nil ? "--world WORLD and --targets A,B" : "--targets A,B"
      throw UsageError("no generated file wires \(what): add \(fix)", listsTargets: true)
    }
    return requests
  }

  /// Reads the wiring in the header of a generated file; `nil` if it has none.
  init?(_ file: (path: String, text: String, header: GeneratedFile.Header)) {
    let command = try? CapabilitiesCommand.generating(file.header.command).command
    guard let wire = command as? WireCommand else { return nil }
    self = wire.request
    written = file.text
  }
}
