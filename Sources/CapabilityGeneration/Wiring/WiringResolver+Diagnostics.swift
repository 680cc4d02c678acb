/// Diagnostics about the plan as a whole.
extension WiringResolver {
  mutating func report(_ builder: Builder, _ message: String, _ notes: [Diagnostic.Note]) {
    diagnostics.append(
      Diagnostic(position: builder.position, severity: .error, message: message, notes: notes)
    )
  }

  mutating func warn(_ builder: Builder, _ message: String, _ notes: [Diagnostic.Note] = []) {
    diagnostics.append(
      Diagnostic(position: builder.position, severity: .warning, message: message, notes: notes)
    )
  }

  mutating func note(_ builder: Builder, _ message: String, _ notes: [Diagnostic.Note] = []) {
    diagnostics.append(
      Diagnostic(position: builder.position, severity: .note, message: message, notes: notes)
    )
  }

  /// Reports or warns of a use case that cannot be created.
  mutating func reportUnavailable(
    _ builder: Builder,
    _ unavailability: Candidate.Unavailability
  ) {
    let isAsked = !request.only.isEmpty
    switch unavailability {
    case .excepted: return
    case .deprecated where !isAsked:
      return warn(builder, "`\(titles[builder])` is not wired: it is deprecated")
    case .instanceMethod, .opaque:
      guard isAsked || builder.isVisible(from: world.module) else { return }
    case .access, .mutating, .effects, .deprecatedProperty, .deprecated, .world:
      guard isAsked else { return }
    }
    let fix = "\(unavailability.fix), or exclude the builder with --except"
    report(builder, "`\(titles[builder])` \(unavailability.reason)", [.init(message: fix)])
  }

  mutating func reportUninferable(_ generic: String, of builder: Builder) {
    let fix = "use `\(generic)` in the type of an input, or exclude the builder with --except"
    report(
      builder,
      "generic builder `\(titles[builder])`: `\(generic)` cannot be inferred from its inputs",
      [.init(message: fix)]
    )
  }

  /// Reports the missing inputs, with the chain of use cases that need them.
  mutating func reportUnmet() {
    guard !unmet.isEmpty else { return }
    var neededBy: [Int: Int] = [:]
    for index in steps.indices.reversed() where wired.contains(index) {
      for dependency in steps[index].dependencies { neededBy[dependency] = index }
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

  mutating func checkWorld() {
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
        program.hasOwnUseCases(world),
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
  private mutating func checkImports() {
    for module in Set(steps.map(\.builder.module)).sorted() where module != world.module {
      guard program.uses(world.module, in: module),
        let step = steps.first(where: { $0.builder.module == module })
      else { continue }
      report(
        step.builder,
        "`\(titles[step.builder])` is in `\(module)`, which imports `\(world.module)`: the generated "
          + "code beside `\(world.name)` cannot import `\(module)`",
        [
          .init(
            position: world.position,
            message: "declare a world in `\(module)`, or move `\(world.name)` to a module that "
              + "imports both"
          )
        ]
      )
    }
  }

  /// Reports use cases of the same named type, and names used twice or reserved by the generated
  /// code.
  mutating func checkProducts() {
    let collected = Set(
      steps.flatMap(\.builder.collectedTypes).compactMap { rules.pool.ownType($0) }
    )
    var byProduct: [String: Int] = [:]
    var byName: [String: Int] = [:]
    for index in wired.sorted() {
      let step = steps[index]
      if !step.isValue, let type = rules.pool.ownType(step.product), !collected.contains(type) {
        if let first = byProduct[type] {
          reportSameProduct(step, steps[first])
          continue
        }
        byProduct[type] = index
      }
      if let first = byName[step.name] {
        reportSameName(step, steps[first])
      } else if WiringPrinter.reserved.contains(step.name) {
        report(
          step.builder,
          "`\(titles[step.builder])` would be named `\(step.name)`, which `UseCases` reserves",
          [.init(message: renaming(step))]
        )
      }
      byName[step.name] = index
    }
  }

  private mutating func reportSameProduct(_ step: WiringPlan.Step, _ other: WiringPlan.Step) {
    let fix =
      "return both from one builder, as a labelled tuple, or store one of them in a property of "
      + "`\(world.name)`: the name of a parameter then selects one; or exclude one with --except"
    let title = titles[other.builder]
    report(
      step.builder,
      "`\(titles[step.builder])` returns `\(program.printed(step.product))`, and so does `\(title)`",
      [.init(position: other.builder.position, message: "`\(title)`"), .init(message: fix)]
    )
  }

  private mutating func reportSameName(_ step: WiringPlan.Step, _ other: WiringPlan.Step) {
    let title = titles[other.builder]
    report(
      step.builder,
      "`\(titles[step.builder])` and `\(title)` would both be named `\(step.name)`",
      [
        .init(position: other.builder.position, message: "`\(title)`"),
        .init(message: renaming(step)),
      ]
    )
  }

  /// The options to rename a step, for messages.
  private func renaming(_ step: WiringPlan.Step) -> String {
    let name = optionName(step.builder)
    return "rename it, use `--as \(name)=ANOTHER_NAME`, or exclude it with `--except \(name)`"
  }

  /// Returns the shortest distinct name of a builder, for options.
  func optionName(_ builder: Builder) -> String {
    let builders = steps.map(\.builder)
    let paths = builder.path.indices.reversed().map { Array(builder.path[$0...]) }
    let all = (paths + [[builder.module] + builder.path]).map { $0.joined(separator: ".") }
    let only = all.first { name in builders.count { $0.names.contains(name) } == 1 }
    return only ?? "'\(builder.qualifiedTitle)'"
  }

  mutating func warnOfUnused() {
    let except = Exceptions(names: request.except)
    for property in world.stored
    where !used.contains(property.name) && !except.names.contains(property.name) {
      diagnostics.append(
        Diagnostic(
          position: property.position,
          severity: .warning,
          message: "no builder of \(request.targets.joined(separator: ", ")) uses "
            + "`\(world.name).\(property.name)`"
        )
      )
    }
  }
}
