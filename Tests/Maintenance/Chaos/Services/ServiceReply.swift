/// What a service sends back.
struct ServiceReply {
  /// What becomes of the connection.
  enum Ending {
    /// It is kept for the next request.
    case kept
    /// It is closed in good order.
    case closed
    /// It is torn down.
    case reset
  }

  /// The bytes, whatever they are.
  var bytes: [UInt8]
  /// What becomes of the connection.
  var ending: Ending = .kept
  /// How long the service takes, in milliseconds.
  var delay = 0

  /// An answer in good order.
  static func answer(_ status: Int, _ body: String, _ headers: [String] = []) -> ServiceReply {
    let head =
      ["HTTP/1.1 \(status) Status", "Content-Type: application/json"] + headers
      + ["Content-Length: \(body.utf8.count)", "", ""]
    return ServiceReply(bytes: Array((head.joined(separator: "\r\n") + body).utf8))
  }

  /// Bytes after which the connection is closed.
  static func cut(_ text: String, _ ending: Ending = .closed) -> ServiceReply {
    ServiceReply(bytes: Array(text.utf8), ending: ending)
  }
}
