import CTestProcess
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A blocking TCP socket on 127.0.0.1.
final class Socket: Sendable {
  let port: UInt16
  private let descriptor: Int32
  private let state = Mutex(State.open)

  private enum State {
    case open
    case stopping
    case closed
  }

  struct SocketError: Error {
    let call: String
    let code: Int32
  }

  private init(descriptor: Int32, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
    // A child process that inherits the descriptor would keep the connection open. On Linux, the call
    // that returned it has set this already: another test can start a process at any time.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close()
  }

  /// Returns a socket that is bound to a free port but does not listen.
  static func bound() throws -> Socket {
    let descriptor = streamSocket()
    guard descriptor >= 0 else { throw SocketError(call: "socket", code: errno) }
    let port: UInt16? = withAddress(port: 0) { address, length in
      var length = length
      guard bind(descriptor, address, length) == 0 else { return nil }
      guard getsockname(descriptor, address, &length) == 0 else { return nil }
      return UInt16(bigEndian: UnsafeRawPointer(address).load(fromByteOffset: 2, as: UInt16.self))
    }
    guard let port else { throw SocketError(call: "bind", code: errno) }
    return Socket(descriptor: descriptor, port: port)
  }

  /// Returns a socket that accepts connections.
  static func listening() throws -> Socket {
    let socket = try bound()
    guard listen(socket.descriptor, 16) == 0 else { throw SocketError(call: "listen", code: errno) }
    return socket
  }

  /// Waits for a connection; returns `nil` after ``stop()``.
  func accept() -> Socket? {
    let connection = test_accept(descriptor)
    #if canImport(Darwin)
      var one: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
    #endif
    guard connection >= 0 else { return nil }
    let socket = Socket(descriptor: connection, port: port)
    // Tests wait for the end of a connection, and then expect that the client sees it.
    socket.setLinger(seconds: 1)
    return state.withLock { $0 == .open } ? socket : nil
  }

  /// Waits for bytes; returns `nil` at the end of the connection.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Sends bytes.
  ///
  /// - Returns: Whether all bytes were sent.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      #else
        let count = rest.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #endif
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for bytes or for the end of the connection.
  ///
  /// - Returns: Whether one of them came in time.
  func waitToRead(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Makes ``close()`` reset the connection and discard all unread and unsent bytes.
  func resetOnClose() { setLinger(seconds: 0) }

  /// Makes ``close()`` wait until the other side has acknowledged the end of the connection.
  private func setLinger(seconds: Int32) {
    var option = linger(l_onoff: 1, l_linger: seconds)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Ends the connection on both sides. Other threads may be using the socket.
  func disconnect() {
    state.withLock { state in
      if state == .open { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Ends ``accept()`` on the waiting thread, and every later call.
  ///
  /// This connects to the socket instead of closing it: the system could assign a closed descriptor
  /// to another socket, on which the waiting thread would then continue.
  func stop() {
    state.withLock { state in
      guard state == .open else { return }
      state = .stopping
      let visitor = streamSocket()
      _ = withAddress(port: port) { connect(visitor, $0, $1) }
      closeDescriptor(visitor)
    }
  }

  /// Closes the socket. Call it only on the thread that uses the socket.
  func close() {
    state.withLock { state in
      guard state != .closed else { return }
      state = .closed
      closeDescriptor(descriptor)
    }
  }
}

private func streamSocket() -> Int32 {
  #if canImport(Glibc)
    socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  #elseif canImport(Musl)
    socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)
  #else
    socket(AF_INET, SOCK_STREAM, 0)
  #endif
}

private func closeDescriptor(_ descriptor: Int32) {
  #if canImport(Darwin)
    Darwin.close(descriptor)
  #elseif canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Musl.close(descriptor)
  #endif
}

/// Calls `body` with a socket address for a port on 127.0.0.1.
private func withAddress<Output>(
  port: UInt16,
  _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Output
) -> Output {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  return withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
      body(pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}

/// Gives the current thread a table of descriptors of its own, and uses up all of them. Other threads
/// keep theirs.
///
/// - Returns: Whether the system can do so.
package func useUpDescriptorsOfThread() -> Bool { test_use_up_descriptors() }
