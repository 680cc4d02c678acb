import Synchronization

/// The calls that several tasks make at the same time.
struct ConcurrentProgram: Sendable {
  /// The calls of each task.
  var tasks: [CallSequence]

  var count: Int { tasks.reduce(0) { $0 + $1.steps.count } }

  /// Returns the programs with one call less.
  var simplifications: [ConcurrentProgram] {
    tasks.indices.flatMap { task in
      tasks[task].steps.indices.map { step in
        var program = self
        program.tasks[task].steps.remove(at: step)
        program.tasks.removeAll { $0.steps.isEmpty }
        return program
      }
    }
  }
}

/// Runs programs on a conformance's subject, with real concurrency.
struct ConcurrentRunner<Subject: Sendable>: Sendable {
  let conformance: Conformance<Subject>
  /// The time that a program may take. Later calls have no answer.
  let patience: Duration

  /// Makes the calls of a program, on the threads of the default executor.
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
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for (task, sequence) in program.tasks.enumerated() {
        let random = SplitMix64(state: seed &+ UInt64(task) &* 0x9E37_79B9_7F4A_7C15)
        group.addTask {
          try await makeCalls(of: sequence, as: task, to: subject, log, random)
          return true
        }
      }
      group.addTask {
        try? await TimeLimit(duration: patience).wait()
        return false
      }
      var running = program.tasks.count
      while running > 0, let hasEnded = try await group.next() {
        if !hasEnded {
          log.close()
          break
        }
        running -= 1
      }
      group.cancelAll()
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
      let place = log.begin(call.name, inputs, made, in: task)
      // Without it, calls that do not suspend would overlap only while two threads are free.
      if Int.random(in: 0..<4, using: &random) == 0 { await Task.yield() }
      let (answer, output) = await conformance.answer(to: inputs, of: subject)
      log.end(place, in: task, answer)
      try Task.checkCancellation()
      if let output { earlier.results[call.name, default: []].append(output) }
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

  /// Records that a call begins, and returns its position among those of its task.
  func begin(
    _ name: String,
    _ inputs: ConformanceInputs<Subject>,
    _ step: CallSequence.Step,
    in task: Int
  ) -> Int {
    state.withLock { state in
      state.moments += 1
      state.steps[task].append(step)
      let begin = state.moments
      state.calls[task].append(.init(task: task + 1, name: name, inputs: inputs, begin: begin))
      return state.calls[task].count - 1
    }
  }

  /// Records an answer, unless it came too late.
  func end(_ place: Int, in task: Int, _ answer: ConformanceAnswer) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.moments += 1
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
