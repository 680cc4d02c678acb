import Foundation
import Membership
import HTTPCapabilities

/// A service that is called with a bearer key.
struct ServiceEndpoint: Sendable {
  let settings: ServiceSettings
  private let http: HTTPTransport
  private let timeout: Duration
  private let limits: HTTPTransport.Limits
  private let retryAfter: RetryAfterPolicy
  private let pause = RetryAfterPause()

  /// Describes a service.
  ///
  /// - Parameters:
  ///   - settings: The key and the address.
  ///   - http: What sends the requests.
  ///   - timeout: How long an exchange may take as a whole, in seconds.
  ///   - limits: How large an answer may be.
  ///   - retryAfter: How long the service is waited for where it asks for it.
  init(
    settings: ServiceSettings,
    http: HTTPTransport,
    timeout: Double,
    limits: HTTPTransport.Limits,
    retryAfter: RetryAfterPolicy
  ) {
    self.settings = settings
    self.http = http
    self.timeout = .seconds(timeout)
    self.limits = limits
    self.retryAfter = retryAfter
  }

  /// Sends one request.
  ///
  /// - Parameters:
  ///   - path: Where, below the service's address.
  ///   - type: What the body is.
  ///   - body: The body.
  ///   - headers: More headers.
  /// - Throws: What the transport throws; nothing is sent to an address to which the key would
  ///   travel unencrypted.
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

  /// Asks for something.
  ///
  /// - Parameters:
  ///   - path: Where, below the service's address.
  ///   - query: What tells more about it.
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
    request.limits = limits
    guard keepsKeySafe else {
      let reason = "it would send the key unencrypted: http is only for this very machine"
      throw .nothingSent(.invalidRequest(reason), host: settings.base.host() ?? "nowhere")
    }
    return try await retryAfter.send(request, pause, by: http)
  }

  /// Whether nobody on the way can read the key.
  private var keepsKeySafe: Bool {
    settings.base.scheme?.lowercased() == "https" || isLoopback(settings.base.host() ?? "")
  }

  /// What a service says, fit to be shown: one line, not endless, without the key, and with nothing
  /// in it that steers a terminal or turns what stands beside it around.
  func shown(_ message: String) -> String {
    let line = settings.key.removed(from: message).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: line.unicodeScalars.filter { !$0.isControl && !$0.isInvisible })
    return shown.count > 300 ? String(shown.prefix(300)) + "…" : String(shown)
  }
}
