import Capabilities
import CapabilityStreams
import Synchronization

/// The endpoints that a story has called so far.
final class EndpointCatalog: Sendable {
  private struct State {
    var calls: [String: EndpointTraits] = [:]
    /// The traits of stream steps, by the endpoint that returns the stream.
    var steps: [String: EndpointTraits] = [:]
    /// The names of the faults that match a called endpoint.
    var used: Set<String> = []
    /// The types of streams whose elements the sweep cannot observe, by endpoint.
    var unobserved: [String: String] = [:]
    /// The functions in what endpoints return.
    var handles: [String: (type: String, part: String)] = [:]
    /// The names that endpoints of two types have.
    var shared: Set<String> = []
    var lastFixture = WeakObject()
    var sharedFixture: String?
  }

  let issues = RecordedIssues()
  private let faults: [Fault]
  private let state = Mutex(State())
  private let storedUsesMainActor = Atomic(false)
  private let storedHasInnerSweep = Atomic(false)
  /// Whether the sweep has found out that no task waits outside of the endpoints.
  let knowsOfNoOutsideWait = Atomic(false)

  init(faults: [Fault]) {
    self.faults = faults
  }

  /// The names of the faults that match no called endpoint.
  var unusedFaults: [String] {
    let used = state.withLock { $0.used }
    return faults.compactMap(\.endpoint).filter { !used.contains($0) }
  }

  /// The endpoints that return a stream whose elements the sweep cannot observe, with the stream's type.
  var unobservedStreams: [(endpoint: String, type: String)] {
    state.withLock { $0.unobserved }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The names that endpoints of two types have.
  var sharedNames: [String] { state.withLock(\.shared).sorted() }

  /// The type of the object that is the fixture of two runs.
  var sharedFixture: String? { state.withLock(\.sharedFixture) }

  /// Compares a run's fixture with that of the last run, if it is an object.
  func noteFixture(_ fixture: some Sendable) {
    // Without `as Any`, the type of an existential fixture would be its static one.
    guard type(of: fixture as Any) is AnyClass else { return }
    let own = WeakObject(object: fixture as AnyObject)
    state.withLock { state in
      if state.lastFixture.object === own.object {
        state.sharedFixture = "\(type(of: fixture as Any))"
      }
      state.lastFixture = own
    }
  }

  /// The called endpoints that are not async.
  var unordered: [String] {
    state.withLock { $0.calls.values.filter { !$0.isOrdered }.map(\.name).sorted() }
  }

  /// The called endpoints that no fault fails, because they cannot throw, and their streams cannot end.
  var neverThrowing: [String] {
    state.withLock { state in
      state.calls.values.filter { $0.thrown == Never.self && state.steps[$0.name] == nil }
    }.map(\.name).sorted()
  }

  /// The endpoints that return functions, unless endpoints named after their type were called.
  var unsweptHandles: [(key: String, value: (type: String, part: String))] {
    let (handles, called) = state.withLock { ($0.handles, Set($0.calls.values.map(\.capability))) }
    return handles.filter { handle in
      // `Array<Session>` holds handles, too.
      let types = handle.value.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return called.isDisjoint(with: types.map(String.init))
    }.sorted { $0.key < $1.key }
  }

  /// Whether the runs work on the main actor.
  var usesMainActor: Bool { storedUsesMainActor.load(ordering: .relaxed) }

  /// Notes that the runs work on the main actor.
  func noteMainActor() { storedUsesMainActor.store(true, ordering: .relaxed) }

  /// Whether a run has started another sweep, which throws.
  var hasInnerSweep: Bool { storedHasInnerSweep.load(ordering: .relaxed) }

  /// Notes that a run has started another sweep.
  func noteInnerSweep() { storedHasInnerSweep.store(true, ordering: .relaxed) }

  /// Forgets who answers calls, except that another task causes the answers, which costs a long wait.
  func forgetAnswers() {
    let known = state.withLock { Array($0.calls.values) + Array($0.steps.values) }
    for traits in known where traits.answer != .caused { _ = traits.setAnswer(.unknown) }
  }

  /// Returns which faults can hit the calls of an endpoint.
  func traits<Output, Failure: Error>(
    of call: EndpointCall,
    canSuspend: Bool,
    _: Output.Type,
    throwing: Failure.Type
  ) -> EndpointTraits {
    let endpoint = call.endpoint
    if let known = state.withLock({ $0.calls[endpoint] }) {
      if known.thrown != Failure.self || known.isOrdered != canSuspend {
        state.withLock { _ = $0.shared.insert(endpoint) }
      }
      return known
    }
    let fault = fault(for: [endpoint], throwing: Failure.self)
    let kind = EndpointTraits.Kind.call(canSuspend: canSuspend)
    let traits = EndpointTraits(endpoint, kind, fault: fault, throwing: Failure.self)
    state.withLock { $0.calls[endpoint] = traits }
    recordUse(of: endpoint)
    if Output.self is any AsyncSequence.Type { recordStream(Output.self, of: endpoint) }
    return traits
  }

  /// Returns which faults can hit the steps of the streams that an endpoint returns.
  func traits<Failure: Error>(
    ofStepsOf endpoint: String,
    throwing: Failure.Type
  ) -> EndpointTraits {
    if let known = state.withLock({ $0.steps[endpoint] }) {
      if known.thrown != Failure.self { state.withLock { _ = $0.shared.insert(endpoint) } }
      return known
    }
    let name = endpoint.steps
    let fault = fault(for: [name, endpoint], throwing: Failure.self)
    let traits = EndpointTraits(name, .step, fault: fault, throwing: Failure.self)
    state.withLock { $0.steps[endpoint] = traits }
    recordUse(of: name)
    return traits
  }

  /// Registers the endpoint if its output contains a stream or a function that the sweep cannot observe.
  func inspect<Output>(_ output: Output, of endpoint: String) {
    if containsStream(output) { recordStream(Output.self, of: endpoint) }
    guard let part = PartComparison.incomparablePart(of: output), part.contains("->") else {
      return
    }
    state.withLock { $0.handles[endpoint] = ("\(Output.self)", part) }
  }

  private func recordStream<Output>(_ type: Output.Type, of endpoint: String) {
    guard !canInterceptStream(type) else { return }
    state.withLock { $0.unobserved[endpoint] = "\(type)" }
  }

  private func recordUse(of endpoint: String) {
    state.withLock { state in
      for name in faults.compactMap(\.endpoint) where endpoint.isNamed(name) {
        state.used.insert(name)
      }
    }
  }

  /// Returns the fault given for the first name that has one, else for its capability, else for the
  /// error type.
  private func fault<Failure: Error>(for names: [String], throwing: Failure.Type) -> Fault? {
    for name in names {
      if let fault = faults.last(where: { $0.endpoint == name }) { return fault }
    }
    return faults.last { $0.endpoint.map(names[0].isNamed) ?? false }
      ?? faults.last { $0.type == Failure.self }
  }
}

/// The first lines of the issues that the same calls, made many times, have recorded.
final class RecordedIssues: Sendable {
  /// The issues of the calls of a conformance; `nil` outside of one.
  @TaskLocal static var ofConformance: RecordedIssues?
  private let lines = Mutex<Set<Substring>?>([])

  /// Notes an issue. Returns whether none with the same first line was recorded.
  func isFirst(_ message: String) -> Bool {
    lines.withLock { $0?.insert(message.prefix { $0 != "\n" }).inserted ?? true }
  }

  /// Lets all later issues be recorded: those of tasks that continue after the calls.
  func close() { lines.withLock { $0 = nil } }
}

extension String {
  /// Whether `name` is the endpoint's own name, its capability's name, or the name of its stream steps.
  fileprivate func isNamed(_ name: String) -> Bool {
    self == name || hasPrefix(name + ".") || self == name.steps
  }
}

/// Whether a value is a stream or contains one.
private func containsStream(_ value: Any, depth: Int = 0) -> Bool {
  if value is any AsyncSequence { return true }
  guard depth < 3 else { return false }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .struct, .tuple, .enum, .optional:
    return mirror.children.contains { containsStream($0.value, depth: depth + 1) }
  // Skip collections: they hold domain values and can be large.
  default: return false
  }
}

/// A fixture, which it does not keep alive. So no later one has its address by chance. Safe, because
/// it is used only with the lock held.
private struct WeakObject: @unchecked Sendable { weak var object: AnyObject? }
