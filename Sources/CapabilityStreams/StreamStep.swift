public import Capabilities

/// A step of a stream, as passed to a ``StreamInterceptor``: the consumer's wait for the next
/// element.
public struct StreamStep: Sendable, CustomStringConvertible {
  /// The call that returned the stream.
  public let call: EndpointCall
  /// The number of the stream among those of the wrapped endpoint, counted from 1.
  public let stream: Int
  /// The number of the element, counted from 1.
  public let number: Int
  /// The number of the stream among all of the process, in the order in which endpoints return them.
  /// All iterations of a sequence have the number of the sequence.
  package let origin: Int

  /// Creates a step.
  public init(call: EndpointCall, stream: Int, number: Int) {
    self.init(call: call, stream: stream, number: number, origin: 0)
  }

  init(call: EndpointCall, stream: Int, number: Int, origin: Int) {
    self.call = call
    self.stream = stream
    self.number = number
    self.origin = origin
  }

  /// The call and the element's number, such as `RateService.rates("EUR")[3]`. From the endpoint's
  /// second stream on, it has the stream's number too: `RateService.rates("EUR")#2[3]`.
  public var description: String { "\(call)\(place)" }

  /// The step's position: `[3]`, or `#2[3]` for the endpoint's second stream.
  package var place: String { stream == 1 ? "[\(number)]" : "#\(stream)[\(number)]" }
}
