import CCurlTransfer
import Foundation

extension HTTPTransport.Request {
  /// Calls `body` with the request as libcurl wants it.
  ///
  /// - Parameters:
  ///   - authorities: A file with the certificates to trust; `nil` for the system's.
  ///   - body: Gets the request. What it points at is valid during the call.
  /// - Returns: What `body` returns; `nil` where libcurl does not understand the address.
  func withCurlRequest<Output>(
    authorities: String?,
    _ body: (inout capabilities_curl_request) -> Output?
  ) -> Output? {
    guard let host = curlHost else { return nil }
    let texts = CStrings([url.absoluteString, method] + curlHeaders)
    let authorities = CStrings(authorities.map { [$0] } ?? [])
    // Their last use here is a copy of the pointers; the optimiser may not end their lives with it.
    defer { withExtendedLifetime((texts, authorities)) {} }
    return self.body.withUnsafeBytes { bytes in
      texts.pointers.dropFirst(2).withUnsafeBufferPointer { headers in
        var request = capabilities_curl_request()
        request.url = texts.pointers[0]
        request.method = texts.pointers[1]
        request.headers = headers.baseAddress
        request.header_count = headers.count
        request.body = bytes.baseAddress
        request.body_size = bytes.count
        request.has_body = hasBody
        request.answer_has_no_body = method.uppercased() == "HEAD"
        request.uses_proxy = mayUseProxy(host: host)
        request.authorities = authorities.pointers.first ?? nil
        return body(&request)
      }
    }
  }

  /// Whether the request has a body, which may be empty, or none at all.
  private var hasBody: Bool {
    !body.isEmpty || ["POST", "PUT", "PATCH"].contains(method.uppercased())
  }

  /// The host, as libcurl understands the address: what another parser makes of it does not count.
  private var curlHost: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      guard let start = buffer.baseAddress,
        capabilities_curl_host(url.absoluteString, start, buffer.count)
      else { return nil }
      return String(cString: start)
    }
  }

  /// The headers in libcurl's notation: `name;` is for an empty value, `name:` for no such header.
  private var curlHeaders: [String] {
    var lines = headers.fields.sorted { $0.key < $1.key }.map { name, value in
      value.allSatisfy(\.isWhitespace) ? "\(name);" : "\(name): \(value)"
    }
    // What libcurl would add by itself: a wait before the body, and a guess of what the body is.
    lines.append("Expect:")
    if headers["content-type"] == nil { lines.append("Content-Type:") }
    return lines
  }
}

/// Texts as C wants them, for as long as this object lives.
private final class CStrings {
  let pointers: [UnsafePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { text in UnsafePointer(strdup(text)) }
  }

  deinit {
    for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
  }
}
