import Capabilities
import CapabilityStreams
import Probes

/// Intercepts the steps of streams, but no calls.
protocol StepInterceptor: StreamInterceptor, CallObserver {}

/// Records a line for each call, each step of a stream, and each abandoned stream.
struct StreamLog: StepInterceptor {
  var log = Log()
  /// The prefix of each line.
  var name = ""

  var lines: [String] { log.lines }

  func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    do {
      let element = try await next()
      log.add("\(name)\(step) -> \(element.map { "\($0)" } ?? "end")")
      return element
    } catch {
      log.add("\(name)\(step) throws \(error)")
      throw error
    }
  }

  func abandoned(_ step: StreamStep) { log.add("\(name)\(step) given up") }
}

/// Changes the steps of streams, but no calls.
struct StreamRule: StepInterceptor {
  enum Deed: Sendable {
    /// Returns another element without reading the stream.
    case replace(any Sendable)
    /// Drops elements.
    case drop(@Sendable (Any) -> Bool)
    /// Ends the stream without reading it.
    case end
    /// Fails the step if its error type matches.
    case fail(any Error)
  }

  let deed: Deed
  /// The steps to change.
  var steps: ClosedRange<Int> = 1...Int.max

  func intercept<Element, Failure: Error>(
    _ step: StreamStep,
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    guard steps.contains(step.number) else { return try await next() }
    switch deed {
    case .replace(let value):
      return value as? Element
    case .drop(let isUnwanted):
      while let element = try await next() {
        if !isUnwanted(element) { return element }
      }
      return nil
    case .end:
      return nil
    case .fail(let error):
      if let error = error as? Failure { throw error }
      return try await next()
    }
  }

  func abandoned(_ step: StreamStep) {}
}
