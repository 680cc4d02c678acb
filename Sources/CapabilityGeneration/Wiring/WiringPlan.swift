/// The plan for the use cases of a world: the arguments of each builder and their sources.
struct WiringPlan: Sendable {
  /// The composition root.
  var world: Nominal
  /// The use cases and the values that they need, each after its dependencies.
  var steps: [Step]
  /// Errors for use cases that cannot be wired, and warnings for unused capabilities.
  var diagnostics: [Diagnostic]

  /// A use case, or a value that use cases depend on.
  struct Step: Sendable {
    /// The function that returns it.
    var builder: Builder
    var kind = Kind.useCase
    /// The index of its builder.
    var place: Int
    /// The name of its property, unique in the plan.
    var name: String
    /// The arguments in the order of the parameters, without those that keep their defaults.
    var arguments: [Argument] = []
    /// The decisions about the builder's parameters, in their order.
    var decisions: [Decision] = []
    /// The parameters without a candidate.
    var missing: [Builder.Parameter] = []
    /// The parameters that the caller passes: its own, then those of the use cases it depends on,
    /// each label and name once.
    var openInputs: [Builder.Parameter] = []
    /// Whether its builder is async, or one that it depends on.
    var isAsync = false
    /// The distinct errors that its builder, or one that it depends on, can throw.
    var failures: [FunctionType.Failure] = []
    /// The indexes of the steps it depends on, in the order of the arguments that they supply.
    var dependencies: [Int] = []

    /// The result of a builder.
    enum Kind: Sendable, Hashable {
      /// A property or a method of the use cases.
      case useCase
      /// A value that use cases depend on: created once.
      ///
      /// If there is a `close`, the builder returns a tuple of the value and this function,
      /// labelled `close`, which closes it.
      case value(close: FunctionType?)
    }

    var isValue: Bool { kind != .useCase }

    /// The type of the builder's result, without its `close` function.
    var product: SwiftType {
      guard case .value(close: .some) = kind, case .tuple(let elements) = builder.product else {
        return builder.product
      }
      return elements.first?.type ?? builder.product
    }

    /// Whether its builder is async or can throw, so that it is created on its first use.
    var isDeferred: Bool { isAsync || !failures.isEmpty }

    /// The error that creating it throws.
    var failure: FunctionType.Failure {
      guard let first = failures.first else { return .never }
      return failures.count == 1 ? first : .any
    }

    /// Records an error that creating it can throw.
    mutating func note(_ failure: FunctionType.Failure) {
      if failure != .never, !failures.contains(failure) { failures.append(failure) }
    }

    /// Whether the caller passes some of its inputs.
    var isOpen: Bool { !openInputs.isEmpty }
  }

  /// An argument for an input of a builder.
  struct Argument: Sendable {
    /// The input.
    var parameter: Builder.Parameter
    var source: Source
    /// The modules whose members its path names.
    var modules: Set<String> = []
    /// The use cases of a nested world that it belongs to, if any.
    var wiredWorld: WiredWorld?
  }

  /// The source of an argument. Paths start at the world.
  enum Source: Sendable, Hashable {
    /// A stored property of the world or a nested world, or a use case of a nested world.
    case property([String])
    /// The result of calling such a property, for example one made by `single`.
    case made([String], isAsync: Bool, failure: FunctionType.Failure)
    /// An endpoint; the path without its last name leads to the capability.
    case endpoint([String])
    /// Another use case, by its name. The caller passes its open inputs here too.
    case useCase(String, isDeferred: Bool, isAsync: Bool, failure: FunctionType.Failure)
    /// A value that a builder returns, by its name, or the part of it that the path leads to.
    case value(
      String,
      path: [String],
      isDeferred: Bool,
      isAsync: Bool,
      failure: FunctionType.Failure
    )
    case caller
    /// The closure that calls the same initializer.
    case itself
  }
}

extension WiringPlan {
  /// The decision about an input of a builder.
  struct Decision: Sendable {
    /// The step of the rule that decided.
    var step: RuleStep
    /// What the input gets.
    var outcome: Outcome
  }

  /// The steps of the rule in `Wiring.md`.
  enum RuleStep: Int, Sendable {
    case asked = 1
    case ownType, otherType, hasDefault, otherwise

    /// The step as a sentence for `explain`.
    var title: String {
      switch self {
      case .asked: "--open makes it an input of the caller, --all gives it results of builders"
      case .ownType: "a type of your own says what is meant"
      case .otherType: "for any other type the name says what is meant"
      case .hasDefault: "a default is replaced only by a value of its name, and nil by any value"
      case .otherwise: "otherwise it is an error, unless the call can omit it"
      }
    }
  }

  /// What an input gets.
  enum Outcome: Sendable {
    /// The caller passes the value.
    case caller
    /// A candidate supplies the value.
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
