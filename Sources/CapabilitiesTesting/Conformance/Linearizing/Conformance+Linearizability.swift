import CapabilityTranscripts

extension Conformance {
  /// Lets several tasks call the subject at the same time, and searches for each history an order of
  /// its calls in which the reference gives the same answers, without recording issues.
  ///
  /// The subject is created for each history, and the reference for each search. A call that does not
  /// end in time, or that the reference does not answer, ends the comparison, because each further
  /// history could wait as long.
  ///
  /// - Parameters:
  ///   - histories: The number of histories.
  ///   - tasks: The number of tasks, each on a thread of its own.
  ///   - length: The number of calls of each task.
  ///   - state: Returns the state of the reference. References with the same description of their
  ///     states must give the same answers to all calls. With it, long histories are judged in less
  ///     time.
  ///   - seed: The seed of the random numbers. The order of the calls still differs in each run.
  ///   - budget: The time after which no new history starts; `nil` for no limit.
  ///   - patience: The time that the calls of a history may take, and each call of the reference.
  ///     Calls that take longer are cancelled, and have no answer. If they ignore that for as long
  ///     again, they are left running.
  ///   - searchLimit: The number of calls of the reference for one history.
  /// - Returns: The report.
  /// - Throws: ``InvalidConformanceError`` if the conformance cannot run; the errors of `reference`,
  ///   `subject` and the generators.
  public func linearizabilityReport(
    histories: Int = 1_000,
    tasks: Int = 3,
    length: Int = 4,
    state: (@Sendable (Subject) async throws -> any Sendable)? = nil,
    seed: UInt64 = 1,
    budget: Duration? = nil,
    patience: Duration = .seconds(60),
    searchLimit: Int = 100_000
  ) async throws -> LinearizabilityReport {
    try await linearizabilityReport(
      histories: histories,
      tasks: tasks,
      threads: tasks,
      length: length,
      state: state,
      seed: seed,
      budget: budget,
      patience: patience,
      searchLimit: searchLimit
    )
  }

  /// The same, with any number of threads. On one thread, each task runs until it suspends, and the
  /// same seed makes the same histories.
  func linearizabilityReport(
    histories: Int,
    tasks: Int = 3,
    threads: Int,
    length: Int = 4,
    state: (@Sendable (Subject) async throws -> any Sendable)? = nil,
    seed: UInt64 = 1,
    budget: Duration? = nil,
    patience: Duration = .seconds(60),
    searchLimit: Int = 100_000
  ) async throws -> LinearizabilityReport {
    try checkCalls()
    let threads = CallerThreads(count: max(1, threads))
    defer { threads.stop() }
    let runner = ConcurrentRunner(conformance: self, patience: patience, threads: threads)
    let judge = HistoryJudge(
      conformance: self,
      state: state,
      limit: searchLimit,
      patience: patience
    )
    var search = LinearizabilitySearch(
      runner: runner,
      judge: judge,
      report: LinearizabilityReport(
        name: name,
        planned: max(0, histories),
        tasks: max(1, tasks),
        patience: patience
      ),
      random: SplitMix64(state: seed)
    )
    return try await search.run(length: max(1, length), budget: budget)
  }
}

/// Records histories, judges them, and makes a program with a wrong one smaller.
private struct LinearizabilitySearch<Subject: Sendable> {
  let runner: ConcurrentRunner<Subject>
  let judge: HistoryJudge<Subject>
  var report: LinearizabilityReport
  var random: SplitMix64

  /// The most runs that make a program smaller.
  private static var simplificationLimit: Int { 1_000 }

  mutating func run(length: Int, budget: Duration?) async throws -> LinearizabilityReport {
    let calls = runner.conformance.calls
    for call in calls { report.calls[call.name] = 0 }
    let deadline = budget.map { ContinuousClock.now + $0 }
    var progress = TerminalProgress(report.name)
    defer { progress.end() }
    var found: WrongHistory<Subject>?
    while report.histories < report.planned, report.overdue == 0, report.unanswered == nil {
      if let deadline, ContinuousClock.now >= deadline { break }
      let sequences = (0..<report.tasks).map { _ in
        CallSequence.random(
          length: length,
          weights: calls.map(\.weight),
          omitsSome: false,
          using: &random
        )
      }
      let (history, program) = try await runner.run(
        ConcurrentProgram(tasks: sequences),
        seed: random.next()
      )
      report.add(history)
      let (report, judgement) = (report, try await judge.judge(history))
      progress.show {
        "\(report.histories) of \(report.planned) histories, \(report.violations) not linearizable"
      }
      guard add(judgement) else { continue }
      let wrong = try await judge.shortened(
        WrongHistory(program: program, history: history, part: judgement.part)
      )
      if wrong.part.calls.count < found?.part.calls.count ?? .max { found = wrong }
    }
    if let found { try await simplify(found, &progress) }
    return report
  }

  /// Counts a verdict.
  ///
  /// - Returns: Whether the history is not linearizable.
  private mutating func add(_ judgement: HistoryJudge<Subject>.Judgement) -> Bool {
    report.referenceCalls += judgement.calls
    switch judgement.verdict {
    case .linearizable: break
    case .undecided: report.undecided += 1
    case .unanswered(let name): report.unanswered = name
    case .notLinearizable:
      report.violations += 1
      return true
    }
    return false
  }

  /// Removes calls and simplifies inputs as long as a history is not linearizable, and reports the
  /// smallest one.
  private mutating func simplify(
    _ first: WrongHistory<Subject>,
    _ progress: inout TerminalProgress
  ) async throws {
    var found = first
    // A smaller program fails only sometimes, so each one gets several attempts.
    let attempts = min(200, max(40, 4 * report.histories / max(1, report.violations)))
    var (runs, isSmaller) = (0, true)
    while isSmaller {
      isSmaller = false
      programs: for program in found.simplifications {
        // Simpler inputs are worth less time than fewer calls.
        let isShorter = program.count < found.program.count
        for _ in 0..<(isShorter ? attempts : attempts / 4) where runs < Self.simplificationLimit {
          runs += 1
          let left = found.program.count
          progress.show { "simplifying a history, \(counted(left, "call")) left" }
          let (history, used) = try await runner.run(program, seed: random.next())
          // Each further run could wait as long.
          if history.calls.contains(where: \.isUnended) { runs = Self.simplificationLimit }
          let judgement = try await judge.judge(history)
          guard judgement.verdict == .notLinearizable else { continue }
          found = try await judge.shortened(
            WrongHistory(program: used, history: history, part: judgement.part)
          )
          isSmaller = true
          break programs
        }
      }
    }
    report.smallest = found.part.drawing
    report.smallestIsConcurrent = found.part.hasOverlap
    report.referenceRepeats = try await judge.referenceRepeats(found.part)
  }
}

extension LinearizabilityReport {
  fileprivate mutating func add(_ history: ConcurrentHistory<some Sendable>) {
    histories += 1
    if history.isConcurrent { concurrent += 1 }
    let unended = history.calls.filter(\.isUnended)
    if !unended.isEmpty { overdue += 1 }
    overdueCalls.formUnion(unended.map(\.name))
    for call in history.calls {
      calls[call.name, default: 0] += 1
      if call.answer?.kind == .returned { returned[call.name, default: 0] += 1 }
    }
  }
}

/// A history that no order of its calls explains.
private struct WrongHistory<Subject: Sendable> {
  /// The program that was run.
  var program: ConcurrentProgram
  let history: ConcurrentHistory<Subject>
  /// The calls of the history that show it.
  var part: ConcurrentHistory<Subject>

  /// Smaller programs that may have a wrong history, too; first the one with only the calls that
  /// show it.
  var simplifications: [ConcurrentProgram] {
    let needed = program(ofCallsIn: Set(part.calls.map(\.begin))).withoutIdleTasks
    return (needed.count < program.count ? [needed] : [])
      + program.withoutIdleTasks.simplifications
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
      tasks[task].steps = zip(tasks[task].steps, calls).filter { begins.contains($1.begin) }.map(
        \.0
      )
    }
    return ConcurrentProgram(tasks: tasks)
  }
}

/// Judges histories with one search for each key.
private struct HistoryJudge<Subject: Sendable> {
  let conformance: Conformance<Subject>
  let state: (@Sendable (Subject) async throws -> any Sendable)?
  let limit: Int
  let patience: Duration

  struct Judgement {
    var verdict = LinearSearch<Subject>.Verdict.linearizable
    /// The part of the history that the verdict is about.
    var part: ConcurrentHistory<Subject>
    /// The number of calls of the reference.
    var calls = 0
  }

  func judge(_ history: ConcurrentHistory<Subject>) async throws -> Judgement {
    var judgement = Judgement(part: history)
    for part in history.parts {
      let watch = CallWatch(patience: patience)
      let result = try await watch.run { [conformance, state, limit] in
        var search = LinearSearch(part, of: conformance, state: state, limit: limit, watch: watch)
        return (verdict: try await search.run(), calls: limit - search.left)
      }
      let verdict = result?.verdict ?? .unanswered(name: watch.callName ?? "a call")
      judgement.calls += result?.calls ?? 0
      if verdict != .linearizable { (judgement.verdict, judgement.part) = (verdict, part) }
      if verdict == .notLinearizable { break }
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

  /// Returns whether two references give the same answers to the calls of a history, one after
  /// another.
  func referenceRepeats(_ history: ConcurrentHistory<Subject>) async throws -> Bool {
    let watch = CallWatch(patience: patience)
    let repeats = try await watch.run { [conformance] in
      let (one, other) = (
        try await conformance.makeReference(), try await conformance.makeReference()
      )
      for call in history.calls {
        watch.begin(call.name)
        let answer = await conformance.answer(to: call.inputs, of: one).answer
        guard await conformance.answer(to: call.inputs, of: other).answer.isSame(as: answer) else {
          return watch.isOverdue
        }
        watch.end()
      }
      return true
    }
    return repeats ?? true
  }
}
