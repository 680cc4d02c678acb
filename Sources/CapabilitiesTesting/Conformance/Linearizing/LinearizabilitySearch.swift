import CapabilityTranscripts
import Synchronization

/// Records histories, judges them, and makes a program with a wrong one smaller.
struct LinearizabilitySearch<Subject: Sendable> {
  let runner: ConcurrentRunner<Subject>
  let judge: HistoryJudge<Subject>
  let subjects: FreshValues<Subject>
  var report: LinearizabilityReport
  var random: SplitMix64
  /// The names of calls that have returned although no other thread took part.
  private var closed: Set<String> = []
  /// How often no other thread resumed calls that may have waited for one.
  private var vainWaits = 0
  /// Whether the last program ran under all schedules with at most two preemptions.
  private var ranAllOrders = false
  /// The time after which no schedule or history starts.
  private var deadline: ContinuousClock.Instant?

  init(
    runner: ConcurrentRunner<Subject>,
    judge: HistoryJudge<Subject>,
    report: LinearizabilityReport,
    random: SplitMix64
  ) {
    (self.runner, self.judge, self.report, self.random) = (runner, judge, report, random)
    subjects = FreshValues(of: runner.conformance, runner.conformance.makeSubject)
    for call in runner.conformance.calls { self.report.calls[call.name] = 0 }
  }

  private var calls: [ConformanceCall<Subject>] { runner.conformance.calls }

  /// Whether more histories can be recorded.
  private var canGoOn: Bool { report.overdue == 0 && report.unanswered == nil && !isOver }
  private var isOver: Bool { deadline.map { $0 <= .now } == true }

  /// The most runs that make a program smaller.
  private static var simplificationLimit: Int { 1_000 }
  /// The most schedules of a program that is tried again.
  private static var schedulesOfProgram: Int { 60 }

  mutating func run(
    schedules: Int,
    length: Int,
    budget: Duration?
  ) async throws -> LinearizabilityReport {
    deadline = budget.map { .now + $0 }
    var progress = TerminalProgress(report.name)
    defer { progress.end() }
    var found = try await enumerate(schedules, length: length, &progress)
    if found == nil { found = try await sample(length: length, &progress) }
    deadline = budget.map { .now + max($0, .seconds(10)) }
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

  /// Makes every pair of calls, and then random programs, under schedules with few preemptions.
  ///
  /// - Returns: The first history that is not linearizable.
  private mutating func enumerate(
    _ schedules: Int,
    length: Int,
    _ progress: inout TerminalProgress
  ) async throws -> WrongHistory<Subject>? {
    guard report.tasks > 1 else { return nil }
    // With many calls, half of the schedules are too few for all pairs: each seed takes others.
    let pairs = calls.indices.flatMap { first in calls.indices[first...].map { [first, $0] } }
      .shuffled(using: &random)
    report.pairsOfCalls.known = pairs.count
    // A few pairs run several times, with other inputs.
    let pairPrograms = max(7, pairs.count)
    var completePairs: Set<[Int]> = []
    while report.schedules < schedules, canGoOn, !report.isForeign {
      // The calls have no steps.
      if report.programs == max(40, calls.count), report.interleaved == 0 { break }
      let number = report.programs
      report.programs += 1
      let (report, weights) = (report, calls.map(\.weight))
      progress.show { "\(report.schedules) schedules of \(report.programs) programs" }
      let isPair = number < pairPrograms && report.schedules < schedules / 2
      let pair = isPair ? pairs[number % pairs.count] : nil
      let size = isPair ? 0 : min(3, 1 + report.largerPrograms.known / 8)
      var program = ConcurrentProgram.random(
        tasks: report.tasks,
        length: min(length, size),
        weights: weights,
        using: &random
      )
      for (task, call) in zip(1..., pair ?? []) { program.tasks[task].steps[0].call = call }
      let share = (schedules / 2 - report.schedules) / max(1, pairPrograms - number)
      let isThorough = report.programs.isMultiple(of: 4)
      let limit =
        isPair
        ? max(16, min(schedules / 20, share))
        : isThorough ? max(Self.schedulesOfProgram, schedules / 66) : 16
      ranAllOrders = false
      let wrong = try await explore(program, limit: min(limit, schedules - report.schedules))
      if let wrong { return wrong }
      if let pair {
        if ranAllOrders { completePairs.insert(pair) }
        self.report.pairsOfCalls.complete = completePairs.count
      } else {
        self.report.largerPrograms.known += 1
        if ranAllOrders { self.report.largerPrograms.complete += 1 }
      }
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
    let missed = report.missedPlans
    for number in 0..<limit {
      // Three tasks can need two preemptions to meet, and most of their orders are left out.
      let isDeep = program.tasks.count > 4 && number % 2 == 1
      guard canGoOn, !report.isForeign, let plan = plans.next(isDeep, using: &random) else { break }
      let made = try await run(program, of: subjects, seed, plan.choices, watch)
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
          report.waiting.formUnion(waiting)
          judge.references.delays.withLock { for name in waiting { $0[name] = 2 } }
          continue
        }
        guard closed.isSuperset(of: waiting) else {
          // Another thread may be slow.
          vainWaits += 1
          if vainWaits == 3 { report.isForeign = true }
          return nil
        }
        // A fast thread may have resumed the calls before, which is not seen.
        let again = try await run(program, of: subjects, seed, plan.choices, watch, mayWait: true)
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
    let isExact = report.missedPlans == missed && !report.isForeign
    ranAllOrders = isExact && plans.levels.allSatisfy(\.isEmpty)
    return nil
  }

  private func run(
    _ program: ConcurrentProgram,
    of values: FreshValues<Subject>,
    _ seed: UInt64,
    _ plan: [Int],
    _ watch: CallWatch,
    mayWait: Bool? = nil
  ) async throws -> (run: ConcurrentRunner<Subject>.Run, result: CallerSchedule.Result) {
    let names = program.tasks.flatMap(\.steps).map { calls[$0.call].name }
    let mayWait = mayWait ?? !closed.isSuperset(of: names)
    let value = try await values.next()
    watch.begin("a schedule")
    defer { watch.end() }
    let made = try await runner.run(
      program,
      of: value,
      seed: seed,
      plan: plan,
      waitingForOthers: mayWait ? min(report.patience, .seconds(2)) : nil
    )
    if made.result.ending != .ended { values.drop() }
    return made
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
      let references = judge.references
      let made = try await run(program, of: references, seed, plan.choices, watch, mayWait: false)
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
    _ progress: inout TerminalProgress
  ) async throws -> WrongHistory<Subject>? {
    var found: WrongHistory<Subject>?
    // On threads, calls that wait for others would only end by chance.
    while report.histories < report.planned, canGoOn, report.waiting.isEmpty {
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
        of: try await subjects.next(),
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
      for program in found.simplifications
      where report.schedules < last && !isOver && !Task.isCancelled {
        let left = found.program.count
        progress.show { "simplifying a history, \(counted(left, "call")) left" }
        var search = self
        // An error, as of a cancelled test, must not hide the history.
        let smaller = try? await search.explore(program, limit: Self.schedulesOfProgram)
        (random, report.schedules) = (search.random, search.report.schedules)
        guard let smaller, smaller.ending == .ended else { continue }
        (found, isSmaller) = (smaller, true)
        break
      }
    }
    try await show(found)
  }

  private mutating func show(_ found: WrongHistory<Subject>) async throws {
    let shown = found.partWithOverlaps
    report.smallest = shown.drawing
    report.smallestIsConcurrent = shown.hasOverlap || found.ending != .ended
    report.hasKeys = found.part.calls.contains { $0.inputs.key != nil }
    report.overlapsOtherKeys = shown.calls.count > found.part.calls.count
    report.cause = found.cause
    report.code = found.code
    guard found.ending == .ended, !Task.isCancelled else { return }
    report.contradiction = try await judge.contradiction(in: found.part, of: shown)
    report.referenceRepeats = try await judge.referenceRepeats(found.part)
  }
}

extension LinearizabilityReport {
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
      if call.unknown != nil { lost[call.name, default: 0] += 1 }
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
    var choices: [Int] { Array(first) + [last].compactMap(\.self) }
  }

  /// Removes a plan with the fewest preemptions, or with the most.
  mutating func next(_ isDeep: Bool = false, using random: inout SplitMix64) -> Plan? {
    let left = levels.indices.filter { !levels[$0].isEmpty }
    guard let level = isDeep ? left.last : left.first else { return nil }
    let last = levels[level].count - 1
    levels[level].swapAt(Int.random(in: 0...last, using: &random), last)
    return levels[level].removeLast()
  }

  /// Adds the plans with one more difference. So each schedule runs once.
  mutating func add(from plan: Plan, _ choices: [CallerSchedule.Choice]) {
    let tasks = choices.map(\.task)
    for index in choices.indices.dropFirst(plan.choices.count) {
      let choice = choices[index]
      for task in choice.others {
        let isPreemption = choice.current.map { $0 != task } ?? false
        let preemptions = plan.preemptions + (isPreemption ? 1 : 0)
        guard preemptions < levels.count else { continue }
        let next = Plan(first: tasks[..<index], last: task, preemptions: preemptions)
        levels[preemptions].append(next)
      }
    }
  }
}

/// Values in their first state, created each time, or created once and reset.
final class FreshValues<Subject: Sendable>: Sendable {
  typealias Answer = (answer: ConformanceAnswer, output: (any Sendable)?)
  typealias Create = @Sendable () async throws -> Subject

  let conformance: Conformance<Subject>
  private let create: Create
  private let kept = Mutex<Subject?>(nil)
  private let threads = CallerThreads()
  /// How often calls took more than a second, by name. After the first time, other threads may resume them;
  /// after the second, none did; after the third, or if one did, calls get all time.
  let delays = Mutex<[String: Int]>([:])

  init(of conformance: Conformance<Subject>, _ create: @escaping Create) {
    (self.conformance, self.create) = (conformance, create)
  }

  deinit { threads.stop() }

  /// Returns the next value. The calls of the last history have ended, or it was dropped.
  func next() async throws -> Subject {
    guard let reset = conformance.reset else { return try await create() }
    let value = if let known = kept.withLock({ $0 }) { known } else { try await create() }
    kept.withLock { $0 = value }
    try await reset(value)
    return value
  }

  /// Drops a value whose calls have not ended.
  func drop() { kept.withLock { $0 = nil } }

  /// Makes a call. Returns `nil` if it waits for another one.
  func answer(
    to inputs: ConformanceInputs<Subject>,
    of value: Subject,
    _ name: String
  ) async -> Answer? {
    let known = delays.withLock { $0[name] }
    guard known == 1 || known == 2 else { return await conformance.answer(to: inputs, of: value) }
    let made = Mutex<Answer?>(nil)
    let schedule = CallerSchedule(plan: [], phases: 1, threads: threads, waitsForOthers: known == 1)
    let call: @Sendable () async -> Void = { [conformance] in
      let answer = await conformance.answer(to: inputs, of: value)
      made.withLock { $0 = answer }
      schedule.endCaller()
    }
    let result = await schedule.run([[call]])
    if result.isForeign { delays.withLock { $0[name] = 3 } }
    if result.ending == .ended { return made.withLock { $0 } }
    drop()
    return nil
  }
}
