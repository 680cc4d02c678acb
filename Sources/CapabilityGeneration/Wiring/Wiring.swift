/// The use cases of a world: what each builder gets, and from where.
struct Wiring: Sendable {
  /// The composition root.
  var world: Nominal
  /// The use cases, each after those it is built on.
  var steps: [Step]
  /// The use cases that could not be wired stand in errors here, unused capabilities in warnings.
  var diagnostics: [Diagnostic]

  /// One use case.
  struct Step: Sendable {
    /// The function that makes it.
    var builder: Builder
    /// What it gets, in the order of its parameters; those left out are not among them.
    var arguments: [Argument] = []
    /// What nothing supplies.
    var missing: [Builder.Parameter] = []
    /// Whether making it suspends.
    var isAsync = false
    /// The errors that making it may throw, each once.
    var failures: [FunctionType.Failure] = []
    /// The use cases it is built on, by their places in the list of builders.
    var dependencies: [Int] = []

    /// Whether making it suspends or may fail, so that it is made when it is called for.
    var isDeferred: Bool { isAsync || !failures.isEmpty }

    /// What making it throws.
    var failure: FunctionType.Failure {
      guard let first = failures.first else { return .never }
      return failures.count == 1 ? first : .any
    }

    /// Takes note of what making it may throw.
    mutating func note(_ failure: FunctionType.Failure) {
      if failure != .never, !failures.contains(failure) { failures.append(failure) }
    }

    /// Whether the caller gives some of it.
    var isOpen: Bool { arguments.contains { $0.source == .caller } }
  }

  /// One input of a builder.
  struct Argument: Sendable {
    /// Which input.
    var parameter: Builder.Parameter
    /// What it gets.
    var source: Source
  }

  /// From where an input is supplied.
  enum Source: Sendable, Hashable {
    /// A stored property of the world.
    case property(String)
    /// What a stored property of the world makes, such as one behind `single`.
    case made(String, isAsync: Bool, failure: FunctionType.Failure)
    /// Another use case.
    case useCase(String, isDeferred: Bool, isAsync: Bool, failure: FunctionType.Failure)
    /// One closure of a capability of the world.
    case endpoint(String, String)
    /// The caller.
    case caller
  }
}
