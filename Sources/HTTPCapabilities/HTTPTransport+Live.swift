import Foundation

extension HTTPTransport {
  /// Sends requests over the network. ``networkStack`` says by what.
  ///
  /// Whatever the other side does, a call ends: within ``Request/timeout``, with an answer that
  /// keeps to ``Request/limits`` or with an error. A call whose task is cancelled ends at once.
  ///
  /// - Connections are kept for the next request to the same host. At most 32 requests to one host
  ///   are under way at a time; the others wait, which counts towards their timeout.
  /// - No request is sent twice. One that was sent on a kept connection, which the other side then
  ///   closed without an answer, is ``HTTPError/outcomeUnknown(_:host:)``.
  /// - Redirects are answers and not followed: whatever key a request has would go to whoever the
  ///   answer names. No challenge is answered, and no cookies, caches or stored credentials are
  ///   used.
  /// - A proxy that the environment names is used, but not for this very machine, nor over `http`
  ///   for a request with a key in its headers: it goes to the host itself.
  /// - Certificates are checked against the system's authorities, or on Linux those in the file
  ///   that the variable `SSL_CERT_FILE` names.
  /// - Compressed answers are decoded; their headers stay as they came.
  public static let live: HTTPTransport = .live(connectionsPerHost: 32)

  /// Sends requests over the network like ``live``, on connections of its own.
  ///
  /// - Parameter connectionsPerHost: How many requests to one host may be under way at a time, and
  ///   so how many connections there may be to it; at least one. `URLSession` has no such limit.
  /// - Returns: The transport. Its connections are closed when nobody holds it any more.
  public static func live(connectionsPerHost: Int) -> HTTPTransport {
    switch networkStack {
    case .urlSession:
      return urlSession
    case .curl:
      let authorities = ProcessInfo.processInfo.environment["SSL_CERT_FILE"]
      return curl(
        CurlPool.Configuration(
          connectionsPerHost: connectionsPerHost,
          authorities: authorities.flatMap { $0.isEmpty ? nil : $0 }
        )
      )
    }
  }

  /// Sends requests by libcurl, on connections of its own.
  static func curl(_ configuration: CurlPool.Configuration) -> HTTPTransport {
    let pool = CurlPool(configuration)
    return checked { request async throws(HTTPError) in try await pool.send(request) }
  }

  /// Sends requests by `URLSession`.
  static let urlSession = checked { request async throws(HTTPError) in
    try await request.sendByURLSession()
  }

  /// Refuses what cannot be sent, and sends nothing for a task that is cancelled.
  private static func checked(
    _ send: @escaping @Sendable (Request) async throws(HTTPError) -> Response
  ) -> HTTPTransport {
    HTTPTransport(send: { request async throws(HTTPError) in
      if let fault = request.fault {
        throw .nothingSent(.invalidRequest(fault), host: request.host)
      }
      guard !Task.isCancelled else { throw .nothingSent(.cancelled, host: request.host) }
      return try await send(request)
    })
  }
}
