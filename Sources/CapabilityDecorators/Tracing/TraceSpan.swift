/// The call that a task is in, as one tracer sees it.
///
/// Tracers do not see each other: each has its own numbers, and finds its own innermost call
/// below those of others.
struct TraceSpan: Sendable {
  /// The innermost call of the task, of whichever tracer.
  @TaskLocal static var current: TraceSpan?

  /// Whose call it is.
  let tracer: Tracer
  let id: UInt64
  /// Where other tracers are.
  private let others: Link?

  /// A call of a tracer inside of another, of whichever tracer.
  init(tracer: Tracer, id: UInt64, inside outer: TraceSpan?) {
    self.tracer = tracer
    self.id = id
    others = outer.flatMap { $0.tracer === tracer ? $0.others : Link($0) }
  }

  /// The number of a tracer's innermost call.
  func id(for tracer: Tracer) -> UInt64? {
    self.tracer === tracer ? id : others?.span.id(for: tracer)
  }

  private final class Link: Sendable {
    let span: TraceSpan
    init(_ span: TraceSpan) { self.span = span }
  }
}
