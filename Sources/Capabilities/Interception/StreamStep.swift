#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// One step of a stream that an endpoint returned, as a ``StreamInterceptor`` sees it: the
  /// consumer's wait for the next element.
  public struct StreamStep: Sendable, CustomStringConvertible {
    /// The call that returned the stream.
    public let call: EndpointCall
    /// Which stream of the endpoint it is since the interceptor was put around it, counted from 1.
    public let stream: Int
    /// Which element is waited for, counted from 1.
    public let number: Int
    /// Which of all returned streams of the process it belongs to, in the order they were returned.
    /// Each iteration of a sequence has that of the sequence.
    package let origin: Int

    /// A step of a stream.
    ///
    /// - Parameters:
    ///   - call: The call that returned the stream.
    ///   - stream: Which stream of the endpoint it is, counted from 1.
    ///   - number: Which element is waited for, counted from 1.
    public init(call: EndpointCall, stream: Int, number: Int) {
      self.init(call: call, stream: stream, number: number, origin: 0)
    }

    init(call: EndpointCall, stream: Int, number: Int, origin: Int) {
      self.call = call
      self.stream = stream
      self.number = number
      self.origin = origin
    }

    /// The call and the element's number, such as `RateService.rates("EUR")[3]`, and from the
    /// endpoint's second stream on its number, too: `RateService.rates("EUR")#2[3]`.
    public var description: String {
      stream == 1 ? "\(call)[\(number)]" : "\(call)#\(stream)[\(number)]"
    }
  }
#endif
