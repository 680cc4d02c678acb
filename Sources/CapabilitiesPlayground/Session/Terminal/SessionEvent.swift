import Foundation
import Synchronization

enum SessionEvent: Equatable, Sendable {
  /// Input arrived.
  case bytes([UInt8])
  /// The user finished editing a line.
  case line(String)
  /// Ctrl-D at an empty line that is edited.
  case leave
  case inputEnded
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// The process was stopped and continues.
  case continued
  /// The size of the terminal changed, or output waits to be printed above the line.
  case redraw
  /// ``SignalPipe/wake()`` was called.
  case woken

  /// Waits for the next event on a dedicated thread.
  ///
  /// - Parameter read: Reads available input and returns the event that it completes, if any; `nil`
  ///   to wait only for signals. Then typed input stays buffered.
  static func next(reading read: (@Sendable () -> SessionEvent?)?) async -> SessionEvent {
    await onThread { wait(reading: read) }
  }

  /// Whether a terminal, or the reader of a pipe, still exists.
  static func isOpen(_ descriptor: Int32) -> Bool {
    var descriptor = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&descriptor, 1, 0) == 0 || descriptor.revents & Int16(POLLERR | POLLHUP) == 0
  }

  private static var descriptors: [pollfd] {
    [SignalPipe.descriptor, STDIN_FILENO].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Waits for input or a signal.
  ///
  /// - Returns: Whether a signal arrived, and no input.
  static func isSignalNext() -> Bool {
    var descriptors = descriptors
    while poll(&descriptors, 2, -1) < 0, errno == EINTR {}
    return descriptors[1].revents == 0
  }

  private static func wait(reading read: (() -> SessionEvent?)?) -> SessionEvent {
    while true {
      var descriptors = descriptors
      let ready = poll(&descriptors, read == nil ? 1 : 2, -1)
      if ready < 0, errno != EINTR { return .inputEnded }
      if ready > 0, descriptors[0].revents != 0 {
        if let event = readSignal() { return event }
      } else if ready > 0, descriptors[1].revents != 0 {
        if let event = read?() { return event }
      }
    }
  }

  private static func readSignal() -> SessionEvent? {
    var byte: UInt8 = 0
    guard read(SignalPipe.descriptor, &byte, 1) == 1 else { return nil }
    switch Int32(byte) {
    case Int32(SignalPipe.wakeByte): return .woken
    case SIGINT: return .interrupt
    case SIGTSTP: return .suspend
    case SIGCONT: return .continued
    default: return .redraw
    }
  }

  /// Reads bytes of standard input.
  static func readBytes() -> SessionEvent? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : .inputEnded
  }
}

/// Waits for an asynchronous value on a dedicated thread.
func waiting<Value: Sendable>(for value: @escaping @Sendable () async -> Value) -> Value? {
  let result = Mutex<Value?>(nil)
  let isReady = DispatchSemaphore(value: 0)
  Task {
    let value = await value()
    result.withLock { $0 = value }
    isReady.signal()
  }
  isReady.wait()
  return result.withLock(\.self)
}

/// Runs blocking work on a dedicated thread.
private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: work()) }.start()
  }
}
