import Membership
import RosterReading
import Synchronization

/// Reads the entries of a roster one at a time, and keeps their lines until they are reported.
final class RosterReader: Sendable {
  /// The roster's path.
  let path: String
  private let fee: Money
  private let isStopped: @Sendable () -> Bool
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var lines: LineReader
    /// The lines that were read but not reported, by number.
    var unreported: [Int: FileLine] = [:]
    var reported: Progress
    var isAtEnd = false
  }

  /// Opens a roster.
  ///
  /// - Parameters:
  ///   - path: The roster's path.
  ///   - fee: The fee for lines without their own.
  ///   - isStopped: Called before each line. If it returns `true`, no further line is read.
  /// - Throws: ``RosterImportError/roster(_:)`` if the file cannot be opened.
  init(
    path: String,
    fee: Money,
    isStopped: @escaping @Sendable () -> Bool
  ) throws(RosterImportError) {
    self.path = path
    self.fee = fee
    self.isStopped = isStopped
    let lines = try LineReader(path: path)
    let nothing = Progress(totalBytes: lines.size)
    state = Mutex(State(lines: lines, reported: nothing))
  }

  /// Removes and returns a line that is being reported.
  ///
  /// - Parameter number: The line's number, counted from 1.
  func removeLine(_ number: Int) -> FileLine? {
    state.withLock { state in
      guard let line = state.unreported.removeValue(forKey: number) else { return nil }
      state.reported.lines = number
      state.reported.bytes = line.end
      return line
    }
  }

  /// Whether all lines were read.
  var isAtEnd: Bool { state.withLock { $0.isAtEnd } }

  /// The progress up to the last reported line.
  var progress: Progress { state.withLock { $0.reported } }

  /// Returns the next entry; `nil` at the end, or if the import is stopped. Blank lines are
  /// skipped.
  func next() throws(RosterImportError) -> RosterEntry? {
    guard !isStopped() else { return nil }
    let line = try state.withLock { state throws(RosterImportError) in
      while let line = try state.lines.next() {
        guard line.bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
        else { continue }
        state.unreported[line.number] = line
        return line as FileLine?
      }
      state.isAtEnd = true
      return nil
    }
    return line.map { RosterEntry(line: $0.number, request: RosterLine.request($0, fee: fee)) }
  }
}
