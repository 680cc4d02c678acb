import Foundation

/// Where the program's words go: a capability like any other, so that a test reads what was said.
package struct Console: Sendable {
  /// Writes text to standard output as it is.
  package var write: @Sendable (String) -> Void
  /// Writes text to standard error as it is.
  package var complain: @Sendable (String) -> Void
  /// The colours for standard output.
  package var style = Style.plain
  /// The colours for standard error.
  package var errorStyle = Style.plain
  /// How many columns the terminal behind standard output has at the moment; `nil` where it is
  /// none, or one that cannot move its cursor.
  package var columns: @Sendable () -> Int? = { nil }

  /// A console of functions.
  package init(
    write: @escaping @Sendable (String) -> Void,
    complain: @escaping @Sendable (String) -> Void,
    style: Style = .plain,
    errorStyle: Style = .plain,
    columns: @escaping @Sendable () -> Int? = { nil }
  ) {
    self.write = write
    self.complain = complain
    self.style = style
    self.errorStyle = errorStyle
    self.columns = columns
  }

  /// Writes a line to standard output.
  package func line(_ text: String = "") { write(text + "\n") }

  /// Writes a message about the program itself to standard error.
  package func error(_ message: String, from program: String) {
    complain("\(program): \(errorStyle(.red, "error:")) \(message.harmless)\n")
  }

  /// Writes a message about a place in a file to standard error.
  package func error(at location: SourceLocation, _ message: String) {
    complain("\(location): \(errorStyle(.red, "error:")) \(message.harmless)\n")
  }

  /// The process's own standard output and error.
  ///
  /// - Parameter environment: Tells whether colour is wanted.
  package static func live(environment: [String: String]) -> Console {
    // Whoever reads the output may stop early (`| head`); that must not end an import half-way.
    signal(SIGPIPE, SIG_IGN)
    let canDraw = environment["TERM"] != "dumb"
    let wantsColour = canDraw && (environment["NO_COLOR"] ?? "").isEmpty
    func style(_ descriptor: Int32) -> Style {
      wantsColour && isatty(descriptor) == 1 ? .coloured : .plain
    }
    let isScreen = canDraw && isatty(STDOUT_FILENO) == 1
    return Console(
      write: { put($0, on: STDOUT_FILENO) },
      complain: { put($0, on: STDERR_FILENO) },
      style: style(STDOUT_FILENO),
      errorStyle: style(STDERR_FILENO),
      columns: { isScreen ? terminalColumns() : nil }
    )
  }
}

/// Writes the whole text, whatever portions the system takes it in. Output that nobody reads is
/// dropped.
private func put(_ text: String, on descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written >= 0 {
      bytes = bytes.dropFirst(written)
    } else if errno != EINTR {
      return
    }
  }
}

private func terminalColumns() -> Int {
  var size = winsize()
  let request = UInt(TIOCGWINSZ)
  guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return 80 }
  return Int(size.ws_col)
}
