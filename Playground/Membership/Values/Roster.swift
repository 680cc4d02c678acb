/// One line of a roster: somebody to enrol, or the reason why the line cannot be read.
public struct RosterEntry: Sendable, Hashable {
  /// Where it stands in the roster, counted from 1.
  public let line: Int
  /// Whom to enrol, or what is wrong with the line.
  public let request: Result<EnrollmentRequest, InvalidRosterLine>

  /// Describes an entry.
  ///
  /// - Parameters:
  ///   - line: Where it stands in the roster, counted from 1.
  ///   - request: Whom to enrol, or what is wrong with the line.
  public init(line: Int, request: Result<EnrollmentRequest, InvalidRosterLine>) {
    self.line = line
    self.request = request
  }
}

/// What is wrong with a line of a roster.
public struct InvalidRosterLine: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where in the line, counted from 1.
  public let column: Int
  /// What is wrong.
  public let reason: String

  /// Describes what is wrong with a line.
  ///
  /// - Parameters:
  ///   - column: Where in the line, counted from 1.
  ///   - reason: What is wrong.
  public init(column: Int, reason: String) {
    self.column = column
    self.reason = reason
  }

  /// What went wrong, as a part of a sentence for people.
  public var description: String { "column \(column): \(reason)" }
}

/// What became of one line of a roster.
public enum RosterOutcome: Sendable, Hashable {
  /// The person is a member now.
  case enrolled(Member)
  /// The person was a member before.
  case alreadyMember
  /// The enrolment was interrupted; its record is kept, and reconciling will settle it.
  case interrupted(reason: String)
  /// The person did not become a member, and running again without a change will not help.
  case rejected(reason: String)
}

/// What a whole roster came to.
public struct RosterSummary: Sendable, Hashable {
  /// How many lines made somebody a member.
  public var enrolled = 0
  /// How many of those are still to get their receipt.
  public var receiptsOwed = 0
  /// How many lines named somebody who was a member before.
  public var alreadyMembers = 0
  /// How many enrolments were interrupted and wait to be reconciled.
  public var interrupted = 0
  /// How many lines were refused.
  public var rejected = 0

  /// How many lines there were.
  public var lines: Int { enrolled + alreadyMembers + interrupted + rejected }

  /// A summary of nothing.
  public init() {}
}

/// Why the import of a roster stopped before its end.
public enum RosterImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The roster, or the place for its rejected lines, could not be read or written. Says why.
  case roster(String)
  /// The store is unavailable: going on would interrupt every further enrolment.
  case store(StoreError)
  /// A service failed that many times in a row with the same words: going on would leave a record
  /// to be settled for every further entry.
  case failing(reason: String, times: Int)
  /// The task was cancelled: no further entry was begun, and those under way were reported.
  case cancelled

  /// What went wrong, as a part of a sentence for people.
  public var description: String {
    switch self {
    case .roster(let reason): reason
    case .store(let error): error.description
    case .failing(let reason, let times): "\(times) times in a row \(reason)"
    case .cancelled: "the import was cancelled; running it again takes it up where it stopped"
    }
  }
}
