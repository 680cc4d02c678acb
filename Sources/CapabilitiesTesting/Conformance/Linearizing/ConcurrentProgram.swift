import Synchronization

/// The calls that several tasks make at the same time.
struct ConcurrentProgram: Sendable {
  /// The calls of each task.
  var tasks: [CallSequence]

  var count: Int { tasks.reduce(0) { $0 + $1.steps.count } }

  /// The program without tasks that make no call.
  var withoutIdleTasks: ConcurrentProgram {
    ConcurrentProgram(tasks: tasks.filter { !$0.steps.isEmpty })
  }

  /// The programs that remove or simplify a little of this one, the largest changes first.
  var simplifications: [ConcurrentProgram] {
    let whole = tasks.indices.map { replacing($0, with: CallSequence(steps: [])) }
    let removals = tasks.indices.flatMap { task in
      tasks[task].removals.map { replacing(task, with: $0) }
    }
    let inputs = tasks.indices.flatMap { task in
      tasks[task].inputSimplifications.map { replacing(task, with: $0) }
    }
    return whole + removals.sorted { $0.count < $1.count } + inputs
  }

  /// Returns the program with other calls of a task; without the task if there are none.
  private func replacing(_ task: Int, with sequence: CallSequence) -> ConcurrentProgram {
    var program = self
    program.tasks[task] = sequence
    return program.withoutIdleTasks
  }
}

/// Runs programs on a conformance's subject, with real concurrency.
struct ConcurrentRunner<Subject: Sendable>: Sendable {
  let conformance: Conformance<Subject>
  /// The time that a program may take. Later calls have no answer.
  let patience: Duration
  let threads: CallerThreads

  /// Makes the calls of a program.
  ///
  /// - Parameters:
  ///   - program: The calls. Inputs that it does not have are drawn.
  ///   - seed: Decides the inputs, and where tasks yield.
  /// - Returns: The history, and the program with all inputs.
  func run(
    _ program: ConcurrentProgram,
    seed: UInt64
  ) async throws -> (history: ConcurrentHistory<Subject>, program: ConcurrentProgram) {
    let subject = try await conformance.makeSubject()
    let log = HistoryLog<Subject>(tasks: program.tasks.count)
    _ = try await runLimited(
      {
        // Also adds the tasks there, so that a single thread starts none before it has all of them.
        try await withTaskExecutorPreference(threads) {
          try await withThrowingTaskGroup { group in
            for (task, sequence) in program.tasks.enumerated() {
              let random = SplitMix64(state: seed &+ UInt64(task) &* 0x9E37_79B9_7F4A_7C15)
              group.addTask {
                try await makeCalls(of: sequence, as: task, to: subject, log, random)
              }
            }
            try await group.waitForAll()
          }
        }
      },
      grace: patience
    ) {
      guard (try? await TimeLimit(duration: patience).wait()) != nil else { return false }
      log.close()
      return true
    }
    // The test was cancelled: the history says nothing about the subject.
    try Task.checkCancellation()
    return log.result
  }

  @concurrent
  private func makeCalls(
    of sequence: CallSequence,
    as task: Int,
    to subject: Subject,
    _ log: HistoryLog<Subject>,
    _ random: SplitMix64
  ) async throws {
    var random = random
    var earlier = EarlierResults(names: Set(conformance.calls.map(\.name)))
    await log.waitForAll()
    for step in sequence.steps {
      let call = conformance.calls[step.call]
      guard case .generated(let numbers) = step.inputs else { continue }
      var choices = Choices(given: numbers, random: random, earlier: earlier)
      let inputs = try call.generate(&choices)
      random = choices.random ?? random
      // Without it, short tasks would often run one after another.
      if Bool.random(using: &random) { await Task.yield() }
      let made = CallSequence.Step(call: step.call, inputs: .generated(choices.used))
      let source =
        choices.usesResults
        ? ConcurrentHistory<Subject>.ResultInputs(step: made, results: earlier.count) : nil
      let place = log.begin(call.name, inputs, source, made, in: task)
      // Without these, calls that do not suspend would rarely overlap, and never at each moment.
      switch Int.random(in: 0..<8, using: &random) {
      case 0: break
      case 1, 2: await Task.yield()
      default:
        let delay = Int.random(in: 0..<64, using: &random) >> Int.random(in: 0...6, using: &random)
        log.meet(delay: delay)
      }
      let (answer, output) = await conformance.answer(to: inputs, of: subject)
      log.end(place, in: task, answer)
      // The time is over, and the history is closed.
      if Task.isCancelled { return }
      if let output { earlier.add(output, of: call.name) }
    }
  }
}

/// Records the calls of concurrent tasks, and lets the tasks begin together.
private final class HistoryLog<Subject: Sendable>: Sendable {
  private struct State {
    var moments = 0
    var isClosed = false
    var calls: [[ConcurrentHistory<Subject>.Call]]
    var steps: [[CallSequence.Step]]
  }

  private let state: Mutex<State>
  private let arrived = Atomic<Int>(0)
  /// The number of times that a task was about to call.
  private let arrivals = Atomic<Int>(0)
  private let tasks: Int

  init(tasks: Int) {
    self.tasks = tasks
    state = Mutex(
      State(
        calls: Array(repeating: [], count: tasks),
        steps: Array(repeating: [], count: tasks)
      )
    )
  }

  /// Waits until all tasks have started.
  func waitForAll() async {
    arrived.add(1, ordering: .sequentiallyConsistent)
    while arrived.load(ordering: .sequentiallyConsistent) < tasks { await Task.yield() }
  }

  /// Waits a few microseconds for another task that is about to call, so that both calls run at the
  /// same time on two threads.
  ///
  /// - Parameter delay: The number of steps to wait after that.
  func meet(delay: Int) {
    let arrival = arrivals.add(1, ordering: .relaxed).newValue
    let pair = arrival + arrival % 2
    var steps = 0
    while arrivals.load(ordering: .relaxed) < pair, steps < 2_000 { steps += 1 }
    for _ in 0..<delay { steps = arrivals.load(ordering: .relaxed) }
  }

  /// Records that a call begins, and returns its position among those of its task.
  func begin(
    _ name: String,
    _ inputs: ConformanceInputs<Subject>,
    _ source: ConcurrentHistory<Subject>.ResultInputs?,
    _ step: CallSequence.Step,
    in task: Int
  ) -> Int {
    state.withLock { state in
      state.moments += 1
      state.steps[task].append(step)
      let begin = state.moments
      state.calls[task].append(
        .init(task: task + 1, name: name, inputs: inputs, source: source, begin: begin)
      )
      return state.calls[task].count - 1
    }
  }

  /// Records an answer, unless it came too late.
  func end(_ place: Int, in task: Int, _ answer: ConformanceAnswer) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.moments += 1
      guard answer.kind != .unknown else {
        // The call has its effect at any later time, or never.
        state.calls[task][place].unknown = answer
        return
      }
      state.calls[task][place].end = state.moments
      state.calls[task][place].answer = answer
    }
  }

  /// Ends the history: calls that have no answer get none.
  func close() {
    state.withLock { $0.isClosed = true }
  }

  var result: (history: ConcurrentHistory<Subject>, program: ConcurrentProgram) {
    state.withLock { state in
      let calls = state.calls.joined().sorted { $0.begin < $1.begin }
      let tasks = state.steps.map { CallSequence(steps: $0) }
      return (ConcurrentHistory(calls: calls), ConcurrentProgram(tasks: tasks))
    }
  }
}
