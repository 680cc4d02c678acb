/// A limit for the measurements of one run.
enum PerformanceLimit {
  /// The best round of a style takes at most `factor` times as long as that of another style, and
  /// ``placement`` longer.
  case time(Style, atMost: Double, times: Style)
  /// A call of the style allocates nothing.
  case noAllocation(Style)
  /// A call of the style allocates at most this often.
  case allocations(Style, atMost: Int)

  /// What the place of a function in the program can add to the time of a call, in nanoseconds: up to one
  /// was seen, and it differs with the processor. Another indirect call costs two.
  private static let placement = 1.5

  /// Returns the reason that the limit is exceeded; `nil` if it is not, or if the measurement is not
  /// available.
  func violation(in results: Results) -> String? {
    switch self {
    case .time(let style, let factor, let reference):
      guard let own = results[style]?.best, let other = results[reference]?.best,
        own > other * factor + Self.placement
      else { return nil }
      return """
        \(results.title): "\(style.rawValue)" takes \(own.twoDigits) ns, more than \
        \(factor.twoDigits) times the \(other.twoDigits) ns of "\(reference.rawValue)" and \
        \(Self.placement.twoDigits) ns
        """
    case .noAllocation(let style):
      return PerformanceLimit.allocations(style, atMost: 0).violation(in: results)
    case .allocations(let style, let limit):
      // Allow for background allocations of the process. A call that allocates has a count of 1.
      guard let count = results[style]?.allocations, count > Double(limit) + 0.01 else {
        return nil
      }
      return """
        \(results.title): "\(style.rawValue)" allocates \(count.twoDigits) times per call, \
        more than \(limit)
        """
    }
  }
}

extension [PerformanceLimit] {
  /// The limits of every scenario: a builder is as fast as a hand-written closure, and no call
  /// allocates.
  static let all: Self =
    [
      .time(.builder, atMost: 1.15, times: .handWritten),
      .time(.inject, atMost: 1.15, times: .handWritten),
    ]
    + [
      Style.direct, .handWritten, .existential, .builder, .inject,
      .partialOfCapability, .curryOfCapability, .partialOfEndpoints, .curryOfEndpoints,
    ].map { .noAllocation($0) }

  /// Additional limits of synchronous use cases: `partial` over a capability is faster than a protocol.
  static let synchronous = all + [.time(.partialOfCapability, atMost: 1, times: .existential)]

  /// Additional limits of async use cases. A protocol is faster than every closure there, so the
  /// reference is the hand-written closure.
  static let asynchronous = all + [.time(.partialOfCapability, atMost: 1.15, times: .handWritten)]

  /// The limits of `curry`: it is not slower than the common implementation.
  static let currying: Self = [
    .time(.curryOfEndpoints, atMost: 1.05, times: .widespreadCurryOfEndpoints),
    .time(.curryOfEndpoints, atMost: 1.05, times: .inlinableCurryOfEndpoints),
    .time(.curryOfCapability, atMost: 1.05, times: .widespreadCurryOfCapability),
    .time(.curryOfCapability, atMost: 1.05, times: .inlinableCurryOfCapability),
  ]

  /// The limits of decorators that start no task. They allocate nothing. An interceptor for other
  /// endpoints adds only the thunks of `wrap`. Tracing adds one allocation and a few times the cost of
  /// reading the clock.
  static let decorators: Self =
    [
      Style.mapError, .retrying, .fallingBack, .caching, .observing,
    ].map { .noAllocation($0) }
    + [.time(.excluding, atMost: 0.8, times: .doingNothing), .noAllocation(.excluding)]
    + [.allocations(.tracing, atMost: 1), .time(.tracing, atMost: 10, times: .timedByHand)]

  /// The limits of a wired world: a use case is as fast as a hand-written closure, stored or read from
  /// `UseCases`. Labels cost nothing. Creating all use cases takes at most twice as long as by hand.
  static let wired: Self = [
    .time(.heldUseCase, atMost: 1.15, times: .handWritten), .noAllocation(.heldUseCase),
    .time(.heldUseCases, atMost: 1.15, times: .wrapped), .noAllocation(.heldUseCases),
    .time(.labelled, atMost: 1.05, times: .unlabelled), .noAllocation(.labelled),
    .time(.madeUseCases, atMost: 2, times: .composed),
  ]

  /// The limits of single and shared values: reading one allocates nothing.
  static let lifetimes: Self = [Style.single, .shared].map { .noAllocation($0) }
}
