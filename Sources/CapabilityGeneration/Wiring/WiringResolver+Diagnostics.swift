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

  mutating func reportUnavailableRoot(
    _ builder: Builder,
    _ unavailability: Candidate.Unavailability
  ) {
    let message = "`\(titles[builder])` is named by --only, but \(unavailability.reason)"
    report(builder, message, [.init(message: unavailability.fix)])
  }

  mutating func reportInstanceMethod(_ builder: Builder) {
    let owner = builder.path.dropLast().joined(separator: ".")
    let fix = "make it static or a function that takes the value, or exclude it with --except"
    report(
      builder,
      "`\(titles[builder])` is an instance method of `\(owner)`, which a world cannot call",
      [.init(message: fix)]
    )
  }

  mutating func reportOpaque(_ builder: Builder) {
    let fix = "return `any` instead of `some`, or exclude it with --except"
    report(
      builder,
      "`\(titles[builder])` returns `\(builder.product.source)`, an opaque type, which no property can have",
      [.init(message: fix)]
    )
  }

  mutating func warnOfDeprecated(_ builder: Builder) {
    warn(builder, "`\(titles[builder])` is deprecated and is not wired")
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
      (world.isGeneric, "is generic: generated code cannot extend it", "give it concrete types"),
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
    var byProduct: [String: Int] = [:]
    var byName: [String: Int] = [:]
    for index in wired.sorted() {
      let step = steps[index]
      if !step.isValue, let type = rules.pool.typeName(step.product) {
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
    let fix = "exclude one with --except, or let them return different types"
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

/// Diagnostics about one input.
extension WiringResolver {
  private typealias Note = Diagnostic.Note

  /// `name` of `makeSomething(name:)`
  private func printed(_ input: InputRules.Input) -> String {
    "`\(input.parameter.name)` of `\(titles[input.builder])`"
  }

  mutating func warnOfOpen(_ input: InputRules.Input) {
    guard case .supplied(let candidate) = rules.decideWithoutCaller(input).outcome else { return }
    if let property = candidate.property { used.insert(property) }
    warn(
      input.builder,
      "--open lets the caller pass \(printed(input)), although `\(candidate.title)` fits",
      [.init(position: candidate.position, message: "`\(candidate.title)`")]
    )
  }

  mutating func warnOfLeftOut(_ input: InputRules.Input, _ decision: WiringPlan.Decision) {
    let namesakes = rules.namesakes(input)
    let others = namesakes.isEmpty ? rules.strangers(input) : namesakes
    let isVariadic = input.parameter.isVariadic
    guard let first = others.first, !isVariadic || !namesakes.isEmpty else { return }
    let what = isVariadic ? "is variadic and gets no values" : "keeps its default"
    let reason = isVariadic ? "has the name" : first.reason
    for other in others { if let property = other.candidate.property { used.insert(property) } }
    warn(
      input.builder,
      "\(printed(input)) \(what): `\(first.candidate.title)` \(reason)",
      others.map { .init(position: $0.candidate.position, message: "`\($0.candidate.title)`") }
    )
  }

  mutating func reportRefused(_ input: InputRules.Input, _ kind: String) {
    let isOpen = rules.open.contains(input.parameter, of: input.builder)
    let who = isOpen ? "a caller cannot pass with --open" : "a world cannot supply"
    let instead = input.parameter.isVariadic ? "an array" : "a plain value"
    let fix = "take \(instead), or exclude the builder with --except"
    report(
      input.builder,
      "\(printed(input)) is \(kind) parameter, which \(who)",
      [.init(message: fix)]
    )
  }

  mutating func reportAmbiguous(
    _ input: InputRules.Input,
    _ candidates: [Candidate],
    _ decision: WiringPlan.Decision
  ) {
    let spelling = program.printed(input.parameter)
    let notes = candidates.map { candidate in
      Note(
        position: candidate.position,
        message: "`\(candidate.title)`: exclude it with `--except \(exception(candidate))`"
      )
    }
    let name = input.parameter.name
    let isNamed = candidates.contains { $0.name == name }
    let fix = isNamed ? "" : "give the parameter the name of one of them, or "
    report(
      input.builder,
      "\(candidates.count) candidates for parameter `\(name): \(spelling)` of `\(titles[input.builder])`",
      notes + [.init(message: fix + "let the caller pass it with --open \(name)")]
    )
  }

  /// Reports an input with a default that a value of a builder would replace, if no other input
  /// needs that value.
  mutating func reportUnasked(_ input: InputRules.Input, _ candidates: [Candidate]) {
    let notes = candidates.map { candidate in
      let fix = "to keep the default, exclude it with `--except \(exception(candidate))`"
      return Note(position: candidate.position, message: "`\(candidate.title)`: \(fix)")
    }
    let fix =
      "to use it, remove the default, store the value in `\(world.name)`, or let the caller pass "
      + "it with --open \(optionName(input.builder)).\(input.parameter.name)"
    report(
      input.builder,
      "\(printed(input)) has a default, and `\(candidates[0].title)` would replace it, although no "
        + "input without a default needs that value",
      notes + [.init(message: fix)]
    )
  }

  /// Warns of a name in `--open` that opens inputs of several builders.
  mutating func warnOfSharedOpen() {
    for name in request.open.sorted() {
      let opened = wired.sorted().filter { index in
        zip(steps[index].builder.parameters, steps[index].decisions).contains {
          guard case .caller = $1.outcome else { return false }
          return $0.name == name
        }
      }
      guard opened.count > 1, let first = opened.first else { continue }
      let all = opened.map { "`\(titles[steps[$0].builder])`" }
      let example = "--open \(optionName(steps[first].builder)).\(name)"
      warn(
        steps[first].builder,
        "--open \(name) opens inputs of \(opened.count) builders: \(all.joined(separator: ", "))",
        opened.map {
          .init(position: steps[$0].builder.position, message: "`\(titles[steps[$0].builder])`")
        }
          + [.init(message: "name each input with its builder, as in \(example)")]
      )
    }
  }

  /// Returns the name of a candidate for `--except`.
  private func exception(_ candidate: Candidate) -> String {
    switch candidate.origin {
    case .property(let path), .made(let path, _, _), .endpoint(let path):
      path.joined(separator: ".")
    case .builder(let place), .part(let place, _): optionName(steps[place].builder)
    }
  }

  mutating func reportUnfit(
    _ input: InputRules.Input,
    _ candidates: [Candidate],
    besides bindings: [String: SwiftType] = [:]
  ) {
    let known = bindings.filter { input.parameter.type.mentions([$0.key]) }
      .map { "`\($0.key)` is `\($0.value.source)`" }.sorted()
    let rest = known.isEmpty ? "" : ", where " + known.joined(separator: " and ")
    let notes = candidates.map { candidate in
      let type = program.printed(candidate.type)
      return Note(position: candidate.position, message: "`\(candidate.title)` is `\(type)`")
    }
    report(
      input.builder,
      "`\(candidates[0].title)` has the name of \(printed(input)), but does not fit "
        + "`\(program.printed(input.parameter))`\(rest)",
      notes + [.init(message: "add the conformance, or rename the parameter")]
    )
  }

  /// Returns the diagnostic for an input without a candidate.
  func missing(_ input: InputRules.Input, _ passedOver: [InputRules.PassedOver]) -> Diagnostic {
    let parameter = input.parameter
    var diagnostic = Diagnostic(
      position: input.builder.position,
      severity: .error,
      message: "no value for parameter `\(parameter.name): \(program.printed(parameter))` of "
        + "`\(titles[input.builder])`"
    )
    let passedOver = passedOver.filter { $0.candidate.builder != input.place }
    if explainUnavailable(passedOver, input, in: &diagnostic) { return diagnostic }
    if explainMismatch(passedOver, input, in: &diagnostic) { return diagnostic }
    diagnostic.notes = passedOver.map { other in
      Note(
        position: other.candidate.position,
        message: "`\(other.candidate.title)` \(other.reason)" + (hint(other.candidate, input) ?? "")
      )
    }
    diagnostic.notes += conforming(input) + deeper(input)
    let name = identifier(parameter.name)
    let fix =
      parameter.name == "_"
      ? "give the parameter a name, such as `_ value: \(program.printed(parameter))`"
      : "add `var \(name): \(program.printed(parameter))` to `\(world.name)`, "
        + "write a builder that returns it, or let the caller pass it with --open"
    diagnostic.notes.append(.init(position: world.position, message: fix))
    return diagnostic
  }

  /// Returns notes about values with an input's name and type that are parts of parts of values in
  /// the world, which no rule searches.
  private func deeper(_ input: InputRules.Input) -> [Note] {
    guard !input.isGeneric else { return [] }
    let parts = program.readableParts(of: world).filter {
      $0.role == .part && $0.isVisible && $0.obstacle == nil
    }
    return parts.flatMap { part in
      program.parts(of: part.property.type, from: world.module)
        .filter { name, type, unavailability in
          name == input.parameter.name && unavailability == nil
            && rules.pool.fits(type, input.parameter.type)
        }
        .map { name, _, _ in
          let path = ([world.name] + part.path + [name]).joined(separator: ".")
          let property = part.property
          return Note(
            position: property.position,
            message: "`\(path)` has the name and the type, but is too deep: take "
              + "`\(identifier(property.name)): \(program.printed(property.type))`"
          )
        }
    }
  }

  /// Returns how to take an endpoint that fits an input but has another name.
  private func hint(_ candidate: Candidate, _ input: InputRules.Input) -> String? {
    let parameter = input.parameter
    guard case .endpoint(let path) = candidate.origin, candidate.name != parameter.name,
      candidate.unavailability == nil, !input.isGeneric, parameter.label != nil,
      let owner = program.readableParts(of: world).first(where: { $0.path == path.dropLast() })
    else { return nil }
    let name = identifier(candidate.name)
    return ": write `\(name) \(identifier(parameter.innerName)):`, or take "
      + "`\(identifier(owner.property.name)): \(program.printed(owner.property.type))`"
  }

  /// Reports candidates that would fit but cannot be used.
  private func explainUnavailable(
    _ passedOver: [InputRules.PassedOver],
    _ input: InputRules.Input,
    in diagnostic: inout Diagnostic
  ) -> Bool {
    let type = rules.pool.typeName(input.parameter.type)
    let hidden = passedOver.map(\.candidate).filter { candidate in
      guard candidate.unavailability != nil, rules.fits(candidate, input) else { return false }
      let isOfType = type != nil && rules.pool.typeName(candidate.type) == type
      return isOfType || candidate.name == input.parameter.name
    }
    let first = hidden.first { $0.unavailability == .excepted } ?? hidden.first
    guard let first, let unavailability = first.unavailability else { return false }
    diagnostic.message =
      "`\(first.title)` would supply \(printed(input)), but \(unavailability.reason)"
    if case .access = unavailability {
      diagnostic.message =
        "access level too low: `\(first.title)` would supply \(printed(input)), but "
        + "`\(world.name)`'s module `\(world.module)` cannot see it"
    }
    diagnostic.notes = hidden.map { candidate in
      let title = hidden.count > 1 ? "`\(candidate.title)`: " : ""
      return Note(
        position: candidate.position,
        message: title + (candidate.unavailability?.fix ?? "")
      )
    }
    return true
  }

  /// Reports a candidate with the same name, inputs and output, but other effects.
  private func explainMismatch(
    _ passedOver: [InputRules.PassedOver],
    _ input: InputRules.Input,
    in diagnostic: inout Diagnostic
  ) -> Bool {
    let keys = program.keys
    guard let wanted = keys.expanded(input.parameter.type).function, !input.isGeneric else {
      return false
    }
    let mismatched = passedOver.map(\.candidate).first { candidate in
      guard let function = keys.expanded(candidate.type).function else { return false }
      return candidate.unavailability == nil && candidate.name == input.parameter.name
        && keys.shape(function) == keys.shape(wanted) && !rules.fits(candidate, input)
    }
    guard let mismatched else { return false }
    diagnostic.message =
      "effect mismatch: \(printed(input)) is `\(program.printed(input.parameter))`, "
      + "but `\(mismatched.title)` is `\(keys.expanded(mismatched.type).source)`"
    let fix = "allow these effects in the parameter's type, or supply a closure without them"
    diagnostic.notes.append(.init(position: mismatched.position, message: fix))
    return true
  }

  /// Returns notes about stored properties of the world that conform to the protocols of an `any P`
  /// input.
  private func conforming(_ input: InputRules.Input) -> [Diagnostic.Note] {
    let type = program.keys.expanded(input.parameter.type)
    let protocols = type.protocols(in: program)
    guard !protocols.isEmpty else { return [] }
    let stored = world.properties.filter { property in
      property.isVisible(from: world.module, of: world)
        && protocols.allSatisfy { program.conforms(property.type, to: $0) }
    }
    return stored.map { property in
      Note(
        position: property.position,
        message: "`\(world.name).\(property.name)` conforms to it: declare the property as "
          + "`\(type.source)`, or write a builder that returns it as that type"
      )
    }
  }
}

extension Builder.Parameter {
  /// The type as declared, without ownership modifiers and `@escaping`.
  var plainSpelling: String {
    let words = ["sending ", "borrowing ", "consuming ", "__owned ", "isolated "]
    var spelling = spelling.replacing("@escaping ", with: "")[...]
    while let word = words.first(where: { spelling.hasPrefix($0) }) {
      spelling.removeFirst(word.count)
    }
    return String(spelling)
  }
}

extension SwiftType {
  /// The protocols of an existential type.
  fileprivate func protocols(in program: Program) -> [String] {
    switch self {
    case .constrained(let word, let parts) where word != "some":
      parts.flatMap { program.keys.expanded($0).protocols(in: program) }
    case .named(let path):
      if let precise = path.last?.precise, program.nominals[precise]?.kind == "swift.protocol" {
        [precise]
      } else {
        []
      }
    default: []
    }
  }
}
