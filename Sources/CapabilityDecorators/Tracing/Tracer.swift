public import Capabilities
internal import CapabilityLifetimes
import Synchronization

/// Numbers and times calls, and emits their events.
@usableFromInline
final class Tracer: Sendable {
  private let stopwatch: Stopwatch
  private let emit: @Sendable (TraceEvent) -> Void
  private let lastID = Atomic<UInt64>(0)

  @usableFromInline
  init(stopwatch: Stopwatch, emit: @escaping @Sendable (TraceEvent) -> Void) {
    self.stopwatch = stopwatch
    self.emit = emit
  }

  @usableFromInline
  struct OpenCall {
    @usableFromInline let span: TraceSpan
    let parentID: UInt64?
    let call: EndpointCall
    let time: Duration
  }

  @usableFromInline
  func begin(_ call: EndpointCall) -> OpenCall {
    let outer = TraceSpan.current.get()
    let id = lastID.wrappingAdd(1, ordering: .relaxed).newValue
    let open = OpenCall(
      span: TraceSpan(tracer: self, id: id, inside: outer),
      parentID: outer?.id(for: self),
      call: call,
      time: stopwatch.time
    )
    report(open, .began, at: open.time)
    return open
  }

  /// Reports that a call has returned, or has thrown an error.
  @usableFromInline
  func end(_ open: OpenCall, throwing error: (any Error)? = nil) {
    let outcome: TraceEvent.Outcome =
      error.map { isCancellation($0) ? .cancelled($0) : .threw($0) } ?? .returned
    let time = stopwatch.time
    report(open, .ended(outcome, after: time - open.time), at: time)
  }

  private func report(_ open: OpenCall, _ phase: TraceEvent.Phase, at time: Duration) {
    emit(
      TraceEvent(
        id: open.span.id,
        parentID: open.parentID,
        call: open.call,
        time: time,
        phase: phase
      )
    )
  }
}

/// The call that a task is in, as seen by one tracer.
///
/// Each tracer numbers calls independently, and finds its own innermost call among those of others.
@usableFromInline
struct TraceSpan: Sendable {
  /// The innermost call of the task, from any tracer. Not a macro, because clients' compilers use it.
  @usableFromInline static let current = TaskLocal<TraceSpan?>(wrappedValue: nil)

  let tracer: Tracer
  let id: UInt64
  /// The innermost calls of other tracers. A list of all enclosing calls would grow without limit in a
  /// task that starts its successor.
  let others: [(tracer: Tracer, id: UInt64)]

  /// Creates the span of a call inside another one, which can be from any tracer.
  init(tracer: Tracer, id: UInt64, inside outer: TraceSpan?) {
    self.tracer = tracer
    self.id = id
    others =
      outer.map { outer in
        if outer.tracer === tracer { return outer.others }
        return [(outer.tracer, outer.id)] + outer.others.filter { $0.tracer !== tracer }
      } ?? []
  }

  /// Returns the number of a tracer's innermost call.
  func id(for tracer: Tracer) -> UInt64? {
    self.tracer === tracer ? id : others.first { $0.tracer === tracer }?.id
  }
}
