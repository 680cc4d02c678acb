import CapabilityTranscripts

/// The results of comparing concurrent calls with calls one after another.
public struct LinearizabilityReport: Sendable, CustomStringConvertible {
  /// The conformance's name.
  public let name: String
  /// The number of histories that were recorded and judged.
  public internal(set) var histories = 0
  /// The number of histories in which calls overlapped.
  public internal(set) var concurrent = 0
  /// The number of histories whose search reached its limit.
  public internal(set) var undecided = 0
  /// The name of a call that the reference did not answer in time; `nil` if there is none. No history
  /// was recorded after it.
  public internal(set) var unanswered: String?
  /// The number of histories in which a call did not end in time.
  public internal(set) var overdue = 0
  /// The number of histories that no order of their calls explains.
  public internal(set) var violations = 0
  /// The smallest of these histories that was found: its calls on a common axis, with their answers.
  /// Empty if there is none.
  public internal(set) var smallest: [String] = []
  /// How often each call was made.
  public internal(set) var calls: [String: Int] = [:]
  let planned: Int
  let tasks: Int
  let patience: Duration

  /// Problems of the comparison itself: nothing was concurrent, a call was never made, or histories
  /// could not be judged.
  public var anomalies: [String] {
    var anomalies: [String] = []
    if concurrent == 0 {
      anomalies.append(
        """
        \(name): no two calls overlapped in \(counted(histories, "history", "histories"))
          to fix: raise tasks or histories
        """
      )
    }
    for (call, count) in calls.sorted(by: { $0.key < $1.key }) where count == 0 {
      anomalies.append("\(name): \(call) was never called\n  to fix: raise histories or length")
    }
    if overdue > 0 {
      anomalies.append(
        """
        \(name): \(overdue) of \(counted(histories, "history", "histories")) had a call that did not \
        end in \(patience)
          to fix: let every call end, or raise patience
        """
      )
    }
    if let unanswered {
      anomalies.append(
        """
        \(name): the reference did not answer \(unanswered) in \(patience)
          to fix: let the reference answer every call, or raise patience
        """
      )
    }
    if undecided > 0 {
      anomalies.append(
        """
        \(name): \(undecided) of \(counted(histories, "history", "histories")) could not be judged
          to fix: use fewer tasks or calls, or give a state or keys
        """
      )
    }
    return anomalies
  }

  /// The failure and the anomalies, and what was run.
  public var description: String { (messages + [summary]).joined(separator: "\n") }

  /// The messages of a failing test.
  package var messages: [String] {
    guard violations > 0 else { return anomalies }
    let count = counted(histories, "history", "histories")
    let headline =
      "\(name): no order of the calls explains the answers, in \(violations) of \(count)"
    let lines = [headline] + smallest.map { "  \($0)" }
    return [lines.joined(separator: "\n")] + anomalies
  }

  private var summary: String {
    let ran =
      histories < planned
      ? "\(histories) of \(planned) histories" : counted(histories, "history", "histories")
    return "\(name): \(ran) of \(counted(tasks, "task")), \(concurrent) with concurrent calls"
  }
}

private func counted(_ number: Int, _ noun: String, _ plural: String) -> String {
  "\(number) \(number == 1 ? noun : plural)"
}
