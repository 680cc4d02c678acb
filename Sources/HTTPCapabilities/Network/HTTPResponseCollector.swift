import Foundation

/// Puts an answer together from what comes, and stops where it goes over the request's limits.
struct HTTPAnswerCollector {
  /// Why the answer was given up; `nil` where it was not.
  private(set) var fault: HTTPError.Reason?
  private(set) var headers: HTTPTransport.Headers = [:]
  private(set) var body = Data()
  /// Whether the head came to its end.
  private(set) var headIsOver = false
  private let limits: HTTPTransport.Limits
  private let answerHasNoBody: Bool
  private var status = 0
  private var headerBytes = 0
  private var lastName: String?

  /// Collects the answer to a request.
  init(_ request: HTTPTransport.Request) {
    limits = request.limits
    answerHasNoBody = request.method.uppercased() == "HEAD"
  }

  /// Takes a line of the head: a status line, a header, the empty line at its end, or a trailer.
  ///
  /// - Parameter bytes: The line with its end.
  /// - Returns: Whether to go on.
  mutating func receive(headerLine bytes: some BidirectionalCollection<UInt8>) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= limits.headers else {
      return giveUp(.tooLarge("more than \(limits.headers) bytes of headers"))
    }
    let line = text(of: bytes)
    if status == 0 || headIsOver {
      // Whatever comes after the head of the answer itself is a trailer.
      if status < 200, line.prefix(5).uppercased() == "HTTP/" { startHead(line) }
    } else if line.isEmpty {
      headIsOver = true
      return checkHead()
    } else {
      addHeader(line)
    }
    return true
  }

  /// Takes a part of the body, decoded.
  ///
  /// - Returns: Whether to go on.
  mutating func receive(body bytes: some BidirectionalCollection<UInt8>) -> Bool {
    guard bytes.count <= limits.body - body.count else { return giveUpBody() }
    body.append(contentsOf: bytes)
    return true
  }

  /// Takes the number of the body's bytes so far, before they are decoded.
  ///
  /// - Returns: Whether to go on.
  mutating func receive(encodedBytes count: Int64) -> Bool {
    count <= limits.body || giveUpBody()
  }

  /// The first status line, or one after an interim answer.
  private mutating func startHead(_ line: String) {
    status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? -1
    headers = [:]
    lastName = nil
    headIsOver = false
  }

  private mutating func addHeader(_ line: String) {
    // A line that starts with a space goes on with the header before it.
    if line.first == " " || line.first == "\t" {
      guard let name = lastName, let value = headers[name] else { return }
      headers[name] = value + " " + trimmed(line[...])
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = trimmed(line[..<colon])
    guard !name.isEmpty else { return }
    let value = trimmed(line[line.index(after: colon)...])
    lastName = name
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
  }

  /// Gives up what is not for HTTP to go on with, and does not wait for what is announced to be
  /// too much.
  private mutating func checkHead() -> Bool {
    if status == 101 { return giveUp(.unreadable("it goes on in another protocol")) }
    guard status >= 200, ![204, 304].contains(status), !answerHasNoBody,
      headers["transfer-encoding"] == nil, let text = headers["content-length"]
    else { return true }
    // A length that is repeated says nothing more; of two that differ, none can be believed.
    let lengths = Set(text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed))
    guard lengths.count == 1, let length = lengths.first, !length.isEmpty,
      length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return giveUp(.unreadable("its length is given as \(text.debugDescription)")) }
    return Int(length).map { $0 <= limits.body } ?? false || giveUpBody()
  }

  private mutating func giveUpBody() -> Bool {
    giveUp(.tooLarge("more than \(limits.body) bytes"))
  }

  private mutating func giveUp(_ reason: HTTPError.Reason) -> Bool {
    if fault == nil { fault = reason }
    return false
  }

  /// The line without its end. A control character has no place in it and becomes a space.
  private func text(of bytes: some BidirectionalCollection<UInt8>) -> String {
    var line = bytes[...]
    while let last = line.last, last == 0x0a || last == 0x0d { line = line.dropLast() }
    return String(
      decoding: line.map { $0 < 0x20 && $0 != 0x09 || $0 == 0x7f ? 0x20 : $0 },
      as: UTF8.self
    )
  }

  private func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
