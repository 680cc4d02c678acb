/// A limit for the measurements of one run.
enum PerformanceLimit {
  /// The best or the median round of a row takes at most `factor` times as long as that of another
  /// row, and ``placement`` longer. Slower code exceeds both; noise rarely does.
  case time(String, atMost: Double, times: String)
  /// A call of the row allocates exactly this often. If it allocates less often, lower the limit. A row
  /// that starts tasks or grows arrays allocates at most this often.
  case allocations(String, Int, orLess: Bool = false)

  /// The time that a function's place in the program can add to a call, in nanoseconds: up to one
  /// was seen, and it differs with the processor. Another indirect call costs two.
  private static let placement = 1.5

  /// The number of allocations that the background of the process can add to the count of a call.
  private static let background = 0.01

  /// Returns the reason that the limit is exceeded; `nil` if it is not, or if the measurement is not
  /// available.
  func violation(in results: Results) -> String? {
    switch self {
    case .time(let style, let factor, let reference):
      let (own, other) = (results[style], results[reference])
      guard own.best > other.best * factor + Self.placement,
        own.median > other.median * factor + Self.placement
      else { return nil }
      return """
        \(results.title): "\(style)" takes \(own.best.twoDigits) ns, more than \
        \(factor.twoDigits) times the \(other.best.twoDigits) ns of "\(reference)" and \
        \(Self.placement.twoDigits) ns
        """
    case .allocations(let style, let expected, let orLess):
      guard let count = results[style].allocations else { return nil }
      let excess = count - Double(expected)
      guard (orLess ? excess : abs(excess)) > Self.background else { return nil }
      return """
        \(results.title): "\(style)" allocates \(count.twoDigits) times per call, \
        \(orLess ? "more than" : "expected") \(expected)
        """
    }
  }

  /// A call of the row allocates nothing.
  static func noAllocation(_ style: String) -> PerformanceLimit { .allocations(style, 0) }
}

extension [PerformanceLimit] {
  /// The limits of every scenario: a builder is as fast as a hand-written closure, and no call
  /// allocates.
  static let all: Self =
    [
      .time("builder", atMost: 1.15, times: "hand-written closure"),
      .time("inject into the builder", atMost: 1.15, times: "hand-written closure"),
    ]
    + [
      "direct call", "hand-written closure", "protocol existential", "builder",
      "inject into the builder", "partial, whole capability", "partial, bare endpoints",
    ].map { .noAllocation($0) }

  /// Additional limits of synchronous use cases: `partial` over a capability is faster than a protocol.
  static let synchronous =
    all + [.time("partial, whole capability", atMost: 1, times: "protocol existential")]

  /// Additional limits of async use cases. A protocol is faster than every closure there, so the
  /// reference is the hand-written closure.
  static let asynchronous =
    all + [.time("partial, whole capability", atMost: 1.15, times: "hand-written closure")]

  /// The limits of decorators that start no task. Verbs allocate nothing, and neither does the
  /// interceptor that retries. An interceptor for other endpoints adds only the thunks of `wrap`. A
  /// capability of another module, as most are, is not specialized for an interceptor.
  static let decorators: Self =
    [
      "mapError", "retrying", "fallingBack", "caching, hit", "observing",
      "interceptor that does nothing",
      "Retrying",
    ].map { .noAllocation($0) }
    + [
      .time("interceptor for others", atMost: 0.8, times: "interceptor that does nothing"),
      .noAllocation("interceptor for others"),
      .allocations("Tracing", 1),
      .time("Tracing", atMost: 8, times: "clock read twice by hand"),
      .time("Tracing, another module", atMost: 3, times: "Tracing"),
      .time("Retrying, another module", atMost: 4, times: "Retrying"),
    ]

  /// Additional limits of a decorated synchronous endpoint: the ratios to what a program would write
  /// by hand, with a margin for other processors.
  static let synchronousDecorators =
    decorators + [
      .time("retrying", atMost: 3, times: "retried by hand"),
      .time("fallingBack", atMost: 3, times: "fallen back by hand"),
      .time("caching, hit", atMost: 4, times: "cached by hand, hit"),
      .time("caching, miss", atMost: 5, times: "cached by hand, miss"),
      .noAllocation("caching, miss"),
      .time("Retrying", atMost: 5, times: "retried by hand"),
    ]

  /// Additional limits of a decorated async endpoint.
  static let asyncDecorators =
    decorators + [
      .time("retrying", atMost: 4.5, times: "bare endpoint"),
      .time("fallingBack", atMost: 4.5, times: "bare endpoint"),
      .time("Retrying", atMost: 5.5, times: "bare endpoint"),
    ]

  /// The limits of decorators that start tasks. The times depend on when threads wake up.
  static let tasks: Self = [
    .time("coalescing", atMost: 4, times: "a task by hand"),
    .allocations("coalescing", 16, orLess: true),
    .time("timingOut", atMost: 4, times: "timed out by hand"),
    .allocations("timingOut", 30, orLess: true),
  ]

  /// The limits of a hundred recorded calls.
  static let transcripts: Self = [
    .time("Transcript", atMost: 2_000, times: "bare endpoint"),
    .allocations("Transcript", 800, orLess: true),
  ]

  /// The limit of a sweep of fifty schedules.
  static let schedules: Self = [.allocations("FaultSweep", 7_500, orLess: true)]

  /// The limits of a wired world: a use case is as fast as a hand-written closure, stored or read from
  /// `UseCases`. Labels cost nothing. Creating all use cases takes at most twice as long as by hand.
  static let wired: Self = [
    .time("a use case that is held", atMost: 1.15, times: "hand-written closure"),
    .noAllocation("a use case that is held"),
    .time("on held use cases", atMost: 1.15, times: "such a closure, called by another"),
    .noAllocation("on held use cases"),
    .time("the same, with labels", atMost: 1.05, times: "on held use cases, two inputs"),
    .noAllocation("the same, with labels"),
    .time("on world.useCases, made each time", atMost: 2, times: "made by hand, and a call"),
  ]

  /// The limits of single and shared values: reading one allocates nothing.
  static let lifetimes: Self = ["single", "shared"].map { .noAllocation($0) }

  /// Additional limits of a synchronous `single` value: the ratio to an atomic reference.
  static let synchronousLifetimes =
    lifetimes + [.time("single", atMost: 2, times: "created once by hand")]
}
