/// What is wrong with a wiring as a whole.
extension Wirer {
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

  mutating func reportInstanceMethod(_ builder: Builder) {
    let owner = builder.path.dropLast().joined(separator: ".")
    let fix = "make it static, or a function that takes the value, or leave it out with --except"
    report(
      builder,
      "`\(titles[builder])` is an instance method of `\(owner)`, which a world cannot call",
      [.init(message: fix)]
    )
  }

  mutating func reportOpaque(_ builder: Builder) {
    let fix = "let it return `any` instead of `some`, or leave it out with --except"
    report(
      builder,
      "`\(titles[builder])` makes `\(builder.product.source)`, whose type no property can have",
      [.init(message: fix)]
    )
  }

  mutating func warnOfDeprecated(_ builder: Builder) {
    warn(builder, "`\(titles[builder])` is deprecated: no use case is made with it")
  }

  mutating func reportUninferable(_ generic: String, of builder: Builder) {
    let fix = "take the parameter's type from an input, or leave it out with --except"
    report(
      builder,
      "generic builder `\(titles[builder])`: `\(generic)` cannot be inferred from its inputs",
      [.init(message: fix)]
    )
  }

  /// Reports what is missing, with the use cases that cannot be made for it.
  mutating func tellUnmet() {
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
    if world.access < .internal || world.isGeneric {
      let problem = world.isGeneric ? "is generic" : "is \(world.access.rawValue)"
      diagnostics.append(
        .error(
          world.position,
          "the world `\(world.name)` \(problem): no file beside it can extend it",
          fix: world.isGeneric ? "give it concrete types" : "make it internal"
        )
      )
    }
  }

  /// Reports use cases of one named type, and names that two steps, or the written code, have.
  mutating func checkProducts() {
    var byProduct: [String: Int] = [:]
    var byName: [String: Int] = [:]
    for index in wired.sorted() {
      let step = steps[index]
      if !step.isValue, let type = rules.supply.typeName(step.product) {
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
          "`\(titles[step.builder])` would be `\(step.name)`, a name that `UseCases` uses itself",
          [.init(message: renaming(step))]
        )
      }
      byName[step.name] = index
    }
  }

  private mutating func reportSameProduct(_ step: Wiring.Step, _ other: Wiring.Step) {
    let fix = "leave one out with --except, or give the products names of their own"
    let title = titles[other.builder]
    report(
      step.builder,
      "`\(titles[step.builder])` makes `\(program.told(step.product))`, which `\(title)` makes too",
      [.init(position: other.builder.position, message: "`\(title)`"), .init(message: fix)]
    )
  }

  private mutating func reportSameName(_ step: Wiring.Step, _ other: Wiring.Step) {
    let title = titles[other.builder]
    report(
      step.builder,
      "`\(titles[step.builder])` and `\(title)` would both be `\(step.name)`",
      [
        .init(position: other.builder.position, message: "`\(title)`"),
        .init(message: renaming(step)),
      ]
    )
  }

  /// How a step gets another name.
  private func renaming(_ step: Wiring.Step) -> String {
    let name = optionName(step.builder)
    return "rename it, say `--as \(name)=ANOTHER_NAME`, or leave it out with `--except \(name)`"
  }

  /// What a command calls a builder: as little as no other builder is called.
  func optionName(_ builder: Builder) -> String {
    let builders = steps.map(\.builder)
    let paths = builder.path.indices.reversed().map { Array(builder.path[$0...]) }
    let all = (paths + [[builder.module] + builder.path]).map { $0.joined(separator: ".") }
    let only = all.first { name in builders.count { $0.names.contains(name) } == 1 }
    let labelled = ([builder.module] + builder.path.dropLast() + [builder.title])
    return only ?? "'\(labelled.joined(separator: "."))'"
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
