import CapabilitiesPlayground

/// The progress through a file, in bytes and lines.
struct Progress: Equatable, Sendable {
  /// The bytes that were processed.
  var bytes = 0
  /// The file's size in bytes.
  var totalBytes: Int
  /// The lines that were processed.
  var lines = 0

  /// The processed fraction, from 0 to 1.
  var fraction: Double {
    totalBytes == 0 ? 1 : min(1, Double(bytes) / Double(totalBytes))
  }

  /// The processed fraction in percent, rounded down.
  var percent: Int { Int(fraction * 100) }
}

/// Displays progress: a bar on a terminal, otherwise a line after every 10%.
struct ProgressMeter {
  private let console: PlaygroundConsole
  private var lastTenth = 0
  private var lastLines = 0
  private var lastDrawing: Duration?

  /// Creates a meter that displays on this console.
  init(console: PlaygroundConsole) {
    self.console = console
  }

  /// Displays progress if an update is due.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - elapsed: The time since the start.
  mutating func update(_ progress: Progress, elapsed: Duration) {
    if let columns = console.columns() {
      guard lastDrawing.map({ elapsed - $0 >= .milliseconds(100) }) ?? true else { return }
      lastDrawing = elapsed
      let bar = ProgressMeter.bar(progress, elapsed: elapsed, columns: columns)
      console.write("\r\u{1B}[K" + bar)
    } else {
      // Short rosters print no lines, because their summary follows soon.
      let tenth = progress.percent / 10
      guard tenth > lastTenth, progress.lines - lastLines >= 100 else { return }
      (lastTenth, lastLines) = (tenth, progress.lines)
      console.line("\(tenth * 10)%, \(counted(progress.lines, "line"))")
    }
  }

  /// Removes the bar so that other text can be printed. The next update draws it again.
  mutating func clear() {
    guard lastDrawing != nil else { return }
    lastDrawing = nil
    console.write("\r\u{1B}[K")
  }

  /// Returns the bar, with the percentage, the rate and the time left.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - elapsed: The time since the start.
  ///   - columns: The width of the terminal.
  static func bar(_ progress: Progress, elapsed: Duration, columns: Int) -> String {
    let seconds = elapsed / .seconds(1)
    let rate = seconds > 0 ? Int(Double(progress.lines) / seconds) : 0
    let fraction = progress.fraction
    let left = fraction > 0 ? seconds / fraction * (1 - fraction) : 0
    let figures = " \(progress.percent)%  \(progress.lines) lines, \(rate)/s, \(clock(left)) left"
    let room = columns - 3 - figures.count
    guard room >= 10 else { return String(figures.dropFirst().prefix(max(0, columns - 1))) }
    let width = min(room, 40)
    let filled = Int(fraction * Double(width))
    let bar = String(repeating: "#", count: filled)
    return "[\(bar)\(String(repeating: ".", count: width - filled))]\(figures)"
  }

  /// Formats seconds as minutes and seconds, or as hours and minutes: `1:05`, `2h03`.
  private static func clock(_ seconds: Double) -> String {
    let seconds = Int(min(seconds, 359_999).rounded(.up))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard seconds < 3600 else { return "\(seconds / 3600)h\(two(seconds / 60 % 60))" }
    return "\(seconds / 60):\(two(seconds % 60))"
  }
}
