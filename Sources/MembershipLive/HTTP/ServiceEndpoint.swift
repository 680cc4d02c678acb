import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service that is called by POST with a bearer key.
struct ServiceEndpoint: Sendable {
  let settings: ServiceSettings
  private let transport: HTTPTransport

  init(settings: ServiceSettings, timeout: TimeInterval) {
    self.settings = settings
    self.transport = HTTPTransport(timeout: timeout)
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
    headers: [String: String] = [:]
  ) async throws(HTTPFailure) -> HTTPAnswer {
    var request = URLRequest(url: settings.base.appendingPathComponent(path))
    request.httpMethod = "POST"
    request.httpBody = body
    request.setValue("Bearer \(settings.key.value)", forHTTPHeaderField: "Authorization")
    request.setValue(type, forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return try await transport.send(request)
  }

  /// What a service says, fit to be shown: one line, not endless, and without the key.
  func shown(_ message: String) -> String {
    let line = settings.key.removed(from: message).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
      .filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
    return line.count > 300 ? line.prefix(300) + "…" : line
  }
}
