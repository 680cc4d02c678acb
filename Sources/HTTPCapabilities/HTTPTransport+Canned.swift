import Foundation

extension HTTPTransport {
  /// Returns a transport without a network, with one response or with computed ones.
  ///
  /// Like ``live``, canned transports reject invalid requests and requests of cancelled tasks, return
  /// no body for `HEAD`, and reject a body that is larger than the request's limit.
  public static func responding(_ response: Response) -> HTTPTransport {
    responding(with: { _ in response })
  }

  /// Returns a transport that computes its responses.
  ///
  /// ```swift
  /// let http = HTTPTransport.responding { request in .text("You asked for \(request.url.path)") }
  /// ```
  ///
  /// - Parameter response: Returns the response to a request, or throws the error for it. It can wait,
  ///   as for an actor that simulates a server.
  public static func responding(
    with response: @escaping @Sendable (Request) async throws(HTTPError) -> Response
  ) -> HTTPTransport {
    validating { request throws(HTTPError) in try await response(request).received(for: request) }
  }

  /// Returns a transport that throws the same error for every request.
  public static func failing(_ error: HTTPError) -> HTTPTransport {
    HTTPTransport(send: { _ async throws(HTTPError) in throw error })
  }

  /// Returns a transport with a response for each method and path.
  ///
  /// ```swift
  /// let http = HTTPTransport.routes([
  ///   .get("/people/ada"): .json(#"{"name": "Ada"}"#),
  ///   .post("/charges"): .status(402),
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - routes: The responses. The host and the query of a request are ignored.
  ///   - others: The transport for requests without a route. By default, each of them fails the
  ///     test, which names the request.
  public static func routes(
    _ routes: [Route: Response],
    others: HTTPTransport = .test
  ) -> HTTPTransport {
    validating { request async throws(HTTPError) in
      guard let response = routes[Route(request)] else { return try await others.send(request) }
      return try response.received(for: request)
    }
  }

  /// A method and a path, the key of a canned response.
  public struct Route: Sendable, Hashable {
    private let method: String
    private let path: String

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - path: The percent-encoded path, beginning with a slash.
    public init(_ method: String, _ path: String) {
      self.method = method.uppercased()
      self.path = path.isEmpty ? "/" : path
    }

    fileprivate init(_ request: Request) {
      self.init(request.method, request.url.path(percentEncoded: true))
    }

    /// Returns the route of `GET` requests to a path.
    public static func get(_ path: String) -> Route { Route("GET", path) }
    /// Returns the route of `POST` requests to a path.
    public static func post(_ path: String) -> Route { Route("POST", path) }
    /// Returns the route of `PUT` requests to a path.
    public static func put(_ path: String) -> Route { Route("PUT", path) }
    /// Returns the route of `DELETE` requests to a path.
    public static func delete(_ path: String) -> Route { Route("DELETE", path) }
  }
}

extension HTTPTransport.Response {
  /// Returns the part of the response that a client receives.
  fileprivate func received(
    for request: HTTPTransport.Request
  ) throws(HTTPError) -> HTTPTransport.Response {
    // The indices of received bytes start at zero, unlike those of a slice.
    let whole = body.startIndex == 0 ? body : Data(body)
    let received = request.method.uppercased() == "HEAD" ? Data() : whole
    let limit = max(request.limits.body, 0)
    guard received.count <= limit else {
      throw .outcomeUnknown(.tooLarge("more than \(limit) bytes"), host: request.host)
    }
    return HTTPTransport.Response(status: status, headers: headers, body: received)
  }
}
