import CapabilityTranscripts
import Synchronization

/// Records histories, judges them, and makes a program with a wrong one smaller.
struct LinearizabilitySearch<Subject: Sendable> {
  let runner: ConcurrentRunner<Subject>
  let judge: HistoryJudge<Subject>
  let subjects = FreshValues<Subject>()
  var report: LinearizabilityReport
  var random: SplitMix64
  /// The names of calls that have returned although no other thread took part.
  private var closed: Set<String> = []
  /// How often no other thread resumed calls that may have waited for one.
  private var vainWaits = 0

  init(
    runner: ConcurrentRunner<Subject>,
    judge: HistoryJudge<Subject>,
    report: LinearizabilityReport,
    random: SplitMix64
  ) {
    (self.runner, self.judge, self.report, self.random) = (runner, judge, report, random)
    for call in runner.conformance.calls { self.report.calls[call.name] = 0 }
  }

  private var calls: [ConformanceCall<Subject>] { runner.conformance.calls }

  /// The most runs that make a program smaller.
  private static var simplificationLimit: Int { 1_000 }
  /// The most schedules, and those of one program.
  private static var scheduleLimit: Int { 4_000 }
  private static var schedulesOfProgram: Int { 60 }

  mutating func run(length: Int, budget: Duration?) async throws -> LinearizabilityReport {
    let deadline = budget.map { ContinuousClock.now + $0 }
    var progress = TerminalProgress(report.name)
    defer { progress.end() }
    var found = try await enumerate(length: length, until: deadline, &progress)
    if found == nil { found = try await sample(length: length, until: deadline, &progress) }
    if let found { try await simplify(found, &progress) }
    return report
  }

  /// Makes one program under one schedule.
  mutating func run(code: String) async throws -> LinearizabilityReport {
    let (program, choices) = try ConcurrentProgram.parse(code, names: calls.map(\.name))
    closed = Set(calls.map(\.name))
    let wrong = try await explore(program, [PlansOfProgram.Plan(first: choices[...])], limit: 1)
    if let wrong { try await show(wrong) }
    return report
  }

  /// Makes random programs under all schedules with few preemptions.
  ///
  /// - Returns: The first history that is not linearizable.
  private mutating func enumerate(
    length: Int,
    until deadline: ContinuousClock.Instant?,
    _ progress: inout TerminalProgress
  ) async throws -> WrongHistory<Subject>? {
    guard report.tasks > 1 else { return nil }
    while report.schedules < Self.scheduleLimit, report.canGoOn, !report.isForeign {
      if let deadline, ContinuousClock.now >= deadline { break }
      // The calls have no steps.
      if report.programs == 40, report.interleaved == 0 { break }
      report.programs += 1
      let (report, weights) = (report, calls.map(\.weight))
      progress.show { "\(report.schedules) schedules of \(report.programs) programs" }
      // Small programs come first, and run under all schedules.
      let size = min(3, report.programs / 8)
      let program = ConcurrentProgram.random(
        tasks: report.tasks,
        length: min(length, size),
        weights: weights,
        using: &random
      )
      let isThorough = report.programs.isMultiple(of: 4)
      let limit = size == 0 ? 200 : isThorough ? Self.schedulesOfProgram : 16
      if let wrong = try await explore(program, limit: limit) { return wrong }
    }
    return nil
  }

  /// Runs a program under all schedules with at most two preemptions, those with the fewest first.
  private mutating func explore(
    _ program: ConcurrentProgram,
    _ first: [PlansOfProgram.Plan] = [PlansOfProgram.Plan()],
    limit: Int
  ) async throws -> WrongHistory<Subject>? {
    let watch = CallWatch()
    let explored = try await runner.timer.run(watch) { [self] in
      var search = self
      let wrong = try await search.explore(program, first, limit: limit, watch)
      return (search, wrong)
    }
    try Task.checkCancellation()
    guard let (search, wrong) = explored, !watch.isOverdue else {
      report.overdue = 1
      report.overdueCalls.formUnion(program.tasks.flatMap(\.steps).map { calls[$0.call].name })
      return nil
    }
    self = search
    return wrong
  }

  private mutating func explore(
    _ program: ConcurrentProgram,
    _ first: [PlansOfProgram.Plan],
    limit: Int,
    _ watch: CallWatch
  ) async throws -> WrongHistory<Subject>? {
    var program = program
    let seed = random.next()
    var plans = PlansOfProgram(levels: [first, [], []])
    var seen: Set<[Int]> = []
    for number in 0..<limit {
      guard report.canGoOn, !report.isForeign, let plan = plans.next(using: &random) else { break }
      let subject = try await subjects.next(of: runner.conformance, runner.conformance.makeSubject)
      let made = try await run(program, of: subject, seed, plan.choices, watch)
      if number == 0 { program = made.run.program }
      if made.result.isForeign { report.isForeign = true }
      report.schedules += 1
      if !made.result.followsPlan { report.missedPlans += 1 }
      let history = made.run.history
      report.count(history)
      if history.isConcurrent { report.interleaved += 1 }
      plans.add(from: plan, made.result.choices)
      guard seen.insert(history.fingerprint).inserted else { continue }
      let code = made.run.program.code(names: calls.map(\.name), made.result.choices.map(\.task))
      var wrong = WrongHistory(
        program: made.run.program,
        history: history,
        part: history,
        code: report.isForeign ? nil : code,
        ending: made.result.ending
      )
      switch made.result.ending {
      case .ended:
        if !report.isForeign { closed.formUnion(history.calls.map(\.name)) }
        let judgement = try await judge.judge(history)
        guard add(judgement) else { continue }
        wrong.part = judgement.part
        return try await judge.shortened(wrong)
      case .waits:
        let waiting = history.calls.filter(\.isUnended).map(\.name)
        if try await referenceWaits(program, seed, history, watch) {
          closed.formUnion(waiting)
          continue
        }
        guard closed.isSuperset(of: waiting) else {
          // Another thread may be slow.
          vainWaits += 1
          if vainWaits == 3 { report.isForeign = true }
          return nil
        }
        // A fast thread may have resumed the calls before, which is not seen.
        let fresh = try await subjects.next(of: runner.conformance, runner.conformance.makeSubject)
        let again = try await run(program, of: fresh, seed, plan.choices, watch, mayWait: true)
        guard again.result.ending == .waits, !again.result.isForeign else {
          report.isForeign = true
          return nil
        }
        fallthrough
      case .deadlock, .endless:
        report.violations += 1
        return wrong
      case .cancelled: return nil
      }
    }
    return nil
  }

  private func run(
    _ program: ConcurrentProgram,
    of subject: Subject,
    _ seed: UInt64,
    _ plan: [Int],
    _ watch: CallWatch,
    mayWait: Bool? = nil
  ) async throws -> (run: ConcurrentRunner<Subject>.Run, result: CallerSchedule.Result) {
    let names = program.tasks.flatMap(\.steps).map { calls[$0.call].name }
    let mayWait = mayWait ?? !closed.isSuperset(of: names)
    watch.begin("a schedule")
    defer { watch.end() }
    return try await runner.run(
      program,
      of: subject,
      seed: seed,
      plan: plan,
      waitingForOthers: mayWait ? min(runner.patience, .seconds(2)) : nil
    )
  }

  /// Returns whether the reference, under some schedule, gives the same answers and waits in the same
  /// calls.
  private mutating func referenceWaits(
    _ program: ConcurrentProgram,
    _ seed: UInt64,
    _ history: ConcurrentHistory<Subject>,
    _ watch: CallWatch
  ) async throws -> Bool {
    var plans = PlansOfProgram()
    for _ in 0..<(4 * Self.schedulesOfProgram) {
      guard let plan = plans.next(using: &random) else { return false }
      let reference = try await judge.references.next(
        of: runner.conformance,
        runner.conformance.makeReference
      )
      let made = try await run(program, of: reference, seed, plan.choices, watch, mayWait: false)
      if made.run.history.answers == history.answers { return true }
      plans.add(from: plan, made.result.choices)
    }
    return false
  }

  /// Makes random programs with real concurrency.
  ///
  /// - Returns: The smallest history that is not linearizable.
  private mutating func sample(
    length: Int,
    until deadline: ContinuousClock.Instant?,
    _ progress: inout TerminalProgress
  ) async throws -> WrongHistory<Subject>? {
    var found: WrongHistory<Subject>?
    while report.histories < report.planned, report.canGoOn {
      if let deadline, ContinuousClock.now >= deadline { break }
      var tasks = (0..<report.tasks).map { _ in
        CallSequence.random(
          length: length,
          weights: calls.map(\.weight),
          omitsSome: false,
          using: &random
        )
      }
      // Calls that begin together often have the same inputs.
      for round in 0..<length where Bool.random(using: &random) {
        let number = UInt64.random(in: 0...2, using: &random)
        for task in tasks.indices {
          tasks[task].steps[round].inputs = .generated([number, number, number, number])
        }
      }
      let (history, program) = try await runner.run(
        ConcurrentProgram(tasks: tasks),
        of: try await subjects.next(of: runner.conformance, runner.conformance.makeSubject),
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
    return found
  }

  /// Counts a verdict.
  ///
  /// - Returns: Whether the history is not linearizable.
  private mutating func add(_ judgement: HistoryJudge<Subject>.Judgement) -> Bool {
    report.referenceCalls += judgement.calls
    report.incomparable.merge(judgement.incomparable) { first, _ in first }
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

  /// Removes calls and simplifies inputs as long as a schedule is wrong, and reports the smallest
  /// history. The order of sampled calls does not repeat.
  private mutating func simplify(
    _ first: WrongHistory<Subject>,
    _ progress: inout TerminalProgress
  ) async throws {
    var (found, isSmaller) = (first, first.ending == .ended && first.code != nil)
    let last = report.schedules + Self.simplificationLimit
    while isSmaller {
      isSmaller = false
      for program in found.simplifications where report.schedules < last {
        let left = found.program.count
        progress.show { "simplifying a history, \(counted(left, "call")) left" }
        var search = self
        let smaller = try await search.explore(program, limit: Self.schedulesOfProgram)
        (random, report.schedules) = (search.random, search.report.schedules)
        guard let smaller, smaller.ending == .ended else { continue }
        (found, isSmaller) = (smaller, true)
        break
      }
    }
    try await show(found)
  }

  private mutating func show(_ found: WrongHistory<Subject>) async throws {
    report.smallest = found.part.drawing
    report.smallestIsConcurrent = found.part.hasOverlap || found.ending != .ended
    report.cause = found.cause
    report.code = found.code
    guard found.ending == .ended else { return }
    report.contradiction = try await judge.contradiction(in: found.part)
    report.referenceRepeats = try await judge.referenceRepeats(found.part)
  }
}

extension LinearizabilityReport {
  /// Whether more histories can be recorded.
  fileprivate var canGoOn: Bool { overdue == 0 && unanswered == nil }

  fileprivate mutating func add(_ history: ConcurrentHistory<some Sendable>) {
    histories += 1
    if history.isConcurrent { concurrent += 1 }
    pairs += history.pairs
    let unended = history.calls.filter(\.isUnended)
    if !unended.isEmpty { overdue += 1 }
    overdueCalls.formUnion(unended.map(\.name))
    count(history)
  }

  fileprivate mutating func count(_ history: ConcurrentHistory<some Sendable>) {
    for call in history.calls {
      calls[call.name, default: 0] += 1
      if call.answer?.kind == .returned { returned[call.name, default: 0] += 1 }
    }
  }
}

/// The schedules of a program that have not run, by their number of preemptions.
private struct PlansOfProgram {
  var levels: [[Plan]] = [[Plan()], [], []]

  struct Plan {
    /// The choices before the last one. Plans that differ from the same schedule share them.
    var first: ArraySlice<Int> = []
    var last: Int?
    var preemptions = 0
  }

  /// Removes a plan with the fewest preemptions.
  mutating func next(using random: inout SplitMix64) -> Plan? {
    guard let level = levels.firstIndex(where: { !$0.isEmpty }) else { return nil }
    let last = levels[level].count - 1
    levels[level].swapAt(Int.random(in: 0...last, using: &random), last)
    return levels[level].removeLast()
  }

  /// Adds the plans with one more difference. So each schedule runs once.
  mutating func add(from plan: Plan, _ choices: [CallerSchedule.Choice]) {
    for index in choices.indices.dropFirst(plan.choices.count) {
      let choice = choices[index]
      for task in choice.others {
        let isPreemption = choice.current.map { $0 != task } ?? false
        let preemptions = plan.preemptions + (isPreemption ? 1 : 0)
    let tasks = choices.map(\.task)
        guard preemptions < levels.count else { continue }
        let next = Plan(first: tasks[..<index], last: task, preemptions: preemptions)
        levels[preemptions].append(next)
      }
    }
  }
}

/// Values in their first state: created each time, or created once and reset.
final class FreshValues<Subject: Sendable>: Sendable {
  private let kept = Mutex<Subject?>(nil)

  /// Returns the next value. The calls of the last history have ended.
  func next(
    of conformance: Conformance<Subject>,
    _ create: @Sendable () async throws -> Subject
  ) async throws -> Subject {
    guard let reset = conformance.reset else { return try await create() }
    let value: Subject
    if let known = kept.withLock({ $0 }) { value = known } else { value = try await create() }
    kept.withLock { $0 = value }
    try await reset(value)
    return value
  }
}
