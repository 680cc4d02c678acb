/// The kinds of errors about a world. Golden packages compare the words of errors and warnings.
extension Reference {
  /// A kind of error, with words that its messages contain. Of two kinds, the first one that matches
  /// counts.
  enum ErrorKind: String, CaseIterable {
    case refused = "parameter, which"
    case ambiguous = "candidates for parameter"
    case torn = "where `T` is"
    case missing = "no value for parameter"
    case sameName = "would both be named"
    case overload = "would also fit"
    case twoOpen = "would need two parameters"
    case noCaller = "no caller can pass"
    case cycle = "dependency cycle"
    case empty = "would have no use cases"
  }

  /// The builders in the order in which the command reads them.
  var ordered: [Builder] {
    world.builders.filter(\.isInSide) + world.builders.filter { !$0.isInSide }
  }

  /// Returns the kind of each error about the wired builders.
  func errors(_ steps: [Step], hasCycle: Bool) -> [ErrorKind] {
    let wired = ordered.compactMap { builder in steps.first { $0.builder == builder } }
    let errors = wired.flatMap { step in
      step.verdicts.compactMap { error($0, $1, step.builder) } + torn(step) + overloads(step)
    }
    let roots = world.builders.filter { $0.product != .void && (isUseCase($0) || $0.close != nil) }
    if wired.isEmpty, !roots.allSatisfy(isExcepted) { return [.empty] }
    return errors + sameNames(wired) + (hasCycle ? [.cycle] : openInputs(wired))
  }

  // MARK: One input

  private func error(_ parameter: Parameter, _ verdict: Verdict, _ builder: Builder) -> ErrorKind? {
    switch verdict {
    case .supplied, .caller, .leftOut: nil
    case .refused: .refused
    case .ambiguous: .ambiguous
    case .nothing: .missing
    }
  }

  // MARK: One builder

  /// Returns the inputs that determine another type for a generic parameter than the first one.
  private func torn(_ step: Step) -> [ErrorKind] {
    let types = step.verdicts.compactMap { parameter, verdict -> Shape? in
      guard case .supplied(let candidate) = verdict else { return nil }
      return argument(in: parameter.type, for: candidate.type)
    }
    return types.filter { !isSame($0, types[0]) }.map { _ in .torn }
  }

  /// Returns the part of a type that corresponds to a generic parameter.
  private func argument(in wanted: Shape, for have: Shape) -> Shape? {
    switch (wanted, unaliased(have)) {
    case (.generic, _): have
    case (.nominal(_, let wanted), .nominal(_, let have)):
      zip(wanted, have).lazy.compactMap { argument(in: $0, for: $1) }.first
    default: nil
    }
  }

  /// Returns the overloads that the compiler could take for the call of a step.
  private func overloads(_ step: Step) -> [ErrorKind] {
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
    return others.filter { accepts($0, passed) && fits($0.product, builder.product) }
      .map { _ in .overload }
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

  // MARK: The world

  private func sameNames(_ wired: [Step]) -> [ErrorKind] {
    var names: Set<String> = []
    return wired.filter { !names.insert($0.builder.useCase).inserted }.map { _ in .sameName }
  }

  /// Returns the errors about open inputs. The caller must check first that there is no cycle.
  private func openInputs(_ wired: [Step]) -> [ErrorKind] {
    var errors: [ErrorKind] = []
    var known: [Builder: [Parameter]] = [:]
    func settle(_ step: Step) -> [Parameter] {
      if let open = known[step.builder] { return open }
      var open = step.verdicts.filter { $0.verdict == .caller }.map(\.parameter)
      let hasOwn = !open.isEmpty
      for case (_, .supplied(let candidate)) in step.verdicts {
        guard let other = wired.first(where: { $0.builder == candidate.builder }) else { continue }
        for input in settle(other) {
          guard let own = open.first(where: { Self.name(of: $0) == Self.name(of: input) }) else {
            open.append(input)
            continue
          }
          if !isSame(own.type, input.type) { errors.append(.twoOpen) }
        }
      }
      known[step.builder] = open
      if isUseCase(step.builder) { return open }
      // An open input that a rejected value passes on is reported once.
      let passedOn = wired.filter { isUseCase($0.builder) && step.needs($0.builder) }
        .flatMap(settle)
      if hasOwn || open.contains(where: passedOn.contains) { errors.append(.noCaller) }
      return open
    }
    for step in wired { _ = settle(step) }
    return errors
  }
}
