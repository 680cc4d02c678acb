import Foundation
import LoopbackHTTP
import HTTPCapabilities
import Synchronization

/// Answers of HTTP, byte for byte as a server sends them.
///
/// A first line such as `#! reset 7` says how the connection ends and in pieces of how many bytes
/// the rest is sent; without one it is sent at once, and the connection is closed.
final class Answers: Surface {
  private let isWarm = Atomic(false)

  /// How long a request may take.
  private static let timeout = Duration.milliseconds(400)
  /// How much longer than that the caller waits at most: the machine may have other things to do.
  private static let patience = Duration.seconds(8)

  static var obstacle: String? {
    guard HTTPTransport.networkStack == .urlSession else { return nil }
    return "Foundation's URLSession is known to end the program where an answer breaks the rules"
  }

  var material: Material { AnswerMaterial.material }

  func check(_ input: [UInt8]) async throws {
    // What the first request of a process opens stays open.
    if !isWarm.exchange(true, ordering: .relaxed) { try await exchange(Plan([])) }
    let before = openFiles()
    try await exchange(Plan(input))
    // Closed by threads that have their own time.
    let deadline = ContinuousClock.now.advanced(by: Self.patience)
    while openFiles() > before, ContinuousClock.now < deadline {
      // Not the task's sleep, which has the system open files of its own.
      usleep(1000)
    }
    guard openFiles() <= before else {
      throw Violation("no connection is left open", "\(openFiles()) files, \(before) before")
    }
  }

  private func exchange(_ plan: Plan) async throws {
    let good = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ngood"
    let count = Mutex(0)
    let connections = Count(count)
    let server = try ScriptedServer { _ in
      let isFirst = connections.next() == 0
      return isFirst ? [.read] + plan.acts : [.read, .send(good)]
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
      throw Violation("a request ends in its time", "\(time): \(outcome)")
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
          "an answer keeps to its limits",
          "\(response.status), \(response.body.count)"
        )
      }
      let headers = response.headers.fields.reduce(0) {
        $0 + $1.key.utf8.count + $1.value.utf8.count
      }
      // What is no UTF-8 becomes a mark of three bytes, and a repeated header has ", " in it.
      guard headers <= 3 * request.limits.headers else {
        throw Violation("an answer keeps to its limits", "\(headers) bytes of headers")
      }
    case .failure(let error):
      guard !error.description.isEmpty, case .outcomeUnknown = error else {
        throw Violation("what was sent has an unknown outcome", "\(error)")
      }
    }
  }

  /// The client goes on: the next answer is the next request's own.
  private func checkNext(_ server: ScriptedServer, _ http: HTTPTransport) async throws {
    var request = HTTPTransport.Request.get(server.url.appending(path: "next"))
    request.timeout = .seconds(10)
    var outcomes: [Result<HTTPTransport.Response, HTTPError>] = []
    // A kept connection that the server closes meanwhile is an error that says so, once.
    while outcomes.count < 2 {
      let next = await outcome(of: request, by: http)
      outcomes.append(next)
      guard case .success(let response) = next else { continue }
      guard response.status == 200, response.text == "good" else { break }
      return
    }
    throw Violation("the client can be used on", "\(outcomes)")
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

  /// How many files the process has open; 0 where the system does not tell.
  private func openFiles() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}

/// Counts connections.
private final class Count: Sendable {
  private let count: Mutex<Int>

  init(_ count: consuming Mutex<Int>) { self.count = count }

  /// How many there were before.
  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

/// What the server sends, and how.
private struct Plan {
  var acts: [ScriptedServer.Act] = []
  /// Whether the server is done when it has sent all.
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
