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
  /// Sends a request and waits for the whole answer. Every answer is one, whatever its status;
  /// the error tells whether the request may have arrived.
  public var send: @Sendable (Request) async throws(HTTPError) -> Response

  /// Makes a transport from its endpoint.
  public init(send: @escaping @Sendable (Request) async throws(HTTPError) -> Response) {
    self.send = send
  }

  /// The value for tests: every endpoint is unimplemented and says so when it is called.
  public static var test: HTTPTransport {
    let error = HTTPError.nothingSent(.invalidRequest("unimplemented"), host: "")
    return HTTPTransport(send: unimplemented("HTTPTransport.send", throwing: error))
  }
}

extension HTTPTransport: Interceptable {
  /// A copy whose every endpoint is called through the interceptor.
  public func intercepted(by interceptor: some Interceptor) -> HTTPTransport {
    HTTPTransport(send: interceptor.wrap("HTTPTransport.send", send))
  }
}
