/// The use cases of a world: what each builder gets, and from where.
struct WiringPlan: Sendable {
  /// The composition root.
  var world: Nominal
  /// The use cases and the values that they need, each after those it is built on.
  var steps: [Step]
  /// The use cases that could not be wired stand in errors here, unused capabilities in warnings.
  var diagnostics: [Diagnostic]

  /// One use case, or one value that use cases are built on.
  struct Step: Sendable {
    /// The function that makes it.
    var builder: Builder
    /// Whether it is a use case or a value.
    var kind = Kind.useCase
    /// Its builder's place in the list of builders.
    var place: Int
    /// What its property is called: no other step of the wiring has the name.
    var name: String
    /// What it gets, in the order of its parameters; those left out are not among them.
    var arguments: [Argument] = []
    /// By which rule each of the builder's parameters gets what it gets, in their order.
    var decisions: [Decision] = []
    /// What nothing supplies.
    var missing: [Builder.Parameter] = []
    /// What the caller gives: of its own parameters, then of the use cases it is built on; each
    /// label and name once.
    var openInputs: [Builder.Parameter] = []
    /// Whether making it suspends.
    var isAsync = false
    /// The errors that making it may throw, each once.
    var failures: [FunctionType.Failure] = []
    /// The steps it is built on, by their places in the wiring, in the order of the arguments that
    /// they supply.
    var dependencies: [Int] = []
    /// Whether it is a value that no use case is part of: it is made once for a world, and not
    /// anew when a use case is replaced.
    var isOfWorld = false

    /// What a builder makes.
    enum Kind: Sendable, Hashable {
      /// A property or a method of the use cases.
      case useCase
      /// Something that use cases are built on: made once, and private to the written code.
      ///
      /// Where there is a `close`, the builder makes a tuple of two: the value, and this function,
      /// labelled `close`, which ends it.
      case value(close: FunctionType?)
    }

    /// Whether it is a value.
    var isValue: Bool { kind != .useCase }

    /// What it is: what its builder makes, without the function that ends it.
    var product: SwiftType {
      guard case .value(close: .some) = kind, case .tuple(let elements) = builder.product else {
        return builder.product
      }
      return elements.first?.type ?? builder.product
    }

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
    var isOpen: Bool { !openInputs.isEmpty }
  }

  /// One input of a builder.
  struct Argument: Sendable {
    /// Which input.
    var parameter: Builder.Parameter
    /// What it gets.
    var source: Source
    /// The modules whose members the way to it names.
    var modules: Set<String> = []
    /// The use cases of a world within that it is one of.
    var wiredWorld: WiredWorld?
  }

  /// From where an input is supplied. A path goes from the world to what it names.
  enum Source: Sendable, Hashable {
    /// A stored property of the world, or of a world within it; a use case of a world within it.
    case property([String])
    /// What such a property makes, such as one behind `single`.
    case made([String], isAsync: Bool, failure: FunctionType.Failure)
    /// One closure of a capability, whose path is all but the last name.
    case endpoint([String])
    /// Another use case, by its name; the inputs that it leaves to the caller are the caller's
    /// here too.
    case useCase(String, isDeferred: Bool, isAsync: Bool, failure: FunctionType.Failure)
    /// A value that a builder makes, by its name, or the part of it to which the path goes.
    case value(
      String,
      path: [String],
      isDeferred: Bool,
      isAsync: Bool,
      failure: FunctionType.Failure
    )
    /// The caller.
    case caller
  }
}

extension WiringPlan {
  /// What an input of a builder gets, and by which rule.
  struct Decision: Sendable {
    /// The rule that decided: the first row of the table in `Wiring.md` that applied.
    var rule: Rule
    /// What came of it.
    var outcome: Outcome
  }

  /// The rows of the table in `Wiring.md`.
  enum Rule: Int, Sendable {
    case open = 1
    case refused, hasDefault, optional, generic, namedType, plainType

    /// What an input of this kind gets.
    var title: String {
      switch self {
      case .open: "its caller gives what --open names"
      case .refused: "no world supplies an input of this kind"
      case .hasDefault: "an input with a default gets only what has its name and fits"
      case .optional: "an optional input gets only what has its name and fits"
      case .generic: "an input of a generic type gets what has its name"
      case .namedType: "an input of a named type gets what has that type"
      case .plainType: "an input of a plain type gets what has its name and fits"
      }
    }
  }

  /// What comes of a rule.
  enum Outcome: Sendable {
    /// The caller gives it.
    case caller
    /// Something supplies it.
    case supplied(Candidate)
    /// It is left out.
    case leftOut
    /// Several things could supply it.
    case ambiguous([Candidate])
    /// Something has its name, but cannot be what its generic type asks for.
    case unfit([Candidate])
    /// It is of a kind that nothing supplies, not even the caller.
    case refused(String)
    /// Nothing supplies it.
    case nothing
  }
}
