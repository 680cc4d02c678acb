import Foundation

extension HTTPTransport.Request {
  /// The host and the port, for error messages.
  var host: String {
    let host = url.host() ?? "nowhere"
    return url.port.map { "\(host):\($0)" } ?? host
  }

  /// Why the request cannot be sent as it is; `nil` where it can.
  var fault: String? {
    addressFault ?? methodFault ?? headerFault
  }

  private var addressFault: String? {
    guard ["http", "https"].contains(url.scheme?.lowercased()), !(url.host() ?? "").isEmpty else {
      return "the address is not an http or https address"
    }
    guard url.user() == nil, url.password() == nil else {
      return "the address has a user name or a password in it; set the header authorization"
    }
    guard url.absoluteString.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      return "the address has a character in it that must be percent-encoded"
    }
    return nil
  }

  private var methodFault: String? {
    guard isToken(method), method.uppercased() != "CONNECT" else {
      return "\(method.debugDescription) is not a method"
    }
    guard body.isEmpty || !["GET", "HEAD"].contains(method.uppercased()) else {
      return "a \(method) has no body"
    }
    return nil
  }

  private var headerFault: String? {
    for (name, value) in headers.fields.sorted(by: { $0.key < $1.key }) {
      guard isToken(name) else { return "\(name.debugDescription) is not a header's name" }
      guard !ofTheConnection.contains(name) else {
        return "the header \(name) is not the caller's: it is set when the request is sent"
      }
      guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7f }) else {
        return "the header \(name) has a control character in it"
      }
    }
    return nil
  }

  /// Whether a text is what HTTP calls a token: visible ASCII without separators.
  private func isToken(_ text: String) -> Bool {
    let separators = Set("\"(),/:;<=>?@[\\]{}".utf8)
    return !text.isEmpty
      && text.utf8.allSatisfy { (0x21...0x7e).contains($0) && !separators.contains($0) }
  }
}

/// Headers that say where a message ends and whom it is for. A second opinion on that is how one
/// request is taken for two.
private let ofTheConnection: Set<String> = [
  "connection", "content-length", "expect", "host", "http2-settings", "keep-alive",
  "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
]
