/// Searches an order of a history's calls in which the reference gives the same answers.
///
/// The search is that of Wing and Gong (1993): of the calls that no other call precedes, one is next.
/// If a state is given, configurations that were refused are not tried again (Lowe, 2017). The
/// reference cannot be copied, so after a wrong choice that changed it, it is created and called again
/// from the start. A call that waits in the reference has a later place.
struct LinearSearch<Subject: Sendable> {
  enum Verdict: Error, Equatable {
    case linearizable
    case notLinearizable
    /// The search reached its limit.
    case undecided
    /// The reference did not answer a call in time.
    case unanswered(name: String)
  }

  private let history: ConcurrentHistory<Subject>
  private let references: FreshValues<Subject>
  private let state: (@Sendable (Subject) async throws -> any Sendable)?
  private let watch: CallWatch
  /// The calls of the reference that are left.
  private(set) var left: Int
  /// The first part of each call's answers that cannot be compared.
  private(set) var incomparable: [String: String] = [:]

  private var reference: Subject?
  /// Whether the reference has answered the placed calls, and no others.
  private var isCurrent = false
  private var hasAnswers = false
  /// The calls that have their place, in their order.
  private var placed: [Int] = []
  private var open: OpenCalls
  private var refused: Set<Configuration> = []
  /// The reference's results for each task, for the inputs of later calls: an identifier that it
  /// chose itself can differ from the subject's.
  private var results: [Int: EarlierResults] = [:]
  /// The first call that waited in the reference; `nil` if the reference has answered one.
  private var waiting: String?
  /// The names of all calls; `nil` if no inputs are made of results.
  private let names: Set<String>?

  /// The placed calls, and the state that they lead to.
  private struct Configuration: Hashable {
    let placed: [UInt64]
    let state: String
  }

  /// The choice of one call of the order.
  private struct Choice {
    /// The calls to try next; the last one is tried first.
    var candidates: [Int]
    /// The reference's state before the call, if it is known.
    let state: String?
  }

  /// - Parameter limit: The number of calls of the reference, whose time `watch` limits.
  init(
    _ history: ConcurrentHistory<Subject>,
    of references: FreshValues<Subject>,
    state: (@Sendable (Subject) async throws -> any Sendable)?,
    limit: Int,
    watch: CallWatch
  ) {
    self.history = history
    self.references = references
    self.state = state
    self.watch = watch
    left = limit
    let usesResults = history.calls.contains { $0.source != nil }
    names = usesResults ? Set(references.conformance.calls.map(\.name)) : nil
    open = OpenCalls(history.calls.map { (begin: $0.begin, end: $0.end) })
  }

  mutating func run() async throws -> Verdict {
    do {
      if try await placeCalls() { return .linearizable }
      return waiting.map { .unanswered(name: $0) } ?? .notLinearizable
    } catch let verdict as Verdict {
      return verdict
    }
  }

  private mutating func placeCalls() async throws -> Bool {
    var choices = [Choice(candidates: open.candidates, state: nil)]
    while open.unplacedEnds > 0 {
      guard let last = choices.indices.last else { return false }
      guard let call = choices[last].candidates.popLast() else {
        choices.removeLast()
        removeLast()
        continue
      }
      guard try await answers(call, from: choices[last].state) else { continue }
      placed.append(call)
      open.set(call, isPlaced: true)
      let state = try await stateText()
      if let state, !refused.insert(Configuration(placed: open.placed, state: state)).inserted {
        // The search was here before.
        removeLast()
        continue
      }
      choices.append(Choice(candidates: open.candidates, state: state))
    }
    return true
  }

  private mutating func removeLast() {
    guard let call = placed.popLast() else { return }
    open.set(call, isPlaced: false)
    isCurrent = false
  }

  /// Returns whether the reference, after the placed calls, answers a call as the history says.
  ///
  /// - Parameter state: The reference's state before the call, if it is known.
  private mutating func answers(_ call: Int, from state: String?) async throws -> Bool {
    if !isCurrent { reference = nil }
    isCurrent = false
    let current: Subject
    if let reference {
      current = reference
    } else {
      current = try await references.next()
      results = [:]
      for call in placed { try await record(make(call, of: current)?.output, of: call) }
      reference = current
    }
    guard let (answer, output) = try await make(call, of: current) else {
      if !hasAnswers { waiting = waiting ?? history.calls[call].name }
      return false
    }
    (isCurrent, hasAnswers, waiting) = (true, true, nil)
    let comparison = history.calls[call].answer.map { answer.compared(with: $0) }
    if let part = comparison?.incomparable { incomparable[history.calls[call].name] = part }
    guard comparison?.isSame == false else {
      record(output, of: call)
      return true
    }
    // A call that changed nothing, such as a read, does not spoil the reference.
    isCurrent = false
    if let state, try await stateText() == state { isCurrent = true }
    return false
  }

  private mutating func record(_ output: (any Sendable)?, of call: Int) {
    guard let names, let output else { return }
    let call = history.calls[call]
    var earlier = results[call.task] ?? EarlierResults(names: names)
    earlier.add(output, of: call.name)
    results[call.task] = earlier
  }

  private mutating func make(
    _ call: Int,
    of reference: Subject
  ) async throws -> FreshValues<Subject>.Answer? {
    guard left > 0 else { throw Verdict.undecided }
    left -= 1
    let call = history.calls[call]
    let inputs = try inputs(of: call)
    watch.begin(call.name)
    let answer = await references.answer(to: inputs, of: reference, call.name)
    watch.end()
    if watch.isOverdue { throw Verdict.unanswered(name: call.name) }
    // The test was cancelled: the answer says nothing about the reference.
    try Task.checkCancellation()
    return answer
  }

  /// Returns a call's inputs, with what the reference returned in place of the subject's results.
  private func inputs(
    of call: ConcurrentHistory<Subject>.Call
  ) throws -> ConformanceInputs<Subject> {
    guard let source = call.source, let results = results[call.task],
      results.count == source.results, case .generated(let numbers) = source.step.inputs
    else { return call.inputs }
    var choices = Choices(given: numbers, earlier: results)
    return try references.conformance.calls[source.step.call].generate(&choices)
  }

  /// Returns the description of the reference's state; `nil` if no state is given.
  private func stateText() async throws -> String? {
    guard let state, let reference else { return nil }
    return ConformanceAnswer.returned(try await state(reference)).text
  }
}

/// The calls of a history that have no place yet.
private struct OpenCalls {
  private let calls: [(begin: Int, end: Int?)]
  /// A bit for each call: whether it has its place.
  private(set) var placed: [UInt64]
  /// The number of open calls that ended.
  private(set) var unplacedEnds: Int

  /// - Parameter calls: The calls, in the order in which they began.
  init(_ calls: [(begin: Int, end: Int?)]) {
    self.calls = calls
    placed = Array(repeating: 0, count: calls.count / 64 + 1)
    unplacedEnds = calls.count { $0.end != nil }
  }

  /// The calls that no other open call precedes. The last one ended first.
  var candidates: [Int] {
    var candidates: [Int] = []
    var firstEnd = Int.max
    for call in calls.indices where placed[call / 64] & 1 << UInt64(call % 64) == 0 {
      guard calls[call].begin < firstEnd else { break }
      candidates.append(call)
      firstEnd = min(firstEnd, calls[call].end ?? .max)
    }
    return candidates.sorted { (calls[$0].end ?? .max) > (calls[$1].end ?? .max) }
  }

  /// Gives a call its place, or takes it back.
  mutating func set(_ call: Int, isPlaced: Bool) {
    placed[call / 64] ^= 1 << UInt64(call % 64)
    if calls[call].end != nil { unplacedEnds += isPlaced ? -1 : 1 }
  }
}
