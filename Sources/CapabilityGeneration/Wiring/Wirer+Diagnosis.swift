/// What is wrong with a wiring.
extension Wirer {
  mutating func report(_ builder: Builder, _ message: String, _ notes: [Diagnostic.Note]) {
    diagnostics.append(
      Diagnostic(position: builder.position, severity: .error, message: message, notes: notes)
    )
  }

  mutating func reportInstanceMethod(_ builder: Builder) {
    let owner = builder.path.dropLast().joined(separator: ".")
    let fix = "make it static, or a function that takes the value, or leave it out with --except"
    report(
      builder,
      "`\(builder.title)` is an instance method of `\(owner)`, which a world cannot call",
      [.init(message: fix)]
    )
  }

  mutating func warnOfDeprecated(_ builder: Builder) {
    let message = "`\(builder.title)` is deprecated: no use case is made with it"
    diagnostics.append(Diagnostic(position: builder.position, severity: .warning, message: message))
  }

  func missing(
    _ parameter: Builder.Parameter,
    of builder: Builder,
    hidden: [Supply.Candidate]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      position: builder.position,
      severity: .error,
      message: "nothing supplies `\(parameter.name): \(parameter.spelling)` of `\(builder.title)`"
    )
    for candidate in hidden {
      diagnostic.message =
        "access level too low: `\(candidate.title)` would supply `\(parameter.name)` of "
        + "`\(builder.title)`, but `\(world.name)`'s module `\(world.module)` cannot see it"
      diagnostic.notes.append(.init(position: candidate.position, message: "make it public"))
    }
    guard hidden.isEmpty else { return diagnostic }
    let mismatched = supply.mismatched(parameter)
    if let candidate = mismatched.first {
      diagnostic.message =
        "effect mismatch: `\(parameter.name)` of `\(builder.title)` is `\(parameter.spelling)`, "
        + "but `\(candidate.title)` is `\(program.keys.expanded(candidate.type).source)`"
      let fix = "let the parameter allow these effects, or supply a closure without them"
      diagnostic.notes.append(.init(position: candidate.position, message: fix))
    } else {
      let spelling = parameter.spelling.replacing("@escaping ", with: "")
      let fix =
        "add `var \(identifier(parameter.name)): \(spelling)` to `\(world.name)`, "
        + "write a builder of it, or name it in --open"
      diagnostic.notes.append(.init(position: world.position, message: fix))
    }
    return diagnostic
  }

  /// Reports what is missing, with the use cases that cannot be made for it.
  mutating func tellUnmet() {
    guard !unmet.isEmpty else { return }
    var neededBy: [Int: Int] = [:]
    for index in steps.indices.reversed() {
      for dependency in steps[index].dependencies { neededBy[dependency] = index }
    }
    for (builder, unmet) in unmet {
      var diagnostic = unmet
      var chain: [Diagnostic.Note] = []
      var seen: Set<Int> = [builder]
      var next = neededBy[builder]
      while let index = next, seen.insert(index).inserted {
        let user = builders[index]
        chain.append(.init(position: user.position, message: "needed by `\(user.title)`"))
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
        Diagnostic(
          position: world.position,
          severity: .error,
          message: "the world `\(world.name)` \(problem): no file beside it can extend it",
          notes: [.init(message: world.isGeneric ? "give it concrete types" : "make it internal")]
        )
      )
    }
  }

  mutating func checkProducts() {
    var byProduct: [String: Int] = [:]
    var byName: [String: Int] = [:]
    for (index, builder) in builders.enumerated() where builder.isVisible(from: world.module) {
      let isNamed = builder.product.precise != nil
      let product = supply.productKey(builder.product)
      if isNamed, let first = byProduct[product] {
        let fix = "leave one out with --except, or give the products names of their own"
        let other = builders[first]
        report(
          builder,
          "`\(builder.title)` makes `\(builder.product.source)`, which `\(other.title)` makes too",
          [.init(position: other.position, message: "`\(other.title)`"), .init(message: fix)]
        )
        continue
      }
      byProduct[product] = index
      let isTaken = WiringPrinter.reserved.contains(builder.useCase)
      if let first = byName[builder.useCase] {
        let other = builders[first]
        report(
          builder,
          "`\(builder.title)` and `\(other.title)` would both be `\(builder.useCase)`",
          [.init(position: other.position, message: "rename one, or leave it out with --except")]
        )
      } else if isTaken {
        let fix = "rename the builder, or leave it out with --except"
        report(
          builder,
          "`\(builder.title)` would be `\(builder.useCase)`, a name that `UseCases` uses itself",
          [.init(message: fix)]
        )
      }
      byName[builder.useCase] = index
    }
  }

  mutating func warnOfUnused() {
    for property in world.stored where !used.contains(property.name) {
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
