/// What makes a run the one it is: who goes when, and which calls are struck.
///
/// Its ``code`` can be copied from a failure message into a test, which then reruns exactly that
/// schedule:
///
/// ```swift
/// try await sweep.expectInvariants(under: "PaymentClient.charge#1:after, Mailer.send#1:before")
/// try await sweep.expectInvariants(under: "T1:6, T2:3, T1:1, T2/PersonStore.save#1:crash")
/// ```
public struct FaultSchedule: Sendable, Hashable {
  /// A stretch of a run in which one task goes on.
  public struct Turn: Sendable, Hashable {
    /// Whose turn it is.
    public let task: SweepTask
    /// For how many steps, each of them one call of an endpoint that suspends.
    public let steps: Int
  }

  /// Who goes when. What comes after the last turn, and all of a run without turns, goes on with
  /// the task that went before for as long as it can, then with the first one that can.
  public let turns: [Turn]
  /// The faults, in the order they strike.
  public let points: [FaultPoint]

  /// Makes a schedule of faults that leaves the order of the tasks alone.
  ///
  /// - Parameter points: The faults, in the order they strike; none for a run without faults.
  public init(_ points: [FaultPoint] = []) {
    self.init(turns: [], points)
  }

  init(turns: [Turn], _ points: [FaultPoint]) {
    self.turns = turns
    self.points = points
  }

  /// The schedule in a form that can be parsed: first the turns, `T1:6`, then the faults,
  /// `Mailer.send#1:before`, with `#1+` where the fault persists and `T2/` before it where it is
  /// not the first task that is struck; `, ` between them.
  public var code: String {
    (turns.map { "\($0.task):\($0.steps)" } + points.map(\.code)).joined(separator: ", ")
  }
}

extension FaultSchedule: CustomStringConvertible {
  /// The schedule as a sentence: `PaymentClient.charge #1 fails after its effect, then …`.
  public var description: String {
    let order = turns.isEmpty ? [] : ["turns " + turns.map(\.text).joined(separator: ", ")]
    guard !turns.isEmpty || !points.isEmpty else { return "no fault at all" }
    return (order + points.map(\.phrase)).joined(separator: ", then ")
  }
}

extension FaultSchedule.Turn {
  fileprivate var text: String { "\(task):\(steps)" }

  /// Reads a turn, `T1:6`; `nil` where the text is none.
  fileprivate init?(code: Substring) {
    let parts = code.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let task = SweepTask(name: parts[0]), let steps = Int(parts[1]),
      steps > 0
    else { return nil }
    self.init(task: task, steps: steps)
  }
}

extension FaultSchedule: ExpressibleByStringLiteral {
  /// Reads a schedule's ``code``. A literal that is none makes a schedule that no run reaches,
  /// which is reported when it is used.
  public init(stringLiteral code: String) {
    self =
      FaultSchedule(code: code)
      ?? FaultSchedule([FaultPoint(endpoint: code, occurrence: 0, mode: .before)])
  }

  /// Reads a schedule's ``code``; `nil` where the text is none.
  public init?(code: String) {
    var turns: [Turn] = []
    var points: [FaultPoint] = []
    for part in code.split(separator: ",") {
      let part = part.drop { $0 == " " }
      if let turn = Turn(code: part) {
        turns.append(turn)
      } else if let point = FaultPoint(code: part) {
        points.append(point)
      } else {
        return nil
      }
    }
    self.init(turns: turns, points)
  }
}

extension FaultSchedule {
  /// Whose turn a step is, counted from 0; `nil` behind the last turn.
  func task(atStep step: Int) -> SweepTask? {
    var left = step
    for turn in turns {
      if left < turn.steps { return turn.task }
      left -= turn.steps
    }
    return nil
  }

  /// What the schedule was read from, where that is no code.
  var misread: String? { points.first { $0.occurrence < 1 }?.endpoint }

  /// Steps, gathered in turns.
  static func turns(of steps: some Sequence<SweepTask>) -> [Turn] {
    steps.reduce(into: []) { $0.append(step: $1) }
  }
}

extension [FaultSchedule.Turn] {
  /// Adds one step to the last turn, or begins another.
  mutating func append(step task: SweepTask) {
    let steps = last?.task == task ? removeLast().steps + 1 : 1
    append(Element(task: task, steps: steps))
  }
}
