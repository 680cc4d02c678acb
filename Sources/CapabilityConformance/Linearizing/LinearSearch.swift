/// Searches an order of a history's calls in which the reference gives the same answers.
///
/// The search is that of Wing and Gong (1993): of the calls that no other call precedes, one is next.
/// If a state is given, configurations that were refused are not tried again (Lowe, 2017). The
/// reference cannot be copied, so after a wrong choice it is created and called again from the start.
struct LinearSearch<Subject: Sendable> {
  enum Verdict: Sendable, Equatable {
    case linearizable
    case notLinearizable
    /// The search reached its limit.
    case undecided
    /// The reference did not answer a call in time.
    case unanswered(name: String)
  }

  private let history: ConcurrentHistory<Subject>
  private let conformance: Conformance<Subject>
  private let state: (@Sendable (Subject) async throws -> any Sendable)?
  private let watch: CallWatch
  /// The calls of the reference that are left.
  private(set) var left: Int

  private var reference: Subject?
  /// The calls made to the reference.
  private var made: [Int] = []
  /// The calls that have their place.
  private var placed: [Int] = []
  private var isPlaced: [Bool]
  private var refused: Set<Configuration> = []

  /// The placed calls, and the state that they lead to.
  private struct Configuration: Hashable {
    let isPlaced: [Bool]
    let state: String
  }

  /// - Parameters:
  ///   - history: The history.
  ///   - conformance: Creates the reference.
  ///   - state: Returns the state of the reference.
  ///   - limit: The number of calls of the reference.
  ///   - watch: Limits the time of each of these calls.
  init(
    _ history: ConcurrentHistory<Subject>,
    of conformance: Conformance<Subject>,
    state: (@Sendable (Subject) async throws -> any Sendable)?,
    limit: Int,
    watch: CallWatch
  ) {
    self.history = history
    self.conformance = conformance
    self.state = state
    self.watch = watch
    left = limit
    isPlaced = history.calls.map { _ in false }
  }

  /// Searches the order.
  mutating func run() async throws -> Verdict {
    do {
      return try await placeNext() ? .linearizable : .notLinearizable
    } catch let stop as Stop {
      return stop.verdict
    }
  }

  private struct Stop: Error {
    let verdict: Verdict
  }

  private mutating func placeNext() async throws -> Bool {
    let open = history.calls.indices.filter { !isPlaced[$0] }
    guard open.contains(where: { history.calls[$0].end != nil }) else { return true }
    let firstEnd = open.map { history.calls[$0].end ?? .max }.min() ?? .max
    let candidates = open.filter { history.calls[$0].begin < firstEnd }
      .sorted { (history.calls[$0].end ?? .max) < (history.calls[$1].end ?? .max) }
    for call in candidates {
      guard try await answers(call) else { continue }
      placed.append(call)
      isPlaced[call] = true
      if try await !isRefused() {
        if try await placeNext() { return true }
      }
      placed.removeLast()
      isPlaced[call] = false
    }
    return false
  }

  /// Returns whether the reference, after the placed calls, answers a call as the history says.
  private mutating func answers(_ call: Int) async throws -> Bool {
    if made != placed || reference == nil {
      let fresh = try await conformance.makeReference()
      reference = fresh
      made = []
      for call in placed { _ = try await make(call, of: fresh) }
    }
    guard let reference else { return false }
    let answer = try await make(call, of: reference)
    guard let seen = history.calls[call].answer else { return true }
    return answer.isSame(as: seen)
  }

  private mutating func make(_ call: Int, of reference: Subject) async throws -> ConformanceAnswer {
    guard left > 0 else { throw Stop(verdict: .undecided) }
    left -= 1
    made.append(call)
    let call = history.calls[call]
    watch.begin(call.name)
    let answer = await conformance.answer(to: call.inputs, of: reference).answer
    watch.end()
    if watch.isOverdue { throw Stop(verdict: .unanswered(name: call.name)) }
    // The test was cancelled: the answer says nothing about the reference.
    try Task.checkCancellation()
    return answer
  }

  /// Returns whether the search was here before, with the same calls placed in the same state.
  private mutating func isRefused() async throws -> Bool {
    guard let state, let reference else { return false }
    let text = ConformanceAnswer.returned(try await state(reference)).text
    return !refused.insert(Configuration(isPlaced: isPlaced, state: text)).inserted
  }
}
