import Foundation
import Synchronization

/// Converts signals to bytes in a pipe, so that a thread can wait for signals and input together.
///
/// The state is global because signal handlers can use only globals. A process has one session at a time.
enum SignalPipe {
  /// The byte that `wake` sends; no signal has this number.
  static let wakeByte: UInt8 = 0

  private static let writingEnd = Atomic<Int32>(-1)
  private static let readingEnd = Atomic<Int32>(-1)

  // Safe: an element is written before its handler is installed, and only the handler reads it.
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65
  )

  /// Whether the program is the whole process, so that a script handles signals, too.
  @TaskLocal static var ownsProcess = false

  /// Runs work in a task of its own, and cancels it on Ctrl-C.
  ///
  /// - Parameter onInterrupt: Called for each Ctrl-C with its number, from 1. A value ends the wait.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value,
    onInterrupt: (_ number: Int) -> Value?
  ) async -> (value: Value, interrupts: Int) {
    let running = Task {
      let value = await work()
      wake()
      return value
    }
    var interrupts = 0
    while true {
      switch await SessionEvent.next(reading: nil) {
      case .woken: return (await running.value, interrupts)
      case .interrupt:
        interrupts += 1
        if let value = onInterrupt(interrupts) { return (value, interrupts) }
        running.cancel()
      case .suspend: stop()
      case .bytes, .line, .leave, .inputEnded, .continued, .redraw: break
      }
    }
  }

  /// The descriptor that the bytes are read from.
  static var descriptor: Int32 { readingEnd.load(ordering: .relaxed) }

  /// Wakes a thread that waits for an event.
  static func wake() { send(wakeByte) }

  /// Requests that the edited line is drawn again, as after a change of the terminal's size.
  static func redraw() { send(UInt8(SIGWINCH)) }

  /// Installs signal handlers. Signals that end the process restore the terminal first.
  ///
  /// - Parameter isTerminal: Whether standard input is a terminal. Otherwise changes of the window
  ///   size and job control do not matter.
  static func open(isTerminal: Bool) {
    if descriptor < 0 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      readingEnd.store(ends[0], ordering: .relaxed)
      writingEnd.store(ends[1], ordering: .relaxed)
    }
    TerminalMode.prepare()
    forward(SIGINT)
    for number in [SIGTERM, SIGHUP, SIGQUIT] { handleEnd(number) }
    guard isTerminal else { return }
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] { handleEnd(number) }
    for number in [SIGWINCH, SIGCONT, SIGTSTP] { forward(number) }
  }

  /// Stops the process until it is continued, as without a handler.
  static func stop() {
    TerminalMode.restore()
    // Threads of the thread pool block this signal.
    var (stopping, mask) = (sigset_t(), sigset_t())
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &stopping, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    forward(SIGTSTP)
  }

  private static func send(_ byte: UInt8) {
    var byte = byte
    let saved = errno
    _ = write(writingEnd.load(ordering: .relaxed), &byte, 1)
    errno = saved
  }

  /// Sends the number of a signal, unless it is ignored.
  private static func forward(_ number: Int32) {
    if !isIgnored(number) { signal(number) { SignalPipe.send(UInt8($0)) } }
  }

  /// Installs a handler that restores the terminal, then raises the signal again with its earlier
  /// action: to end the process, or to print a backtrace.
  private static func handleEnd(_ number: Int32) {
    guard !isIgnored(number), sigaction(number, nil, earlier + Int(number)) == 0 else { return }
    signal(number) { number in
      // The earlier action can return to the interrupted code.
      let saved = errno
      defer { errno = saved }
      TerminalMode.restore()
      sigaction(number, SignalPipe.earlier + Int(number), nil)
      raise(number)
    }
    // After a stack overflow the handler requires another stack.
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= SA_ONSTACK
    sigaction(number, &action, nil)
  }

  /// Returns whether a signal is ignored, as SIGHUP is under `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
