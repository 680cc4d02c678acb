/// The builders that belong to another world: a module can have several worlds.
extension WiringResolver {
  /// Returns the builders that this world leaves out.
  ///
  /// A builder whose inputs this world supplies is wired. Another one is left out if another world
  /// supplies more of its inputs, or if this world supplies none of them.
  func leftOut(_ roots: [Int]) -> Set<Int> {
    let unsupplied = roots.filter(rules.unsupplied.contains)
    guard request.only.isEmpty, !unsupplied.isEmpty else { return [] }
    let others = nearerToOtherWorlds(unsupplied)
    let isKnown = world.stored.allSatisfy { $0.type.unknownPart == nil }
    let out = unsupplied.filter { index in
      var seen: Set = [index]
      return others.contains(steps[index].builder.position) || isKnown && hasNothing(index, &seen)
    }
    return out.count == roots.count ? [] : Set(out)
  }

  /// Returns whether the world supplies none of a builder's inputs without a default, directly or
  /// through builders, and has nothing that the user could have meant.
  private func hasNothing(_ index: Int, _ seen: inout Set<Int>) -> Bool {
    let needed = inputs(of: index).filter { !$0.parameter.isOptional }
    return needed.allSatisfy { rules.lacks($0) && !rules.isNear($0) }
      && needed.compactMap { rules.decide($0).candidate?.builder }.allSatisfy {
        !seen.insert($0).inserted || hasNothing($0, &seen)
      }
  }

  /// Notes the builders that are left out, and reports those that the written file has.
  func noteLeftOut(_ builders: Set<Int>) {
    for index in builders.sorted() {
      let builder = steps[index].builder
      let lacking = lacking(index)
      let inputs = lacking.map { "`\($0.parameter.name): \(program.printed($0.parameter))`" }
      let why = "`\(world.name)` does not supply \(inputs.joined(separator: " or "))"
      if reportDropout(builder, why, "supply it") { continue }
      // Another world has these values, too, and often gets them from this one.
      for input in self.inputs(of: index) { rules.decide(input).candidates.forEach { use($0) } }
      let near = lacking.flatMap(self.near)
      add(.note, builder.position, "`\(titles[builder])` is left out: \(why)", near)
    }
  }

  /// Notes the builders that generated code cannot see although it sees their results, and reports
  /// those that the written file has. If nothing is wired, that is an error, and all are noted.
  func noteHidden() {
    let roots = request.only.isEmpty ? steps.filter(request.isRoot) : []
    var hidden: [String: [(Builder, why: String, fix: String)]] = [:]
    for step in roots {
      guard let why = step.unavailability, case .access(let level, _, _) = why else { continue }
      let builder = step.builder
      let what = builder.accessOfNeeds < builder.access ? "the init of its needs" : "it"
      let fix = "\(why.fix), or \(exclusion(builder))"
      guard !reportDropout(builder, "\(what) \(why.reason)", why.fix),
        wired.isEmpty || level == .internal && !rules.unsupplied.contains(step.place),
        wired.isEmpty || program.access(of: step.product) > .internal
      else { continue }
      for input in inputs(of: step.place) { rules.decide(input).candidates.forEach { use($0) } }
      hidden[builder.module, default: []].append((builder, "\(what) \(why.reason)", fix))
    }
    for (module, left) in hidden {
      let others = left.count > 3 ? " like \(left.count - 1) others of `\(module)`" : ""
      for (builder, why, fix) in left.prefix(others.isEmpty ? 3 : 1) {
        let message = "`\(titles[builder])` is left out\(others): \(why)"
        add(.note, builder.position, message, [.init(message: fix)])
      }
    }
    let isAsked = !roots.allSatisfy { request.excludes($0.builder) }
    guard wired.isEmpty, isAsked, !diagnostics.containsError else { return }
    let none = "no builder of \(request.targets.joined(separator: ", ")) can be wired"
    add(.error, world.position, "`\(world.name)` would have no use cases: \(none)")
  }

  /// Reports results whose type the compiler does not find: each can be a use case.
  func noteUnknown() {
    for (place, step) in steps.enumerated()
    where step.isValue && step.product.unknownPart != nil && step.unavailability == nil
      && request.only.isEmpty && !wired.contains(place) && !isGeneric(place)
    {
      let (reason, cure) = program.unknown(step.product)
      guard !reportDropout(step.builder, "its result \(reason)", cure) else { continue }
      let message = "`\(titles[step.builder])` is not wired: its result \(reason)"
      let fix = "\(cure), or \(exclusion(step.builder))"
      diagnostics.append(.warning(step.builder.position, message, fix))
    }
  }

  /// Notes the generic classes and actors with needs that neither a builder nor the world has.
  func noteGeneric() {
    let owners = Set(program.nominals.values.filter(\.isNamedNeeds).map { $0.path.dropLast() })
    guard request.only.isEmpty, !owners.isEmpty else { return }
    let supplied = steps.map(\.product) + program.readableParts(of: world).map(\.property.type)
    let results = supplied.map { program.keys.expanded($0).function?.result ?? $0 }
    let known = Set(results.compactMap { program.nominal($0.wrapped ?? $0)?.precise })
    let types = program.nominals.values.filter { type in
      type.isGeneric && type.access >= .internal && ["class", "actor"].contains(type.word)
        && request.targets.contains(type.module) && !known.contains(type.precise)
    }
    for needs in types.filter({ owners.contains($0.path[...]) }).compactMap(program.needs) {
      add(.note, needs.position, needs.refusalOfGeneric)
    }
  }

  /// Reports a builder that is not wired, if the written file calls it.
  private func reportDropout(_ builder: Builder, _ why: String, _ cure: String) -> Bool {
    let calls = calls(of: builder)
    // They can be those of another builder of the name.
    let isOther = steps.contains { other in
      other.builder.path == builder.path && !calls.isDisjoint(with: self.calls(of: other.builder))
        && (wired.contains(other.place) || request.excludes(other.builder))
    }
    guard !calls.isEmpty, !isOther else { return false }
    let fix = "\(cure), or \(exclusion(builder))"
    report(builder, "would drop out of the use cases: \(why)", fix: fix)
    return true
  }

  /// Warns of the builders that the written file calls, and that are in another module now.
  func warnOfMoved() {
    let paths = Set(steps.map(\.builder.path))
    for builder in program.builders.values.joined()
    where !request.targets.contains(builder.module) && !paths.contains(builder.path)
      && !calls(of: builder).isEmpty
    {
      let why = "it is in `\(builder.module)`, which --targets does not name"
      add(.warning, builder.position, "`\(titles[builder])` drops out of the use cases: \(why)")
    }
  }

  /// Returns the names by which the written file calls a builder or another one of its name.
  private func calls(of builder: Builder) -> Set<Substring> {
    let name = builder.path.joined(separator: ".")
    return written.intersection([name[...], "\(builder.module).\(name)"])
  }

  /// Notes the values that are created although no builder takes them.
  func noteUnused(_ roots: [Int]) {
    let taken = wired.flatMap(dependencies)
    for index in wired.intersection(roots).subtracting(taken) where steps[index].isValue {
      let why = request.only.isEmpty ? "it has `close`" : "--only names it"
      let title = titles[steps[index].builder]
      let when = steps[index].isDeferred ? " at the first call of its function" : ""
      let reason = "although no builder takes it, because \(why)"
      let message = "the value of `\(title)` is created\(when), \(reason)"
      add(.note, steps[index].builder.position, message)
    }
  }

  func writtenNames() -> Set<Substring> {
    var names: Set<Substring> = []
    let own = program.context.wirings.filter { $0.wires(world, in: program) }
    for line in own.flatMap(\.written.lines) where !line.contains("//") {
      for part in line.split(separator: "(", omittingEmptySubsequences: false).dropLast() {
        part.split { " [{!&-".contains($0) }.last.map { _ = names.insert($0) }
      }
    }
    return names
  }

  /// Returns the positions of the builders that lack fewer inputs in another wired world.
  private func nearerToOtherWorlds(_ builders: [Int]) -> Set<SourcePosition> {
    var nearer: Set<SourcePosition> = []
    let counts = builders.map { (steps[$0].builder.position, lacking($0).count) }
    let lacked = Dictionary(counts) { first, _ in first }
    let modules = Set(builders.map { steps[$0].builder.module })
    for other in program.context.wirings
    where !modules.isDisjoint(with: other.targets) && !other.wires(world, in: program) {
      guard let world = try? program.world(other.world, in: other.targets) else { continue }
      let resolver = WiringResolver(program, other, world)
      for (index, step) in resolver.steps.enumerated()
      where other.isRoot(step) && step.unavailability == nil {
        let place = step.builder.position
        guard let count = lacked[place], resolver.lacking(index).count < count else { continue }
        nearer.insert(place)
      }
    }
    return nearer
  }

  /// Returns the modules of builders that a world's module cannot import, and that are wired in a
  /// world of a module that can; none if this world would have no builder.
  static func hidden(from world: Nominal, _ steps: [WiringPlan.Step], _ program: Program)
    -> Set<String>
  {
    let modules = Set(steps.map(\.builder.module))
    let wired = program.context.wirings.flatMap { other -> Set<String> in
      guard let world = try? program.world(other.world, in: other.targets) else { return [] }
      return program.files.imports(of: world.position.path)?.intersection(other.targets) ?? []
    }
    let hidden = modules.subtracting(program.files.imports(of: world.position.path) ?? modules)
      .intersection(wired)
    return hidden == modules ? [] : hidden
  }
}
