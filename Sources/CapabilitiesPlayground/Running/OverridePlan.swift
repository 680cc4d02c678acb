/// What an endpoint does while it is overridden, call by call.
struct OverridePlan: Sendable {
  /// What happens at one call.
  enum Turn: Sendable {
    case pass
    case delay(Duration)
    case hang
    case answer(@Sendable () throws -> Any)
    case fail(@Sendable () throws -> Any)
    case failAfter(@Sendable () throws -> Any)
  }

  private var turns: [Int: Turn] = [:]
  /// What happens at all the calls behind the last of those; `nil` for what always does.
  private let rest: (first: Int, turn: Turn)?
  private var calls = 0

  /// Plans steps.
  ///
  /// - Parameters:
  ///   - steps: The steps, in order.
  ///   - turn: Makes a step's turn.
  init(_ steps: [OverrideStep], turn: (OverrideStep.Behaviour) throws -> Turn) rethrows {
    var number = 0
    var rest: (first: Int, turn: Turn)?
    for step in steps {
      number = step.call ?? number + 1
      let turn = try turn(step.behaviour)
      turns[number] = turn
      // The last step holds on, unless it names its call.
      rest = step.call == nil ? (number, turn) : nil
    }
    self.rest = rest
  }

  /// What happens at the next call.
  mutating func next() -> Turn {
    calls += 1
    if let turn = turns[calls] { return turn }
    guard let rest, calls >= rest.first else { return .pass }
    return rest.turn
  }
}
