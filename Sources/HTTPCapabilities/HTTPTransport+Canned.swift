import Foundation

extension HTTPTransport {
  /// A transport that gives the same answer to every request.
  ///
  /// - Parameter response: The answer.
  /// - Returns: The transport.
  public static func responding(_ response: Response) -> HTTPTransport {
    HTTPTransport(send: { _ in response })
  }

  /// A transport that computes its answers.
  ///
  /// ```swift
  /// let http = HTTPTransport.responding { request in .text("You asked for \(request.url.path)") }
  /// ```
  ///
  /// - Parameter response: Makes the answer to a request, or throws the error to fail with.
  /// - Returns: The transport.
  public static func responding(
    with response: @escaping @Sendable (Request) throws(HTTPError) -> Response
  ) -> HTTPTransport {
    HTTPTransport(send: { request async throws(HTTPError) in try response(request) })
  }

  /// A transport that gives every request the same error.
  ///
  /// - Parameter error: The error.
  /// - Returns: The transport.
  public static func failing(_ error: HTTPError) -> HTTPTransport {
    HTTPTransport(send: { _ async throws(HTTPError) in throw error })
  }

  /// A transport that answers by method and path.
  ///
  /// ```swift
  /// let http = HTTPTransport.routes([
  ///   .get("/people/ada"): .json(#"{"name": "Ada"}"#),
  ///   .post("/charges"): .status(402),
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - routes: The answers. Host and query of a request make no difference.
  ///   - others: What gets the requests that no route is for. Without one, they fail the test and
  ///     are named.
  /// - Returns: The transport.
  public static func routes(
    _ routes: [Route: Response],
    others: HTTPTransport = .test
  ) -> HTTPTransport {
    HTTPTransport(send: { request async throws(HTTPError) in
      guard let response = routes[Route(request)] else { return try await others.send(request) }
      return response
    })
  }

  /// Which requests a canned answer is for.
  public struct Route: Sendable, Hashable {
    private let method: String
    private let path: String

    /// Describes a route.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - path: The path as a URL writes it, beginning with a slash.
    public init(_ method: String, _ path: String) {
      self.method = method.uppercased()
      self.path = path.isEmpty ? "/" : path
    }

    fileprivate init(_ request: Request) {
      self.init(request.method, request.url.path(percentEncoded: true))
    }

    /// Requests for what is at a path.
    public static func get(_ path: String) -> Route { Route("GET", path) }
    /// Requests that hand something over to a path.
    public static func post(_ path: String) -> Route { Route("POST", path) }
    /// Requests that put something at a path.
    public static func put(_ path: String) -> Route { Route("PUT", path) }
    /// Requests that take away what is at a path.
    public static func delete(_ path: String) -> Route { Route("DELETE", path) }
  }
}
