package import Foundation
import Synchronization

/// A server on 127.0.0.1 that accepts any number of concurrent connections, and runs a script on
/// each.
package final class ScriptedServer: Sendable {
  /// One step of a script. After the last step, the server closes the connection.
  package enum Act: Sendable {
    /// Reads a request with its body. Ends the script if the client closes the connection.
    case read
    /// Reads a request with its body, and performs the steps that a function returns for it. Ends the
    /// script if the client closes the connection. The request is not recorded.
    case answer(@Sendable (HTTPMessage) -> [Act])
    /// Sends bytes.
    case send([UInt8])
    /// Responds with the body of the last request.
    case echo
    /// Sends a text repeatedly, one byte at a time, until the client closes the connection.
    case drip(String)
    /// Sends bytes repeatedly, without pauses, until the client closes the connection.
    case flood([UInt8])
    /// Waits until the client closes the connection.
    case hold
    /// Waits for a call of ``ScriptedServer/release()``.
    case wait
    /// Ends the connection at once. Closing it does not, while a process that another test starts
    /// still has a copy of the descriptor.
    case disconnect
    /// Resets the connection.
    case reset
    /// Restarts the script.
    case again

    package static func send(_ text: String) -> Act { .send(Array(text.utf8)) }

    /// Sends a whole response, after which the connection ends.
    static func send(_ status: Int, _ body: String = "", headers: [String] = []) -> Act {
      let head =
        ["HTTP/1.1 \(status) Status", "Content-Length: \(body.utf8.count)"] + headers
        + ["Connection: close", "", ""]
      return .send(head.joined(separator: "\r\n") + body)
    }
  }

  /// The server's address.
  package let url: URL
  private let listener: Socket
  private let state = Mutex(State())
  private let gate = DispatchSemaphore(value: 0)

  private struct State {
    var connections: [Socket] = []
    var ended = 0
    /// The connections whose script waits for the client in `hold` or `drip`.
    var held = 0
    var requests: [HTTPMessage] = []
    var isClosed = false
    var waiters: [Waiter] = []
  }

  /// A caller that waits until the state meets a condition.
  private struct Waiter {
    let isMet: @Sendable (borrowing State) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Starts a server.
  ///
  /// - Parameter script: Returns the steps for a connection, given its index from 0.
  package init(_ script: @escaping @Sendable (_ connection: Int) -> [Act]) throws {
    let listener = try Socket.listening()
    self.listener = listener
    url = try listener.url
    Thread { [weak self] in
      var count = 0
      while let connection = listener.accept() {
        guard let self, self.admit(connection) else { return connection.close() }
        let acts = script(count)
        count += 1
        Thread { [weak self] in
          self?.perform(acts, on: connection)
          connection.close()
          self?.change { $0.ended += 1 }
        }.start()
      }
      listener.close()
    }.start()
  }

  /// Starts a server that runs the same script on every connection.
  convenience init(_ script: Act...) throws {
    try self.init { _ in script }
  }

  deinit {
    close()
  }

  /// Calls `body` with an address that refuses connections. The port stays reserved meanwhile.
  static func withUnreachable(_ body: (URL) async throws -> Void) async throws {
    let reservation = try Socket.bound()
    defer { reservation.close() }
    try await body(try reservation.url)
  }

  /// Stops accepting connections, and closes the open ones.
  package func close() {
    stopListening()
    let connections = state.withLock { state in
      state.isClosed = true
      return state.connections
    }
    for connection in connections { connection.disconnect() }
  }

  /// Stops accepting connections. The open ones continue.
  func stopListening() {
    listener.stop()
  }

  /// Waits until no connection is open.
  package func allConnectionsEnded() async {
    await wait { $0.ended >= $0.connections.count }
  }

  /// Waits until the server has read a number of requests.
  package func requestsRead(_ count: Int) async {
    await wait { $0.requests.count >= count }
  }

  /// Waits until a script holds a connection with ``Act/hold`` or ``Act/drip(_:)``.
  package func holdsConnection() async {
    await wait { $0.held > 0 }
  }

  /// Ends one ``Act/wait``.
  func release() {
    gate.signal()
  }

  var port: UInt16 { listener.port }
  /// The host and port, as in an `HTTPError`.
  var place: String { "127.0.0.1:\(port)" }
  /// The requests so far, in the order in which the server read them.
  var requests: [HTTPMessage] { state.withLock(\.requests) }
  /// Whether a script holds a connection with ``Act/hold`` or ``Act/drip(_:)``.
  var isHolding: Bool { state.withLock { $0.held > 0 } }
  /// The number of connections so far.
  var connectionCount: Int { state.withLock(\.connections.count) }

  /// Suspends until the state meets a condition, without polling.
  private func wait(until isMet: @escaping @Sendable (borrowing State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isMetNow = state.withLock { state in
        if isMet(state) { return true }
        state.waiters.append(Waiter(isMet: isMet, continuation: continuation))
        return false
      }
      if isMetNow { continuation.resume() }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let released = state.withLock { state in
      body(&state)
      let waiters = state.waiters
      var released: [Waiter] = []
      state.waiters = []
      for waiter in waiters {
        if waiter.isMet(state) { released.append(waiter) } else { state.waiters.append(waiter) }
      }
      return released
    }
    for waiter in released { waiter.continuation.resume() }
  }

  private func admit(_ connection: Socket) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      state.connections.append(connection)
      return true
    }
  }

  private func perform(_ acts: [Act], on connection: Socket) {
    var rest = acts[...]
    var request: HTTPMessage?
    while let act = rest.popFirst() {
      switch act {
      case .again: rest = acts[...]
      case .answer(let steps):
        guard let request = HTTPMessage(readingFrom: connection) else { return }
        rest = steps(request) + rest
      default: guard perform(act, on: connection, &request) else { return }
      }
    }
  }

  /// - Returns: Whether to continue the script.
  private func perform(
    _ act: Act,
    on connection: Socket,
    _ request: inout HTTPMessage?
  ) -> Bool {
    switch act {
    case .read:
      request = HTTPMessage(readingFrom: connection)
      guard let request else { return false }
      change { $0.requests.append(request) }
    case .echo:
      let body = request?.body ?? ""
      let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      return connection.write(Array((head + body).utf8))
    case .send(let bytes):
      return connection.write(bytes)
    case .drip(let text):
      change { $0.held += 1 }
      while true {
        for byte in text.utf8 {
          guard connection.write([byte]), !connection.waitToRead(milliseconds: 20) else {
            return false
          }
        }
      }
    case .flood(let bytes):
      let times = max(1, 65_536 / bytes.count)
      let many = Array(repeatElement(bytes, count: times).joined())
      while connection.write(many) {}
    case .hold:
      change { $0.held += 1 }
      while connection.read() != nil {}
    case .wait:
      gate.wait()
    case .disconnect:
      connection.disconnect()
    case .reset:
      connection.resetOnClose()
      return false
    case .again, .answer:
      break
    }
    return true
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
