import Synchronization

/// The calls that several tasks make at the same time.
struct ConcurrentProgram: Sendable {
  /// The calls of each task.
  var tasks: [CallSequence]
  /// Whether the first task makes its calls before the others, and the last one after them.
  var hasEnds = false

  var count: Int { tasks.reduce(0) { $0 + $1.steps.count } }

  /// The program without tasks that make no call, except before and after the others.
  var withoutIdleTasks: ConcurrentProgram {
    var program = self
    program.tasks = tasks.enumerated().filter { index, task in
      !task.steps.isEmpty || hasEnds && (index == 0 || index == tasks.count - 1)
    }.map(\.element)
    return program
  }

  /// Returns the code of a schedule: the calls of each task, and the choices.
  func code(names: [String], _ choices: [Int]) -> String {
    let tasks = tasks.map { $0.code(names: names) ?? "" }
    return "\(tasks.joined(separator: " | ")) @ \(choices.map(String.init).joined(separator: "."))"
  }

  /// Reads the code of a schedule: `put(0.1) | take(0) | take(0) | @ 1.2`.
  ///
  /// - Throws: ``InvalidConformanceError`` if a part of it is wrong.
  static func parse(
    _ code: String,
    names: [String]
  ) throws(InvalidConformanceError) -> (program: ConcurrentProgram, choices: [Int]) {
    let parts = code.split(separator: "@", omittingEmptySubsequences: false)
    let tasks = parts[0].split(separator: "|", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().joined().split(separator: ".").map { number in
      Int(number.trimmingPrefix(" "))
    }
    let choices = numbers.compactMap(\.self)
    guard parts.count == 2, tasks.count > 2, choices.count == numbers.count else {
      throw InvalidConformanceError("expected a code such as `put(0) | take() | take() | @ 1.2`")
    }
    let sequences = try tasks.map { task throws(InvalidConformanceError) in
      task.allSatisfy(\.isWhitespace)
        ? CallSequence(steps: []) : try CallSequence(code: String(task), names: names)
    }
    return (ConcurrentProgram(tasks: sequences, hasEnds: true), choices)
  }

  /// The number of calls that tasks are about to make, or have made, when each round begins.
  var rounds: [Int] {
    let lengths = tasks.map(\.steps.count)
    return (1...max(1, lengths.max() ?? 1)).map { round in
      lengths.reduce(0) { $0 + min($1, round) }
    }
  }

  /// The numbers of the tasks that begin together, by phase.
  var phases: [Range<Int>] {
    guard hasEnds, tasks.count > 2 else { return [tasks.indices] }
    return [0..<1, 1..<(tasks.count - 1), (tasks.count - 1)..<tasks.count]
  }

  /// Returns a small program. Inputs are small numbers half of the time, so that calls meet.
  ///
  /// - Parameter length: The largest number of calls of each task; 0 for two tasks with one call.
  static func random(
    tasks most: Int,
    length: Int,
    weights: [Int],
    using random: inout SplitMix64
  ) -> ConcurrentProgram {
    let isSmall = Bool.random(using: &random)
    func calls(_ range: ClosedRange<Int>) -> CallSequence {
      var sequence = CallSequence.random(
        length: Int.random(
          in: range.clamped(to: 0...max(length, range.lowerBound)),
          using: &random
        ),
        weights: weights,
        omitsSome: false,
        using: &random
      )
      guard isSmall else { return sequence }
      for index in sequence.steps.indices {
        let numbers = (0..<4).map { _ in UInt64(Int.random(in: 0...5, using: &random) / 3) }
        sequence.steps[index].inputs = .generated(numbers)
      }
      return sequence
    }
    let count = most > 2 && length > 0 && Int.random(in: 0..<3, using: &random) == 0 ? 3 : 2
    let before = calls(0...3)
    let together = (0..<count).map { _ in calls(1...(count == 2 ? 3 : 2)) }
    return ConcurrentProgram(tasks: [before] + together + [calls(0...2)], hasEnds: true)
  }

  /// The programs that remove or simplify a little of this one, the largest changes first.
  var simplifications: [ConcurrentProgram] {
    let whole = tasks.indices.filter { !tasks[$0].steps.isEmpty }.map {
      replacing($0, with: CallSequence(steps: []))
    }
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

struct ConcurrentRunner<Subject: Sendable>: Sendable {
  let conformance: Conformance<Subject>
  let timer: LimitTimer
  let threads: CallerThreads
  /// Has the program that runs, or whose history is judged.
  let note: CrashNote

  typealias Run = (history: ConcurrentHistory<Subject>, program: ConcurrentProgram)

  /// Makes the calls of a program, with real concurrency. Inputs that it does not have are drawn.
  ///
  /// - Returns: The history, and the program with all inputs.
  func run(_ program: ConcurrentProgram, of subject: Subject, seed: UInt64) async throws -> Run {
    let log = log(of: program, plan: nil)
    let watch = CallWatch()
    watch.begin("a program")
    _ = try await timer.run(watch, onOverdue: log.close) {
      await withTaskExecutorPreference(threads) {
        await withTaskGroup { group in
          for (task, sequence) in program.tasks.enumerated() {
            group.addTask {
              await makeCalls(
                of: sequence,
                as: task,
                to: subject,
                log,
                seed: seed,
                rounds: program.rounds
              )
            }
          }
        }
      }
    }
    // The test was cancelled: the history says nothing about the subject.
    try Task.checkCancellation()
    return try log.result()
  }

  /// Makes the calls of a program in an order that a plan decides.
  ///
  /// - Parameters:
  ///   - plan: The first choices.
  ///   - limit: How long to wait for other threads if no step is left; `nil` not to wait.
  /// - Returns: The history, the program with all inputs, and what was chosen.
  func run(
    _ program: ConcurrentProgram,
    of subject: Subject,
    seed: UInt64,
    plan: [Int],
    waitingForOthers limit: Duration?
  ) async throws -> (run: Run, result: CallerSchedule.Result) {
    let log = log(of: program, plan: plan)
    let phases = program.phases
    let schedule = CallerSchedule(
      plan: plan,
      phases: phases.count,
      threads: threads,
      waitsForOthers: limit != nil
    )
    let waiting = limit.map(TimeLimit.init).map { limit in
      Task { while (try? await limit.wait()) != nil { schedule.stopWaiting() } }
    }
    defer { waiting?.cancel() }
    let result = await schedule.run(
      phases.map { phase in
        phase.map { task in
          {
            await makeCalls(
              of: program.tasks[task],
              as: task,
              to: subject,
              log,
              seed: seed,
              under: schedule
            )
            schedule.endCaller()
          }
        }
      },
      closing: log.close
    )
    return (try log.result(), result)
  }

  /// Creates a log that notes the program. Later choices than those of the plan are the same again.
  private func log(of program: ConcurrentProgram, plan: [Int]?) -> HistoryLog<Subject> {
    let names = conformance.calls.map(\.name)
    return HistoryLog(of: program) { [note] program in
      let code = program.code(names: names, plan ?? [])
      guard plan == nil else {
        return note.begin(": try await conformance.expectLinearizable(of: ", code)
      }
      note.begin(" on threads: \(code)")
    }
  }

  /// - Parameter schedule: Decides when each call begins; `nil` with real concurrency.
  @concurrent
  private func makeCalls(
    of sequence: CallSequence,
    as task: Int,
    to subject: Subject,
    _ log: HistoryLog<Subject>,
    seed: UInt64,
    rounds: [Int] = [],
    under schedule: CallerSchedule? = nil
  ) async {
    var random = SplitMix64(state: seed &+ UInt64(task) &* 0x9E37_79B9_7F4A_7C15)
    var earlier = EarlierResults(names: Set(conformance.calls.map(\.name)))
    for (index, step) in sequence.steps.enumerated() {
      let call = conformance.calls[step.call]
      guard case .generated(let numbers) = step.inputs else { continue }
      var choices = Choices(given: numbers, random: random, earlier: earlier)
      guard let inputs = log.catching({ try call.generate(&choices) }) else { return }
      random = choices.random ?? random
      let made = CallSequence.Step(call: step.call, inputs: .generated(choices.used))
      if choices.used != numbers { log.draw(made, at: index, in: task) }
      if let schedule {
        if index > 0 { schedule.waitForTurn() }
      } else {
        // Calls begin together. Otherwise those of short tasks would rarely overlap.
        await log.waitForOthers(rounds[index])
      }
      let source =
        choices.usesResults
        ? ConcurrentHistory<Subject>.ResultInputs(step: made, results: earlier.count) : nil
      guard let place = log.begin(call.name, inputs, source, in: task) else { return }
      if schedule == nil {
        if Bool.random(using: &random) { await Task.yield() } else { log.meet(rounds[index]) }
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
    var error: (any Error)?
    var calls: [[ConcurrentHistory<Subject>.Call]]
    /// The program with the inputs that were drawn so far.
    var program: ConcurrentProgram
  }

  private let state: Mutex<State>
  private let write: @Sendable (ConcurrentProgram) -> Void
  private let arrived = Atomic<Int>(0)
  /// The number of calls that have begun.
  private let begun = Atomic<Int>(0)

  /// - Parameter write: Called with the program and the inputs that were drawn so far.
  init(of program: ConcurrentProgram, write: @escaping @Sendable (ConcurrentProgram) -> Void) {
    let calls = Array(repeating: [ConcurrentHistory<Subject>.Call](), count: program.tasks.count)
    state = Mutex(State(calls: calls, program: program))
    self.write = write
    write(program)
  }

  /// Keeps the inputs of a call, before it waits for the calls that it overlaps.
  func draw(_ step: CallSequence.Step, at index: Int, in task: Int) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.program.tasks[task].steps[index] = step
      write(state.program)
    }
  }

  /// Waits until tasks have waited here so often.
  func waitForOthers(_ count: Int) async {
    arrived.add(1, ordering: .sequentiallyConsistent)
    while arrived.load(ordering: .sequentiallyConsistent) < count, !Task.isCancelled {
      await Task.yield()
    }
  }

  /// Waits a few microseconds until other calls have begun, so that fast calls overlap, too.
  func meet(_ count: Int) {
    begun.add(1, ordering: .relaxed)
    var steps = 0
    while begun.load(ordering: .relaxed) < count, steps < 2_000 { steps += 1 }
  }

  /// Records that a call begins, and returns its position among those of its task; `nil` after the end.
  func begin(
    _ name: String,
    _ inputs: ConformanceInputs<Subject>,
    _ source: ConcurrentHistory<Subject>.ResultInputs?,
    in task: Int
  ) -> Int? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      state.moments += 1
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
  func close() { state.withLock { $0.isClosed = true } }

  /// Returns the result of a function, or records its error.
  func catching<Output>(_ body: () throws -> Output) -> Output? {
    do {
      return try body()
    } catch {
      state.withLock { state in state.error = state.error ?? error }
      // The others do not wait for this task any more.
      arrived.add(1 << 32, ordering: .sequentiallyConsistent)
      return nil
    }
  }

  /// Returns the history, and a program with the inputs that were drawn for it.
  func result() throws -> ConcurrentRunner<Subject>.Run {
    try state.withLock { state in
      if let error = state.error { throw error }
      let calls = state.calls.joined().sorted { $0.begin < $1.begin }
      return (ConcurrentHistory(calls: calls), state.program)
    }
  }
}
