/// Diagnostics about one input.
extension WiringResolver {
  private typealias Note = Diagnostic.Note

  /// `name` of `makeSomething(name:)`
  private func printed(_ input: InputRules.Input) -> String {
    "`\(input.parameter.name)` of `\(titles[input.builder])`"
  }

  func warnOfOpen(_ input: InputRules.Input) {
    guard let candidate = rules.decideWithoutOption(input).candidate else { return }
    use(candidate)
    let fits = "although `\(candidate.title)` fits"
    let message = "--open lets the caller pass \(printed(input)), \(fits)"
    add(.warning, input.builder.position, message, [candidate.note])
  }

  /// Warns of functions of the world, such as those made by `single` and `shared`, that are called
  /// when the use cases are created, although no builder takes the function itself.
  func warnOfLifetimes() {
    var called: [String: (Candidate, Effects)] = [:]
    var taken: Set<String> = []
    for candidate in wired.flatMap({ steps[$0].inputs }).compactMap(\.decision.candidate) {
      guard case .member(let member, let call) = candidate.origin, !member.isMember,
        member.wiredWorld == nil
      else { continue }
      let path = member.path.joined(separator: ".")
      if let call { called[path] = (candidate, call) } else { taken.insert(path) }
    }
    for (path, (candidate, effects)) in called where !taken.contains(path) {
      let when =
        effects == Effects()
        ? "when the use cases are created" : "at the first use of a use case that needs it"
      let type = "@Sendable ()\(effects.source) -> \(program.printed(candidate.type))"
      let message = "`\(candidate.title)` is called once, \(when), and its result is kept"
      let fix = "to call it at each use, let a builder take `\(type)`"
      diagnostics.append(.warning(candidate.position, message, fix))
    }
  }

  func warnOfLeftOut(_ input: InputRules.Input) {
    let others = rules.near(input)
    let isVariadic = input.parameter.isVariadic
    guard let first = others.first else { return }
    let what = isVariadic ? "is variadic and gets no values" : "keeps its default"
    let reason = isVariadic ? "has the name" : first.reason
    for other in others { use(other.candidate) }
    let message = "\(printed(input)) \(what): `\(first.candidate.title)` \(reason)"
    add(.warning, input.builder.position, message, others.map(\.candidate.note))
  }

  func reportRefused(_ input: InputRules.Input, _ kind: String) {
    let isOpen = request.open.names(input.parameter, of: input.builder)
    let who = isOpen ? "a caller cannot pass with --open" : "a world cannot supply"
    let type = input.parameter.type
    let plain = input.parameter.isVariadic ? "take an array" : "take a plain value"
    let start = type.isUnreadable ? type.fixOfUnreadable : plain
    let fix = "\(start), or \(exclusion(input.builder))"
    let message = "\(printed(input)) is \(kind) parameter, which \(who)"
    diagnostics.append(.error(input.builder.position, message, fix: fix))
  }

  func reportAmbiguous(_ input: InputRules.Input, _ candidates: [Candidate]) {
    let spelling = program.printed(input.parameter)
    let notes = candidates.map { candidate in
      let member = candidate.member?.path.joined(separator: ".") ?? ""
      let name = candidate.builder.map { titles.option(steps[$0].builder) } ?? member
      let message = "`\(candidate.title)`: exclude it with `--except \(name)`"
      return Note(position: candidate.position, message: message)
    }
    let name = input.parameter.name
    let isNamed = candidates.contains { $0.name == name }
    let start = isNamed ? "" : "give the parameter the name of one of them, or "
    let open = "let the caller pass it with --open \(name)"
    let fix = start + (input.mentionsGeneric ? exclusion(input.builder) : open)
    let title = "`\(name): \(spelling)` of `\(titles[input.builder])`"
    let message = "\(candidates.count) candidates for parameter \(title)"
    add(.error, input.builder.position, message, notes + [.init(message: fix)])
  }

  /// Warns of a name in `--open` that opens inputs of several builders.
  func warnOfSharedOpen() {
    for name in request.open.sorted() {
      let opened = wired.sorted().filter { index in
        steps[index].inputs.contains {
          if case .caller = $0.decision.outcome { $0.parameter.name == name } else { false }
        }
      }.map { steps[$0].builder }
      guard opened.count > 1, let first = opened.first else { continue }
      let all = opened.map { "`\(titles[$0])`" }
      let example = "--open \(titles.option(first)).\(name)"
      let fix = Note(message: "name each input with its builder, as in \(example)")
      let list = all.joined(separator: ", ")
      let message = "--open \(name) opens inputs of \(opened.count) builders: \(list)"
      let notes = zip(opened, all).map { Note(position: $0.position, message: $1) }
      add(.warning, first.position, message, notes + [fix])
    }
  }

  /// Reports a value that determines another type for a generic parameter than an earlier input.
  func reportUnfit(
    _ input: InputRules.Input,
    _ candidate: Candidate,
    besides bindings: [String: SwiftType]
  ) {
    let known = bindings.filter { input.parameter.type.mentions([$0.key]) }
      .map { "`\($0.key)` is `\($0.value.source)`" }.sorted()
    let type = "`\(candidate.title)` is `\(program.printed(candidate.type))`"
    let wanted = "`\(program.printed(input.parameter))`, where \(known.joined(separator: " and "))"
    let name = "has the name of \(printed(input)), but does not fit"
    let message = "`\(candidate.title)` \(name) \(wanted)"
    let fix = Note(message: "rename one of the parameters")
    let note = Note(position: candidate.position, message: type)
    add(.error, input.builder.position, message, [note, fix])
  }

  /// Returns the diagnostic for an input without a candidate.
  func missing(_ input: InputRules.Input) -> Diagnostic {
    let parameter = input.parameter
    let title = "`\(parameter.name): \(program.printed(parameter))` of `\(titles[input.builder])`"
    var diagnostic = Diagnostic.error(input.builder.position, "no value for parameter \(title)")
    diagnostic.notes = near(input)
    for other in world.stored where other.type.unknownPart != nil && other.name != parameter.name {
      let (reason, fix) = program.unknown(other.type)
      let message = "`\(world.name).\(other.name)` \(reason): \(fix)"
      diagnostic.notes.append(.init(position: other.position, message: message))
    }
    let name = identifier(parameter.name)
    let type = program.printed(parameter)
    let taken = world.properties.first { $0.name == parameter.name }
    let value =
      switch taken {
      case nil where input.isGeneric:
        "add to `\(world.name)` a property `\(parameter.name)` that fits, "
      case nil: "add `var \(name): \(type)` to `\(world.name)`, "
      case _? where input.isGeneric: "give `\(world.name).\(name)` a type that fits, "
      case let other? where program.printed(other.type) != type:
        "declare `\(world.name).\(name)` as `\(type)`, "
          + (program.conforms(other.type, toAll: parameter.type)
            ? "take `some \(type.dropFirst(4))`, " : "")
      default: ""
      }
    let unknown = input.isGeneric ? nil : parameter.type.unknownPart
    let fix =
      parameter.name == "_"
      ? "give the parameter a name, such as `_ value: \(type)`"
      : parameter.type.isUnreadable
        ? "\(parameter.type.fixOfUnreadable), or \(exclusion(input.builder))"
        : unknown.map { "`\(program.printed($0))` is not found here: \(program.unknown($0).fix)" }
          ?? "\(value)write a builder that returns it, "
          + (input.mentionsGeneric ? "" : "let the caller pass it with --open \(parameter.name), ")
          + "or leave the use case out with --except \(titles.option(input.builder)) or with --only"
    let place = unknown == nil ? world.position : input.builder.position
    diagnostic.notes.append(.init(position: place, message: fix))
    return diagnostic
  }

  /// Returns notes about what came near an input without a candidate.
  func near(_ input: InputRules.Input) -> [Diagnostic.Note] {
    let decision = rules.decide(input)
    guard decision.isNothing else { return [] }
    let all = rules.nearMisses(input, decision).filter {
      $0.candidate.builder != input.place || input.builder.isInitializer
    }
    // If a value has the name, those of other names matter only if they are its parts.
    let named = all.map(\.candidate).filter { $0.name == input.parameter.name }.map(\.title)
    let notes = all.filter { other in
      named.isEmpty || named.contains { "\(other.candidate.title).".hasPrefix("\($0).") }
    }.map { other in
      let unavailability = rules.fits(other.candidate, input) ? other.candidate.unavailability : nil
      let cure = unavailability.map { ": \($0.fix)" } ?? hint(other.candidate, input)
      return Note(
        position: other.candidate.position,
        message: "`\(other.candidate.title)` \(other.reason)" + (cure ?? "")
      )
    }
    return notes + conforming(input) + deeper(input) + elements(input)
  }

  /// Returns a note about builders that return an element of a collection.
  private func elements(_ input: InputRules.Input) -> [Diagnostic.Note] {
    guard let (_, element) = input.parameter.collection(program) else { return [] }
    let makers = steps.filter { program.isSame($0.product, element) && $0.place != input.place }
    guard let first = makers.first else { return [] }
    let titles = makers.map { "`\(self.titles[$0.builder])`" }.joined(separator: ", ")
    let message =
      "\(titles) return\(makers.count == 1 ? "s" : "") `\(program.printed(element))`: "
      + "to take all results, add --all \(input.parameter.name)"
    return [Note(position: first.builder.position, message: message)]
  }

  /// Returns notes about values with an input's name and type that no rule finds: parts of parts of
  /// values in the world, and endpoints and parts of optional values.
  private func deeper(_ input: InputRules.Input) -> [Note] {
    guard !input.isGeneric else { return [] }
    let parts = program.readableParts(of: world).filter {
      ($0.role == .part || $0.property.type.wrapped != nil) && $0.isVisible && $0.obstacle == nil
    }
    return parts.flatMap { part in
      let wrapped = part.property.type.wrapped
      return program.parts(of: wrapped ?? part.property.type, from: world.module)
        .filter { name, type, unavailability in
          name == input.parameter.name && unavailability == nil
            && rules.pool.fits(type, input.parameter.type)
        }
        .map { name, _, _ in
          let property = part.property
          let path = ([world.name] + part.path + [name]).joined(separator: ".")
          return Note(
            position: property.position,
            message: "`\(path)` has the name and the type, but "
              + (wrapped == nil ? "is too deep" : "`\(property.name)` can be `nil`")
              + ": take `\(identifier(property.name)): \(program.printed(property.type))`"
          )
        }
    }
  }

  /// Returns how to take an endpoint that fits an input but has another name.
  private func hint(_ candidate: Candidate, _ input: InputRules.Input) -> String? {
    let parameter = input.parameter
    guard let member = candidate.member, member.isMember, candidate.name != parameter.name,
      candidate.unavailability == nil, !input.isGeneric, parameter.label != nil,
      let owner = program.readableParts(of: world).first(where: {
        $0.path == member.path.dropLast()
      })
    else { return nil }
    let name = identifier(candidate.name)
    let inner = identifier(parameter.innerName)
    let label = "write `\(name == inner ? name : "\(name) \(inner)"):`"
    return ": \(input.builder.isInitializer ? "name the need `\(name)`" : label), or take "
      + "`\(identifier(owner.property.name)): \(program.printed(owner.property.type))`"
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

extension SwiftType {
  fileprivate func protocols(in program: Program) -> [String] {
    switch self {
    case .constrained(let word, let parts) where word != "some":
      parts.flatMap { program.keys.expanded($0).protocols(in: program) }
    case .named:
      [precise].compactMap(\.self).filter { program.nominals[$0]?.kind == "swift.protocol" }
    default: []
    }
  }
}
