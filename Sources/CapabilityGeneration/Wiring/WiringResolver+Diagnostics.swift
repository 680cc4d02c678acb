/// Diagnostics about the plan as a whole.
extension WiringResolver {
  func add(
    _ severity: Diagnostic.Severity,
    _ position: SourcePosition,
    _ message: String,
    _ notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(position: position, severity: severity, message: message, notes: notes)
    )
  }

  /// Reports a problem of a builder: its title, the problem, another builder and how to fix it.
  func report(
    _ builder: Builder,
    _ problem: String,
    besides other: Builder? = nil,
    fix: String
  ) {
    let beside = other.map { Diagnostic.Note(position: $0.position, message: "`\(titles[$0])`") }
    let notes = [beside, Diagnostic.Note(message: fix)].compactMap(\.self)
    add(.error, builder.position, "`\(titles[builder])` \(problem)", notes)
  }

  /// Reports or warns of a use case that cannot be created.
  func reportUnavailable(_ builder: Builder, _ unavailability: Candidate.Unavailability) {
    let isAsked = !request.only.isEmpty
    switch unavailability {
    case .excepted: return
    case .deprecated where !isAsked:
      return add(.warning, builder.position, "`\(titles[builder])` is not wired: it is deprecated")
    case .instanceMethod, .opaque, .restricted, .unreadable:
      guard isAsked || builder.isVisible(from: world.module) else { return }
    case .hidden(let module, let home) where !isAsked:
      let first = steps.first { $0.builder.module == module && request.isRoot($0) }
      guard first?.builder.position == builder.position else { return }
      let builders = "the builders of `\(module)`, such as `\(titles[builder])`,"
      let message = "\(builders) are left out: `\(home)` does not depend on `\(module)`"
      return add(.note, builder.position, message)
    case .access, .hidden, .mutating, .effects, .deprecated, .world:
      guard isAsked else { return }
    }
    report(builder, unavailability.reason, fix: "\(unavailability.fix), or \(exclusion(builder))")
  }

  /// Returns the fix that excludes a builder.
  func exclusion(_ builder: Builder) -> String {
    "exclude the builder with --except \(titles.option(builder))"
  }

  /// Reports the missing inputs, with the chain of use cases that need them.
  func reportUnmet() {
    guard !unmet.isEmpty else { return }
    var neededBy: [Int: Int] = [:]
    for index in steps.indices.reversed() where wired.contains(index) {
      for dependency in dependencies(of: index) { neededBy[dependency] = index }
    }
    for (builder, unmet) in unmet {
      var diagnostic = unmet
      var chain: [Diagnostic.Note] = []
      var seen: Set<Int> = [builder]
      var next = neededBy[builder]
      while let index = next, seen.insert(index).inserted {
        let user = steps[index].builder
        chain.append(.init(position: user.position, message: "needed by `\(titles[user])`"))
        next = neededBy[index]
      }
      diagnostic.notes = chain + diagnostic.notes
      diagnostics.append(diagnostic)
    }
  }

  func checkWorld() {
    let isWired = program.useCases(of: world)?.property != nil
    let isOnlyOnActor =
      world.kind == "swift.class" && world.stored.contains(where: \.isVariable)
      && world.declaration.globalActor(program) != nil && program.isolations[world.module] == nil
    let names = program.memberNames(of: world).union(world.properties.map(\.name))
    let problems = [
      (
        world.isGeneric, "is generic: generated code cannot extend it",
        "wire a struct that holds a specialization, as in `struct LiveWorld { var world: "
          + "\(world.name)<…> }`"
      ),
      (
        world.access < .internal, "is \(world.access.rawValue): generated code cannot extend it",
        "make it internal"
      ),
      (
        world.isActor, "is an actor: use cases cannot read its isolated properties",
        "use a struct or a class"
      ),
      (
        isOnlyOnActor, "is a class on a global actor, whose variables use cases cannot read",
        "use a struct of Sendable values, or isolate its module to the actor by default"
      ),
      (
        program.restriction(of: world) != nil, "is noncopyable or nonescapable",
        "use a plain struct or a class"
      ),
      (
        !isWired && !names.isDisjoint(with: ["useCases", "UseCases"]),
        "has a member `useCases` or `UseCases`: generated code declares both",
        "rename the member"
      ),
    ]
    for (isProblem, problem, fix) in problems where isProblem {
      let message = "the world `\(world.name)` \(problem)"
      return diagnostics.append(.error(world.position, message, fix: fix))
    }
    checkImports()
  }

  /// Reports builders of a module that imports the world's module, which cannot import it in turn.
  private func checkImports() {
    let steps = steps.filter { if case .hidden = $0.unavailability { false } else { true } }
    for module in Set(steps.map(\.builder.module)).sorted() where module != world.module {
      guard program.uses(world.module, in: module),
        let step = steps.first(where: { $0.builder.module == module })
      else { continue }
      let move = "move `\(world.name)` to a module that imports both"
      let fix = "declare a world in `\(module)`, or \(move)"
      let place = "in `\(module)`, which imports `\(world.module)`"
      let reason = "the generated code beside `\(world.name)` cannot import `\(module)`"
      let message = "`\(titles[step.builder])` is \(place): \(reason)"
      add(.error, step.builder.position, message, [.init(position: world.position, message: fix)])
    }
  }

  /// Reports names used twice or reserved by the generated code.
  func checkNames() {
    var byName: [String: Int] = [:]
    for index in wired.sorted() {
      let step = steps[index]
      let isOperator = step.name.allSatisfy { "/=-+!*%<>&|^~?.".contains($0) }
      if let first = byName[step.name].map({ steps[$0].builder }) {
        let problem = "and `\(titles[first])` would both be named `\(step.name)`"
        report(step.builder, problem, besides: first, fix: renaming(step))
      } else if WiringPrinter.reserved.contains(step.name) || isOperator {
        let reason = isOperator ? "is an operator" : "`UseCases` reserves"
        let problem = "would be named `\(step.name)`, which \(reason)"
        report(step.builder, problem, fix: renaming(step))
      }
      byName[step.name] = index
    }
  }

  /// The options to rename a step, for messages.
  private func renaming(_ step: WiringPlan.Step) -> String {
    let name = titles.option(step.builder)
    return "rename it, use `--as \(name)=ANOTHER_NAME`, or exclude it with `--except \(name)`"
  }

  func warnOfUnused() {
    // A computed property of the world can use any of its stored ones.
    let computed = program.readable(world).map(\.property).filter { !$0.isStored }.map(\.name)
    guard used.isDisjoint(with: computed) else { return }
    let targets = request.targets.joined(separator: ", ")
    for property in world.stored
    where !used.contains(property.name) && !request.except.contains(property.name) {
      let message = "no builder of \(targets) uses `\(world.name).\(property.name)`"
      add(.warning, property.position, message)
    }
  }
}

extension Program {
  /// Returns whether declarations of a module name types of another.
  fileprivate func uses(_ other: String, in module: String) -> Bool {
    func isUsed(_ type: SwiftType) -> Bool {
      type.identities.contains { modules(naming: $0).contains(other) }
    }
    let builders = builders[module] ?? []
    return builders.contains { builder in
      builder.root == other || isUsed(builder.product)
        || builder.parameters.contains { isUsed($0.type) }
    }
      || nominals.values.contains { type in
        type.module == module && type.properties.contains { $0.extending == nil && isUsed($0.type) }
      }
  }
}
