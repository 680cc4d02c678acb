import Membership
import RosterReading
import Synchronization

/// Hands out the entries of a roster, one at a time, and keeps their lines until they are reported.
final class RosterReader: Sendable {
  /// The roster's path.
  let path: String
  private let fee: Money
  private let isStopped: @Sendable () -> Bool
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var lines: LineReader
    /// The lines that were handed out and not given back, by number.
    var handedOut: [Int: FileLine] = [:]
    var reported: Progress
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
    let lines = try LineReader(path: path)
    let nothing = Progress(totalBytes: lines.size)
    state = Mutex(State(lines: lines, reported: nothing))
  }

  /// A line that was handed out, as it stands in the roster. It is not kept any longer.
  ///
  /// - Parameter number: The line's number, counted from 1.
  func takeBack(_ number: Int) -> FileLine? {
    state.withLock { state in
      guard let line = state.handedOut.removeValue(forKey: number) else { return nil }
      state.reported.lines = number
      state.reported.bytes = line.end
      return line
    }
  }

  /// Whether every line has been handed out.
  var isAtEnd: Bool { state.withLock { $0.isAtEnd } }

  /// How far the lines have come that were taken back.
  var progress: Progress { state.withLock { $0.reported } }

  /// The next entry; `nil` at the end, or when told to stop. Empty lines are passed over.
  func next() throws(RosterImportError) -> RosterEntry? {
    guard !isStopped() else { return nil }
    let line = try state.withLock { state throws(RosterImportError) in
      while let line = try state.lines.next() {
        guard line.bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
        else { continue }
        state.handedOut[line.number] = line
        return line as FileLine?
      }
      state.isAtEnd = true
      return nil
    }
    return line.map { RosterEntry(line: $0.number, request: RosterLine.request($0, fee: fee)) }
  }
}
