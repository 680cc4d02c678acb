import Capabilities
import Probes

/// Keeps a line for each call, each step of a stream, and each stream that was given up.
struct StreamLog: StepInterceptor {
  var log = Log()
  /// What the lines begin with.
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
