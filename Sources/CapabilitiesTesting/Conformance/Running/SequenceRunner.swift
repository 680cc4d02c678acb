import CapabilityTranscripts
import Dispatch
import Synchronization

/// Makes the calls of sequences to the reference and to the subject.
struct SequenceRunner<Subject: Sendable> {
  let conformance: Conformance<Subject>
  private let timer: LimitTimer
  private let note: CrashNote
  private let references: FreshValues<Subject>
  private let subjects: FreshValues<Subject>
  /// How often the tasks that are ready may run, until a stream that sends no element is left.
  var pauses = 50

  var patience: Duration { timer.patience }

  init(_ conformance: Conformance<Subject>, patience: Duration) {
    self.conformance = conformance
    references = FreshValues(of: conformance, conformance.makeReference)
    subjects = FreshValues(of: conformance, conformance.makeSubject)
    timer = LimitTimer(patience: patience)
    note = CrashNote(of: "conformance \(describe(conformance.name))")
  }

  /// Makes the calls of a sequence to both sides, until the first different answer.
  ///
  /// - Parameters:
  ///   - random: The source of inputs that the sequence does not have.
  ///   - repeatsReference: Whether the other side is the reference, to see whether its answers repeat.
  func run(
    _ sequence: CallSequence,
    random: SplitMix64? = nil,
    repeatsReference: Bool = false
  ) async throws -> SequenceOutcome {
    let reference = try await references.next()
    let expected = try await makeCalls(sequence, to: reference, of: references, random: random)
    let values = repeatsReference ? references : subjects
    let value = try await values.next()
    if !repeatsReference, type(of: value as Any) is AnyClass,
      value as AnyObject === reference as AnyObject
    {
      throw InvalidConformanceError(
        "the reference and the subject are the same object; create one for each of them"
      )
    }
    // The subject gets the inputs that were drawn for the reference.
    let drawn = CallSequence(steps: expected.map(\.step))
    let found = try await makeCalls(drawn, to: value, of: values, expecting: expected.map(\.answer))
    return SequenceOutcome(reference: expected, subject: found)
  }

  private func makeCalls(
    _ sequence: CallSequence,
    to value: Subject,
    of values: FreshValues<Subject>,
    random: SplitMix64? = nil,
    expecting answers: [ConformanceAnswer]? = nil
  ) async throws -> [MadeCall] {
    let watch = CallWatch()
    let caller = SequenceCaller(
      conformance: conformance,
      value: value,
      watch: watch,
      patience: patience,
      note: note,
      pauses: pauses
    )
    defer { note.end() }
    _ = try await timer.run(watch) {
      try await caller.makeCalls(sequence, random: random, expecting: answers)
    }
    // An overdue call may have left the value in any state.
    if watch.isOverdue { values.drop() }
    return caller.log.made
  }
}

struct MadeCall: Sendable {
  let name: String
  /// The call with the choices that its inputs were generated from.
  let step: CallSequence.Step
  let inputs: @Sendable () -> String
  fileprivate(set) var answer: ConformanceAnswer
  /// How the answer compares with the expected one; `nil` if there is none, or none in time.
  fileprivate(set) var comparison: ConformanceAnswer.Comparison?
}

/// The calls that were made to one side. A call that has not ended has the answer that there is none.
private final class MadeCallLog: Sendable {
  private let calls = Mutex<[MadeCall]>([])

  var made: [MadeCall] { calls.withLock { $0 } }

  func begin(_ call: MadeCall) { calls.withLock { $0.append(call) } }

  /// Records the answer to the last call.
  func end(_ answer: ConformanceAnswer, _ comparison: ConformanceAnswer.Comparison?) {
    calls.withLock {
      $0[$0.count - 1].answer = answer; $0[$0.count - 1].comparison = comparison
    }
  }
}

/// The answers of both sides, up to the first difference.
struct SequenceOutcome: Sendable {
  let reference: [MadeCall]
  let subject: [MadeCall]
  /// The position of the first call with different answers.
  let difference: Int?

  init(reference: [MadeCall], subject: [MadeCall]) {
    self.reference = reference
    self.subject = subject
    // The first different answer ended the calls.
    difference =
      zip(reference, subject).enumerated().suffix(1).first { _, sides in
        !(sides.1.comparison ?? sides.1.answer.compared(with: sides.0.answer)).isSame
      }?.offset
  }

  /// Identifies differences with the same cause: the call and the outcomes of its sides.
  var signature: String? {
    difference.map { index in
      let sides = [reference[index].answer.signature, subject[index].answer.signature]
      return "\(reference[index].name): \(sides.joined(separator: ", "))"
    }
  }

  /// Whether a stream stayed open.
  var isOpen: Bool { (reference + subject).contains { $0.answer.openElements != nil } }

  /// Whether a call did not end in time.
  var hasWaited: Bool { (reference + subject).contains { $0.answer.kind == .waited } }

  /// The reference's calls up to the first difference, or the first answer that fits any other.
  var comparedCalls: ArraySlice<MadeCall> { reference.prefix(subject.count) }

  /// The calls up to the first difference, with all choices.
  var sequence: CallSequence { CallSequence(steps: comparedCalls.map(\.step)) }
}

/// Makes the calls of a sequence to one value.
///
/// It does not hold the runner: a call that is left running would keep the runner's timer running.
private struct SequenceCaller<Subject: Sendable>: Sendable {
  let conformance: Conformance<Subject>
  let value: Subject
  let watch: CallWatch
  let patience: Duration
  let note: CrashNote
  let pauses: Int
  let log = MadeCallLog()

  /// - Parameter answers: The expected answers; the first other answer ends the sequence.
  func makeCalls(
    _ sequence: CallSequence,
    random: SplitMix64?,
    expecting answers: [ConformanceAnswer]?
  ) async throws {
    var random = random
    var earlier = EarlierResults(names: Set(conformance.calls.map(\.name)))
    var texts: [String] = []
    for (index, step) in sequence.steps.enumerated() {
      let call = conformance.calls[step.call]
      let (inputs, used) = try inputs(of: step, random: &random, earlier: earlier)
      let made = CallSequence.Step(call: step.call, inputs: used)
      log.begin(
        MadeCall(
          name: call.name,
          step: made,
          inputs: inputs.describe,
          answer: .waited(for: patience)
        )
      )
      let code = made.code(name: call.name)
      texts.append(code ?? "\(call.name)(\(cutLine(inputs.describe())))")
      if code == nil {
        note.begin(": \(texts.suffix(10).joined(separator: " "))")
      } else {
        note.begin(": try await conformance.expectSameAnswers(of: ", texts.joined(separator: " "))
      }
      watch.begin(call.name)
      let (answer, output) = try await answer(to: inputs)
      watch.end()
      let comparison = answers.map { answer.compared(with: $0[index]) }
      log.end(answer, comparison)
      if let output { earlier.add(output, of: call.name) }
      if answer.kind == .waited || answer.kind == .unknown { break }
      if comparison?.isSame == false { break }
    }
  }

  private func inputs(
    of step: CallSequence.Step,
    random: inout SplitMix64?,
    earlier: EarlierResults
  ) throws -> (ConformanceInputs<Subject>, CallSequence.Inputs) {
    let call = conformance.calls[step.call]
    switch step.inputs {
    case .generated(let numbers):
      var choices = Choices(given: numbers, random: random, earlier: earlier)
      let inputs = try call.generate(&choices)
      random = choices.random
      return (inputs, .generated(choices.used))
    case .recorded(let values):
      guard let inputs = try? call.take(values) else {
        let types = values.map { $0.type ?? "an input of the file" }.joined(separator: ", ")
        throw InvalidConformanceError("\(call.name) cannot take the recorded inputs (\(types))")
      }
      return (inputs, step.inputs)
    }
  }

  private func answer(
    to inputs: ConformanceInputs<Subject>
  ) async throws -> (ConformanceAnswer, (any Sendable)?) {
    let (answer, output) = await conformance.answer(
      to: inputs,
      of: value,
      untilQuietFor: inputs.elements == nil ? pauses : nil,
      watch
    )
    if watch.isOverdue { return (.waited(for: patience), nil) }
    // The test was cancelled: the answers say nothing about the values.
    try Task.checkCancellation()
    return (answer, output)
  }
}

extension Conformance {
  /// Makes a call. Returns the answer, and the result if the call returned.
  ///
  /// - Parameter pauses: How often to wait for an element of a stream; `nil` to read it to its end.
  func answer(
    to inputs: ConformanceInputs<Subject>,
    of value: Subject,
    untilQuietFor pauses: Int? = nil,
    _ limit: CallWatch = CallWatch()
  ) async -> (answer: ConformanceAnswer, output: (any Sendable)?) {
    do {
      let result = try await inputs.call(value)
      guard let stream = result.compared as? any AsyncSequence else {
        return (.returned(result.compared, normalizing), result.output)
      }
      let most = inputs.elements ?? 1_000
      guard let pauses else { return (await elements(of: stream, atMost: most), result.output) }
      return (await readyElements(of: result.compared, pauses, limit), result.output)
    } catch {
      let isUnknown = unknown?(error) ?? false
      return (.threw(error, comparing: errors, isUnknown: isUnknown, normalizing), nil)
    }
  }

  private func elements<Stream: AsyncSequence>(
    of stream: Stream,
    atMost limit: Int,
    _ count: ElementCount = ElementCount()
  ) async -> ConformanceAnswer {
    var elements = ConformanceAnswer.Elements(normalizing)
    var iterator = stream.makeAsyncIterator()
    do {
      while elements.count < limit {
        guard let element = try await iterator.next(isolation: #isolation) else {
          return Task.isCancelled ? elements.ended("…", isOpen: true) : elements.ended("end")
        }
        elements.append(element)
        count.value.add(1, ordering: .relaxed)
      }
      return elements.ended("…")
    } catch  where Task.isCancelled {
      return elements.ended("…", isOpen: true)
    } catch {
      return elements.threw(error, comparing: errors)
    }
  }

  /// Reads a stream until it ends, or no task that is ready sends an element.
  private func readyElements(
    of value: any Sendable,
    _ most: Int,
    _ limit: CallWatch
  ) async -> ConformanceAnswer {
    let thread = SerialQueue()
    let count = ElementCount()
    let reader = Task(executorPreference: thread) {
      guard let stream = value as? any AsyncSequence else { return ConformanceAnswer.returned(()) }
      return await elements(of: stream, atMost: 1_000, count)
    }
    let watch = Task {
      var (known, pauses, all) = (-1, 0, 0)
      while pauses < most, !Task.isCancelled {
        // A task that only yields can keep a sender's thread from the processor of a busy machine.
        if pauses % 500 == 499 { try? await Task.sleep(for: .milliseconds(1)) }
        await Task.yield()
        // The reader's turn: while a busy machine keeps it from running, there is no pause.
        await Task(executorPreference: thread) {}.value
        let found = count.value.load(ordering: .relaxed)
        (known, pauses, all) = (found, found == known ? pauses + 1 : 0, all + 1)
        // A busy machine makes each pause long. If a stream never becomes quiet, its pauses count.
        if all < 2 * most { limit.restart() }
      }
      reader.cancel()
    }
    thread.activate()
    defer { watch.cancel() }
    return await reader.value
  }
}

private final class ElementCount: Sendable { let value = Atomic(0) }

/// Runs the jobs of tasks one after another, from its activation on.
private final class SerialQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "capabilities-testing", attributes: .initiallyInactive)

  func activate() { queue.activate() }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
