import Foundation

/// Assembles a response from its parts, and stops when it exceeds the request's limits.
struct HTTPResponseCollector {
  /// The reason that the collector rejected the response; `nil` if it did not.
  private(set) var fault: HTTPError.Reason?
  private(set) var headers: HTTPTransport.Headers = [:]
  private(set) var body = Data()
  /// Whether the collector has received all headers.
  private(set) var headIsComplete = false
  private let limits: HTTPTransport.Limits
  private let responseHasNoBody: Bool
  private var status = 0
  private var headerBytes = 0
  private var lastName: String?

  init(_ request: HTTPTransport.Request) {
    limits = .init(headers: request.limits.headers, body: max(request.limits.body, 0))
    responseHasNoBody = request.method.uppercased() == "HEAD"
  }

  /// Receives a line of the head: a status line, a header, the empty line at the end, or a trailer.
  ///
  /// - Parameter bytes: The line, including its line break.
  /// - Returns: Whether to continue.
  mutating func receive(headerLine bytes: some BidirectionalCollection<UInt8>) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= limits.headers else {
      return reject(.tooLarge("more than \(limits.headers) bytes of headers"))
    }
    let line = text(of: bytes)
    if status == 0 || headIsComplete {
      // After the head of the final response, every line is a trailer.
      if status < 200, line.prefix(5).uppercased() == "HTTP/" { startHead(line) }
    } else if line.isEmpty {
      headIsComplete = true
      return checkHead()
    } else {
      addHeader(line)
    }
    return true
  }

  /// Receives a part of the body, decompressed.
  ///
  /// - Returns: Whether to continue.
  mutating func receive(body bytes: some BidirectionalCollection<UInt8>) -> Bool {
    guard bytes.count <= limits.body - body.count else { return rejectBody() }
    body.append(contentsOf: bytes)
    return true
  }

  /// Receives the size of the body so far, before decompression.
  ///
  /// - Returns: Whether to continue.
  mutating func receive(encodedBytes count: Int64) -> Bool { count <= limits.body || rejectBody() }

  /// Starts a head: the first one, or the next one after an interim response.
  private mutating func startHead(_ line: String) {
    status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? -1
    headers = [:]
    headIsComplete = false
  }

  private mutating func addHeader(_ line: String) {
    // A line that begins with a space continues the previous header.
    if let first = line.utf8.first, " \t".utf8.contains(first) {
      if let lastName { headers.extendLast(of: lastName, by: trimmed(line[...])) }
      return
    }
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let name = trimmed(line[..<colon])
    guard !name.isEmpty else { return }
    let value = trimmed(line[line.utf8.index(after: colon)...])
    lastName = name
    headers.add(value, to: name)
  }

  /// Rejects protocol upgrades, invalid lengths, and bodies that are announced as too large.
  private mutating func checkHead() -> Bool {
    if status == 101 { return reject(.unreadable("it switches to another protocol")) }
    guard status >= 200, ![204, 304].contains(status), !responseHasNoBody,
      headers["transfer-encoding"] == nil, let text = headers["content-length"]
    else { return true }
    // The header may be repeated, but all its values must be equal.
    let lengths = Set(text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed))
    guard lengths.count == 1, let length = lengths.first, !length.isEmpty,
      length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return reject(.unreadable("its length is \(text.debugDescription)")) }
    return Int(length).map { $0 <= limits.body } ?? false || rejectBody()
  }

  private mutating func rejectBody() -> Bool { reject(.tooLarge("more than \(limits.body) bytes")) }

  private mutating func reject(_ reason: HTTPError.Reason) -> Bool {
    if fault == nil { fault = reason }
    return false
  }

  /// Returns the line without its line break. Control characters, which are invalid, become spaces.
  private func text(of bytes: some BidirectionalCollection<UInt8>) -> String {
    var line = bytes[...]
    while let last = line.last, last == 0x0a || last == 0x0d { line = line.dropLast() }
    return String(
      decoding: line.map { $0 < 0x20 && $0 != 0x09 || $0 == 0x7f ? 0x20 : $0 },
      as: UTF8.self
    )
  }

  private func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
}
