import Foundation
import Synchronization

/// The output of a playground: standard output, standard error, and what the terminal supports.
///
/// A console is a struct of closures, so a test records what a command prints:
///
/// ```swift
/// let output = Mutex("")
/// let console = PlaygroundConsole(
///   write: { text in output.withLock { $0 += text } },
///   writeError: { _ in }
/// )
/// await PlaygroundProgram(.bank).run(["commands"], console: console)
/// ```
public struct PlaygroundConsole: Sendable {
  /// Writes text to standard output, without adding a line break.
  public var write: @Sendable (_ text: String) -> Void
  /// Writes text to standard error, without adding a line break.
  public var writeError: @Sendable (_ text: String) -> Void
  /// The text attributes of standard output.
  public var style: Style
  /// The text attributes of standard error.
  public var errorStyle: Style
  /// Returns the current width of the terminal in columns, or `nil` if standard output is not a
  /// terminal that can move its cursor.
  public var columns: @Sendable () -> Int?
  /// Returns why text could not be written to standard output, or `nil` if all of it was. The program
  /// then prints the reason, and its exit status is not 0. Output that no one reads (`| head`) is no
  /// failure.
  public var outputFailure: @Sendable () -> String?

  /// Creates a console from closures.
  public init(
    write: @escaping @Sendable (_ text: String) -> Void,
    writeError: @escaping @Sendable (_ text: String) -> Void,
    style: Style = .plain,
    errorStyle: Style = .plain,
    columns: @escaping @Sendable () -> Int? = { nil },
    outputFailure: @escaping @Sendable () -> String? = { nil }
  ) {
    self.write = write
    self.writeError = writeError
    self.style = style
    self.errorStyle = errorStyle
    self.columns = columns
    self.outputFailure = outputFailure
  }

  /// Writes a line to standard output.
  ///
  /// - Parameter text: The line, without its line break.
  public func line(_ text: String = "") { write(text + "\n") }

  /// Writes an error to standard error: `bank: error: the file is empty`.
  ///
  /// Control characters are escaped, except line breaks and tabs.
  ///
  /// - Parameters:
  ///   - message: The message, without a full stop.
  ///   - source: The program or the place that the error is about: `bank`, `a.script:3:1`.
  public func error(_ message: String, from source: String) {
    let (source, message) = (source.escapedForTerminal, message.escapedForTerminal)
    writeError("\(source): \(errorStyle(.red, "error:")) \(message)\n")
  }

  /// The standard output and standard error of this process.
  public static var live: PlaygroundConsole {
    live(environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the standard output and standard error of this process.
  ///
  /// Ignores `SIGPIPE` in this process: output that no one reads (`| head`) is discarded and does
  /// not end the program.
  ///
  /// - Parameter environment: The environment variables. Colors are off if `NO_COLOR` is set and
  ///   not empty, or if `TERM` is `dumb`.
  public static func live(environment: [String: String]) -> PlaygroundConsole {
    signal(SIGPIPE, SIG_IGN)
    let canDraw = environment["TERM"] != "dumb"
    let wantsColor = canDraw && (environment["NO_COLOR"] ?? "").isEmpty
    func style(_ descriptor: Int32) -> Style {
      wantsColor && isatty(descriptor) == 1 ? .ansi : .plain
    }
    let isScreen = canDraw && isatty(STDOUT_FILENO) == 1
    let failure = OutputFailure()
    return PlaygroundConsole(
      write: { failure.keep(writeAll($0.utf8, to: STDOUT_FILENO)) },
      writeError: { writeAll($0.utf8, to: STDERR_FILENO) },
      style: style(STDOUT_FILENO),
      errorStyle: style(STDERR_FILENO),
      columns: { isScreen ? terminalColumns() : nil },
      outputFailure: { failure.text }
    )
  }

  /// Returns text with its control characters escaped, except line breaks and tabs: a file's name, or
  /// another text from outside, cannot then change the terminal.
  ///
  /// - Returns: The text, with `\u{1b}` instead of an escape character.
  public static func printable(_ text: String) -> String { text.escapedForTerminal }
}

extension PlaygroundConsole {
  /// Adds colors and other attributes to text, or leaves it unchanged.
  ///
  /// ```swift
  /// console.line(console.style(.bold, "3 accounts"))
  /// ```
  public struct Style: Sendable {
    /// A color or another attribute of text.
    public enum Attribute: String, Sendable {
      /// Bold text.
      case bold = "1"
      /// Dimmed text.
      case dim = "2"
      /// Red text.
      case red = "31"
      /// Green text.
      case green = "32"
      /// Yellow text.
      case yellow = "33"
      /// Cyan text.
      case cyan = "36"
    }

    /// Leaves text unchanged.
    public static let plain = Style(isPlain: true)
    /// Adds the escape sequences of ANSI terminals.
    public static let ansi = Style(isPlain: false)

    private let isPlain: Bool

    /// Returns the text with a color or another attribute: between escape sequences, or unchanged for
    /// ``plain``.
    public func callAsFunction(_ attribute: Attribute, _ text: String) -> String {
      isPlain ? text : "\u{1B}[\(attribute.rawValue)m\(text)\u{1B}[0m"
    }
  }
}

/// The first error of writing to standard output.
private final class OutputFailure: Sendable {
  private let code = Mutex<Int32>(0)

  func keep(_ error: Int32) {
    guard error != 0, error != EPIPE else { return }
    code.withLock { if $0 == 0 { $0 = error } }
  }

  var text: String? {
    let code = code.withLock { $0 }
    return code == 0 ? nil : String(cString: strerror(code))
  }
}

private func terminalColumns() -> Int {
  var size = winsize()
  let request = UInt(TIOCGWINSZ)
  guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return 80 }
  return Int(size.ws_col)
}
