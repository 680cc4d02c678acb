import CapabilityTranscripts

/// The results of comparing concurrent calls with calls one after another.
public struct LinearizabilityReport: Sendable, CustomStringConvertible {
  /// The conformance's name.
  public let name: String
  /// The number of histories that were recorded and judged.
  public internal(set) var histories = 0
  /// The number of histories in which calls overlapped that were judged together.
  public internal(set) var concurrent = 0
  /// The number of histories whose search reached its limit.
  public internal(set) var undecided = 0
  /// The name of a call that the reference did not answer in time; `nil` if there is none. No history
  /// was recorded after it.
  public internal(set) var unanswered: String?
  /// The number of histories in which a call did not end in time: 0 or 1, because no history is
  /// recorded after it.
  public internal(set) var overdue = 0
  /// The number of histories that no order of their calls explains.
  public internal(set) var violations = 0
  /// The smallest of these histories that was found: its calls on a common axis, with their answers.
  /// Empty if there is none.
  public internal(set) var smallest: [String] = []
  /// How often each call was made.
  public internal(set) var calls: [String: Int] = [:]
  /// How often each call returned.
  var returned: [String: Int] = [:]
  /// How often each call threw an `unknown` error.
  var lost: [String: Int] = [:]
  /// The first part of each call's answers that cannot be compared.
  var incomparable: [String: String] = [:]
  /// The calls that did not end in time.
  var overdueCalls: Set<String> = []
  /// The calls that waited for others, in the subject as in the reference.
  var waiting: Set<String> = []
  /// Whether calls of the smallest history overlap.
  var smallestIsConcurrent = true
  /// Whether the calls of the smallest history have keys, so that calls about other keys are left out.
  var hasKeys = false
  /// Whether the calls about one key overlap only calls about others in the smallest history.
  var overlapsOtherKeys = false
  /// Why calls of the smallest history do not end; empty if they do.
  var cause: [String] = []
  /// The answers of the smallest history that contradict each other.
  var contradiction: String?
  /// Runs the smallest history again; `nil` if it was sampled.
  package internal(set) var code: String?
  /// The number of programs whose schedules were run, of schedules, and of those in which calls
  /// overlapped.
  package internal(set) var programs = 0
  package internal(set) var schedules = 0
  package internal(set) var interleaved = 0
  /// How many pairs of calls, and of the larger programs, ran in all orders.
  var pairsOfCalls = (complete: 0, known: 0)
  var largerPrograms = (complete: 0, known: 0)
  /// Whether other threads resumed calls, so that no plan decides the order of all steps.
  package internal(set) var isForeign = false
  /// The number of pairs of calls that overlapped on threads and were judged together.
  package internal(set) var pairs = 0
  /// The number of schedules in which a planned task had no step.
  var missedPlans = 0
  /// Whether the reference answers the same calls in the same way twice.
  var referenceRepeats = true
  let planned: Int
  let tasks: Int
  let patience: Duration

  /// Problems of the comparison itself: answers cannot be compared, nothing was concurrent, a call was
  /// never made or never returned, or histories could not be judged.
  public var problems: [String] {
    var problems = incomparableAnswers(of: name, incomparable)
    func add(_ problem: String, fix: String) {
      problems.append("\(name): \(problem)\n  to fix: \(fix)")
    }
    let count = counted(histories, "history", "histories")
    // One schedule was run again.
    if tasks == 0, isForeign || missedPlans > 0 {
      let cause = isForeign ? "other threads resume calls" : "the calls have other steps now"
      add(cause, fix: "run all schedules again")
    }
    let isWhole = tasks > 0 && (overdue == 0 || histories > 0)
    if isWhole, concurrent == 0, interleaved == 0 {
      add(
        "no two calls that are judged together overlapped in \(count)",
        fix: "raise tasks, histories or budget, or draw keys from a smaller pool"
      )
    }
    for (call, made) in calls.sorted(by: { $0.key < $1.key }) where isWhole {
      if made == 0 {
        add("\(call) was never called", fix: "raise histories or length")
      } else if lost[call] == made {
        problems.append(onlyUnknown(call, of: name, made))
      } else if returned[call] == nil, !overdueCalls.contains(call) {
        let fix =
          waiting.contains(call)
          ? "let other calls end it, or pass `elements:` if its stream stays open"
          : "generate inputs that earlier calls have saved, with smaller pools, or remove the call"
        add("\(call) never returned in \(counted(made - (lost[call] ?? 0), "call"))", fix: fix)
      }
    }
    if overdue > 0 {
      let names = overdueCalls.sorted().joined(separator: ", ")
      let last = "history \(histories) of \(planned), the last one that ran"
      add(
        "\(names) did not end in \(patience), in \(histories == 0 ? "a schedule" : last)",
        fix: "let every call end, or raise patience"
      )
    }
    if let unanswered {
      add(
        "the reference did not answer \(unanswered) in \(patience), or had no step left",
        fix: "let the reference answer every call, or raise patience"
      )
    }
    if undecided > 0 {
      add(
        "\(undecided) of \(histories + schedules) histories could not be judged",
        fix: "use fewer tasks or calls, give a state or keys, or raise searchLimit"
      )
    }
    return problems
  }

  /// The failure and the problems, and what was run.
  public var description: String { (messages + warnings + [summary]).joined(separator: "\n") }

  /// The messages of a failing test.
  var messages: [String] {
    guard violations > 0 else { return problems }
    let place =
      histories == 0
      ? "in schedule \(schedules)"
      : "in \(violations) of \(counted(histories, "history", "histories"))"
    let what = cause.isEmpty ? "no order of the calls explains the answers" : "calls do not end"
    var lines = ["\(name): \(what), \(place)"]
    lines += (smallest + cause + [contradiction].compactMap(\.self)).map { "  \($0)" }
    if let code = code?.debugDescription {
      lines.append("  reproduce with: try await conformance.expectLinearizable(of: \(code))")
    } else if isForeign {
      lines.append("  no schedule reproduces this: other threads resume calls")
    }
    if !referenceRepeats {
      lines.append(referenceDiffers)
    } else if overlapsOtherKeys {
      lines.append(
        """
          the calls about one key overlap only calls about others, which may have changed their answers
            to fix: first make the test with expectSameAnswers() pass; if it passes, separate the keys' \
        data, or write the calls without `key:`
        """
      )
    } else if !smallestIsConcurrent {
      lines.append(
        """
          these calls do not overlap: the values also differ one call after another
            to fix: first make the test with expectSameAnswers() pass\
        \(hasKeys ? "; if it passes, write the calls without `key:`" : "")
        """
      )
    }
    // After a wrong schedule, nothing else was tried.
    return [lines.joined(separator: "\n")] + (histories == 0 && planned > 0 ? [] : problems)
  }

  /// The histories that a green test has not compared: left out by the budget, or sequential.
  var warnings: [String] {
    guard violations == 0, unanswered == nil, overdue == 0 else { return [] }
    var warnings: [String] = []
    if histories < planned {
      let cause =
        waiting.isEmpty
        ? "within the budget\n  to fix: raise the budget, or lower histories"
        : "because \(waiting.sorted().joined(separator: ", ")) can wait\n  to fix: pass histories: 0"
      warnings.append("\(name): only \(histories) of \(planned) histories ran \(cause)")
    }
    if concurrent > 0, concurrent * 10 < histories {
      warnings.append(
        """
        \(name): only in \(concurrent) of \(counted(histories, "history", "histories")) did calls overlap \
        that are judged together
          to fix: raise tasks or length, or draw keys from a smaller pool
        """
      )
    }
    return warnings
  }

  /// What ran in all orders, and what was cut off.
  private var explored: String {
    guard interleaved > 0, tasks > 0 else { return "" }
    return [("pairs of calls", pairsOfCalls), ("larger programs", largerPrograms)]
      .filter { $0.1.known > 0 }
      .map { "\n  \($0): \($1.complete) of \($1.known) in all orders with up to 2 preemptions" }
      .joined()
  }

  private var summary: String {
    let ran =
      histories < planned
      ? "\(histories) of \(planned) histories" : counted(histories, "history", "histories")
    let ofPrograms =
      tasks == 0 ? "" : " of \(counted(programs, "program")) with at most two preemptions"
    let enumerated =
      "\(name): \(counted(schedules, "schedule"))\(ofPrograms), \(interleaved) with concurrent calls\(explored)"
    guard violations == 0 || histories > 0 else { return enumerated }
    let reason =
      isForeign
      ? "\n  other threads resume calls, so their order was sampled"
      : interleaved == 0 && schedules > 0
        ? "\n  calls have no await and no TestableLock to enumerate" : ""
    return """
      \(enumerated)\(reason)
      \(name): \(ran) of \(counted(tasks, "task")) on threads, \(concurrent) with concurrent calls, \
      \(pairs) overlapping pairs; steps closer than about 1 µs apart were hardly separated
      """
  }
}
