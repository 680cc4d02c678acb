import CapabilityTranscripts
import Synchronization

/// A history that no order of its calls explains.
struct WrongHistory<Subject: Sendable> {
  var program: ConcurrentProgram
  let history: ConcurrentHistory<Subject>
  /// The calls of the history that show it.
  var part: ConcurrentHistory<Subject>
  /// Runs the schedule again; `nil` with real concurrency.
  var code: String?
  var ending = CallerSchedule.Ending.ended

  /// The calls that show it; if they do not overlap, also the calls about other keys that overlap them.
  var partWithOverlaps: ConcurrentHistory<Subject> {
    guard ending == .ended, !part.hasOverlap else { return part }
    let begins = Set(part.calls.map(\.begin))
    let others = history.calls.filter { other in
      !begins.contains(other.begin)
        && part.calls.contains {
          other.begin < $0.end ?? .max && $0.begin < other.end ?? .max
        }
    }
    return ConcurrentHistory(calls: (part.calls + others).sorted { $0.begin < $1.begin })
  }

  /// Smaller programs that may have a wrong history, too; first the one with only the calls that show it.
  var simplifications: [ConcurrentProgram] {
    let needed = program(ofCallsIn: Set(part.calls.map(\.begin))).withoutIdleTasks
    return (needed.count < program.count ? [needed] : []) + program.withoutIdleTasks.simplifications
  }

  /// Returns the program without the calls that began after a moment.
  func program(through moment: Int) -> ConcurrentProgram {
    program(ofCallsIn: Set(history.calls.map(\.begin).filter { $0 <= moment }))
  }

  private func program(ofCallsIn begins: Set<Int>) -> ConcurrentProgram {
    var tasks = program.tasks
    for task in tasks.indices {
      // The calls of a task begin in the order of its steps.
      let calls = history.calls.filter { $0.task == task + 1 }
      let kept = zip(tasks[task].steps, calls).filter { begins.contains($1.begin) }
      tasks[task].steps = kept.map(\.0)
    }
    return ConcurrentProgram(tasks: tasks, hasEnds: program.hasEnds)
  }

  /// The reason why calls do not end; empty if they do.
  var cause: [String] {
    switch ending {
    case .ended, .cancelled: return []
    case .waits: return ["no step is left that could let these calls end; the reference ends them"]
    case .endless: return ["the calls never end"]
    case .deadlock(let steps):
      return steps.map { step in
        let task = name(ofTask: step.task)
        guard let holder = step.holder else { return "\(task) locks \(step.lock)" }
        let holds = holder == step.task ? "it holds itself" : "\(name(ofTask: holder)) holds"
        return "\(task) waits for \(step.lock), which \(holds)"
      }
    }
  }

  private func name(ofTask task: Int) -> String {
    part.calls.first { $0.task == task + 1 }.map { part.taskName(of: $0) } ?? "a task of theirs"
  }
}

/// Judges histories with one search for each key.
struct HistoryJudge<Subject: Sendable> {
  let references: FreshValues<Subject>
  let state: (@Sendable (Subject) async throws -> any Sendable)?
  let limit: Int
  let timer: LimitTimer

  struct Judgement {
    var verdict = LinearSearch<Subject>.Verdict.linearizable
    /// The part of the history that the verdict is about.
    var part: ConcurrentHistory<Subject>
    /// The first part of each call's answers that cannot be compared.
    var incomparable: [String: String] = [:]
  }

  func judge(_ history: ConcurrentHistory<Subject>) async throws -> Judgement {
    var judgement = Judgement(part: history)
    var parts = history.parts[...]
    while let part = parts.first {
      // A second is long for most calls. Those that take longer may wait for a later call.
      let isPatient = references.delays.withLock { $0.values.contains { $0 > 2 } }
      let share = isPatient ? 1 : min(1, Duration.seconds(1) / timer.patience)
      let watch = CallWatch(limit: Int((Double(TimeLimit.parts) * share).rounded(.up)))
      let result = try await timer.run(watch) { [state, limit, references] in
        var search = LinearSearch(part, of: references, state: state, limit: limit, watch: watch)
        return (try await search.run(), search.incomparable)
      }
      judgement.incomparable.merge(result?.1 ?? [:]) { first, _ in first }
      let verdict = result?.0 ?? .unanswered(name: watch.callName ?? "a call")
      if !isPatient, watch.isOverdue, case .unanswered(let call) = verdict {
        references.delays.withLock { $0[call, default: 0] += 1 }
        continue
      }
      if verdict != .linearizable { (judgement.verdict, judgement.part) = (verdict, part) }
      if verdict == .notLinearizable { break }
      parts.removeFirst()
    }
    return judgement
  }

  /// Returns a history that is not linearizable without the calls after the first one that no order
  /// explains.
  func shortened(_ wrong: WrongHistory<Subject>) async throws -> WrongHistory<Subject> {
    let moments = wrong.part.calls.compactMap(\.end).sorted()
    // Every longer history of one that is not linearizable is not linearizable either.
    var (low, high) = (0, moments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      let prefix = wrong.part.prefix(through: moments[middle])
      if try await judge(prefix).verdict == .notLinearizable {
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard low < moments.count else { return wrong }
    var shorter = wrong
    shorter.program = wrong.program(through: moments[low])
    shorter.part = wrong.part.prefix(through: moments[low])
    return shorter
  }

  /// Returns whether two references give the same answers to the calls of a history, one after another.
  func referenceRepeats(_ history: ConcurrentHistory<Subject>) async throws -> Bool {
    let watch = CallWatch()
    let repeats = try await timer.run(watch) { [references] in
      var known: [ConformanceAnswer] = []
      for number in 0..<2 {
        let reference = try await references.next()
        for (index, call) in history.calls.enumerated() {
          watch.begin(call.name)
          let made = await references.answer(to: call.inputs, of: reference, call.name)
          watch.end()
          guard let made, !watch.isOverdue else { return true }
          if number == 0 { known.append(made.answer) }
          if !known[index].isSame(as: made.answer) { return false }
        }
      }
      return true
    }
    return repeats ?? true
  }

  /// Returns the two answers of a history that contradict each other: without either of them, an
  /// order explains the others.
  ///
  /// - Parameter shown: The history whose names the tasks have.
  func contradiction(
    in history: ConcurrentHistory<Subject>,
    of shown: ConcurrentHistory<Subject>
  ) async throws -> String? {
    let ended = history.calls.indices.filter { history.calls[$0].end != nil }
      .sorted { history.calls[$0].end ?? 0 > history.calls[$1].end ?? 0 }
    var needed: [ConcurrentHistory<Subject>.Call] = []
    for index in ended where needed.count < 2 {
      var other = history
      other.calls[index].answer = nil
      guard try await judge(other).verdict == .linearizable else { continue }
      needed.append(history.calls[index])
    }
    guard let last = needed.first else { return nil }
    func text(_ call: ConcurrentHistory<Subject>.Call) -> String {
      cutLine("\(shown.taskName(of: call)) \(call.text) \(call.result)")
    }
    guard needed.count == 2 else { return "no order gives \(text(last))" }
    return "no order gives both \(text(needed[1])) and \(text(last))"
  }
}
