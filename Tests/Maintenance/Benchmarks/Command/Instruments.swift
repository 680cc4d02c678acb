import BenchmarkImplementations
import Capabilities
import CapabilityDecorators
import Synchronization

/// A counter of calls that took over a second, like a program that observes all calls and records
/// few.
final class SlowCalls: Sendable {
  private let count = Atomic<Int>(0)

  @Sendable func add(_ duration: Duration) {
    if duration > .seconds(1) { count.wrappingAdd(1, ordering: .relaxed) }
  }

  @Sendable func add(_ event: TraceEvent) {
    if case .ended(_, let duration) = event.phase { add(duration) }
  }
}

/// A capability of this module, which the optimizer specializes for an interceptor. ``Ledger`` is one
/// of another module.
struct LocalLedger: Interceptable {
  var find: Find
  var fetch: Fetch

  init(_ ledger: Ledger) {
    find = ledger.find
    fetch = ledger.fetch
  }

  func intercepted(by interceptor: some Interceptor) -> LocalLedger {
    var copy = self
    copy.find = interceptor.wrap("Ledger.find", find)
    copy.fetch = interceptor.wrap("Ledger.fetch", fetch)
    return copy
  }
}

/// A counter of calls.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)

  func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// An interceptor that forwards every call, to measure its own cost.
struct DoingNothing: Interceptor {
  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try proceed()
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    try await proceed()
  }
}
