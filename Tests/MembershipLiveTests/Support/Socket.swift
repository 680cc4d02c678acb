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
  private let isOpen = Mutex(true)

  struct Failure: Error {
    let call: String
    let code: Int32
  }

  private init(descriptor: Int32, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
  }

  deinit {
    close()
  }

  /// A socket with a port of the system's choice, at which nobody listens yet.
  static func bound() throws -> Socket {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port: UInt16? = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(descriptor, pointer, length) == 0 else { return nil }
        guard getsockname(descriptor, pointer, &length) == 0 else { return nil }
        return UInt16(bigEndian: UnsafeRawPointer(pointer).load(fromByteOffset: 2, as: UInt16.self))
      }
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

  /// Waits for a connection; `nil` once the socket is closed.
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
    return connection < 0 ? nil : Socket(descriptor: connection, port: port)
  }

  /// Waits for some bytes; `nil` at the end of the connection.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Sends a text, as far as the other side takes it.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      #else
        let count = rest.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the socket, and wakes whoever waits for a connection.
  func close() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      shutdown(descriptor, Int32(SHUT_RDWR))
      #if canImport(Darwin)
        Darwin.close(descriptor)
      #elseif canImport(Glibc)
        Glibc.close(descriptor)
      #else
        Musl.close(descriptor)
      #endif
    }
  }
}
