/// Something that must hold between the figures of one run.
enum Promise {
  /// The best round of a style takes at most `factor` times that of another style.
  case time(Style, atMost: Double, times: Style)
  /// A call of the style allocates nothing.
  case noAllocation(Style)
  /// A call of the style allocates at most so often.
  case allocations(Style, atMost: Int)

  /// Why the promise does not hold; `nil` where it does, or where its figure is not available.
  func breach(in results: Results) -> String? {
    switch self {
    case .time(let style, let factor, let reference):
      guard let own = results[style]?.best, let other = results[reference]?.best,
        own > other * factor
      else { return nil }
      return """
        \(results.title): "\(style.rawValue)" takes \(own.twoDigits) ns, more than \
        \(factor.twoDigits) times the \(other.twoDigits) ns of "\(reference.rawValue)"
        """
    case .noAllocation(let style): return Promise.allocations(style, atMost: 0).breach(in: results)
    case .allocations(let style, let limit):
      // The process may allocate something in the background; a call that allocates counts 1.
      guard let count = results[style]?.allocations, count > Double(limit) + 0.01 else {
        return nil
      }
      return """
        \(results.title): "\(style.rawValue)" allocates \(count.twoDigits) times a call, \
        more than \(limit)
        """
    }
  }
}

extension [Promise] {
  /// What holds in every scenario: a builder costs what the closure written by hand costs,
  /// however it gets its endpoints, and no call allocates.
  static let all: Self =
    [
      .time(.builder, atMost: 1.15, times: .handWritten),
      .time(.inject, atMost: 1.15, times: .handWritten),
    ]
    + [
      Style.direct, .handWritten, .existential, .builder, .inject,
      .partialOfCapability, .curryOfCapability, .partialOfEndpoints, .curryOfEndpoints,
    ].map { .noAllocation($0) }

  /// What holds of synchronous use cases besides: `partial` over a capability beats a protocol.
  static let synchronous = all + [.time(.partialOfCapability, atMost: 1, times: .existential)]

  /// What holds of async use cases besides. There a protocol beats every closure, the one written
  /// by hand included: so that one is the measure.
  static let asynchronous = all + [.time(.partialOfCapability, atMost: 1.15, times: .handWritten)]

  /// What holds of `curry`: it is no slower than the one that is in use elsewhere. Where a call takes
  /// six nanoseconds, where the linker puts the code decides over the last half of one.
  static let currying: Self = [
    .time(.curryOfEndpoints, atMost: 1.05, times: .widespreadCurryOfEndpoints),
    .time(.curryOfEndpoints, atMost: 1.05, times: .inlinableCurryOfEndpoints),
    .time(.curryOfCapability, atMost: 1.15, times: .widespreadCurryOfCapability),
    .time(.curryOfCapability, atMost: 1.15, times: .inlinableCurryOfCapability),
  ]

  /// What holds of decorators that start no task: they allocate nothing; an interceptor that is for
  /// other endpoints leaves the thunks of the generic `wrap` and nothing else; and tracing is cheap
  /// enough to leave on, with one allocation and a few times what it takes to read the clock.
  static let decorators: Self =
    [
      Style.mapError, .retrying, .fallingBack, .caching, .observing,
    ].map { .noAllocation($0) }
    + [.time(.excluding, atMost: 0.8, times: .doingNothing), .noAllocation(.excluding)]
    + [.allocations(.tracing, atMost: 1), .time(.tracing, atMost: 10, times: .timedByHand)]

  /// What holds of a wired world: a use case costs what the closure written by hand costs, by
  /// itself and where another closure reads it from what is held; and to make all of them costs at
  /// most twice what it costs by hand.
  static let wired: Self = [
    .time(.heldUseCase, atMost: 1.15, times: .handWritten), .noAllocation(.heldUseCase),
    .time(.heldUseCases, atMost: 1.15, times: .wrapped), .noAllocation(.heldUseCases),
    .time(.madeUseCases, atMost: 2, times: .composed),
  ]

  /// What holds of a value that was made: reading it allocates nothing.
  static let lifetimes: Self = [Style.single, .shared].map { .noAllocation($0) }
}
