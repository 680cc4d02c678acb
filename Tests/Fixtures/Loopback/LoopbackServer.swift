import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An HTTP server on 127.0.0.1, on a port that the system assigns, that follows a script.
///
/// The server accepts one connection for each step of the script, and then closes.
final class LoopbackServer: Sendable {
  /// The reaction to one connection.
  enum Step: Sendable {
    /// Reads the request and sends a response.
    case answer(Int, String, headers: [String] = [])
    /// Closes the connection without reading anything.
    case hangUp
    /// Reads the request and closes the connection.
    case readAndHangUp
    /// Reads the request, and closes the connection in the middle of the response.
    case hangUpInAnswer
    /// Reads the request and sends nothing until the client closes the connection.
    case staySilent
  }

  /// The server's address.
  let url: URL
  /// The host and port, as in an `HTTPError`.
  var place: String { "127.0.0.1:\(listener.port)" }
  /// The requests in the order in which the server reads them.
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

  /// Stops accepting connections, even if the script is not finished.
  func close() {
    listener.stop()
  }

  /// Waits until the script is finished, and returns all requests.
  func allRequests() async -> [HTTPMessage] {
    await requests.reduce(into: []) { $0.append($1) }
  }

  /// Calls `body` with an address that refuses connections. The port stays reserved meanwhile.
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
