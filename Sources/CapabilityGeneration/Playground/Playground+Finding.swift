extension Playground {
  /// Collects the contents of a world's table.
  ///
  /// - Throws: ``GenerationError`` if the world or a named target does not exist.
  convenience init(_ request: PlaygroundRequest, in program: Program) throws(GenerationError) {
    let kinds: Set<String> = ["swift.struct", "swift.class"]
    let world = try program.nominal(named: request.world, preferring: kinds)
    self.init(program: program, request: request, world: world)
    for target in request.targets where program.folders[target] == nil {
      throw GenerationError("no target `\(target)` with a hand-written Swift file")
    }
    modules = Set(request.targets)
    check()
    guard !diagnostics.containsError else { return }
    findWorlds()
    findLinks()
    findUseCases()
    findEndpoints()
    findSettings(of: world)
    checkNames()
    if useCases.isEmpty, endpoints.isEmpty {
      let cause = unavailable.first.map { "; `\($0.name)` is left out: \($0.reason)" } ?? ""
      let message = "`\(world.name)` has no use case and no endpoint for a script\(cause)"
      let fix =
        unavailable.first?.fix ?? "make its properties, and what they hold, public or package"
      diagnostics.append(.warning(world.position, message, fix))
    }
  }

  func reportError(_ message: String, _ fix: String) {
    diagnostics.append(.error(world.position, message, fix: fix))
  }

  /// Reports a world that cannot have a playground.
  private func check() {
    let name = "`\(world.name)`"
    if !["swift.struct", "swift.class"].contains(world.kind) || world.isActor {
      reportError(
        "\(name) is not a struct of capabilities",
        "name the world of the composition root"
      )
      return
    }
    if program.folders["CapabilitiesPlayground"] == nil {
      let fix = program.files.dependency("CapabilitiesPlayground", of: home)
      reportError("`\(home)` does not depend on CapabilitiesPlayground", fix)
    }
    if world.isGeneric {
      reportError("\(name) is generic", "hold it in a struct that gives it concrete types")
    }
    if !program.access(of: world.precise).isVisible(from: home, in: world.module) {
      let access = program.access(of: world.precise).rawValue
      reportError(
        "\(name) is \(access), and `\(home)` cannot see it",
        "make it and what it holds package or public; or put the playground in its module, with "
          + "--targets \(world.module)"
      )
    }
    if !world.isSendable {
      let fix = "declare `\(world.word) \(world.path.last ?? ""): Sendable`"
      reportError("\(name) is not Sendable", fix)
    }
    if !isInterceptable(world) {
      var types = [world]
      var missing: [String] = []
      while let type = types.popLast() {
        let name = program.commandName(of: type)
        guard !isInterceptable(type), !missing.contains(name),
          type.precise == world.precise || program.hasEndpoints(type)
        else { continue }
        missing.insert(name, at: 0)
        types += type.stored.reversed().compactMap { program.nominal(within: $0.type) }
      }
      reportError(
        "\(name) is not Interceptable, so its playground cannot override endpoints",
        "`swift package capabilities derive \(missing.joined(separator: " "))` writes what is missing"
      )
    }
  }

  private func isInterceptable(_ type: Nominal) -> Bool {
    type.conformances.contains("s:12Capabilities13InterceptableP")
  }

  /// Reports rows with the same name.
  private func checkNames() {
    for rows in [useCases, endpoints.map(\.row)] {
      var seen: Set<[String]> = []
      for row in rows.map(\.declared) where !seen.insert(row.path).inserted {
        let message = "two rows would have the name `\(row.name)`"
        diagnostics.append(.error(row.position, message, fix: "rename one of them"))
      }
    }
  }

  // MARK: Worlds

  private func findWorlds() {
    var known: [String: (WorldValue, module: String)] = [:]
    for symbol in world.members {
      guard let value = worldValue(symbol), known[value.name] == nil else { continue }
      known[value.name] = (value, program.module(ofMember: symbol, of: world))
    }
    for name in request.worlds {
      guard let (value, module) = known[name] else {
        let names = known.keys.sorted().joined(separator: ", ")
        let there = names.isEmpty ? "it has none" : "it has \(names)"
        reportError(
          "`\(world.name)` has no static value `\(name)` that `\(home)` sees; \(there)",
          "declare `static var \(name): \(world.name)`, or name the target of an extension that does "
            + "in --targets"
        )
        continue
      }
      worlds.append(value)
      modules.insert(module)
    }
    for name in request.live.sorted() where !request.worlds.contains(name) {
      reportError("--live \(name): no such name in --worlds", "name one of --worlds")
    }
  }

  /// Returns the static value of the world that a member declares; `nil` for other members.
  private func worldValue(_ symbol: Symbol) -> WorldValue? {
    let module = program.module(ofMember: symbol, of: world)
    guard symbol.access.isVisible(from: home, in: module), !symbol.isUnavailable else { return nil }
    let property = symbol.kind == "swift.type.property" ? Property(symbol) : nil
    let declaration = FunctionDeclaration(symbol, globalActors: program.globalActors)
    let isFunction =
      symbol.kind == "swift.type.method" && symbol.generics.isEmpty
      && declaration.inputs.allSatisfy(\.hasDefault)
    guard property != nil || isFunction,
      isWorld(property?.type ?? TypeParser.type(symbol.returns))
    else { return nil }
    var effects = property?.getter ?? declaration.effects
    if symbol.declaration.globalActor(program) != nil { effects.isAsync = true }
    return WorldValue(
      name: symbol.base,
      isLive: request.isLive(symbol.base),
      isFunction: isFunction,
      effects: effects
    )
  }

  private func isWorld(_ type: SwiftType) -> Bool {
    if case .named(let path) = type, path.count == 1, path[0].name == "Self" { return true }
    return program.nominal(type)?.precise == world.precise
  }
}
