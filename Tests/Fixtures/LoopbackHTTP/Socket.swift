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

  struct Failure: Error {
    let call: String
    let code: Int32
  }

  private init(descriptor: Int32, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
    // A child process that held it too would keep the connection from ending.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close()
  }

  /// A socket with a port of the system's choice, at which nobody listens yet.
  static func bound() throws -> Socket {
    let descriptor = streamSocket()
    guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
    let port: UInt16? = withAddress(port: 0) { address, length in
      var length = length
      guard bind(descriptor, address, length) == 0 else { return nil }
      guard getsockname(descriptor, address, &length) == 0 else { return nil }
      return UInt16(bigEndian: UnsafeRawPointer(address).load(fromByteOffset: 2, as: UInt16.self))
    }
    guard let port else { throw Failure(call: "bind", code: errno) }
    return Socket(descriptor: descriptor, port: port)
  }

  /// A socket that takes connections.
  static func listening() throws -> Socket {
    let socket = try bound()
    guard listen(socket.descriptor, 16) == 0 else { throw Failure(call: "listen", code: errno) }
    return socket
  }

  /// Waits for a connection; `nil` once ``stop()`` was called.
  func accept() -> Socket? {
    #if canImport(Darwin)
      let connection = Darwin.accept(descriptor, nil, nil)
      var one: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
    #elseif canImport(Glibc)
      let connection = Glibc.accept(descriptor, nil, nil)
    #else
      let connection = Musl.accept(descriptor, nil, nil)
    #endif
    guard connection >= 0 else { return nil }
    let socket = Socket(descriptor: connection, port: port)
    return state.withLock { $0 == .open } ? socket : nil
  }

  /// Waits for some bytes; `nil` at the end of the connection.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Sends a text, as far as the other side takes it.
  func write(_ text: String) {
    _ = write(Array(text.utf8))
  }

  /// Sends bytes.
  ///
  /// - Returns: Whether the other side took them all.
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

  /// Waits until there is something to read, or the connection's end.
  ///
  /// - Returns: Whether there was before the time was up.
  func waitToRead(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Makes ``close()`` throw away what was not read and not sent: the other side sees a reset.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Ends the connection for whoever uses it, on this side and on the other.
  func disconnect() {
    state.withLock { state in
      if state == .open { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Wakes whoever waits for a connection, and lets nobody wait again.
  ///
  /// Closing would not do: the system may give the number of a closed socket to another one, on
  /// which the waiting thread would then go on.
  func stop() {
    state.withLock { state in
      guard state == .open else { return }
      state = .stopping
      let visitor = streamSocket()
      _ = withAddress(port: port) { connect(visitor, $0, $1) }
      closeDescriptor(visitor)
    }
  }

  /// Closes the socket. Only for the thread that uses it.
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
    socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
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

/// Calls `body` with the address of a port on 127.0.0.1, as the system's calls want it.
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
