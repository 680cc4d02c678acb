import CapabilityTranscripts

/// The calls that concurrent tasks made to one value, with the moments of each call and its answer.
///
/// Moments are counted, not measured: of two events, the one with the smaller number came first.
struct ConcurrentHistory<Subject: Sendable>: Sendable {
  struct Call: Sendable {
    /// The number of the calling task, from 1.
    let task: Int
    let name: String
    let inputs: ConformanceInputs<Subject>
    /// How the inputs are made of results of the task's earlier calls; `nil` if they are not.
    var source: ResultInputs?
    /// When the call began.
    let begin: Int
    /// When it returned or threw; `nil` if it did not end.
    var end: Int?
    var answer: ConformanceAnswer?
    /// The answer that does not tell whether the call has had its effect.
    var unknown: ConformanceAnswer?
    /// Whether the call did not end in time.
    var isUnended: Bool { end == nil && unknown == nil }
    /// Whether the call ends after the shown part of the history.
    var endsLater = false
  }

  /// Inputs that a generator makes of the results of earlier calls.
  struct ResultInputs: Sendable {
    let step: CallSequence.Step
    /// The number of earlier results.
    let results: Int
  }

  /// The calls, in the order in which they began.
  var calls: [Call]

  /// Whether any two calls overlap that are judged together.
  var isConcurrent: Bool { parts.contains { $0.hasOverlap } }

  /// The number of pairs of calls that overlap and are judged together.
  var pairs: Int {
    parts.reduce(0) { sum, part in
      let calls = part.calls
      return calls.indices.reduce(sum) { sum, first in
        sum + calls[(first + 1)...].count { $0.begin < calls[first].end ?? .max }
      }
    }
  }

  /// Whether any two calls overlap.
  var hasOverlap: Bool {
    zip(calls, calls.dropFirst()).contains { first, second in
      (first.end ?? .max) > second.begin
    }
  }

  /// The calls about each key, which can be judged on their own. The whole history if a call has no key.
  var parts: [ConcurrentHistory] {
    var parts: [AnyHashable: [Call]] = [:]
    for call in calls {
      guard let key = call.inputs.key else { return [self] }
      parts[AnyHashable(key), default: []].append(call)
    }
    return parts.values.map { ConcurrentHistory(calls: $0) }
      .sorted { $0.calls[0].begin < $1.calls[0].begin }
  }

  /// The history up to a moment. Calls that end later have no answer in it.
  func prefix(through moment: Int) -> ConcurrentHistory {
    var prefix = self
    prefix.calls = calls.filter { $0.begin <= moment }
    for index in prefix.calls.indices where (prefix.calls[index].end ?? .max) > moment {
      prefix.calls[index].endsLater = prefix.calls[index].end != nil
      (prefix.calls[index].end, prefix.calls[index].answer) = (nil, nil)
    }
    return prefix
  }
}

extension ConcurrentHistory {
  /// The calls as bars on a common axis, one line each. A call that is cut is whole at the end.
  var drawing: [String] {
    let ends = calls.compactMap(\.end)
    let moments = Set(calls.map(\.begin) + ends).sorted()
    let columns = Dictionary(uniqueKeysWithValues: moments.enumerated().map { ($1, 2 * $0) })
    let isOpen = calls.contains { $0.end == nil }
    let width = 2 * moments.count - (isOpen ? 0 : 2)
    let texts = calls.map { "\(taskName(of: $0)) \($0.text)" }
    let longest = min(60, texts.map(\.count).max() ?? 0)
    return zip(calls, texts).map { call, text in
      let (begin, end) = (
        columns[call.begin, default: 0], call.end.flatMap { columns[$0] } ?? width
      )
      let bar =
        String(repeating: " ", count: begin) + "├" + String(repeating: "─", count: end - begin - 1)
        + (call.end == nil ? "…" : "┤")
      let isCut = text.count > longest
      let name = isCut ? "\(text.prefix(longest - 1))…" : text
      let padded = name + String(repeating: " ", count: longest - name.count)
      let drawn = bar + String(repeating: " ", count: max(0, width + 1 - bar.count))
      return cutLine("\(padded) \(drawn) \(call.result)\(isCut ? " of \(call.text)" : "")")
    }
  }
}

extension ConcurrentHistory {
  /// Identifies histories that are judged in the same way.
  var fingerprint: [Int] {
    calls.flatMap { [$0.task, $0.begin, $0.end ?? -1, $0.answer?.fingerprint ?? 0] }
  }

  /// The answers to each task, without the order of the calls.
  var answers: [Int: [Int?]] {
    Dictionary(grouping: calls, by: \.task).mapValues { $0.map { $0.answer?.fingerprint } }
  }

  /// The name of a call's task, in a numbering without those that make no call: `T1`.
  func taskName(of call: Call) -> String {
    "T\(1 + Set(calls.map(\.task)).count { $0 < call.task })"
  }
}

extension ConcurrentHistory.Call {
  var text: String { "\(name)(\(inputs.describe()))" }

  var result: String { (answer ?? unknown)?.text ?? (endsLater ? "(ends later)" : "no answer") }
}
