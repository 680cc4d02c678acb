#if !hasFeature(Embedded)  // See EmbeddedSwift.swift.
  /// A call of an endpoint, as passed to an ``Interceptor``.
  public struct EndpointCall: Sendable, CustomStringConvertible {
    /// The capability and the endpoint, such as `"PaymentClient.charge"`.
    public let endpoint: String

    /// Returns the inputs. A closure, so that unread inputs cost no array.
    private let makeInputs: (@Sendable () -> [any Sendable])?

    /// Creates a call. `inputs` returns the inputs in order; it runs at each access of ``inputs``.
    public init(_ endpoint: String, inputs: @escaping @Sendable () -> [any Sendable]) {
      self.endpoint = endpoint
      makeInputs = inputs
    }

    /// Creates a call without inputs.
    public init(_ endpoint: String) {
      self.endpoint = endpoint
      makeInputs = nil
    }

    /// The inputs of the call, in order. Each access creates the array.
    public var inputs: [any Sendable] { makeInputs?() ?? [] }

    /// The call in Swift's syntax, such as `PaymentClient.charge("ada", 2500)`.
    public var description: String {
      @_optimize(none) get {  // See CompilerHints.swift.
        "\(endpoint)(\(inputs.map { String(reflecting: $0) }.joined(separator: ", ")))"
      }
    }
  }
#endif
