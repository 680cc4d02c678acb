/// Everything that determines a run: the turns of the tasks and the faults.
///
/// Copy its ``code`` from a failure message into a test to run exactly that schedule again:
///
/// ```swift
/// try await sweep.expectInvariants(under: "PaymentClient.charge#1:after, Mailer.send#1:before")
/// try await sweep.expectInvariants(under: "T1:7, T2:4, T1:1, T2/PersonStore.save#1:crash")
/// ```
public struct FaultSchedule: Sendable, Hashable {
  /// A sequence of consecutive steps of one task.
  public struct Turn: Sendable, Hashable {
    /// The task that takes the steps.
    public let task: SweepTask
    /// The number of steps. Each is one call of an async endpoint, the start of the task, or its wake if
    /// other tasks wake at the same time.
    public let steps: Int
  }

  /// The turns of the tasks. After the last turn, and in a schedule without turns, the default
  /// order applies: the same task continues as long as it can, then the first runnable one.
  public let turns: [Turn]
  /// The faults, in the order in which they hit.
  public let points: [FaultPoint]
  /// The short hash of the calls of the run that printed the code; `nil` if it is not known.
  let fingerprint: String?

  /// Creates a schedule from faults, or from its code.
  ///
  /// A schedule of faults has the default order of the tasks.
  ///
  /// - Parameter points: The faults, in the order in which they hit; empty for a run without
  ///   faults.
  public init(_ points: [FaultPoint] = []) { self.init(turns: [], points) }

  init(turns: [Turn], _ points: [FaultPoint], fingerprint: String? = nil) {
    self.turns = turns
    self.points = points
    self.fingerprint = fingerprint
  }

  /// Whether two schedules have the same turns and faults.
  public static func == (left: FaultSchedule, right: FaultSchedule) -> Bool {
    left.turns == right.turns && left.points == right.points
  }

  /// Hashes the turns and the faults.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(turns)
    hasher.combine(points)
  }

  /// The schedule as text that `init(code:)` can parse: first the turns, `T1:6`, then the faults,
  /// `Mailer.send#1:before`, separated by `, `. A persistent fault has `#1+`, a partition of three
  /// calls `#1*3`; a fault of another task than the first starts with `T2/`.
  public var code: String {
    // Written for each run, because a crash prints it. In a debug build, loops are faster than `map`,
    // and `+` is faster than an interpolation.
    var code = ""
    for turn in turns {
      if !code.isEmpty { code += ", " }
      code += turn.text
    }
    for point in points {
      if !code.isEmpty { code += ", " }
      code += point.code
    }
    return code
  }
}

extension FaultSchedule: CustomStringConvertible {
  /// The schedule as a sentence: `PaymentClient.charge #1 fails after its effect, then …`.
  public var description: String {
    let order = turns.isEmpty ? [] : ["turns " + turns.map(\.text).joined(separator: ", ")]
    guard !turns.isEmpty || !points.isEmpty else { return "no faults" }
    return (order + points.map(\.phrase)).joined(separator: ", then ")
  }
}

extension FaultSchedule.Turn {
  fileprivate var text: String { task.description + ":" + steps.description }

  /// Parses a turn, `T1:6`; `nil` if the text is not one.
  fileprivate init?(code: Substring) {
    let parts = code.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let task = SweepTask(name: parts[0]), let steps = Int(parts[1]),
      steps > 0
    else { return nil }
    self.init(task: task, steps: steps)
  }
}

extension FaultSchedule: ExpressibleByStringLiteral {
  /// Parses a schedule's ``code``. An invalid literal creates a schedule that no run can reach;
  /// running it reports the mistake.
  public init(stringLiteral code: String) {
    self =
      FaultSchedule(code: code)
      ?? FaultSchedule([FaultPoint(endpoint: code, occurrence: 0, mode: .before)])
  }

  /// Parses a schedule's ``code``; `nil` if the text is not one. The code in a failure message ends
  /// with a short hash of the run's calls, `@5c1e`, so that a stale code is noticed.
  public init?(code: String) {
    var turns: [Turn] = []
    var points: [FaultPoint] = []
    let parts = code.split(separator: "@", omittingEmptySubsequences: false)
    let hash = parts.count > 1 ? parts.last.flatMap { UInt16($0, radix: 16) } : nil
    let schedule = hash == nil ? code[...] : code[..<(code.lastIndex(of: "@") ?? code.endIndex)]
    for part in schedule.split(separator: ",") {
      var part = part.drop { $0 == " " }
      while part.last == " " { part.removeLast() }
      if part.isEmpty { continue }
      if let turn = Turn(code: part) {
        turns.append(turn)
      } else if let point = FaultPoint(code: part) {
        points.append(point)
      } else {
        return nil
      }
    }
    self.init(turns: turns, points, fingerprint: hash.map { String($0, radix: 16) })
  }
}

extension FaultSchedule {
  /// Returns the task planned for a step, counted from 0; `nil` after the last turn.
  func task(atStep step: Int) -> SweepTask? {
    var left = step
    for turn in turns {
      if left < turn.steps { return turn.task }
      left -= turn.steps
    }
    return nil
  }

  /// The literal that this schedule was created from, if it is not a valid code.
  var misread: String? { points.first { $0.occurrence < 1 }?.endpoint }

  /// Groups steps into turns.
  static func turns(of steps: some Sequence<SweepTask>) -> [Turn] {
    steps.reduce(into: []) { $0.append(step: $1) }
  }
}

extension [FaultSchedule.Turn] {
  /// Appends a step to the last turn, or starts a new turn.
  mutating func append(step task: SweepTask) {
    let steps = last?.task == task ? removeLast().steps + 1 : 1
    append(Element(task: task, steps: steps))
  }
}
