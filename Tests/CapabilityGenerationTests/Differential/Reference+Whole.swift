@testable import CapabilityGeneration

/// Messages about a world as a whole.
extension Reference {
  // MARK: Generic parameters

  /// Returns errors about inputs that determine different types for one generic parameter.
  func torn(_ step: Step) -> [Message] {
    var bound: Shape?
    var messages: [Message] = []
    for case (let parameter, .supplied(let candidate)) in step.verdicts {
      guard let type = argument(in: parameter.type, for: candidate.type) else { continue }
      guard let first = bound else {
        bound = type
        continue
      }
      if isSame(first, type) { continue }
      let rest = ", where `T` is `\(first.source)`"
      messages.append(unfit([candidate], parameter, step.builder, where: rest))
    }
    return messages
  }

  /// Returns the part of a type that corresponds to a generic parameter.
  private func argument(in wanted: Shape, for have: Shape) -> Shape? {
    switch (wanted, unaliased(have)) {
    case (.generic, _): return have
    case (.nominal(_, let wanted), .nominal(_, let have)):
      for (wanted, have) in zip(wanted, have) {
        if let found = argument(in: wanted, for: have) { return found }
      }
      return nil
    default: return nil
    }
  }

  // MARK: Products and names

  func products(_ wired: [Step]) -> [Message] {
    var messages: [Message] = []
    var byProduct: [Shape: Builder] = [:]
    var byName: [String: Builder] = [:]
    for builder in wired.map(\.builder) {
      if isUseCase(builder), let type = named(builder.product) {
        if let other = byProduct[type] {
          messages.append(
            Message(
              position: position(builder),
              text: "`\(shownTitle(builder))` returns `\(builder.product.source)`, "
                + "and so does `\(shownTitle(other))`",
              notes: [
                (position(other), "`\(shownTitle(other))`"),
                (nil, "exclude one with --except, or let them return different types"),
              ]
            )
          )
          continue
        }
        byProduct[type] = builder
      }
      if let other = byName[builder.useCase] {
        let option = option(builder)
        let fix =
          "rename it, use `--as \(option)=ANOTHER_NAME`, or exclude it with `--except \(option)`"
        messages.append(
          Message(
            position: position(builder),
            text:
              "`\(shownTitle(builder))` and `\(shownTitle(other))` would both be named `\(builder.useCase)`",
            notes: [(position(other), "`\(shownTitle(other))`"), (nil, fix)]
          )
        )
      }
      byName[builder.useCase] = builder
    }
    return messages
  }

  // MARK: Overloads

  /// Returns errors about overloads that the compiler could take for the call of a step.
  func overloads(_ step: Step) -> [Message] {
    let builder = step.builder
    guard !step.verdicts.contains(where: { $0.verdict == .nothing }) else { return [] }
    let passed = step.verdicts.compactMap { parameter, verdict -> (Parameter, Shape)? in
      switch verdict {
      case .supplied(let candidate): (parameter, candidate.type)
      case .caller: (parameter, parameter.type)
      default: nil
      }
    }
    // The compiler prefers a function that takes all its inputs.
    guard passed.count < builder.parameters.count else { return [] }
    let others = world.builders.filter {
      $0 != builder && $0.name == builder.name && $0.isInSide == builder.isInSide && !$0.isHidden
    }
    let call = "\(builder.function)(\(passed.map { ($0.0.label ?? "_") + ":" }.joined()))"
    return others.filter { accepts($0, passed) && fits($0.product, builder.product) }.map { other in
      Message(
        position: position(builder),
        text: "the call `\(call)` of `\(builder.title)` would also fit `\(other.title)`",
        notes: [
          (position(other), "`\(other.title)`"),
          (nil, "rename one of them, or give the world values for the omitted inputs"),
        ]
      )
    }
  }

  /// Returns whether a builder takes some arguments.
  private func accepts(_ builder: Builder, _ passed: [(Parameter, Shape)]) -> Bool {
    let needed = builder.parameters.filter { parameter in
      passed.contains { $0.0.label == parameter.label }
        || !parameter.hasDefault && parameter.kind != .variadic
    }
    return needed.count == passed.count
      && zip(needed, passed).allSatisfy { $0.label == $1.0.label && fits($1.1, $0.type) }
  }

  // MARK: Open inputs

  /// Returns errors about open inputs. The caller must check first that there is no cycle.
  func openInputs(_ wired: [Step]) -> [Message] {
    var messages: [Message] = []
    var known: [Builder: [Parameter]] = [:]
    func settle(_ step: Step) -> [Parameter] {
      let builder = step.builder
      if let open = known[builder] { return open }
      var open = step.verdicts.filter { $0.verdict == .caller }.map(\.parameter)
      for case (_, .supplied(let candidate)) in step.verdicts {
        guard let other = wired.first(where: { $0.builder == candidate.builder }) else { continue }
        for input in settle(other) {
          let name = Self.name(of: input)
          guard let own = open.first(where: { Self.name(of: $0) == name }) else {
            open.append(input)
            continue
          }
          if isSame(own.type, input.type) { continue }
          messages.append(
            Message(
              position: position(builder),
              text: "`\(shownTitle(builder))` would need two parameters `\(name)` from its caller: "
                + "`\(own.type.source)`, and `\(input.type.source)` for `\(shownTitle(other.builder))`",
              notes: [(position(other.builder), "rename one of them")]
            )
          )
        }
      }
      known[builder] = open
      // An open input that a rejected value passes on is reported once.
      let passedOn = wired.filter { isUseCase($0.builder) && step.needs($0.builder) }
      let asked = step.verdicts.filter { $0.verdict == .caller }.map(\.parameter)
      let firstPassedOn = open.first { input in
        passedOn.contains { settle($0).contains(input) }
      }
      if !isUseCase(builder), let first = asked.first ?? firstPassedOn {
        let title = shownTitle(builder)
        let fix = "remove it from --open, or let `\(title)` return a function that takes it"
        messages.append(
          Message(
            position: position(builder),
            text: "`\(title)` creates a value once for the world, so no caller can pass "
              + "`\(Self.name(of: first))`",
            notes: [(nil, fix)]
          )
        )
      }
      return open
    }
    for step in wired { _ = settle(step) }
    return messages
  }

  // MARK: Unused properties

  /// Returns warnings about unused parts of the world that no other message names.
  func unused(_ steps: [Step]) -> [Message] {
    var used: Set<String> = []
    for step in steps {
      for (parameter, verdict) in step.verdicts {
        let all: [Candidate]
        switch verdict {
        case .supplied(let candidate): all = [candidate]
        case .ambiguous(let candidates), .unfit(let candidates): all = candidates
        case .leftOut: all = near(parameter, step.builder)
        case .caller:
          let verdict = supply(of: parameter, of: step.builder)
          if case .supplied(let candidate) = verdict { all = [candidate] } else { all = [] }
        case .nothing, .refused, .unasked: all = []
        }
        for candidate in all where candidate.builder == nil {
          used.insert(String(candidate.path.split { $0 == "." || $0 == "(" }[1]))
        }
      }
    }
    return world.properties.filter { property in
      property.storage == .stored && !used.contains(property.name)
        && !world.except.contains(property.name)
    }.map { property in
      Message(
        position: position("\(world.module).World.\(property.name)"),
        severity: "warning",
        text: "no builder of \(world.targets.joined(separator: ", ")) uses `World.\(property.name)`"
      )
    }
  }
}
