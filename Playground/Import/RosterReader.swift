import Membership
import Synchronization

/// Hands out the entries of a roster, one at a time.
final class RosterReader: Sendable {
  /// The roster's path.
  let path: String
  private let fee: Money
  private let isStopped: @Sendable () -> Bool
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var lines: LineReader
    var current: FileLine?
    var isAtEnd = false
  }

  /// Opens a roster.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - fee: The fee for lines that do not name their own.
  ///   - isStopped: Asked before each line; once it says yes, no further line is handed out.
  /// - Throws: ``RosterImportError/roster(_:)`` where it cannot be opened.
  init(
    path: String,
    fee: Money,
    isStopped: @escaping @Sendable () -> Bool
  ) throws(RosterImportError) {
    self.path = path
    self.fee = fee
    self.isStopped = isStopped
    state = Mutex(State(lines: try LineReader(path: path)))
  }

  /// The line of the last entry, as it stands in the roster.
  var currentLine: FileLine? { state.withLock { $0.current } }

  /// Whether every line has been handed out.
  var isAtEnd: Bool { state.withLock { $0.isAtEnd } }

  /// How far the reader has come.
  var progress: Progress {
    state.withLock { state in
      Progress(
        bytes: state.lines.position,
        totalBytes: state.lines.size,
        lines: state.current?.number ?? 0
      )
    }
  }

  /// The next entry; `nil` at the end, or when told to stop. Empty lines are passed over.
  func next() throws(RosterImportError) -> RosterEntry? {
    guard !isStopped() else { return nil }
    let line = try state.withLock { state throws(RosterImportError) in
      while let line = try state.lines.next() {
        guard line.bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
        else { continue }
        state.current = line
        return line as FileLine?
      }
      state.isAtEnd = true
      return nil
    }
    return line.map { RosterEntry(line: $0.number, request: RosterLine.request($0, fee: fee)) }
  }
}
