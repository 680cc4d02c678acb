import Foundation
import Synchronization

/// A server on 127.0.0.1 that serves many kept connections on one thread.
final class ServiceServer: Sendable {
  /// The base URL.
  let base: String
  /// The port.
  let port: UInt16
  private let listener: Int32

  /// Starts a server that runs until the process ends.
  ///
  /// - Parameter respond: Returns the reply to a request. Called on the server's thread.
  init(_ respond: @escaping @Sendable (ServiceRequest) -> ServiceReply) throws {
    let (listener, port) = try ServiceServer.listen()
    self.listener = listener
    self.port = port
    base = "http://127.0.0.1:\(port)"
    Thread {
      var loop = ServiceLoop(listener: listener, respond: respond)
      while true { loop.turn() }
    }.start()
  }

  private static func listen() throws -> (descriptor: Int32, port: UInt16) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return bind(descriptor, pointer, length) == 0 && Foundation.listen(descriptor, 256) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isBound else {
      throw ChaosError("cannot listen on 127.0.0.1: \(String(cString: strerror(errno)))")
    }
    // A child process that inherits the descriptor would keep connections open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }
}

/// The loop of a server's thread: accepts connections, reads requests, and sends replies on time.
private struct ServiceLoop {
  let listener: Int32
  let respond: @Sendable (ServiceRequest) -> ServiceReply
  private var received: [Int32: [UInt8]] = [:]
  private var due: [(time: UInt64, connection: Int32, reply: ServiceReply)] = []

  init(listener: Int32, respond: @escaping @Sendable (ServiceRequest) -> ServiceReply) {
    self.listener = listener
    self.respond = respond
  }

  mutating func turn() {
    var places = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    places += received.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let now = milliseconds()
    let wait = due.map(\.time).min().map { $0 > now ? Int32($0 - now) : 0 } ?? 1000
    poll(&places, nfds_t(places.count), wait)
    if places[0].revents != 0 {
      let connection = accept(listener, nil, nil)
      if connection >= 0 {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        var yes: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
        received[connection] = []
      }
    }
    for place in places.dropFirst() where place.revents != 0 { readFrom(place.fd) }
    sendDue()
  }

  private mutating func readFrom(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { return end(connection, .closed) }
    received[connection]?.append(contentsOf: buffer[..<count])
    while var bytes = received[connection], let request = ServiceRequest.take(from: &bytes) {
      received[connection] = bytes
      let reply = respond(request)
      if reply.delay == 0 {
        send(reply, to: connection)
      } else {
        due.append((milliseconds() + UInt64(reply.delay), connection, reply))
      }
    }
  }

  private mutating func sendDue() {
    let now = milliseconds()
    let ready = due.filter { $0.time <= now }
    guard !ready.isEmpty else { return }
    due.removeAll { $0.time <= now }
    for (_, connection, reply) in ready where received[connection] != nil {
      send(reply, to: connection)
    }
  }

  private mutating func send(_ reply: ServiceReply, to connection: Int32) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = reply.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return end(connection, .closed) }
      rest = rest.dropFirst(count)
    }
    end(connection, reply.ending)
  }

  private mutating func end(_ connection: Int32, _ ending: ServiceReply.Ending) {
    if case .kept = ending { return }
    if case .reset = ending {
      var lingering = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout<linger>.size)
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &lingering, size)
    }
    received[connection] = nil
    // The system may reuse the descriptor for another connection immediately.
    due.removeAll { $0.connection == connection }
    close(connection)
  }
}

/// Returns the uptime, for delays.
func milliseconds() -> UInt64 { DispatchTime.now().uptimeNanoseconds / 1_000_000 }
