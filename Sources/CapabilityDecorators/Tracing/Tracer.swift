internal import Capabilities
import Synchronization

/// Numbers calls, times them and tells of them.
final class Tracer: Sendable {
  private let stopwatch: Stopwatch
  private let emit: @Sendable (TraceEvent) -> Void
  private let lastID = Atomic<UInt64>(0)

  init(stopwatch: Stopwatch, emit: @escaping @Sendable (TraceEvent) -> Void) {
    self.stopwatch = stopwatch
    self.emit = emit
  }

  /// A call that has begun.
  struct Begun {
    let span: TraceSpan
    let parentID: UInt64?
    let call: EndpointCall
    let time: Duration
  }

  /// Tells that a call begins.
  func begin(_ call: EndpointCall) -> Begun {
    let outer = TraceSpan.current
    let id = lastID.wrappingAdd(1, ordering: .relaxed).newValue
    let begun = Begun(
      span: TraceSpan(tracer: self, id: id, inside: outer),
      parentID: outer?.id(for: self),
      call: call,
      time: stopwatch.time
    )
    tell(begun, .began, at: begun.time)
    return begun
  }

  /// Tells that a call has ended.
  func end(_ begun: Begun, _ outcome: TraceEvent.Outcome) {
    let time = stopwatch.time
    tell(begun, .ended(outcome, after: time - begun.time), at: time)
  }

  /// Tells that a call has failed.
  func fail(_ begun: Begun, _ error: some Error) {
    end(begun, isCancellation(error) ? .cancelled(error) : .threw(error))
  }

  private func tell(_ begun: Begun, _ phase: TraceEvent.Phase, at time: Duration) {
    emit(
      TraceEvent(
        id: begun.span.id,
        parentID: begun.parentID,
        call: begun.call,
        time: time,
        phase: phase
      )
    )
  }
}
