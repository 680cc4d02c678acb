#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// Puts a ``StreamInterceptor`` around the streams that one endpoint returns.
  ///
  /// It is an interceptor itself, and stands around the endpoint only where that returns streams: a
  /// call of any other endpoint costs what it costs without.
  @usableFromInline
  final class StreamFollower: Interceptor {
    private let interceptor: any StreamInterceptor
    private let streams = Counter()

    init(_ interceptor: any StreamInterceptor) { self.interceptor = interceptor }

    /// The number of a new stream, counted from 1.
    func nextStream() -> Int { streams.countUp() }

    func steps(of call: EndpointCall, stream: Int, origin: Int) -> StreamSteps {
      StreamSteps(of: call, stream: stream, origin: origin, through: interceptor)
    }

    @usableFromInline
    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      followed(try proceed(), of: call)
    }

    @usableFromInline
    func intercept<Output, Failure: Error>(
      _ call: EndpointCall,
      _ proceed: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
      followed(try await proceed(), of: call)
    }

    /// What the endpoint returned, with the interceptor around each of its steps.
    private func followed<Output>(_ output: Output, of call: EndpointCall) -> Output {
      if Output.self is any FollowableStream.Type, let stream = output as? any FollowableStream {
        let steps = steps(of: call, stream: nextStream(), origin: origins.countUp())
        return stream.followed(by: steps) as? Output ?? output
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

  /// Numbers all streams of the process, in the order they were returned.
  let origins = Counter()

  /// How many streams were returned in the process that an interceptor follows.
  package var followedStreams: Int { origins.count }
#endif
