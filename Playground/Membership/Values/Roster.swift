/// One line of a roster: an enrollment request, or the error in the line.
public struct RosterEntry: Sendable, Hashable {
  /// The line's number, counted from 1.
  public let line: Int
  /// The enrollment request, or the error in the line.
  public let request: Result<EnrollmentRequest, InvalidRosterLine>

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - line: The line's number, counted from 1.
  ///   - request: The enrollment request, or the error in the line.
  public init(line: Int, request: Result<EnrollmentRequest, InvalidRosterLine>) {
    self.line = line
    self.request = request
  }
}

/// An error in a line of a roster.
public struct InvalidRosterLine: Error, Sendable, Hashable, CustomStringConvertible {
  /// The column of the error, counted from 1.
  public let column: Int
  /// The error, as part of a sentence.
  public let reason: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - column: The column of the error, counted from 1.
  ///   - reason: The error, as part of a sentence.
  public init(column: Int, reason: String) {
    self.column = column
    self.reason = reason
  }

  /// The error with its column, as part of a sentence.
  public var description: String { "column \(column): \(reason)" }
}

/// The outcome of one line of a roster.
public enum RosterOutcome: Sendable, Hashable {
  /// The person has become a member.
  case enrolled(Member)
  /// The person was already a member.
  case alreadyMember
  /// The enrollment was interrupted. Its record is stored, and reconciling resumes it.
  case interrupted(reason: String)
  /// The person was not enrolled, and importing the same line again would not help.
  case rejected(reason: String)
}

/// The totals of an import.
public struct RosterSummary: Sendable, Hashable {
  /// The number of lines that enrolled a person.
  public var enrolled = 0
  /// The number of those whose receipt has not been sent.
  public var receiptsOwed = 0
  /// The number of lines whose person was already a member.
  public var alreadyMembers = 0
  /// The number of interrupted enrollments.
  public var interrupted = 0
  /// The number of rejected lines.
  public var rejected = 0

  /// The number of all lines.
  public var lines: Int { enrolled + alreadyMembers + interrupted + rejected }

  /// Creates an empty summary.
  public init() {}
}

/// The reason why an import stopped before the end of the roster.
public enum RosterImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The roster could not be read, or the file of rejected lines could not be written.
  case roster(String)
  /// The store is unavailable, so every further enrollment would be interrupted.
  case store(StoreError)
  /// A service failed this many times in a row with the same message. Every further entry would
  /// leave a record to be settled.
  case failing(reason: String, times: Int)
  /// The task was cancelled. No further entry was started, and running ones were reported.
  case cancelled

  /// The error, as part of a sentence.
  public var description: String {
    switch self {
    case .roster(let reason): reason
    case .store(let error): error.description
    case .failing(let reason, let times): "\(times) failures in a row: \(reason)"
    case .cancelled: "the import was cancelled; run it again to resume"
    }
  }
}
