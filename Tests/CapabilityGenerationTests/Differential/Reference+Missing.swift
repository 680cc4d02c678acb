@testable import CapabilityGeneration

/// Messages about inputs without a candidate, and about inputs that keep their default.
extension Reference {
  /// Returns candidates with the name of an input that is left out; if none, with its named type.
  func near(_ parameter: Parameter, _ builder: Builder) -> [Candidate] {
    let name = Self.name(of: parameter)
    let all = candidates(for: builder).filter {
      [nil, .hidden, .lazy].contains($0.unavailability)
    }
    let near = all.filter { $0.name == name }
    guard near.isEmpty, parameter.kind != .variadic, let wanted = named(parameter.type) else {
      return Array(near.prefix(50))
    }
    let ofType = all.filter { $0.unavailability == nil && $0.level < 3 && named($0.type) == wanted }
    return Array(ofType.prefix(5))
  }

  // MARK: Missing values

  func missing(_ parameter: Parameter, _ step: Step, _ wired: [Step]) -> Message {
    let builder = step.builder
    let name = Self.name(of: parameter)
    let input = input(parameter, builder)
    let near = inOrder(candidates(for: builder))
    let chain = chain(builder, wired)
    var message = Message(position: position(builder), text: "", notes: chain)
    let wanted = named(parameter.type)
    let excepted = near.filter { $0.unavailability == .excepted }
    let hidden = (excepted + near.filter { $0.unavailability != .excepted }).filter { other in
      guard other.unavailability != nil, suits(other, parameter, builder) else { return false }
      let isOfType = wanted != nil && other.level < 3 && named(other.type) == wanted
      return other.name == name || isOfType
    }
    if let first = hidden.first {
      message.text = would(first, input)
      message.notes += hidden.map { other in
        let which = hidden.count > 1 ? "`\(title(other))`: " : ""
        return (position(other.declared), which + mend(other))
      }
      return message
    }
    if let mismatched = near.first(where: { isMismatched($0, parameter) }) {
      message.text =
        "effect mismatch: \(input) is `\(parameter.type.source)`, "
        + "but `\(title(mismatched))` is `\(unaliased(mismatched.type).source)`"
      let fix = "allow these effects in the parameter's type, or supply a closure without them"
      message.notes.append((position(mismatched.declared), fix))
      return message
    }
    message.text =
      "no value for parameter `\(name): \(parameter.type.source)` of `\(shownTitle(builder))`"
    let fix =
      "add `var \(name): \(parameter.type.source)` to `World`, write a builder that returns it, "
      + "or let the caller pass it with --open"
    message.notes.append((position("\(world.module).World"), fix))
    return message
  }

  /// Returns the message about a candidate that would fit an input but cannot be used.
  private func would(_ other: Candidate, _ input: String) -> String {
    let would = "`\(title(other))` would supply \(input), but "
    switch other.unavailability {
    case .hidden:
      return "access level too low: \(would)`World`'s module `\(world.module)` cannot see it"
    case .excepted: return would + "is excluded by --except"
    case .lazy: return would + "is lazy, and reading it would mutate the value"
    default: return would + "is deprecated"
    }
  }

  private func mend(_ other: Candidate) -> String {
    switch other.unavailability {
    case .hidden where other.isHiddenByType: "make it public"
    case .hidden:
      other.declared.hasPrefix(world.module + ".") ? "make it internal" : "make it public"
    case .excepted: "remove it from --except"
    case .lazy: "make it a stored property, or a closure that `single` creates"
    default: "use another builder"
    }
  }

  /// Returns whether a candidate with the name of an input differs from it only in its effects.
  private func isMismatched(_ other: Candidate, _ parameter: Parameter) -> Bool {
    guard let wanted = function(parameter.type), let have = function(other.type) else {
      return false
    }
    return !parameter.type.isGeneric && other.unavailability == nil
      && other.name == Self.name(of: parameter) && have.inputs == wanted.inputs
      && have.result == wanted.result && !fits(other.type, parameter.type)
  }

  func inOrder(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted {
      (position($0.declared), title($0)) < (position($1.declared), title($1))
    }
  }

  private func suits(_ other: Candidate, _ parameter: Parameter, _ builder: Builder) -> Bool {
    parameter.type.isGeneric
      ? unifies(parameter.type, other.type, builder) : fits(other.type, parameter.type)
  }

  /// Returns a type without its outermost aliases.
  func unaliased(_ type: Shape) -> Shape {
    guard case .alias(let name) = type, let alias = landscape.alias(name) else { return type }
    return unaliased(alias.target)
  }

  /// Returns the chain of builders that need a builder.
  private func chain(_ builder: Builder, _ wired: [Step]) -> [(SourcePosition?, String)] {
    var notes: [(SourcePosition?, String)] = []
    var seen = [builder]
    while let user = wired.first(where: { $0.needs(seen[seen.count - 1]) })?.builder,
      !seen.contains(user)
    {
      seen.append(user)
      notes.append((position(user), "needed by `\(shownTitle(user))`"))
    }
    return notes
  }
}

extension Reference.Step {
  /// Returns whether it takes a result of a builder.
  func needs(_ builder: RandomWorld.Builder) -> Bool {
    verdicts.contains { _, verdict in
      if case .supplied(let candidate) = verdict { candidate.builder == builder } else { false }
    }
  }
}
