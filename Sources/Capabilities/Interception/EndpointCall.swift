#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// One call of an endpoint, as an ``Interceptor`` sees it.
  public struct EndpointCall: Sendable, CustomStringConvertible {
    /// The capability and the endpoint, such as `"PaymentClient.charge"`.
    public let endpoint: String

    /// Makes the inputs, so that a call nobody looks into makes no array of them.
    private let makeInputs: (@Sendable () -> [any Sendable])?

    /// A call of an endpoint.
    ///
    /// - Parameters:
    ///   - endpoint: The capability and the endpoint, such as `"PaymentClient.charge"`.
    ///   - inputs: Makes the inputs in their order. It runs each time somebody asks for them.
    public init(_ endpoint: String, inputs: @escaping @Sendable () -> [any Sendable]) {
      self.endpoint = endpoint
      makeInputs = inputs
    }

    /// A call of an endpoint without inputs.
    ///
    /// - Parameter endpoint: The capability and the endpoint, such as `"WallClock.now"`.
    public init(_ endpoint: String) {
      self.endpoint = endpoint
      makeInputs = nil
    }

    /// The inputs of the call, in order. Reading them makes them anew.
    public var inputs: [any Sendable] { makeInputs?() ?? [] }

    /// The call as it might be written: `PaymentClient.charge("ada", 2500)`.
    public var description: String {
      "\(endpoint)(\(inputs.map { String(reflecting: $0) }.joined(separator: ", ")))"
    }
  }
#endif
