import CapabilityLifetimes
import Dispatch
import Synchronization
package import Testing

/// Implements the endpoints of these tests. A probe records its calls and their actors in a journal,
/// returns the joined inputs of a call, and fails the call that a test selects.
package final class Probe: Sendable {
  /// The actor of the test, if it runs on one.
  package struct Caller: Sendable {
    let actor: any Actor
    /// Returns the number of the actor's jobs so far.
    let jobs: @Sendable () -> Int

    package init(actor: any Actor, jobs: @escaping @Sendable () -> Int) {
      self.actor = actor
      self.jobs = jobs
    }

    /// Whether the current thread runs on the actor's executor. `#isolation` is not enough: it is the
    /// compiler's view, and compiler bugs make the code run elsewhere.
    ///
    /// If the result is `true`, the executor itself has confirmed it. If it is `false`, the test
    /// records an issue instead of stopping the program.
    var isHere: Bool {
      let isHere = (actor as? Outpost)?.hasThisThread ?? isMainQueue
      if isHere { actor.preconditionIsolated() }
      return isHere
    }
  }

  private struct State {
    var journal: [String] = []
    var refused: String?
    var actors: [ObjectIdentifier?] = []
    var hasStrayed = false
  }

  private let caller: Caller?
  private let state = Mutex(State())

  package init(caller: Caller? = nil) { self.caller = caller }

  /// The calls so far, in order.
  package var journal: [String] { state.withLock(\.journal) }

  /// Adds a line to the journal.
  package func note(_ entry: String) {
    state.withLock { $0.journal.append(entry) }
  }

  package func plain(_ inputs: String...) -> String {
    note(inputs.joined())
    return inputs.joined()
  }

  package func throwing(_ inputs: String...) throws(Refusal) -> String {
    try answer(inputs)
  }

  package func async(_ inputs: String...) async -> String {
    arrive(on: #isolation)
    note(inputs.joined())
    return inputs.joined()
  }

  package func asyncThrowing(_ inputs: String...) async throws(Refusal) -> String {
    arrive(on: #isolation)
    return try answer(inputs)
  }

  /// Handles a synchronous call that must run on the caller's actor.
  package func calledBack(_ inputs: String...) -> Result<String, Refusal> {
    arrive(on: caller?.actor)
    return Result { () throws(Refusal) in try answer(inputs) }
  }

  private func answer(_ inputs: [String]) throws(Refusal) -> String {
    let call = inputs.joined()
    note(call)
    if state.withLock({ $0.refused == call }) { throw Refusal(call) }
    return call
  }

  private func arrive(on actor: (any Actor)?) {
    let isHere = caller?.isHere ?? true
    state.withLock {
      $0.actors.append(actor.map { ObjectIdentifier($0) })
      if !isHere { $0.hasStrayed = true }
    }
  }

  private func begin(refusing call: String? = nil) {
    let isHere = caller?.isHere ?? true
    state.withLock { $0 = State(refused: call, hasStrayed: !isHere) }
  }
}

/// The expectations of a call.
extension Probe {
  /// Expects a value and the entries of the journal, in order; by default one call that returns the
  /// value.
  package func expect(
    _ value: String,
    journal: [String]? = nil,
    at location: SourceLocation = #_sourceLocation,
    from call: () -> String
  ) {
    begin()
    #expect(call() == value, sourceLocation: location)
    expectJournal(journal ?? [value], location)
  }

  /// Expects the same, and that no call left the caller's actor.
  package func expect(
    _ value: String,
    journal: [String]? = nil,
    at location: SourceLocation = #_sourceLocation,
    from call: () async -> String
  ) async {
    begin()
    let jobs = caller?.jobs()
    #expect(await call() == value, sourceLocation: location)
    expectArrival(location)
    expectStay(since: jobs, location)
    expectJournal(journal ?? [value], location)
  }

  /// Expects a value, and that each failing call (by default the last one) ends the composed call with
  /// its error.
  package func expectBoth(
    _ value: String,
    journal: [String]? = nil,
    failing: [String]? = nil,
    at location: SourceLocation = #_sourceLocation,
    from call: () throws(Refusal) -> String
  ) {
    let journal = journal ?? [value]
    begin()
    #expect(outcome(of: call) == .success(value), sourceLocation: location)
    expectJournal(journal, location)
    for refused in failing ?? journal.suffix(1) {
      begin(refusing: refused)
      #expect(outcome(of: call) == .failure(Refusal(refused)), sourceLocation: location)
      expectJournal(journal.through(refused), location)
    }
  }

  /// Expects the same, and that no call left the caller's actor.
  package func expectBoth(
    _ value: String,
    journal: [String]? = nil,
    failing: [String]? = nil,
    at location: SourceLocation = #_sourceLocation,
    from call: () async throws(Refusal) -> String
  ) async {
    let journal = journal ?? [value]
    begin()
    let jobs = caller?.jobs()
    #expect(await outcome(of: call) == .success(value), sourceLocation: location)
    expectArrival(location)
    expectStay(since: jobs, location)
    expectJournal(journal, location)
    for refused in failing ?? journal.suffix(1) {
      begin(refusing: refused)
      #expect(await outcome(of: call) == .failure(Refusal(refused)), sourceLocation: location)
      expectStay(since: jobs, location)
      expectJournal(journal.through(refused), location)
    }
  }

  private func expectJournal(_ journal: [String], _ location: SourceLocation) {
    #expect(self.journal == journal, sourceLocation: location)
  }

  private func expectArrival(_ location: SourceLocation) {
    let arrivals = state.withLock(\.actors.count)
    #expect(arrivals > 0, "no async call was seen", sourceLocation: location)
  }

  /// Expects that all recorded calls ran on the caller's actor, without a hop.
  private func expectStay(since jobs: Int?, _ location: SourceLocation) {
    let actors = state.withLock(\.actors)
    let home = caller.map { ObjectIdentifier($0.actor) }
    #expect(actors.allSatisfy { $0 == home }, "left its actor", sourceLocation: location)
    let isHome = !state.withLock(\.hasStrayed) && caller?.isHere ?? true
    #expect(isHome, "ran off its actor's executor", sourceLocation: location)
    #expect(caller?.jobs() == jobs, "hopped", sourceLocation: location)
  }
}

/// Whether the current thread runs the main actor's queue.
private var isMainQueue: Bool { DispatchQueue.getSpecific(key: mainMark) == true }

private let mainMark: DispatchSpecificKey<Bool> = {
  let mark = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: mark, value: true)
  return mark
}()

extension [String] {
  /// Returns the entries up to and including `entry`.
  fileprivate func through(_ entry: String) -> [String] {
    lastIndex(of: entry).map { Array(prefix(through: $0)) } ?? self
  }
}
