import Foundation

extension HTTPTransport.Request {
  /// The host and the port, for error messages.
  var host: String {
    var host = url.host() ?? "nowhere"
    if host.contains(":"), !host.hasPrefix("[") { host = "[\(host)]" }
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// The reason that the request is invalid; `nil` if it is valid.
  var fault: String? { addressFault ?? methodFault ?? headerFault ?? sizeFault }

  /// The timeout, limited to a year so that computing a deadline cannot overflow.
  var boundedTimeout: Duration { min(max(timeout, .zero), .seconds(365 * 24 * 3600)) }

  private var addressFault: String? {
    guard ["http", "https"].contains(url.scheme?.lowercased()), !(url.host() ?? "").isEmpty else {
      return "the address is not an http or https address"
    }
    guard url.user() == nil, url.password() == nil else {
      return "the address contains a user name or a password; set the authorization header instead"
    }
    guard url.absoluteString.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      return "the address contains a character that must be percent-encoded"
    }
    return nil
  }

  private var methodFault: String? {
    guard isToken(method), method.uppercased() != "CONNECT" else {
      return "\(method.debugDescription) is not a valid method"
    }
    guard body.isEmpty || !["GET", "HEAD"].contains(method.uppercased()) else {
      return "a \(method) request cannot have a body"
    }
    return nil
  }

  private var headerFault: String? {
    for (name, value) in headers.lines {
      guard isToken(name) else { return "\(name.debugDescription) is not a valid header name" }
      guard !transportHeaders.contains(name) else {
        return "the header \(name) is set by the transport; remove it"
      }
      guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7f }) else {
        return "the header \(name) contains a control character"
      }
    }
    return nil
  }

  /// libcurl cannot send a head of more than a mebibyte, and reports it like one that it received.
  private var sizeFault: String? {
    let addressSize = url.absoluteString.utf8.count
    let size = headers.lines.reduce(addressSize) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    return size > 1_000_000 ? "the address and the headers have more than 1000000 bytes" : nil
  }

  /// Whether a text is a token as HTTP defines it: visible ASCII without separators.
  private func isToken(_ text: String) -> Bool {
    let separators = Set("\"(),/:;<=>?@[\\]{}".utf8)
    return !text.isEmpty
      && text.utf8.allSatisfy { (0x21...0x7e).contains($0) && !separators.contains($0) }
  }
}

/// Headers that frame a message or name its recipient. A second value for one of them would allow
/// request smuggling.
private let transportHeaders: Set<String> = [
  "connection", "content-length", "expect", "host", "http2-settings", "keep-alive",
  "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
]
