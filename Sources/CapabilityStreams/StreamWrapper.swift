public import Capabilities

/// Wraps the streams of one endpoint with a ``StreamInterceptor``.
///
/// It is an interceptor itself and wraps only endpoints that return streams. Calls of other endpoints
/// cost nothing extra.
final class StreamWrapper: Interceptor {
  private let interceptor: any StreamInterceptor
  private let streams = Counter()

  init(_ interceptor: any StreamInterceptor) { self.interceptor = interceptor }

  /// Returns the number of a new stream, counted from 1.
  func nextStream() -> Int { streams.countUp() }

  func steps(of call: EndpointCall, stream: Int, origin: Int) -> StreamSteps {
    StreamSteps(of: call, stream: stream, origin: origin, through: interceptor)
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    wrapped(try proceed(), of: call)
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    wrapped(try await proceed(), of: call)
  }

  /// Returns the output, with each of its steps intercepted if it is a stream.
  private func wrapped<Output>(_ output: Output, of call: EndpointCall) -> Output {
    if Output.self is any InterceptableStream.Type,
      let stream = output as? any InterceptableStream
    {
      let steps = steps(of: call, stream: nextStream(), origin: origins.countUp())
      return stream.wrapped(by: steps) as? Output ?? output
    }
    guard let sequence = output as? any AsyncSequence else { return output }
    return intercepted(sequence, returnedBy: call) as? Output ?? output
  }

  private func intercepted<Base: AsyncSequence>(
    _ base: Base,
    returnedBy call: EndpointCall
  ) -> any AsyncSequence {
    InterceptedSequence(base, returnedBy: call, through: self)
  }
}

extension StreamInterceptor {
  /// Returns an interceptor that wraps the streams of an endpoint.
  ///
  /// - Parameter output: The output type of the endpoint.
  /// - Returns: `nil` if the output cannot be a stream.
  public func streamInterceptor<Output>(for output: Output.Type) -> (any Interceptor)? {
    canInterceptStream(output) ? StreamWrapper(self) : nil
  }
}

/// Returns whether a ``StreamInterceptor`` can wrap the steps of an output.
///
/// - Parameter type: The output type of an endpoint.
/// - Returns: `true` for `AsyncStream`, `AsyncThrowingStream` with untyped errors, and
///   `any AsyncSequence`.
package func canInterceptStream<Output>(_ type: Output.Type) -> Bool {
  // Most outputs have another size. This avoids the slower checks in a world with many endpoints.
  switch MemoryLayout<Output>.size {
  case MemoryLayout<AsyncStream<Int>>.size: type is any InterceptableStream.Type
  case MemoryLayout<any AsyncSequence>.size: isAnyAsyncSequence(type)
  default: false
  }
}

/// Returns whether the type is `any AsyncSequence`, with any element and error types. A wrapped
/// sequence conforms to no other protocol, such as one that refines this one.
private func isAnyAsyncSequence(_ type: Any.Type) -> Bool {
  type == (any AsyncSequence).self || _typeName(type).hasPrefix("any Swift.AsyncSequence<")
}

/// Counts all intercepted streams of the process, in the order in which endpoints return them.
let origins = Counter()

/// The number of intercepted streams that endpoints have returned in the process.
package var interceptedStreamCount: Int { origins.count }
