/// Calls that the compiler could resolve to another overload.
extension WiringResolver {
  /// Reports a builder whose generated call another visible function also accepts.
  ///
  /// The call omits inputs that keep their defaults, so it can have the labels of a shorter
  /// overload, even one that is deprecated, excluded or in no target. The compiler then prefers the
  /// shorter one.
  func checkOverloads() {
    var byName: [[String]: [Builder]] = [:]
    for builder in program.builders.values.joined() where builder.isVisible(from: world.module) {
      byName[builder.path, default: []].append(builder)
    }
    for index in wired.sorted() {
      let step = steps[index]
      let others = byName[step.builder.path] ?? []
      guard others.count > 1, step.missing.isEmpty else { continue }
      let call = Call(step)
      for other in others.sorted(by: { $0.position < $1.position })
      where other.position != step.builder.position && call.isTaken(by: other, rules) {
        let titles = BuilderTitles([step.builder, other])
        add(
          .error,
          step.builder.position,
          "the call `\(call.title)` of `\(titles[step.builder])` would also fit `\(titles[other])`",
          [
            .init(position: other.position, message: "`\(titles[other])`"),
            .init(message: "rename one of them, or give the world values for the omitted inputs"),
          ]
        )
      }
    }
  }
}

/// A call of a builder in the generated code.
private final class Call {
  private let builder: Builder
  /// The arguments in order, with their types.
  private var arguments: [(label: String?, type: SwiftType)] = []

  init(_ step: WiringPlan.Step) {
    builder = step.builder
    for input in step.inputs {
      switch input.decision.outcome {
      case .supplied(let candidate): arguments.append((input.parameter.label, candidate.type))
      case .caller: arguments.append((input.parameter.label, input.parameter.type))
      default: break
      }
    }
  }

  /// The call as messages print it, such as `makePay(orders:)`.
  var title: String {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    return "\(builder.path.joined(separator: "."))(\(labels))"
  }

  /// Returns whether the compiler could take another function for it.
  func isTaken(by other: Builder, _ rules: InputRules) -> Bool {
    // A name that several modules declare is qualified by its module.
    guard other.root == builder.root, other.isInstanceMethod == builder.isInstanceMethod,
      rules.pool.fits(other.product, builder.product) || !other.generics.isEmpty,
      let taken = parameters(of: other)
    else { return false }
    let accepts = zip(taken, arguments).allSatisfy { parameter, argument in
      other.isGeneric(parameter) || rules.pool.fits(argument.type, parameter.type)
    }
    guard accepts else { return false }
    // The compiler prefers a call that omits nothing, and parameters of exactly the same types.
    let isLonger = other.parameters.count > arguments.count
    return arguments.count < builder.parameters.count || !isLonger && !isPreferred(to: taken, rules)
  }

  /// Returns whether an argument has exactly the type of this builder's parameter, and not that of
  /// the other's.
  private func isPreferred(to others: [Builder.Parameter], _ rules: InputRules) -> Bool {
    let keys = rules.pool.program.keys
    return zip(zip(builder.parameters, others), arguments).contains { parameters, argument in
      let key = keys.key(argument.type)
      return keys.key(parameters.0.type) == key && keys.key(parameters.1.type) != key
    }
  }

  /// Returns the parameters of another function that the arguments would be passed to; `nil` if the
  /// labels do not fit.
  private func parameters(of other: Builder) -> [Builder.Parameter]? {
    var rest = arguments[...]
    var taken: [Builder.Parameter] = []
    for parameter in other.parameters {
      if let argument = rest.first, argument.label == parameter.label {
        taken.append(parameter)
        rest.removeFirst()
      } else if !parameter.isOptional {
        return nil
      }
    }
    return rest.isEmpty ? taken : nil
  }
}
