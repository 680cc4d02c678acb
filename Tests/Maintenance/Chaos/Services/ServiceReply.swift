/// The reply of a service.
struct ServiceReply {
  /// The state of the connection after the reply.
  enum Ending {
    /// Kept for the next request.
    case kept
    /// Closed.
    case closed
    /// Reset.
    case reset
  }

  /// The bytes, which may be malformed.
  var bytes: [UInt8]
  /// The state of the connection after the reply.
  var ending: Ending = .kept
  /// The time until the reply, in milliseconds.
  var delay = 0

  /// Returns a complete response.
  static func response(_ status: Int, _ body: String, _ headers: [String] = []) -> ServiceReply {
    let head =
      ["HTTP/1.1 \(status) Status", "Content-Type: application/json"] + headers
      + ["Content-Length: \(body.utf8.count)", "", ""]
    return ServiceReply(bytes: Array((head.joined(separator: "\r\n") + body).utf8))
  }

  /// Returns a reply of some bytes, after which the connection ends.
  static func cut(_ text: String, _ ending: Ending = .closed) -> ServiceReply {
    ServiceReply(bytes: Array(text.utf8), ending: ending)
  }
}
