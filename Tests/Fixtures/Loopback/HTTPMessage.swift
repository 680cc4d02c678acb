import Foundation

/// A request that a server received.
package struct HTTPMessage: Sendable, Equatable {
  /// Method, path and version: `POST /v1/charges HTTP/1.1`.
  package var start: String
  /// The headers. Names are in lower case, and repeated ones are joined with line breaks.
  package var headers: [String: String]
  package var body: String

  /// Reads one request with its body; returns `nil` if the connection ends first.
  init?(readingFrom connection: Socket) {
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    while received.range(of: end) == nil {
      guard let bytes = connection.read() else { return nil }
      received.append(contentsOf: bytes)
    }
    guard let head = received.range(of: end) else { return nil }
    let lines = String(decoding: received[..<head.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    start = lines[0]
    headers = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count > 1 ? parts[1].trimmingPrefix(" ").description : ""
      headers[parts[0].lowercased()] =
        headers[parts[0].lowercased()].map { "\($0)\n\(value)" } ?? value
    }
    var body = received[head.upperBound...]
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while body.count < length {
      guard let bytes = connection.read() else { return nil }
      body.append(contentsOf: bytes)
    }
    self.body = String(decoding: body, as: UTF8.self)
  }
}
