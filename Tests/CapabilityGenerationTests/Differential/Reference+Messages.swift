@testable import CapabilityGeneration

/// The messages about a world.
///
/// A message is its first line and its notes in text order. Notes about similar candidates are not
/// compared.
extension Reference {
  /// The parts of a message.
  struct Message {
    var position: SourcePosition
    var severity = "error"
    var text: String
    var notes: [(SourcePosition?, String)] = []

    var whole: String {
      let notes = notes.map { "\($0.0 ?? position): note: \($0.1)" }
      return (["\(position): \(severity): \(text)"] + notes.sorted()).joined(separator: "\n")
    }
  }

  func position(_ declared: String) -> SourcePosition { positions(declared) ?? .nowhere }
  func position(_ builder: Builder) -> SourcePosition { position(title(of: builder)) }

  /// The builders in the order in which the command reads them.
  var ordered: [Builder] {
    world.builders.filter(\.isInSide) + world.builders.filter { !$0.isInSide }
  }

  /// Returns the title of a builder in messages, with its module if another has the same title.
  func shownTitle(_ builder: Builder) -> String {
    let all = world.builders.filter { $0.name == builder.name && $0.product != .void }
    return Set(all.map(\.isInSide)).count == 1 ? builder.title : title(of: builder)
  }

  /// Returns the name of a builder in options.
  func option(_ builder: Builder) -> String {
    let all = world.builders.filter { $0.name == builder.name && $0.product != .void }
    if all.count == 1 { return builder.function }
    let isOverloaded = all.count { $0.isInSide == builder.isInSide } > 1
    return isOverloaded ? "'\(title(of: builder))'" : "\(module(of: builder)).\(builder.function)"
  }

  /// Returns the messages about all wired builders.
  func messages(_ steps: [Step], hasCycle: Bool) -> [String] {
    let wired = ordered.compactMap { builder in steps.first { $0.builder == builder } }
    var messages = deprecated
    for step in wired {
      for (parameter, verdict) in step.verdicts {
        messages += parameterMessages(parameter, verdict, step, wired)
      }
      messages += torn(step)
    }
    messages += products(wired) + sharedOpen(wired) + wired.flatMap(overloads)
    if !hasCycle { messages += openInputs(wired) }
    if !steps.flatMap(\.verdicts).contains(where: { $0.verdict == .nothing }) {
      messages += unused(steps)
    }
    return messages.map(\.whole)
  }

  private var deprecated: [Message] {
    world.builders.filter { $0.product != .void && unavailability($0) == .deprecated }
      .filter { isUseCase($0) && !$0.isHidden }.map { builder in
        let text = "`\(shownTitle(builder))` is deprecated and is not wired"
        return Message(position: position(builder), severity: "warning", text: text)
      }
  }

  // MARK: One input

  private func parameterMessages(
    _ parameter: Parameter,
    _ verdict: Verdict,
    _ step: Step,
    _ wired: [Step]
  ) -> [Message] {
    switch verdict {
    case .supplied(let candidate): lifetime(candidate, parameter, step.builder)
    case .caller: open(parameter, step.builder)
    case .leftOut: leftOut(parameter, step.builder)
    case .refused: [refused(parameter, step.builder)]
    case .ambiguous(let all): [ambiguous(all, parameter, step.builder)]
    case .unasked(let all): [unasked(all, parameter, step.builder)]
    case .unfit(let all): [unfit(all, parameter, step.builder)]
    case .nothing: [missing(parameter, step, wired)]
    }
  }

  /// Returns the title of an input in messages.
  func input(_ parameter: Parameter, _ builder: Builder) -> String {
    "`\(Self.name(of: parameter))` of `\(shownTitle(builder))`"
  }

  /// Returns a warning about an object that a function of the world creates.
  private func lifetime(
    _ candidate: Candidate,
    _ parameter: Parameter,
    _ builder: Builder
  ) -> [Message] {
    guard candidate.path.hasSuffix("()"), candidate.builder == nil,
      case .nominal(let name, _) = expanded(candidate.type),
      let kind = landscape.nominal(name)?.kind, kind == .class || kind == .actor
    else { return [] }
    let effects = (candidate.isAsync ? " async" : "") + candidate.failure.source
    let fix =
      "to call it at each use, take `\(candidate.name): "
      + "@escaping @Sendable ()\(effects) -> \(candidate.type.source)`"
    return [
      Message(
        position: position(builder),
        severity: "warning",
        text: "`\(title(candidate))` is called once for \(input(parameter, builder)), and its "
          + "result is kept as long as the use cases",
        notes: [(position(candidate.declared), fix)]
      )
    ]
  }

  /// Returns warnings about open inputs that have a candidate.
  private func open(_ parameter: Parameter, _ builder: Builder) -> [Message] {
    guard case .supplied(let other) = supply(of: parameter, of: builder) else { return [] }
    let title = title(other)
    return [
      Message(
        position: position(builder),
        severity: "warning",
        text: "--open lets the caller pass \(input(parameter, builder)), although `\(title)` fits",
        notes: [(position(other.declared), "`\(title)`")]
      )
    ]
  }

  private func refused(_ parameter: Parameter, _ builder: Builder) -> Message {
    let kind =
      switch parameter.kind {
      case .inout: "an `inout`"
      case .autoclosure: "an `@autoclosure`"
      case .variadic: "a variadic"
      case .plain: "a generic"
      }
    let isOpen = isOpen(parameter, of: builder)
    let who = isOpen ? "a caller cannot pass with --open" : "a world cannot supply"
    let instead = parameter.kind == .variadic ? "an array" : "a plain value"
    let fix = "take \(instead), or exclude the builder with --except"
    let text = "\(input(parameter, builder)) is \(kind) parameter, which \(who)"
    return Message(position: position(builder), text: text, notes: [(nil, fix)])
  }

  private func ambiguous(
    _ all: [Candidate],
    _ parameter: Parameter,
    _ builder: Builder
  ) -> Message {
    let name = Self.name(of: parameter)
    let isNamed = all.contains { $0.name == name }
    let fix = isNamed ? "" : "give the parameter the name of one of them, or "
    let notes = all.map { other in
      let path = other.path.dropFirst("world.".count).filter { $0 != "(" && $0 != ")" }
      let exception = other.builder.map(option) ?? path
      let text = "`\(title(other))`: exclude it with `--except \(exception)`"
      return (Optional(position(other.declared)), text)
    }
    let input = "`\(name): \(parameter.type.source)` of `\(shownTitle(builder))`"
    return Message(
      position: position(builder),
      text: "\(all.count) candidates for parameter \(input)",
      notes: notes + [(nil, fix + "let the caller pass it with --open \(name)")]
    )
  }

  private func unasked(
    _ all: [Candidate],
    _ parameter: Parameter,
    _ builder: Builder
  ) -> Message {
    let all = inOrder(all)
    let notes = all.map { other in
      let fix = "to keep the default, exclude it with `--except \(other.builder.map(option) ?? "")`"
      return (Optional(position(other.declared)), "`\(title(other))`: \(fix)")
    }
    let fix =
      "to use it, remove the default, store the value in `World`, or let the caller pass it with "
      + "--open \(option(builder)).\(Self.name(of: parameter))"
    return Message(
      position: position(builder),
      text: "\(input(parameter, builder)) has a default, and `\(title(all[0]))` would replace it, "
        + "although no input without a default needs that value",
      notes: notes + [(nil, fix)]
    )
  }

  /// Returns warnings about names in `--open` that open inputs of several builders.
  private func sharedOpen(_ wired: [Step]) -> [Message] {
    world.open.sorted().compactMap { name in
      let opened = wired.filter { step in
        step.verdicts.contains { $0.verdict == .caller && Self.name(of: $0.parameter) == name }
      }.map(\.builder)
      guard opened.count > 1 else { return nil }
      let all = opened.map { "`\(shownTitle($0))`" }
      let fix = "name each input with its builder, as in --open \(option(opened[0])).\(name)"
      return Message(
        position: position(opened[0]),
        severity: "warning",
        text: "--open \(name) opens inputs of \(opened.count) builders: "
          + all.joined(separator: ", "),
        notes: zip(opened, all).map { (position($0), $1) } + [(nil, fix)]
      )
    }
  }

  func unfit(
    _ all: [Candidate],
    _ parameter: Parameter,
    _ builder: Builder,
    where rest: String = ""
  ) -> Message {
    let all = inOrder(all)
    let notes = all.map { other in
      (Optional(position(other.declared)), "`\(title(other))` is `\(other.type.source)`")
    }
    let fix = "add the conformance, or rename the parameter"
    let text =
      "`\(title(all[0]))` has the name of \(input(parameter, builder)), but does not fit "
      + "`\(parameter.type.source)`\(rest)"
    return Message(position: position(builder), text: text, notes: notes + [(nil, fix)])
  }

  /// Returns warnings about inputs that keep their default despite similar candidates.
  private func leftOut(_ parameter: Parameter, _ builder: Builder) -> [Message] {
    let near = near(parameter, builder)
    if near.isEmpty { return [] }
    let isVariadic = parameter.kind == .variadic
    let what = isVariadic ? "is variadic and gets no values" : "keeps its default"
    let notes = near.map { (Optional(position($0.declared)), "`\(title($0))`") }
    return [
      Message(
        position: position(builder),
        severity: "warning",
        text: "\(input(parameter, builder)) \(what)",
        notes: notes
      )
    ]
  }
}
