import Capabilities

/// Runs the steps of one stream through an interceptor.
///
/// It is deallocated with the stream. If the stream has not ended then, the consumer has abandoned it.
final class StreamSteps: Sendable {
  private let interceptor: any StreamInterceptor
  private let call: EndpointCall
  private let stream: Int
  private let origin: Int
  private let begun = Counter()
  private let ends = Counter()

  init(
    of call: EndpointCall,
    stream: Int,
    origin: Int,
    through interceptor: any StreamInterceptor
  ) {
    self.interceptor = interceptor
    self.call = call
    self.stream = stream
    self.origin = origin
  }

  deinit {
    if ends.count == 0 { interceptor.abandoned(step(begun.count + 1)) }
  }

  /// Runs one step, on the caller's actor.
  ///
  /// - Parameter next: Waits for the next element of the original stream.
  /// - Returns: The interceptor's element; `nil` after the end of the stream.
  func take<Element, Failure: Error>(
    _ next: () async throws(Failure) -> Element?
  ) async throws(Failure) -> Element? {
    guard ends.count == 0 else { return nil }
    let step = step(begun.countUp())
    do throws(Failure) {
      let element = try await interceptor.intercept(step, next)
      if element == nil { ends.countUp() }
      return element
    } catch {
      ends.countUp()
      throw error
    }
  }

  private func step(_ number: Int) -> StreamStep {
    StreamStep(call: call, stream: stream, number: number, origin: origin)
  }
}
