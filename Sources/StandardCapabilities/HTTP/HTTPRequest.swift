public import Foundation

extension HTTPTransport {
  /// What to send.
  public struct Request: Sendable, Hashable, Codable {
    /// The method, such as `GET`.
    public var method: String
    /// Where to, an `http` or `https` address.
    public var url: URL
    /// The headers. The host and the length of the body are added when it is sent.
    public var headers: Headers
    /// The body; empty for none.
    public var body: Data
    /// How long the other side may stay silent. Where Foundation stands on libcurl, it is rounded
    /// up to whole seconds.
    public var timeout: Duration

    /// Describes a request.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - url: Where to, an `http` or `https` address.
    ///   - headers: The headers.
    ///   - body: The body; empty for none.
    ///   - timeout: How long the other side may stay silent.
    public init(
      method: String = "GET",
      url: URL,
      headers: Headers = [:],
      body: Data = Data(),
      timeout: Duration = .seconds(60)
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
      self.timeout = timeout
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

extension HTTPTransport.Request {
  /// The host and the port, for error messages.
  var host: String {
    let host = url.host() ?? "nowhere"
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// Why the request cannot be sent as it is; `nil` where it can.
  var fault: String? {
    guard ["http", "https"].contains(url.scheme?.lowercased()), !(url.host() ?? "").isEmpty else {
      return "the address is not an http or https address"
    }
    guard isToken(method) else { return "\(method.debugDescription) is not a method" }
    for (name, value) in headers.fields.sorted(by: { $0.key < $1.key }) {
      guard isToken(name) else { return "\(name.debugDescription) is not a header's name" }
      guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7f }) else {
        return "the header \(name) has a control character in it"
      }
    }
    guard body.isEmpty || !["GET", "HEAD"].contains(method.uppercased()) else {
      return "a \(method) has no body"
    }
    return nil
  }

  /// Whether a text is what HTTP calls a token: visible ASCII without separators.
  private func isToken(_ text: String) -> Bool {
    let separators = Set("\"(),/:;<=>?@[\\]{}".utf8)
    return !text.isEmpty
      && text.utf8.allSatisfy { (0x21...0x7e).contains($0) && !separators.contains($0) }
  }
}
