public import Foundation

extension HTTPTransport {
  /// A request with its time limit and the size limits of its response.
  public struct Request: Sendable, Hashable, Codable {
    /// The method, such as `GET`.
    public var method: String
    /// The address, with the scheme `http` or `https`.
    public var url: URL
    /// The headers. The transport sets those for the host, the body's length and the connection; a
    /// request that contains one of them is refused.
    public var headers: Headers
    /// The body; empty for none.
    public var body: Data
    /// The time limit for the whole exchange: from the call to the last byte of the response,
    /// including the lookup of the host and the wait for a connection.
    public var timeout: Duration
    /// The size limits of the response.
    public var limits: Limits
    /// Whether the transport asks for a compressed body and decodes it; true by default. A body with
    /// an encoding that it does not know is always returned as it was sent.
    ///
    /// If this is false, the body is returned as it was sent, and the transport adds no
    /// `Accept-Encoding` to the request. `URLSession` always decodes, so on Apple's platforms the
    /// request asks for a body without encoding, whatever its own `Accept-Encoding`.
    public var decodesBody = true

    /// Creates a request.
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

    /// Returns a `GET` request.
    public static func get(_ url: URL, headers: Headers = [:]) -> Request {
      Request(url: url, headers: headers)
    }

    /// Returns a `POST` request. `type` is the value of the header `Content-Type`, such as
    /// `application/json`.
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

  /// The size limits of a response. The transport stops reading a response that exceeds one, and
  /// throws ``HTTPError/Reason/tooLarge(_:)``.
  ///
  /// ```swift
  /// var request = HTTPTransport.Request.get(url)
  /// request.limits.body = 200 << 20  // 200 MiB
  /// ```
  public struct Limits: Sendable, Hashable, Codable {
    /// The maximum number of bytes of status lines and headers, including interim responses and
    /// trailers. Most versions of libcurl read no more than 300 KiB.
    public var headers: Int
    /// The maximum number of bytes of the body, both compressed and decompressed; at least 0.
    public var body: Int

    /// Creates limits.
    public init(headers: Int = 64 << 10, body: Int = 16 << 20) {
      self.headers = headers
      self.body = body
    }
  }
}

extension HTTPTransport.Request: CustomStringConvertible, CustomDebugStringConvertible {
  /// The method and the encoded address without its query, because queries often contain secrets.
  public var description: String {
    let scheme = url.scheme.map { "\($0)://" } ?? ""
    return "\(method) \(scheme)\(host)\(url.path(percentEncoded: true))"
  }
  /// The same as ``description``, so that reports of calls contain no keys.
  public var debugDescription: String { description }
}
