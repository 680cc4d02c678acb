import Foundation
import LoopbackHTTP
import HTTPCapabilities
import Synchronization

/// HTTP responses, byte for byte as a server sends them.
///
/// A first line such as `#! reset 7` selects how the connection ends, and the size of the pieces in
/// which the server sends the rest. Without it, the server sends all at once and closes the connection.
final class Answers: Surface {
  private let isWarm = Atomic(false)

  /// The timeout of a request.
  private static let timeout = Duration.milliseconds(400)
  /// The tolerance beyond the timeout, for a busy machine.
  private static let patience = Duration.seconds(25)

  static var unavailability: String? {
    guard HTTPTransport.networkStack == .urlSession else { return nil }
    return "URLSession crashes on responses that violate the HTTP specification"
  }

  let material: Material

  init(_ material: Material) { self.material = material }

  func check(_ input: [UInt8]) async throws {
    // The files that the first request opens stay open.
    if !isWarm.exchange(true, ordering: .relaxed) { try await exchange(Plan([])) }
    let before = openFiles()
    try await exchange(Plan(input))
    // Other threads close the files.
    let deadline = ContinuousClock.now.advanced(by: Self.patience)
    while openFiles() > before, ContinuousClock.now < deadline {
      // Task.sleep would open files.
      usleep(1000)
    }
    guard openFiles() <= before else {
      throw Violation("every connection is closed", "\(openFiles()) files, \(before) before")
    }
  }

  private func exchange(_ plan: Plan) async throws {
    let good = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ngood"
    let server = try ScriptedServer { connection in
      connection == 0 ? [.read] + plan.acts : [.read, .send(good)]
    }
    let http = HTTPTransport.live(connectionsPerHost: 1)
    var request = HTTPTransport.Request.get(server.url)
    request.timeout = Self.timeout
    request.limits = HTTPTransport.Limits(headers: 16 << 10, body: 64 << 10)
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = await outcome(of: request, by: http)
    let time = start.duration(to: clock.now)
    guard time < Self.timeout + Self.patience else {
      throw Violation("a request ends before its timeout", "\(time): \(outcome)")
    }
    try check(outcome, request)
    // The next request goes out when all is there that the last answer had too much.
    if plan.ends { await server.allConnectionsEnded() }
    try await checkNext(server, http)
    server.close()
    await server.allConnectionsEnded()
  }

  private func check(
    _ outcome: Result<HTTPTransport.Response, HTTPError>,
    _ request: HTTPTransport.Request
  ) throws {
    switch outcome {
    case .success(let response):
      guard response.status >= 200, response.body.count <= request.limits.body else {
        throw Violation(
          "a response is within the limits",
          "\(response.status), \(response.body.count)"
        )
      }
      let headers = response.headers.fields.reduce(0) {
        $0 + $1.key.utf8.count + $1.value.joined().utf8.count
      }
      // A byte that is no UTF-8 becomes a mark of three bytes.
      guard headers <= 3 * request.limits.headers else {
        throw Violation("a response is within the limits", "\(headers) bytes of headers")
      }
    // A busy machine can be too slow to send the request.
    case .failure(.nothingSent(.timedOut, _)): break
    case .failure(let error):
      guard !error.description.isEmpty, case .outcomeUnknown = error else {
        throw Violation("a sent request has an unknown outcome", "\(error)")
      }
    }
  }

  /// Checks that the next request gets its own response.
  private func checkNext(_ server: ScriptedServer, _ http: HTTPTransport) async throws {
    var request = HTTPTransport.Request.get(server.url.appending(path: "next"))
    request.timeout = Self.patience
    var outcomes: [Result<HTTPTransport.Response, HTTPError>] = []
    // If the server closes the kept connection meanwhile, one request fails.
    while outcomes.count < 2 {
      let next = await outcome(of: request, by: http)
      outcomes.append(next)
      guard case .success(let response) = next else { continue }
      guard response.status == 200, response.text == "good" else { break }
      return
    }
    throw Violation("the client works after a failure", "\(outcomes)")
  }

  private func outcome(
    of request: HTTPTransport.Request,
    by http: HTTPTransport
  ) async -> Result<HTTPTransport.Response, HTTPError> {
    do throws(HTTPError) {
      return .success(try await http.send(request))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the number of open files; 0 if the system does not report it.
  private func openFiles() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}

/// The bytes that the server sends, and how it sends them.
private struct Plan {
  var acts: [ScriptedServer.Act] = []
  /// Whether the server stops after sending everything.
  let ends: Bool

  init(_ input: [UInt8]) {
    var bytes = input[...]
    var words: [Substring] = []
    if bytes.starts(with: "#! ".utf8), let end = bytes.firstIndex(of: 0x0A) {
      words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
      bytes = bytes[(end + 1)...]
    }
    ends = !words.contains("hold")
    let size = words.compactMap { Int($0) }.first { $0 > 0 } ?? max(1, bytes.count)
    // Not as many pieces as it would take to run into the timeout.
    let piece = max(size, bytes.count / 200)
    while !bytes.isEmpty {
      acts.append(.send(Array(bytes.prefix(piece))))
      bytes = bytes.dropFirst(piece)
    }
    if words.contains("reset") { acts.append(.reset) }
    if words.contains("hold") { acts.append(.hold) }
    if words.contains("flood"), let last = acts.last, case .send(let bytes) = last {
      // As much as fits into the system's buffers, so that the server comes to its end.
      let times = min(1000, (96 << 10) / bytes.count)
      acts.append(.send(Array(repeatElement(bytes, count: times).joined())))
    }
  }
}
