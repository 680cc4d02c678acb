@testable import CapabilityGeneration

/// What is told of a world: the table of the message texts.
///
/// A message is its first line and its notes in text order. What came near and did not supply is
/// told in notes that are no part of the comparison.
extension Reference {
  /// A message before it is text.
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

  /// What messages call a builder: with its module where another has the same title.
  func told(_ builder: Builder) -> String {
    let isOnly = world.builders.count { $0.name == builder.name && $0.product != .void } == 1
    return isOnly ? builder.title : title(of: builder)
  }

  /// What options call a builder.
  func option(_ builder: Builder) -> String {
    let isOnly = world.builders.count { $0.name == builder.name && $0.product != .void } == 1
    return isOnly ? builder.function : "\(module(of: builder)).\(builder.function)"
  }

  /// The messages of everything that is wired.
  func messages(_ steps: [Step], hasCircle: Bool) -> [String] {
    let wired = ordered.compactMap { builder in steps.first { $0.builder == builder } }
    var messages = deprecated
    for step in wired {
      for (parameter, verdict) in step.verdicts {
        messages += told(parameter, verdict, step, wired)
      }
      messages += torn(step)
    }
    messages += products(wired)
    if !hasCircle { messages += openInputs(wired) }
    if !steps.flatMap(\.verdicts).contains(where: { $0.verdict == .nothing }) {
      messages += unused(steps)
    }
    return messages.map(\.whole)
  }

  private var deprecated: [Message] {
    world.builders.filter { $0.product != .void && obstacle($0) == .deprecated }
      .filter { isUseCase($0) && !$0.isHidden }.map { builder in
        let text = "`\(told(builder))` is deprecated: no use case is made with it"
        return Message(position: position(builder), severity: "warning", text: text)
      }
  }

  // MARK: One input

  private func told(
    _ parameter: Parameter,
    _ verdict: Verdict,
    _ step: Step,
    _ wired: [Step]
  ) -> [Message] {
    let builder = step.builder
    let name = Self.name(of: parameter)
    let input = "`\(name)` of `\(told(builder))`"
    let spelling = parameter.type.source
    let place = position(builder)
    switch verdict {
    case .supplied: return []
    case .caller:
      guard case .supplied(let other) = supply(of: parameter, of: builder) else { return [] }
      let title = title(other)
      let text = "--open leaves \(input) to its caller, though `\(title)` would supply it"
      let note = (position(other.declared), "`\(title)`")
      return [Message(position: place, severity: "warning", text: text, notes: [note])]
    case .leftOut: return leftOut(parameter, builder, input)
    case .refused:
      let kind =
        switch parameter.kind {
        case .inout: "an `inout`"
        case .autoclosure: "an `@autoclosure`"
        default: "a generic"
        }
      let who = isOpen(parameter) ? "a caller cannot give through --open" : "a world cannot supply"
      let fix = "take a plain value, or leave the builder out with --except"
      let text = "\(input) is \(kind) parameter, which \(who)"
      return [Message(position: place, text: text, notes: [(nil, fix)])]
    case .ambiguous(let all):
      let isNamed = all.contains { $0.name == name }
      let fix = isNamed ? "" : "give the parameter the name of one of them, or "
      let notes = all.map { other in
        let exception =
          other.builder.map(option)
          ?? other.path.dropFirst("world.".count).filter { $0 != "(" && $0 != ")" }
        let text = "`\(title(other))`: leave it out with `--except \(exception)`"
        return (Optional(position(other.declared)), text)
      }
      let text = "\(all.count) things could supply `\(name): \(spelling)` of `\(told(builder))`"
      let last = (SourcePosition?.none, fix + "let the caller give it with --open \(name)")
      return [Message(position: place, text: text, notes: notes + [last])]
    case .unfit(let all): return [unfit(all, parameter, builder)]
    case .nothing: return [missing(parameter, step, wired)]
    }
  }

  func unfit(
    _ all: [Candidate],
    _ parameter: Parameter,
    _ builder: Builder,
    where rest: String = ""
  ) -> Message {
    let name = Self.name(of: parameter)
    let all = inOrder(all)
    let notes = all.map { other in
      (Optional(position(other.declared)), "`\(title(other))` is `\(other.type.source)`")
    }
    let fix = "let it conform, or give the parameter the name of what does"
    let text =
      "`\(title(all[0]))` has the name of `\(name)` of `\(told(builder))`, but cannot be "
      + "`\(parameter.type.source)`\(rest)"
    return Message(position: position(builder), text: text, notes: notes + [(nil, fix)])
  }

  /// What keeps its default although something came near.
  private func leftOut(_ parameter: Parameter, _ builder: Builder, _ input: String) -> [Message] {
    let near = near(parameter, builder)
    if near.isEmpty { return [] }
    let what = parameter.kind == .variadic ? "takes any number of values and gets none" : "keeps its default"
    let notes = near.map { (Optional(position($0.declared)), "`\(title($0))`") }
    return [
      Message(
        position: position(builder),
        severity: "warning",
        text: "\(input) \(what)",
        notes: notes
      )
    ]
  }

  /// What has the name of an input that is left out, else what has its named type.
  func near(_ parameter: Parameter, _ builder: Builder) -> [Candidate] {
    let name = Self.name(of: parameter)
    let all = candidates(for: builder).filter { $0.obstacle == nil || $0.obstacle == .hidden }
    let near = all.filter { $0.name == name }
    guard near.isEmpty, parameter.kind != .variadic, let wanted = named(parameter.type) else {
      return Array(near.prefix(50))
    }
    let ofType = all.filter { $0.obstacle == nil && $0.circle < 3 && named($0.type) == wanted }
    return Array(ofType.prefix(5))
  }

  // MARK: What is missing

  private func missing(_ parameter: Parameter, _ step: Step, _ wired: [Step]) -> Message {
    let builder = step.builder
    let name = Self.name(of: parameter)
    let input = "`\(name)` of `\(told(builder))`"
    let near = inOrder(candidates(for: builder))
    let chain = chain(builder, wired)
    var message = Message(position: position(builder), text: "", notes: chain)
    let wanted = named(parameter.type)
    let excepted = near.filter { $0.obstacle == .excepted }
    let hidden = (excepted + near.filter { $0.obstacle != .excepted }).filter { other in
      guard other.obstacle != nil, suits(other, parameter, builder) else { return false }
      let isOfType = wanted != nil && other.circle < 3 && named(other.type) == wanted
      return other.name == name || isOfType
    }
    for other in hidden {
      let fix =
        switch other.obstacle {
        case .hidden: "make it public"
        case .excepted: "name it in --except no more"
        default: "take another builder"
        }
      let which = hidden.count > 1 ? "`\(title(other))`: " : ""
      message.notes.append((position(other.declared), which + fix))
    }
    if let first = hidden.first {
      let would = "`\(title(first))` would supply \(input), but "
      message.text =
        switch first.obstacle {
        case .hidden:
          "access level too low: \(would)`World`'s module `\(world.module)` cannot see it"
        case .excepted: would + "is left out by --except"
        default: would + "is deprecated"
        }
      return message
    }
    if let function = function(parameter.type), !parameter.type.isGeneric {
      let mismatched = near.first { other in
        guard let have = self.function(other.type) else { return false }
        return other.obstacle == nil && other.name == name && have.inputs == function.inputs
          && have.result == function.result && !fits(other.type, parameter.type)
      }
      if let mismatched {
        message.text =
          "effect mismatch: \(input) is `\(parameter.type.source)`, "
          + "but `\(title(mismatched))` is `\(unaliased(mismatched.type).source)`"
        let fix = "let the parameter allow these effects, or supply a closure without them"
        message.notes.append((position(mismatched.declared), fix))
        return message
      }
    }
    message.text = "nothing supplies `\(name): \(parameter.type.source)` of `\(told(builder))`"
    let fix =
      "add `var \(name): \(parameter.type.source)` to `World`, write a builder of it, or name it "
      + "in --open"
    message.notes.append((position("\(world.module).World"), fix))
    return message
  }

  private func inOrder(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted {
      (position($0.declared), title($0)) < (position($1.declared), title($1))
    }
  }

  private func suits(_ other: Candidate, _ parameter: Parameter, _ builder: Builder) -> Bool {
    parameter.type.isGeneric
      ? unifies(parameter.type, other.type, builder) : fits(other.type, parameter.type)
  }

  /// A type with its outermost aliases looked through.
  func unaliased(_ type: Shape) -> Shape {
    guard case .alias(let name) = type, let alias = landscape.alias(name) else { return type }
    return unaliased(alias.target)
  }

  /// Who needs a builder, and who needs that one, and so on.
  private func chain(_ builder: Builder, _ wired: [Step]) -> [(SourcePosition?, String)] {
    var notes: [(SourcePosition?, String)] = []
    var seen = [builder]
    while let user = wired.first(where: { $0.needs(seen[seen.count - 1]) })?.builder,
      !seen.contains(user)
    {
      seen.append(user)
      notes.append((position(user), "needed by `\(told(user))`"))
    }
    return notes
  }
}

extension Reference.Step {
  /// Whether it is built on what a builder makes.
  func needs(_ builder: RandomWorld.Builder) -> Bool {
    verdicts.contains { _, verdict in
      if case .supplied(let candidate) = verdict { candidate.builder == builder } else { false }
    }
  }
}
