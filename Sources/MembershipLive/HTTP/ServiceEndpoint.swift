import Foundation
import StandardCapabilities

/// A service that is called by POST with a bearer key.
struct ServiceEndpoint: Sendable {
  let settings: ServiceSettings
  private let http: HTTPTransport
  private let timeout: Duration
  private let limits: HTTPTransport.Limits

  /// Describes a service.
  ///
  /// - Parameters:
  ///   - settings: The key and the address.
  ///   - http: What sends the requests.
  ///   - timeout: How long an exchange may take as a whole, in seconds.
  ///   - limits: How large an answer may be.
  init(
    settings: ServiceSettings,
    http: HTTPTransport,
    timeout: Double,
    limits: HTTPTransport.Limits
  ) {
    self.settings = settings
    self.http = http
    self.timeout = .seconds(timeout)
    self.limits = limits
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
    var request = HTTPTransport.Request.post(url, type: type, body: body, headers: headers)
    request.headers["Authorization"] = "Bearer \(settings.key.value)"
    request.headers["Accept"] = "application/json"
    request.timeout = timeout
    request.limits = limits
    guard keepsKeySafe else {
      let reason = "it would send the key unencrypted: http is only for this very machine"
      throw .nothingSent(.invalidRequest(reason), host: settings.base.host() ?? "nowhere")
    }
    return try await http.send(request)
  }

  /// Whether nobody on the way can read the key.
  private var keepsKeySafe: Bool {
    settings.base.scheme?.lowercased() == "https" || isLoopback(settings.base.host() ?? "")
  }

  /// What a service says, fit to be shown: one line, not endless, and without the key.
  func shown(_ message: String) -> String {
    let line = settings.key.removed(from: message).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
      .filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
    return line.count > 300 ? line.prefix(300) + "…" : line
  }
}
