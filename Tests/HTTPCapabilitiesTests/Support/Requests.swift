import Foundation
import HTTPCapabilities

extension URL {
  /// An address that no test connects to.
  static let example = URL(string: "http://127.0.0.1:9/people") ?? URL(filePath: "/people")
}

/// Sends a request and returns its result.
func outcome(
  of request: HTTPTransport.Request,
  by http: HTTPTransport = .live
) async -> Result<HTTPTransport.Response, HTTPError> {
  do { return .success(try await http.send(request)) } catch { return .failure(error) }
}

/// Whether the live transport can send requests.
let hasHTTP = if case .unavailable = HTTPTransport.networkStack { false } else { true }
/// Whether the live transport uses libcurl.
let usesCurl = if case .curl = HTTPTransport.networkStack { true } else { false }
