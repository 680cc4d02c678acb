/// A form of a use case or an endpoint, one row of a table.
enum Style: String {
  case direct = "direct call"
  case handWritten = "hand-written closure"
  case existential = "protocol existential"
  case builder = "builder"
  case inject = "inject into the builder"
  case partialOfCapability = "partial, whole capability"
  case curryOfCapability = "curry, whole capability"
  case partialOfEndpoints = "partial, bare endpoints"
  case curryOfEndpoints = "curry, bare endpoints"
  case widespreadCurryOfCapability = "curry as elsewhere, whole capability"
  case inlinableCurryOfCapability = "the same inlined, whole capability"
  case widespreadCurryOfEndpoints = "curry as elsewhere, bare endpoints"
  case inlinableCurryOfEndpoints = "the same inlined, bare endpoints"

  // Transforming an endpoint.
  case pipe = "pipe of two"
  case flip
  case uncurry = "uncurry of curry"
  case mapInput
  case mapOutput
  case mapError
  case overriding = "overriding, and a call"
  case callback = "callback(from:)"

  // Decorating an endpoint.
  case bare = "bare endpoint"
  case retrying
  case fallingBack
  case caching = "caching, hit"
  case cachingMiss = "caching, miss"
  case retriedByHand = "retried by hand"
  case fallenBackByHand = "fallen back by hand"
  case cachedByHand = "cached by hand, hit"
  case missedByHand = "cached by hand, miss"
  case timedByHand = "clock read twice by hand"
  case tracedByHand = "traced by hand"
  case observing
  case doingNothing = "interceptor that does nothing"
  case excluding = "interceptor for others"
  case retryingInterceptor = "Retrying"
  case retryingElsewhere = "Retrying, another module"
  case tracing = "Tracing"
  case tracingElsewhere = "Tracing, another module"

  // Starting a task, or waiting for a callback.
  case awaiting
  case awaitedCallback = "awaiting of callback(from:)"
  case coalescing
  case startedByHand = "a task by hand"
  case timingOut
  case timingOutInterceptor = "TimingOut"
  case timedOutByHand = "timed out by hand"

  // Streams.
  case stream = "AsyncStream"
  case streamIntercepted = "AsyncStream, interceptor of calls"
  case streamFollowed = "AsyncStream, interceptor of streams"
  case sequence = "any AsyncSequence"
  case sequenceFollowed = "any AsyncSequence, the same"

  // Wiring.
  case heldUseCase = "a use case that is held"
  case wrapped = "such a closure, called by another"
  case heldUseCases = "on held use cases"
  case unlabelled = "on held use cases, two inputs"
  case labelled = "the same, with labels"
  case composed = "made by hand, and a call"
  case madeUseCases = "on world.useCases, made each time"

  // Creating a value for tests, and recording calls.
  case testValue = "unimplemented"
  case testValueByHand = "closures by hand"
  case transcript = "Transcript"
  case sweep = "FaultSweep"

  // Lifetimes.
  case captured = "captured value"
  case lazyByHand = "created once by hand"
  case lazyByHandOnTwoThreads = "created once by hand, two threads"
  case single
  case singleOnTwoThreads = "single, two threads"
  case shared

  /// The row's name where others are compared with it.
  var shortName: String {
    switch self {
    case .handWritten: "closure"
    case .existential: "existential"
    case .bare: "bare"
    case .timedByHand: "clock"
    case .stream: "stream"
    case .sequence: "sequence"
    case .captured: "captured"
    case .composed, .testValueByHand, .lazyByHand: "by hand"
    default: rawValue
    }
  }
}
