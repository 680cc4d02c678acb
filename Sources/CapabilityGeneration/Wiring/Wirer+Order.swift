/// The order of the use cases, and what making them takes.
extension Wirer {
  /// The use cases, each after those it is built on; a circle is reported.
  mutating func dependencyOrder() -> [Int] {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: steps.count)
    var order: [Int] = []
    for start in steps.indices where states[start] == .new {
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
    let first = cycle.indices.min { builders[cycle[$0]].position < builders[cycle[$1]].position }
    cycle = Array(cycle[(first ?? 0)...] + cycle[..<(first ?? 0)])
    let names = (cycle + cycle.prefix(1)).map { builders[$0].path.joined(separator: ".") }
    let notes = zip(cycle, names.dropFirst()).map { index, next in
      Diagnostic.Note(
        position: builders[index].position,
        message: "`\(builders[index].title)` needs what `\(next)` makes"
      )
    }
    let fix = "take one of them out of the circle: let the caller give it with --open"
    report(
      builders[cycle[0]],
      "use cases in a circle: \(names.joined(separator: " → "))",
      notes + [.init(message: fix)]
    )
  }

  /// Finds out whether making a use case suspends or may fail, once that is known of its parts.
  mutating func settleEffects(of index: Int) {
    var step = steps[index]
    step.isAsync = step.builder.isAsync || step.builder.actor != nil
    step.note(step.builder.failure)
    var dependencies = step.dependencies.makeIterator()
    for position in step.arguments.indices {
      switch step.arguments[position].source {
      case .made(_, let isAsync, let failure):
        step.isAsync = step.isAsync || isAsync
        step.note(failure)
      case .useCase(let name, _, _, _):
        guard let next = dependencies.next() else { continue }
        let other = steps[next]
        for input in other.openInputs { pass(input, of: other, on: &step) }
        step.isAsync = step.isAsync || other.isAsync
        for failure in other.failures { step.note(failure) }
        step.arguments[position].source = .useCase(
          name,
          isDeferred: other.isDeferred,
          isAsync: other.isAsync,
          failure: other.failure
        )
      case .property, .endpoint, .value, .caller: break
      }
    }
    steps[index] = step
  }

  /// Lets the caller of a step give what the caller of one that it is built on gives.
  mutating func pass(_ input: Builder.Parameter, of other: Wiring.Step, on step: inout Wiring.Step) {
    let known = step.openInputs.first { $0.label == input.label && $0.name == input.name }
    guard let known else { return step.openInputs.append(input) }
    guard program.keys.key(known.type) != program.keys.key(input.type) else { return }
    report(
      step.builder,
      "`\(step.builder.title)` would take two `\(input.name)` of its caller: "
        + "`\(known.spelling)`, and `\(input.spelling)` for `\(other.builder.title)`",
      [.init(position: other.builder.position, message: "give one of them a name of its own")]
    )
  }
}
