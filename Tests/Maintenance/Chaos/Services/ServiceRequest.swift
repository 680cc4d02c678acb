/// A request that a service received.
struct ServiceRequest {
  let method: String
  /// The path with its query.
  let target: String
  /// The headers by name, in lower case.
  let headers: [String: String]
  let body: [UInt8]

  /// The path without its query.
  var path: Substring { target.prefix { $0 != "?" } }

  /// The fields of a form, or of the query.
  var fields: [String: String] {
    let text =
      method == "GET"
      ? String(target.drop { $0 != "?" }.dropFirst()) : String(decoding: body, as: UTF8.self)
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      fields[decoded(parts[0])] = parts.count > 1 ? decoded(parts[1]) : ""
    }
    return fields
  }

  /// Removes the first complete request from the received bytes.
  ///
  /// - Returns: The request; `nil` if it is not complete yet.
  static func take(from received: inout [UInt8]) -> ServiceRequest? {
    let emptyLine = Array("\r\n\r\n".utf8)
    guard let end = received.indices.first(where: { received[$0...].starts(with: emptyLine) })
    else {
      return nil
    }
    let lines = String(decoding: received[..<end], as: UTF8.self).split(separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
    let start = end + emptyLine.count
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    guard received.count >= start + length else { return nil }
    let words = lines[0].split(separator: " ")
    let body = Array(received[start..<start + length])
    received.removeFirst(start + length)
    return ServiceRequest(
      method: String(words[0]),
      target: String(words[1]),
      headers: headers,
      body: body
    )
  }
}

/// Decodes a percent-encoded part of a form.
private func decoded(_ text: Substring) -> String {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.count >= 2,
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
