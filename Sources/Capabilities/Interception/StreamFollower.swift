/// Puts an interceptor around the streams that one endpoint returns.
@usableFromInline
final class StreamFollower: Sendable {
  private let interceptor: any StreamInterceptor
  private let streams = Counter()

  init(_ interceptor: any StreamInterceptor) { self.interceptor = interceptor }

  /// The number of a new stream, counted from 1.
  func nextStream() -> Int { streams.countUp() }

  func steps(of call: EndpointCall, stream: Int) -> StreamSteps {
    StreamSteps(of: call, stream: stream, through: interceptor)
  }

  /// What an endpoint returned, with the interceptor around each of its steps.
  ///
  /// - Parameters:
  ///   - output: What the endpoint returned.
  ///   - call: The call that it answers.
  /// - Returns: A stream of the same type; `output` where it is no stream that can be followed.
  @usableFromInline
  func followed<Output>(_ output: Output, of call: EndpointCall) -> Output {
    if let stream = output as? any FollowableStream {
      return stream.followed(by: steps(of: call, stream: nextStream())) as? Output ?? output
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

extension Interceptor {
  /// What follows the streams of an endpoint, asked once, when the endpoint is wrapped.
  ///
  /// - Parameter output: What the endpoint returns.
  /// - Returns: `nil` where this is no ``StreamInterceptor`` or the output is no stream.
  @usableFromInline
  func streamFollower<Output>(of output: Output.Type) -> StreamFollower? {
    guard canFollowStream(output), let interceptor = self as? any StreamInterceptor else {
      return nil
    }
    return StreamFollower(interceptor)
  }
}

/// Whether a ``StreamInterceptor`` sees the steps of what an endpoint returns.
///
/// - Parameter type: What the endpoint returns.
/// - Returns: Whether it is an `AsyncStream`, an `AsyncThrowingStream` of any error or an
///   `any AsyncSequence`.
package func canFollowStream<Output>(_ type: Output.Type) -> Bool {
  // Most outputs are of neither size, which spares the look-ups below in a world of many endpoints.
  switch MemoryLayout<Output>.size {
  case MemoryLayout<AsyncStream<Int>>.size: type is any FollowableStream.Type
  case MemoryLayout<any AsyncSequence>.size: isExistential(type)
  default: false
  }
}

/// Whether the type is written `any …`; what is in it is seen when there is a value.
private func isExistential(_ type: Any.Type) -> Bool {
  type == (any AsyncSequence).self || _typeName(type).hasPrefix("any ")
}
