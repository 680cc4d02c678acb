import Probes

/// Counts down to 1 in each iteration, and can throw at the end. Each step checks that it runs on the
/// sentry's actor.
struct Countdown: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Refusal

  let start: Int
  var refusal: Refusal?
  var sentry = Sentry()

  struct AsyncIterator: AsyncIteratorProtocol {
    var number: Int
    let refusal: Refusal?
    let sentry: Sentry

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Refusal) -> Int? {
      sentry.see()
      await Task.yield()
      sentry.check()
      guard number > 0 else {
        if let refusal { throw refusal }
        return nil
      }
      defer { number -= 1 }
      return number
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(number: start, refusal: refusal, sentry: sentry)
  }
}
