public import Foundation

extension HTTPTransport {
  /// What to send.
  public struct Request: Sendable, Hashable, Codable {
    /// The method, such as `GET`.
    public var method: String
    /// Where to, an `http` or `https` address.
    public var url: URL
    /// The headers. Those that tell the host, the length of the body and what the connection is
    /// for are added when it is sent, and cannot be set.
    public var headers: Headers
    /// The body; empty for none.
    public var body: Data
    /// How long the whole exchange may take: from the call, finding the host and waiting for a
    /// connection included, to the answer's last byte.
    public var timeout: Duration
    /// How large the answer may be.
    public var limits: Limits

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - url: Where to, an `http` or `https` address.
    ///   - headers: The headers.
    ///   - body: The body; empty for none.
    ///   - timeout: How long the whole exchange may take.
    ///   - limits: How large the answer may be.
    public init(
      method: String = "GET",
      url: URL,
      headers: Headers = [:],
      body: Data = Data(),
      timeout: Duration = .seconds(60),
      limits: Limits = Limits()
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
      self.timeout = timeout
      self.limits = limits
    }

    /// A request for what is at an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - headers: The headers.
    /// - Returns: The request.
    public static func get(_ url: URL, headers: Headers = [:]) -> Request {
      Request(url: url, headers: headers)
    }

    /// A request that hands something over.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - type: What the body is, such as `application/json`: the header `Content-Type`.
    ///   - body: The body.
    ///   - headers: More headers.
    /// - Returns: The request.
    public static func post(
      _ url: URL,
      type: String,
      body: Data,
      headers: Headers = [:]
    ) -> Request {
      var headers = headers
      headers["Content-Type"] = type
      return Request(method: "POST", url: url, headers: headers, body: body)
    }
  }
}

extension HTTPTransport.Request: CustomStringConvertible, CustomDebugStringConvertible {
  /// The method and the address without its query: what is secret tends to be elsewhere.
  public var description: String {
    let scheme = url.scheme.map { "\($0)://" } ?? ""
    return "\(method) \(scheme)\(host)\(url.path)"
  }
  /// The same as ``description``, so that reports of calls have no keys in them.
  public var debugDescription: String { description }
}
