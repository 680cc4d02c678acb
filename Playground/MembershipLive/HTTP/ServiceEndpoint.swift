import Foundation
import Membership
import HTTPCapabilities

/// A web service that is called with a bearer token.
struct ServiceEndpoint: Sendable {
  let settings: ServiceSettings
  private let http: HTTPTransport
  private let timeout: Duration
  private let retryAfter: RetryAfterPolicy

  /// Creates an endpoint.
  ///
  /// - Parameters:
  ///   - settings: The key and the base URL.
  ///   - http: The transport.
  ///   - timeout: The time limit of one exchange, in seconds.
  ///   - retryAfter: How to wait and retry if the service is busy.
  init(
    settings: ServiceSettings,
    http: HTTPTransport,
    timeout: Double,
    retryAfter: RetryAfterPolicy
  ) {
    self.settings = settings
    self.http = http
    self.timeout = .seconds(timeout)
    self.retryAfter = retryAfter
  }

  /// Sends a POST request.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - type: The content type of the body.
  ///   - body: The body.
  ///   - headers: Additional headers.
  /// - Throws: The transport's error. Nothing is sent to a URL that would expose the key
  ///   unencrypted.
  func post(
    _ path: String,
    type: String,
    body: Data,
    headers: HTTPTransport.Headers = [:]
  ) async throws(HTTPError) -> HTTPTransport.Response {
    let url = settings.base.appendingPathComponent(path)
    let request = HTTPTransport.Request.post(url, type: type, body: body, headers: headers)
    return try await send(request)
  }

  /// Sends a GET request.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - query: The fields of the query.
  func get(
    _ path: String,
    query: [(name: String, value: String)]
  ) async throws(HTTPError) -> HTTPTransport.Response {
    let url = settings.base.appendingPathComponent(path)
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.percentEncodedQuery = formEncoded(query)
    return try await send(.get(parts?.url ?? url))
  }

  private func send(
    _ request: HTTPTransport.Request
  ) async throws(HTTPError) -> HTTPTransport.Response {
    var request = request
    request.headers["Authorization"] = "Bearer \(settings.key.value)"
    request.headers["Accept"] = "application/json"
    request.timeout = timeout
    request.limits = HTTPTransport.Limits(body: 1 << 20)
    guard keepsKeySafe else {
      let reason = "it would send the key unencrypted: http is only allowed for this machine"
      throw .nothingSent(.invalidRequest(reason), host: settings.base.host() ?? "nowhere")
    }
    return try await retryAfter.send(request, by: http)
  }

  /// Whether the key is sent encrypted, or does not leave this machine.
  private var keepsKeySafe: Bool {
    settings.base.scheme?.lowercased() == "https" || isLoopback(settings.base.host() ?? "")
  }

  /// Returns a service's message, safe to print: one line of at most 300 characters, without the
  /// key and without control or invisible characters.
  func shown(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let visible = line.unicodeScalars.filter { !$0.isControl && !$0.isInvisible }
    // After the invisible characters, which could be inside the key.
    let shown = settings.key.removed(from: String(String.UnicodeScalarView(visible))).unicodeScalars
    return shown.count > 300 ? String(shown.prefix(300)) + "…" : String(shown)
  }
}
