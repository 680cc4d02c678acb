/// The order of the use cases, and what making them takes.
extension Wirer {
  /// The use cases, each after those it is built on; a circle is reported.
  mutating func dependencyOrder() -> [Int] {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: steps.count)
    var order: [Int] = []
    for start in steps.indices where states[start] == .new && wired.contains(start) {
      var path = [(index: start, next: 0)]
      states[start] = .open
      while let last = path.last {
        guard last.next < steps[last.index].dependencies.count else {
          states[last.index] = .done
          order.append(last.index)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let dependency = steps[last.index].dependencies[last.next]
        switch states[dependency] {
        case .new:
          states[dependency] = .open
          path.append((dependency, 0))
        case .open: reportCycle(path.map(\.index), closing: dependency)
        case .done: break
        }
      }
    }
    return order
  }

  mutating func reportCycle(_ path: [Int], closing: Int) {
    let start = path.firstIndex(of: closing) ?? 0
    var cycle = Array(path[start...])
    let first = cycle.indices.min { one, other in
      steps[cycle[one]].builder.position < steps[cycle[other]].builder.position
    }
    cycle = Array(cycle[(first ?? 0)...] + cycle[..<(first ?? 0)])
    let names = (cycle + cycle.prefix(1)).map { titles[steps[$0].builder].prefix { $0 != "(" } }
    let notes = zip(cycle, names.dropFirst()).map { index, next in
      Diagnostic.Note(
        position: steps[index].builder.position,
        message: "`\(titles[steps[index].builder])` needs what `\(next)` makes"
      )
    }
    let fix = "take one of them out of the circle: let the caller give it with --open"
    report(
      steps[cycle[0]].builder,
      "use cases in a circle: \(names.joined(separator: " → "))",
      notes + [.init(message: fix)]
    )
  }

  /// Finds out what making a step takes, once that is known of what it is built on.
  mutating func settle(_ index: Int) {
    var step = steps[index]
    step.isAsync = step.builder.isAsync || step.builder.actor != nil
    step.note(program.keys.plain(step.builder.failure))
    var dependencies = step.dependencies.makeIterator()
    for position in step.arguments.indices {
      switch step.arguments[position].source {
      case .made(_, let isAsync, let failure):
        step.isAsync = step.isAsync || isAsync
        step.note(failure)
      case .useCase, .value:
        guard let next = dependencies.next() else { continue }
        let other = steps[next]
        step.isAsync = step.isAsync || other.isAsync
        for failure in other.failures { step.note(failure) }
        for input in other.openInputs { pass(input, of: other, on: &step) }
        var path: [String] = []
        if case .value(_, let part, _, _, _) = step.arguments[position].source { path = part }
        step.arguments[position].source = other.source(path: path)
      case .property, .endpoint, .caller: break
      }
    }
    step.isOfWorld = step.isValue && step.dependencies.allSatisfy { steps[$0].isOfWorld }
    refuseOpen(step)
    steps[index] = step
  }

  /// Lets the caller of a step give what the caller of one that it is built on gives.
  private mutating func pass(
    _ input: Builder.Parameter,
    of other: Wiring.Step,
    on step: inout Wiring.Step
  ) {
    guard let place = step.openInputs.firstIndex(where: { $0.name == input.name }) else {
      return step.openInputs.append(input)
    }
    let known = step.openInputs[place]
    guard program.keys.key(known.type) != program.keys.key(input.type) else {
      // What one of them keeps may be given to both.
      if input.spelling.hasPrefix("@escaping ") { step.openInputs[place].spelling = input.spelling }
      return
    }
    report(
      step.builder,
      "`\(titles[step.builder])` would take two `\(input.name)` of its caller: "
        + "`\(program.told(known))`, and `\(program.told(input))` for `\(titles[other.builder])`",
      [.init(position: other.builder.position, message: "give one of them a name of its own")]
    )
  }

  /// A value is made once for a world, so there is no caller who could give something for it.
  private mutating func refuseOpen(_ step: Wiring.Step) {
    let asked = step.arguments.filter { $0.source == .caller }.map(\.parameter)
    let passedOn = step.dependencies.filter { !steps[$0].isValue }.flatMap { steps[$0].openInputs }
    guard step.isValue, let input = (asked + passedOn).first else { return }
    let title = titles[step.builder]
    report(
      step.builder,
      "`\(title)` makes a value once for the world, so no caller can give `\(input.name)` for it",
      [.init(message: "name it in --open no more, or let `\(title)` make a function that takes it")]
    )
  }
}
