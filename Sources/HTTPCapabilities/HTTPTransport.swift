public import Capabilities

/// Sends HTTP requests.
///
/// ```swift
/// func makeFetchTitle(
///   send: @escaping @Sendable (HTTPTransport.Request) async throws(HTTPError)
///     -> HTTPTransport.Response
/// ) -> @Sendable (URL) async throws(HTTPError) -> String {
///   { (url: URL) async throws(HTTPError) in try await send(.get(url)).text }
/// }
///
/// let fetchTitle = makeFetchTitle(send: HTTPTransport.live.send)
///
/// // In a test, without a network:
/// let canned = HTTPTransport.routes([.get("/title"): .text("Hello")])
/// ```
public struct HTTPTransport: Capability {
  /// Sends a request and returns the complete response, whatever its status. The error reports
  /// whether the server may have received the request.
  public var send: @Sendable (Request) async throws(HTTPError) -> Response

  /// Creates a transport from its endpoint.
  public init(send: @escaping @Sendable (Request) async throws(HTTPError) -> Response) {
    self.send = send
  }

  /// The value for tests. A call of its endpoint fails the test.
  public static var test: HTTPTransport {
    let error = HTTPError.nothingSent(.invalidRequest("unimplemented"), host: "nowhere")
    return HTTPTransport(send: unimplemented("HTTPTransport.send", throwing: error))
  }
}

extension HTTPTransport: Interceptable {
  /// Returns a copy that calls its endpoint through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> HTTPTransport {
    HTTPTransport(send: interceptor.wrap("HTTPTransport.send", send))
  }
}
