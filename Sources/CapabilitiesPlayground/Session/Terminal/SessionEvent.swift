import Foundation

/// An event that a session waits for.
enum SessionEvent: Equatable, Sendable {
  /// Input arrived.
  case bytes([UInt8])
  case inputEnded
  /// Ctrl-C, if the terminal sends a signal for it.
  case interrupt
  /// Ctrl-Z, if the terminal sends a signal for it.
  case suspend
  /// The process was stopped and continues.
  case continued
  /// The size of the terminal changed.
  case resized
  /// ``SignalPipe/wake()`` was called.
  case woken

  /// Waits for the next event on a dedicated thread.
  ///
  /// - Parameter readsInput: Whether to wait for input too. Otherwise typed input stays buffered.
  static func next(readsInput: Bool) async -> SessionEvent {
    await onThread { wait(readsInput: readsInput) }
  }

  /// Whether input can be read without waiting.
  static var hasInput: Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 1
  }

  /// Whether standard output still has a reader.
  static var isOutputOpen: Bool {
    var descriptor = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&descriptor, 1, 0) == 0 || descriptor.revents & Int16(POLLERR | POLLHUP) == 0
  }

  private static func wait(readsInput: Bool) -> SessionEvent {
    while true {
      var descriptors = [
        pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&descriptors, readsInput ? 2 : 1, -1)
      if ready < 0, errno != EINTR { return .inputEnded }
      if ready > 0, descriptors[0].revents != 0 {
        if let event = readSignal() { return event }
      } else if ready > 0, descriptors[1].revents != 0 {
        if let event = readInput() { return event }
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
    default: return .resized
    }
  }

  private static func readInput() -> SessionEvent? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : .inputEnded
  }
}

/// Runs blocking work on a dedicated thread.
private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: work()) }.start()
  }
}
