/// Compares runs with what the tasks of a story do one after another, in some order.
///
/// Tasks with the same name count as equal: an order lists the names, and any task of a name can have
/// its place.
struct SerialOrders {
  /// The most orders that are all compared.
  static let limit = 400
  /// The number of random orders to compare with, if there are more.
  private static let sampleSize = 200

  /// The name of each task, as the position of the first task with the same name.
  private let names: [Int]
  private let taskNames: [String]
  private let invariants: [(index: Int, name: String)]
  /// Return whether a result is right although no order leads to it.
  private let allowing: [@Sendable (any Sendable) -> Bool]
  /// The outcome of each order; `nil` if its tasks did not end. A key has the names in their order.
  private var outcomes: [[Int]: SerialOutcome?] = [:]
  /// The first tasks of the orders that do not end, because a task waits for a later one.
  private var endless: Set<[Int]> = []
  /// The orders of tasks that occur so often.
  private var known: [[TaskCount]: [[Int]]?] = [:]
  /// The number of runs that no order in the sample explained.
  private(set) var undecided = 0
  /// The number of compared runs.
  private(set) var compared = 0
  /// Whether a task has recorded a result.
  private var hasResults = false
  /// Whether no task changes what the invariants observe, and none records a result.
  private(set) var observesNothing = false
  /// The first parts of what invariants observe and tasks record that cannot be compared.
  private(set) var incomparable: [String: String] = [:]
  /// The tasks that returned in a run; the errors of others are results.
  private(set) var returned: Set<Int> = []

  /// Runs tasks one after another. A task is identified by its position.
  typealias RunInOrder = (_ tasks: [Int]) throws -> RunTrace

  init<Fixture>(_ sweep: FaultSweep<Fixture>) {
    taskNames = sweep.tasks.map(\.name)
    var first: [String: Int] = [:]
    var names: [Int] = []
    for (index, name) in taskNames.enumerated() {
      names.append(first[name, default: index])
      first[name] = names[index]
    }
    self.names = names
    invariants = sweep.invariants.enumerated().compactMap { index, invariant in
      guard case .serializable = invariant.check else { return nil }
      return (index, invariant.name)
    }
    allowing = sweep.invariants.compactMap { invariant in
      if case .serializable(_, let allowing) = invariant.check { allowing } else { nil }
    }
  }

  /// The number of orders that were run.
  var runs: Int { outcomes.count }

  /// Returns the serializable invariants that a run violates.
  mutating func violations(of trace: RunTrace, _ run: RunInOrder) throws -> [BrokenInvariant] {
    guard trace.observed.count > 0 else { return [] }
    compared += 1
    for (task, end) in trace.ends.enumerated() {
      if case .returned = end.kind { returned.insert(task) }
      if end.isCompared(in: trace), !results(of: end.kind).isEmpty { hasResults = true }
    }
    if compared <= 100 { findIncomparableParts(of: trace) }
    var missing = invariants.filter { trace.observed[$0.index] != nil }
    var (allowed, isSample) = ([Int: [String]](), false)
    // The likely order explains most runs, so that the others need not be listed.
    for isLikely in [true, false] {
      let orders: [[Int]]
      (orders, isSample) = isLikely ? ([likelyOrder(of: trace)], false) : self.orders(of: trace)
      allowed = [:]
      for order in orders where isPossible(order, trace, outcome: nil) {
        guard let outcome = try outcome(of: order, run) else { continue }
        let hasResults = isPossible(order, trace, outcome: outcome)
        missing.removeAll { invariant in
          guard let seen = trace.observed[invariant.index],
            let serial = outcome.observed[invariant.index]
          else { return false }
          if hasResults, serial.isSame(as: seen) { return true }
          allowed[invariant.index, default: []].append(text(serial, outcome.results, order))
          return false
        }
        if missing.isEmpty { return [] }
      }
    }
    guard !isSample else {
      undecided += 1
      return []
    }
    let none = ["no order ends, because a task waits for another one"]
    let lenient = trace.ends.indices.first { task in
      guard case .returned = trace.ends[task].kind else { return false }
      return trace.faults.contains { Int($0.task.root) == task + 1 && $0.mode.throwsError }
    }
    let advice = lenient.map { "; if \(taskNames[$0]) swallows the fault's error, let it throw" }
    return missing.map { invariant in
      BrokenInvariant(
        name: invariant.name,
        index: invariant.index,
        seen: trace.observed[invariant.index].map { seen in
          let results = trace.ends.enumerated().map { ($0.offset, $0.element.kind) }
          return text(seen, results) + (advice ?? "")
        } ?? "",
        allowed: allowed[invariant.index] ?? none
      )
    }
  }

  private mutating func findIncomparableParts(of trace: RunTrace) {
    let observed = invariants.map {
      ("the invariant \($0.name) observes", trace.observed[$0.index])
    }
    let recorded = trace.ends.enumerated().flatMap { task, end in
      results(of: end.kind).map { ("\(taskNames[task]) records", Optional($0)) }
    }
    for (name, answer) in observed + recorded where incomparable[name] == nil {
      incomparable[name] = answer.flatMap { $0.compared(with: $0).incomparable }
    }
  }

  /// Finds out whether the tasks change anything that the invariants observe.
  mutating func checkObservations(_ run: RunInOrder) throws {
    guard compared > 0, !hasResults else { return }
    let alone = Set(names).sorted().map { [$0] }
    guard let nothing = try outcome(of: [], run)?.observed else { return }
    for order in Array(outcomes.keys) + alone {
      guard let observed = try outcome(of: order, run)?.observed else { continue }
      for (index, answer) in observed {
        guard let before = nothing[index], answer.isSame(as: before), answer.text == before.text
        else { return }
      }
    }
    observesNothing = true
  }

  /// Whether there are several orders of all tasks that ended, and all of them lead to the same.
  var haveSameOutcome: Bool {
    let all = outcomes.filter { $0.key.count == names.count }.compactMap { order, outcome in
      outcome.map { (outcome: $0, results: results(of: $0, order)) }
    }
    guard let (first, results) = all.first, all.count > 1 else { return false }
    // Values that differ can have the same description, such as `Data` of the same length.
    return all.dropFirst().allSatisfy { outcome, others in
      zip(results, others).allSatisfy { $0.text == $1.text && areSame($0.kind, $1.kind) }
        && first.observed.allSatisfy { index, answer in
          outcome.observed[index].map { $0.text == answer.text && $0.isSame(as: answer) } ?? false
        }
    }
  }

  private mutating func outcome(of order: [Int], _ run: RunInOrder) throws -> SerialOutcome? {
    if let known = outcomes[order] { return known }
    guard !order.indices.contains(where: { endless.contains(Array(order[...$0])) }) else {
      return nil
    }
    var next: [Int: ArraySlice<Int>] = [:]
    for (task, name) in names.enumerated() { next[name, default: []].append(task) }
    let tasks = order.compactMap { next[$0]?.popFirst() }
    let trace = try run(tasks)
    let results = tasks.map { trace.ends[$0].kind }
    let outcome =
      trace.isStalled || trace.observed.isEmpty
      ? nil : SerialOutcome(observed: trace.observed, results: results)
    outcomes[order] = .some(outcome)
    // No fault hits these runs, so each task that has ended is compared.
    if trace.isStalled,
      let last = tasks.firstIndex(where: { !trace.ends[$0].isCompared(in: trace) })
    {
      endless.insert(Array(order[...last]))
    }
    return outcome
  }

  // MARK: Orders

  /// Returns the orders in which the tasks of a run may have had their effects.
  ///
  /// - Returns: The orders, those of most tasks first, and whether they are only a sample.
  private mutating func orders(of trace: RunTrace) -> (orders: [[Int]], isSample: Bool) {
    var counts: [TaskCount] = []
    for (name, end) in zip(names, trace.ends) {
      let place = counts.firstIndex { $0.name == name } ?? counts.endIndex
      if place == counts.endIndex { counts.append(TaskCount(name: name)) }
      switch end.kind {
      case .notBegun: break
      case _ where end.isCompared(in: trace):
        counts[place].least += 1
        counts[place].most += 1
      case .crashed, .threw, .returned: counts[place].most += 1
      }
    }
    if let orders = known[counts] { return orders.map { ($0, false) } ?? (sample(of: trace), true) }
    var orders: [[Int]] = []
    let isComplete = appendOrders(of: counts, [], to: &orders)
    known[counts] = .some(isComplete ? orders.sorted { $0.count > $1.count } : nil)
    return self.orders(of: trace)
  }

  /// Appends all orders with a prefix.
  ///
  /// - Parameter counts: How often each name occurs after the prefix.
  /// - Returns: Whether there are not too many.
  private func appendOrders(
    of counts: [TaskCount],
    _ prefix: [Int],
    to orders: inout [[Int]]
  ) -> Bool {
    guard orders.count <= Self.limit else { return false }
    if counts.allSatisfy({ $0.least <= 0 }) { orders.append(prefix) }
    for (place, count) in counts.enumerated() where count.most > 0 {
      var rest = counts
      rest[place].least -= 1
      rest[place].most -= 1
      guard appendOrders(of: rest, prefix + [count.name], to: &orders) else { return false }
    }
    return true
  }

  /// Returns the tasks that may have had effects, in the order of their last calls.
  private func likelyOrder(of trace: RunTrace) -> [Int] {
    var lastCalls: [Int: Int] = [:]
    for (index, call) in trace.calls.enumerated() { lastCalls[Int(call.task.root) - 1] = index }
    let tasks = begun(in: trace).sorted { lastCalls[$0, default: 0] < lastCalls[$1, default: 0] }
    return inOrder(tasks, trace).map { names[$0] }
  }

  private func begun(in trace: RunTrace) -> [Int] {
    trace.ends.indices.filter {
      if case .notBegun = trace.ends[$0].kind { false } else { true }
    }
  }

  /// Returns random orders of all tasks that may have had effects, and of those that are compared.
  private func sample(of trace: RunTrace) -> [[Int]] {
    let begun = begun(in: trace)
    let returned = begun.filter { trace.ends[$0].isCompared(in: trace) }
    var random = SplitMix64(state: 0)
    return (0..<Self.sampleSize).map { number in
      let tasks = (number.isMultiple(of: 2) ? begun : returned).shuffled(using: &random)
      return inOrder(tasks, trace).map { names[$0] }
    }
  }

  /// Moves each task after the tasks that had ended when it began.
  private func inOrder(_ tasks: [Int], _ trace: RunTrace) -> [Int] {
    var (rest, ordered) = (tasks, [Int]())
    while !rest.isEmpty {
      let ready = rest.firstIndex { task in
        trace.ends[task].predecessors.allSatisfy { !rest.contains($0) }
      }
      ordered.append(rest.remove(at: ready ?? rest.startIndex))
    }
    return ordered
  }

  /// Returns whether the tasks of a run can have the places of an order: those that are compared are
  /// in it, and come after the tasks that had ended when they began.
  ///
  /// - Parameter outcome: What the order led to, to compare results; `nil` to compare none.
  private func isPossible(_ order: [Int], _ trace: RunTrace, outcome: SerialOutcome?) -> Bool {
    let ends = trace.ends
    let later = ends.indices.map { one in
      ends.indices.filter { ends[$0].predecessors.contains(one) }
    }
    // A task that ended before many others began has one of the first places.
    let tasks = names.indices.sorted { later[$0].count > later[$1].count }
    var used: Set<Int> = []
    func place(_ position: Int) -> Bool {
      guard position < order.count else {
        return ends.indices.allSatisfy { used.contains($0) || !ends[$0].isCompared(in: trace) }
      }
      var tried: [(Int, missing: [Int])] = []
      for task in tasks where names[task] == order[position] && !used.contains(task) {
        let end = ends[task]
        if case .notBegun = end.kind { continue }
        // A task that has no effect in this order precedes none.
        guard !later[task].contains(where: used.contains) else { continue }
        let missing = end.predecessors.filter { !used.contains($0) }
        guard !missing.contains(where: { ends[$0].isCompared(in: trace) }) else { continue }
        if let outcome, end.isCompared(in: trace), !areSame(outcome.results[position], end.kind) {
          continue
        }
        // If a task cannot have a place, neither can one that could only swap with it. Without this, the
        // time grows with the factorial of equal tasks.
        let isFutile = tried.contains { other, others in
          later[task].allSatisfy(later[other].contains)
            && others.allSatisfy(end.predecessors.contains)
            && canReplace(ends[other], end, in: trace, outcome == nil)
        }
        guard !isFutile else { continue }
        used.insert(task)
        if place(position + 1) { return true }
        used.remove(task)
        tried.append((task, missing))
      }
      return false
    }
    return place(0)
  }

  /// The results of a task, and the error that it threw.
  private func results(of kind: TaskEnd.Kind) -> [ConformanceAnswer] {
    func isAllowed(_ value: any Sendable) -> Bool { allowing.contains { $0(value) } }
    return switch kind {
    case .returned(let results): results.map { .returned($0, isAllowed: isAllowed($0)) }
    case .threw(let error): [.threw(error, comparing: .whole, isUnknown: isAllowed(error))]
    case .notBegun, .crashed: []
    }
  }

  private func areSame(_ one: TaskEnd.Kind, _ other: TaskEnd.Kind) -> Bool {
    for case .threw(let error) in [one, other] where allowing.contains(where: { $0(error) }) {
      return true
    }
    let (one, other) = (results(of: one), results(of: other))
    return one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
  }

  /// Whether a task fits, by its results, wherever another one fits, and the other one where it fits.
  private func canReplace(
    _ task: TaskEnd,
    _ other: TaskEnd,
    in trace: RunTrace,
    _ ignoresResults: Bool
  ) -> Bool {
    guard other.isCompared(in: trace) else { return true }
    guard task.isCompared(in: trace), !ignoresResults else { return task.isCompared(in: trace) }
    let (one, other) = (results(of: task.kind), results(of: other.kind))
    return one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        one.isSame(as: other) && (one.kind != .unknown || other.kind == .unknown)
      }
  }

  // MARK: Texts

  /// Returns how the tasks of an order ended, sorted by name and description.
  private func results(
    of outcome: SerialOutcome,
    _ order: [Int]
  ) -> [(text: String, kind: TaskEnd.Kind)] {
    zip(order, outcome.results).map { (text: "\($0) \(results(of: $1).map(\.value))", kind: $1) }
      .sorted { $0.text < $1.text }
  }

  /// Returns what an order leads to: `8 (Ada, Eve)`.
  private func text(
    _ observed: ConformanceAnswer,
    _ results: [TaskEnd.Kind],
    _ order: [Int]
  ) -> String {
    let names = order.map { taskNames[$0] }.joined(separator: ", ")
    return "\(text(observed, Array(zip(order, results)))) (\(names.isEmpty ? "no task" : names))"
  }

  /// Returns what was observed, and the recorded results.
  private func text(_ observed: ConformanceAnswer, _ results: [(Int, TaskEnd.Kind)]) -> String {
    let results = results.sorted { $0.0 < $1.0 }.compactMap { task, kind -> String? in
      let values = self.results(of: kind).map(\.value)
      guard !values.isEmpty else { return nil }
      let verb = if case .threw = kind { "" } else { "returned " }
      return "\(taskNames[task]) \(verb)\(values.joined(separator: ", "))"
    }
    let isVoid = observed.value == "()" && !results.isEmpty
    return ((isVoid ? [] : [observed.value]) + results).joined(separator: "; ")
  }
}

/// How often tasks of a name occur in an order.
private struct TaskCount: Hashable {
  let name: Int
  var least = 0
  var most = 0
}

/// The outcome of an order of tasks.
private struct SerialOutcome {
  /// The observed value of each serializable invariant, by its index.
  let observed: [Int: ConformanceAnswer]
  /// How the tasks ended, in their order.
  let results: [TaskEnd.Kind]
}

extension TaskEnd {
  /// Whether the task must have a place in the order, and the same results there.
  fileprivate func isCompared(in trace: RunTrace) -> Bool {
    switch kind {
    case .returned: true
    // A fault can make any task throw, also one that has had its effect.
    case .threw: trace.faults.isEmpty
    case .notBegun, .crashed: false
    }
  }
}
