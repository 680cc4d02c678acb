package import Foundation
import Synchronization

/// A server on 127.0.0.1 that takes any number of connections at a time, and does on each what a
/// script says, byte for byte.
package final class ScriptedServer: Sendable {
  /// One thing that the server does on a connection. After the last one it closes it.
  package enum Act: Sendable {
    /// Reads a request with its body. Ends the script where none comes.
    case read
    /// Sends bytes.
    case send([UInt8])
    /// Answers with the body of the request that was read last.
    case echo
    /// Sends a text again and again, a byte at a time, until the other side has enough.
    case drip(String)
    /// Sends bytes again and again, as fast as they go, until the other side has enough.
    case flood([UInt8])
    /// Waits until the other side has enough.
    case hold
    /// Waits until somebody calls ``ScriptedServer/release()``.
    case wait
    /// Ends the connection so that the other side sees a reset.
    case reset
    /// Starts the script again.
    case again

    /// Sends a text.
    package static func send(_ text: String) -> Act { .send(Array(text.utf8)) }
  }

  /// Where the server listens.
  package let url: URL
  private let listener: Socket
  private let state = Mutex(State())
  private let gate = DispatchSemaphore(value: 0)

  private struct State {
    var connections: [Socket] = []
    var ended = 0
    var requests: [HTTPMessage] = []
    var isClosed = false
    var waiting: [Waiting] = []
  }

  /// Somebody who waits for the server to come to a state.
  private struct Waiting {
    let isOver: @Sendable (borrowing State) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  /// Starts a server.
  ///
  /// - Parameter script: What to do on a connection; they are counted from 0.
  package init(_ script: @escaping @Sendable (_ connection: Int) -> [Act]) throws {
    let listener = try Socket.listening()
    self.listener = listener
    guard let url = URL(string: "http://127.0.0.1:\(listener.port)") else {
      throw URLError(.badURL)
    }
    self.url = url
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

  /// Starts a server with the same script for every connection.
  convenience init(_ script: Act...) throws {
    try self.init { _ in script }
  }

  deinit {
    close()
  }

  /// Takes no more connections, and ends those that there are.
  package func close() {
    stopListening()
    let connections = state.withLock { state in
      state.isClosed = true
      return state.connections
    }
    for connection in connections { connection.disconnect() }
  }

  /// Takes no more connections, and goes on with those that there are.
  func stopListening() {
    listener.stop()
  }

  /// Waits until no connection is open.
  package func allConnectionsEnded() async {
    await wait { $0.ended >= $0.connections.count }
  }

  /// Waits until the server has read so many requests.
  package func requestsRead(_ count: Int) async {
    await wait { $0.requests.count >= count }
  }

  /// Lets one ``Act/wait`` go on.
  func release() {
    gate.signal()
  }

  /// Host and port, as errors name them.
  var place: String { "127.0.0.1:\(listener.port)" }
  /// The requests so far, in the order in which they were read.
  var requests: [HTTPMessage] { state.withLock(\.requests) }
  /// How many connections were made so far.
  var connectionCount: Int { state.withLock(\.connections.count) }

  /// Keeps no thread busy meanwhile, as a loop would that looks again and again.
  private func wait(until isOver: @escaping @Sendable (borrowing State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isOverNow = state.withLock { state in
        if isOver(state) { return true }
        state.waiting.append(Waiting(isOver: isOver, continuation: continuation))
        return false
      }
      if isOverNow { continuation.resume() }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let released = state.withLock { state in
      body(&state)
      let waiting = state.waiting
      var released: [Waiting] = []
      state.waiting = []
      for one in waiting {
        if one.isOver(state) { released.append(one) } else { state.waiting.append(one) }
      }
      return released
    }
    for one in released { one.continuation.resume() }
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
      if case .again = act {
        rest = acts[...]
      } else if !perform(act, on: connection, &request) {
        return
      }
    }
  }

  /// - Returns: Whether to go on.
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
      while connection.read() != nil {}
    case .wait:
      gate.wait()
    case .reset:
      connection.resetOnClose()
      return false
    case .again:
      break
    }
    return true
  }
}
