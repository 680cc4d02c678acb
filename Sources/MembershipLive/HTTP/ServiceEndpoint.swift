import Foundation
import StandardCapabilities

/// A service that is called by POST with a bearer key.
struct ServiceEndpoint: Sendable {
  let settings: ServiceSettings
  private let http: HTTPTransport
  private let timeout: Duration

  /// Describes a service.
  ///
  /// - Parameters:
  ///   - settings: The key and the address.
  ///   - http: What sends the requests.
  ///   - timeout: How long the service may stay silent, in seconds.
  init(settings: ServiceSettings, http: HTTPTransport, timeout: Double) {
    self.settings = settings
    self.http = http
    self.timeout = .seconds(timeout)
  }

  /// Sends one request.
  ///
  /// - Parameters:
  ///   - path: Where, below the service's address.
  ///   - type: What the body is.
  ///   - body: The body.
  ///   - headers: More headers.
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
    return try await http.send(request)
  }

  /// What a service says, fit to be shown: one line, not endless, and without the key.
  func shown(_ message: String) -> String {
    let line = settings.key.removed(from: message).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
      .filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
    return line.count > 300 ? line.prefix(300) + "…" : line
  }
}
