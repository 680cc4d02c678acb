import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A real HTTP server on 127.0.0.1, at a port of the system's choice, that answers by a script.
///
/// It takes one connection for each step of the script and then no more.
final class LoopbackServer: Sendable {
  /// What the server does with one connection.
  enum Step: Sendable {
    /// Reads the request and answers.
    case answer(Int, String, headers: [String] = [])
    /// Closes the connection without having read anything.
    case hangUp
    /// Reads the request and closes the connection.
    case readAndHangUp
    /// Reads the request, announces an answer and closes the connection in the middle of it.
    case hangUpInAnswer
    /// Reads the request and says nothing until the client gives up.
    case staySilent
  }

  /// Where the server listens.
  let url: URL
  /// Host and port, as errors name them.
  var place: String { "127.0.0.1:\(listener.port)" }
  /// The requests in the order in which they were read.
  let requests: AsyncStream<HTTPMessage>
  private let listener: Socket

  init(_ script: Step...) throws {
    let listener = try Socket.listening()
    self.listener = listener
    url = try listener.url
    let (requests, continuation) = AsyncStream.makeStream(of: HTTPMessage.self)
    self.requests = requests
    Thread {
      for step in script {
        guard let connection = listener.accept() else { break }
        step.perform(on: connection) { continuation.yield($0) }
      }
      listener.close()
      continuation.finish()
    }.start()
  }

  /// Takes no more connections, whatever is left of the script.
  func close() {
    listener.stop()
  }

  /// All requests, once the script is through.
  func allRequests() async -> [HTTPMessage] {
    await requests.reduce(into: []) { $0.append($1) }
  }

  /// Calls `body` with an address where nobody listens, and which nobody else is given meanwhile.
  static func withUnreachable(_ body: (URL) async throws -> Void) async throws {
    let reservation = try Socket.bound()
    defer { reservation.close() }
    try await body(try reservation.url)
  }
}

extension Socket {
  fileprivate var url: URL {
    get throws {
      guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
      return url
    }
  }
}

extension LoopbackServer.Step {
  fileprivate func perform(on connection: Socket, received: (HTTPMessage) -> Void) {
    defer { connection.close() }
    if case .hangUp = self { return }
    guard let request = HTTPMessage(readingFrom: connection) else { return }
    switch self {
    case .answer(let status, let body, let headers):
      connection.write(HTTPMessage.answer(status, body: body, headers: headers))
    case .hangUpInAnswer:
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"id\":")
    case .hangUp, .readAndHangUp, .staySilent:
      break
    }
    received(request)
    if case .staySilent = self { while connection.read() != nil {} }
  }
}
