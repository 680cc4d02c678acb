extension Wiring {
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
    case supplied(Supply.Candidate)
    /// It is left out.
    case leftOut
    /// Several things could supply it.
    case ambiguous([Supply.Candidate])
    /// Something has its name, but cannot be what its generic type asks for.
    case unfit([Supply.Candidate])
    /// It is of a kind that nothing supplies, not even the caller.
    case refused(String)
    /// Nothing supplies it.
    case nothing
  }
}
