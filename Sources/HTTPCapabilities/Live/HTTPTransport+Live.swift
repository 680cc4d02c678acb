import CCurlTransfer
import Foundation

extension HTTPTransport {
  /// Sends requests over the network, using the ``networkStack``.
  ///
  /// A call always ends: within ``Request/timeout``, with a response within ``Request/limits`` or
  /// with an error. A call also ends as soon as its task is cancelled.
  ///
  /// - The transport keeps connections open for later requests. At most 32 requests to one host run
  ///   at the same time; others wait, and the wait counts toward their timeout.
  /// - It sends no request twice. If the server closes a kept connection without a response, the
  ///   call throws ``HTTPError/outcomeUnknown(_:host:)``.
  /// - It returns redirects instead of following them, because following one would send API keys
  ///   to another host. It does not respond to authentication challenges, and uses no cookies,
  ///   caches or stored credentials.
  /// - It uses the proxy that the environment names, except for requests to this machine, and for
  ///   `http` requests with credentials in their headers.
  /// - It checks certificates against the system's certificate authorities. On Linux, the variable
  ///   `SSL_CERT_FILE` can name another file.
  /// - It decompresses bodies, unless ``Request/decodesBody`` is false, and keeps the response's
  ///   headers unchanged.
  public static let live: HTTPTransport = .live(connectionsPerHost: 32)

  /// Returns a transport like ``live`` with a separate connection pool.
  ///
  /// - Parameter connectionsPerHost: The maximum number of concurrent requests to one host, and so
  ///   of connections to it; at least 1. `URLSession` ignores it.
  /// - Returns: The transport. It closes its connections after its last user releases it.
  public static func live(connectionsPerHost: Int) -> HTTPTransport {
    #if canImport(Darwin)
      return urlSession
    #else
      let authorities = ProcessInfo.processInfo.environment["SSL_CERT_FILE"]
      return curl(
        CurlPool.Configuration(
          connectionsPerHost: connectionsPerHost,
          authorities: authorities.flatMap { $0.isEmpty ? nil : $0 }
        )
      )
    #endif
  }

  /// Returns a transport that uses libcurl, with a separate connection pool.
  static func curl(_ configuration: CurlPool.Configuration) -> HTTPTransport {
    let pool = CurlPool(configuration)
    return validating { request async throws(HTTPError) in try await pool.send(request) }
  }

  /// Returns a transport that refuses invalid requests, and requests of cancelled tasks.
  static func validating(
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

  /// The implementation of ``live``: `URLSession` on Apple platforms, libcurl on Linux.
  ///
  /// Neither needs a header or a library when the program is built. libcurl is loaded with the first
  /// request. A program can tell before that it is missing:
  ///
  /// ```swift
  /// if case .unavailable(let reason) = HTTPTransport.networkStack { throw StartError(reason) }
  /// ```
  public static var networkStack: NetworkStack {
    #if canImport(Darwin)
      return .urlSession
    #else
      if let version = capabilities_curl_version() {
        return .curl(version: String(cString: version))
      }
      let problem = capabilities_curl_problem().map { String(cString: $0) }
      return .unavailable(CurlPool.missing(problem ?? "it cannot be loaded"))
    #endif
  }

  /// An implementation of the live transport.
  public enum NetworkStack: Sendable, Hashable, CustomStringConvertible {
    /// libcurl, with its version and those of its libraries.
    case curl(version: String)
    /// Foundation's `URLSession`, with a connection for each request.
    case urlSession
    /// None: every request fails with ``HTTPError/Reason/cannotStart(_:)``. Contains the reason, such as
    /// that libcurl is not installed, or is too old.
    case unavailable(String)

    /// The name and version, such as `libcurl/8.5.0 OpenSSL/3.0.13`.
    public var description: String {
      switch self {
      case .curl(let version): version
      case .urlSession: "URLSession"
      case .unavailable(let reason): "unavailable (\(reason))"
      }
    }
  }
}
