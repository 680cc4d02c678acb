/// The plan for the use cases of a world: the arguments of each builder and their sources.
struct WiringPlan {
  var world: Nominal
  /// The use cases and the values that they need, each after its dependencies.
  var steps: [Step]
  let rules: InputRules
  /// Errors for use cases that cannot be wired, and warnings for unused capabilities.
  var diagnostics: [Diagnostic]

  /// A use case, or a value that use cases depend on.
  struct Step: Sendable {
    var builder: Builder
    /// Whether it is a value that use cases depend on, which is created once, and not a use case.
    var isValue = false
    /// The errors of the function that closes the value; `nil` if there is none. The builder then returns
    /// a tuple of the value, or of several, and this function, labelled `close`.
    var close: FunctionType.Failure?
    /// The index of its builder.
    var place = 0
    /// Why it cannot be wired; `nil` if it can.
    var unavailability: Candidate.Unavailability?
    /// The name of its property, unique in the plan.
    var name: String
    /// The arguments of the builder's parameters, in their order.
    var inputs: [Input] = []
    /// The parameters that the caller passes: its own, then those of the use cases it depends on,
    /// each label and name once.
    var openInputs: [Builder.Parameter] = []
    /// The effects of its builder, and of those that it depends on.
    var effects = Effects()

    /// The values of a tuple with `close`; empty for other results.
    var closedValues: ArraySlice<SwiftType.Element> {
      guard close != nil, case .tuple(let elements) = builder.product else { return [] }
      return elements.dropLast()
    }

    /// The type of the builder's result, without its `close` function.
    var product: SwiftType {
      let values = closedValues
      guard values.count < 2 else { return .tuple(Array(values)) }
      return values.first?.type ?? builder.product
    }

    /// The label of the only value in a tuple with `close`; `nil` if an option renames the value.
    var label: String? {
      closedValues.count == 1 && name == builder.useCase ? closedValues.first?.label : nil
    }

    var matchedName: String { label ?? name }

    /// Whether it is created on its first use, because of the effects.
    var isDeferred: Bool { effects != Effects() }

    /// Whether the caller passes some of its inputs.
    var isOpen: Bool { !openInputs.isEmpty }

    /// The arguments in the order of the parameters, without those that keep their defaults.
    var arguments: [(parameter: Builder.Parameter, source: Source)] {
      inputs.compactMap { input in input.source.map { (input.parameter, $0) } }
    }

    /// The parameters without a candidate.
    var missing: [Builder.Parameter] { inputs.filter(\.decision.isNothing).map(\.parameter) }
  }

  /// The argument of a builder's parameter.
  struct Input: Sendable {
    var parameter: Builder.Parameter
    var decision: Decision
    /// The source of its value; `nil` if there is none.
    var source: Source?
  }

  indirect enum Source: Sendable, Equatable {
    case path(Path)
    case caller
    /// The closure that calls the same initializer.
    case itself

    /// The step that supplies it; `nil` for other sources.
    var step: String? { if case .path(let path) = self { path.step } else { nil } }

    /// The effects of reading it.
    var call: Effects? { if case .path(let path) = self { path.call } else { nil } }
  }

  /// Names from the world, or from the result of a step, to a value.
  struct Path: Sendable, Equatable {
    /// The name of the step; `nil` for the world.
    var step: String?
    var isValue = false
    var names: [String] = []
    /// The effects of the call on the way, for example of a function made by `single`.
    var call: Effects?
    /// The number of names before that call.
    var callPlace = 0
  }

  /// The decision about an input of a builder.
  struct Decision: Sendable {
    var step: RuleStep
    /// The outcome of the search for the input's value.
    var outcome: Outcome

    /// The candidate that supplies it, or those that match.
    var candidates: [Candidate] {
      switch outcome {
      case .supplied(let candidate): [candidate]
      case .ambiguous(let candidates): candidates
      case .caller, .leftOut, .refused, .nothing: []
      }
    }

    /// The candidate that supplies it, if any.
    var candidate: Candidate? { candidates.count == 1 ? candidates[0] : nil }

    /// Whether no candidate matches.
    var isNothing: Bool { if case .nothing = outcome { true } else { false } }
  }

  /// The steps of the rule in `Wiring.md`.
  enum RuleStep: Int, Sendable {
    case option = 1
    case ownType, otherType, hasDefault, otherwise

    /// The step as a sentence for `explain`.
    var title: String {
      switch self {
      case .option: "--open makes it an input of the caller, --all gives it results of builders"
      case .ownType: "a type of your own says what is meant"
      case .otherType: "for any other type the name says what is meant"
      case .hasDefault: "a default needs a value of its name; nil is kept if nothing was found"
      case .otherwise: "otherwise it is an error, unless the call can omit it"
      }
    }
  }

  /// The outcome of the search for an input's value.
  indirect enum Outcome: Sendable {
    case caller
    case supplied(Candidate)
    /// The input keeps its default.
    case leftOut
    /// Several candidates match.
    case ambiguous([Candidate])
    /// Neither a candidate nor the caller can supply an input of this kind.
    case refused(String)
    /// No candidate matches.
    case nothing
  }
}
