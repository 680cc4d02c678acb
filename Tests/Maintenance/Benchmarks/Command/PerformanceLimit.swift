/// A limit for the measurements of one run.
enum PerformanceLimit {
  /// The best or the median round of a style takes at most `factor` times as long as that of another
  /// style, and ``placement`` longer. Slower code exceeds both; noise rarely does.
  case time(Style, atMost: Double, times: Style)
  /// A call of the style allocates exactly this often. If it allocates less often, lower the limit.
  case allocations(Style, Int)
  /// A call of the style, which starts tasks or grows arrays, allocates at most this often.
  case allocationsAtMost(Style, Int)

  /// What the place of a function in the program can add to the time of a call, in nanoseconds: up to one
  /// was seen, and it differs with the processor. Another indirect call costs two.
  private static let placement = 1.5

  /// What the background allocations of the process can add to the count of a call.
  private static let background = 0.01

  /// Returns the reason that the limit is exceeded; `nil` if it is not, or if the measurement is not
  /// available.
  func violation(in results: Results) -> String? {
    switch self {
    case .time(let style, let factor, let reference):
      guard let own = results[style], let other = results[reference],
        own.best > other.best * factor + Self.placement,
        own.median > other.median * factor + Self.placement
      else { return nil }
      return """
        \(results.title): "\(style.rawValue)" takes \(own.best.twoDigits) ns, more than \
        \(factor.twoDigits) times the \(other.best.twoDigits) ns of "\(reference.rawValue)" and \
        \(Self.placement.twoDigits) ns
        """
    case .allocations(let style, let expected):
      guard let count = results[style]?.allocations, abs(count - Double(expected)) > Self.background
      else { return nil }
      return """
        \(results.title): "\(style.rawValue)" allocates \(count.twoDigits) times per call, expected \
        \(expected)
        """
    case .allocationsAtMost(let style, let limit):
      guard let count = results[style]?.allocations, count > Double(limit) + Self.background else {
        return nil
      }
      return """
        \(results.title): "\(style.rawValue)" allocates \(count.twoDigits) times per call, \
        more than \(limit)
        """
    }
  }

  /// A call of the style allocates nothing.
  static func noAllocation(_ style: Style) -> PerformanceLimit { .allocations(style, 0) }
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

  /// The limits of decorators that start no task. Verbs allocate nothing, and neither does the
  /// interceptor that retries. An interceptor for other endpoints adds only the thunks of `wrap`. A
  /// capability of another module, as most are, is not specialized for an interceptor.
  static let decorators: Self =
    [
      Style.mapError, .retrying, .fallingBack, .caching, .observing, .doingNothing,
      .retryingInterceptor,
    ].map { .noAllocation($0) }
    + [
      .time(.excluding, atMost: 0.8, times: .doingNothing), .noAllocation(.excluding),
      .allocations(.tracing, 1),
      .time(.tracing, atMost: 3, times: .tracedByHand),
      .time(.tracingElsewhere, atMost: 3, times: .tracing),
      .time(.retryingElsewhere, atMost: 4, times: .retryingInterceptor),
    ]

  /// Additional limits of a decorated synchronous endpoint: the ratios to what a program would write
  /// by hand, with a margin for other processors.
  static let synchronousDecorators =
    decorators + [
      .time(.retrying, atMost: 3, times: .retriedByHand),
      .time(.fallingBack, atMost: 3, times: .fallenBackByHand),
      .time(.caching, atMost: 4, times: .cachedByHand),
      .time(.cachingMiss, atMost: 5, times: .missedByHand), .noAllocation(.cachingMiss),
      .time(.retryingInterceptor, atMost: 5, times: .retriedByHand),
      .allocations(.callback, 1),
    ]

  /// Additional limits of a decorated async endpoint.
  static let asyncDecorators =
    decorators + [
      .time(.retrying, atMost: 4.5, times: .bare), .time(.fallingBack, atMost: 4.5, times: .bare),
      .time(.retryingInterceptor, atMost: 5.5, times: .bare),
    ]

  /// The limits of decorators that start tasks. The times depend on when threads wake up.
  static let tasks: Self = [
    .time(.coalescing, atMost: 4, times: .startedByHand), .allocationsAtMost(.coalescing, 16),
    .time(.timingOut, atMost: 4, times: .timedOutByHand), .allocationsAtMost(.timingOut, 30),
  ]

  /// The limits of a test value: the optimizer turns its endpoints into functions without captures.
  static let testValues: Self = [
    .time(.testValue, atMost: 1.5, times: .testValueByHand), .noAllocation(.testValue),
  ]

  /// The limits of a hundred recorded calls.
  static let transcripts: Self = [
    .time(.transcript, atMost: 2_000, times: .bare), .allocationsAtMost(.transcript, 800),
  ]

  /// The limit of a sweep of fifty schedules.
  static let schedules: Self = [.allocationsAtMost(.sweep, 6_900)]

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

  /// Additional limits of a synchronous `single` value: the ratio to an atomic reference.
  static let synchronousLifetimes = lifetimes + [.time(.single, atMost: 2, times: .lazyByHand)]
}
