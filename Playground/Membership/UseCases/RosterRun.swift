/// The state of one import: running enrollments, results so far, and the reason to stop.
struct RosterRun {
  /// The result of one enrollment.
  struct Attempt: Sendable {
    /// Identifies the entry.
    let ticket: Int
    /// The outcome of the entry, or the error of the store.
    let result: Result<RosterOutcome, StoreError>
    /// The state of the services after the enrollment.
    let serviceStatus: FailureStreak.ServiceStatus
  }

  let limits: RosterLimits
  private var window: RosterWindow
  private var streak: FailureStreak
  private var summary = RosterSummary()
  private var underWay = 0
  private var isAtEnd = false
  private var stop: RosterImportError?
  private var canReport = true

  /// Creates the state of an import that has not started.
  init(limits: RosterLimits) {
    self.limits = limits
    window = RosterWindow(limits: limits)
    streak = FailureStreak(limit: limits.equalFailures)
  }

  /// The summary, or the error that stopped the import.
  var result: Result<RosterSummary, RosterImportError> {
    stop.map { .failure($0) } ?? .success(summary)
  }

  /// Whether to read another entry.
  var hasRoom: Bool { stop == nil && !isAtEnd && window.hasRoom }

  /// Whether an enrollment is running.
  var isUnderWay: Bool { underWay > 0 }

  /// Reads the next entry.
  mutating func readNext(from next: NextRosterEntry) async {
    guard !Task.isCancelled else { return stop(.cancelled) }
    do throws(RosterImportError) {
      guard let entry = try await next() else {
        isAtEnd = true
        return
      }
      window.add(entry)
    } catch {
      stop(error)
    }
  }

  /// Returns the next entry that can be enrolled now, and marks it as running.
  mutating func start() -> RosterWindow.ReadyEntry? {
    let start = window.start()
    if start != nil { underWay += 1 }
    return start
  }

  /// Records the result of an enrollment.
  mutating func record(_ attempt: Attempt) {
    underWay -= 1
    switch attempt.result {
    case .success(let outcome): window.finish(attempt.ticket, outcome)
    case .failure(let error):
      window.finish(attempt.ticket, nil)
      stop(.store(error))
    }
    if let error = streak.record(attempt.serviceStatus) { stop(error) }
  }

  /// Reports finished entries, up to the first one that is not finished.
  mutating func report(to report: ReportRosterEntry) async {
    while canReport, let (entry, outcome) = window.takeReport() {
      do throws(RosterImportError) {
        try await report(entry, outcome)
        summary.count(outcome)
      } catch {
        canReport = false
        stop(error)
      }
    }
  }

  /// Stops starting enrollments. Only the first error counts.
  private mutating func stop(_ error: RosterImportError) {
    stop = stop ?? error
    window.abandonWaiting()
  }
}

extension RosterSummary {
  fileprivate mutating func count(_ outcome: RosterOutcome) {
    switch outcome {
    case .enrolled(let member):
      enrolled += 1
      if case .owed = member.receipt { receiptsOwed += 1 }
    case .alreadyMember: alreadyMembers += 1
    case .interrupted: interrupted += 1
    case .rejected: rejected += 1
    }
  }
}

extension RosterRun.Attempt {
  /// Enrolls the person of an entry.
  ///
  /// - Parameters:
  ///   - start: The entry.
  ///   - enroll: Enrolls one person.
  init(_ start: RosterWindow.ReadyEntry, enroll: EnrollMember) async {
    do throws(EnrollmentError) {
      let member = try await enroll(start.request)
      let serviceStatus: FailureStreak.ServiceStatus =
        switch member.receipt {
        case .sent: .answered
        case .owed(let reason): reason.map { .failed($0) } ?? .notCalled
        }
      self.init(
        ticket: start.ticket,
        result: .success(.enrolled(member)),
        serviceStatus: serviceStatus
      )
    } catch {
      self.init(ticket: start.ticket, error)
    }
  }

  /// Creates the result of a failed enrollment.
  private init(ticket: Int, _ error: EnrollmentError) {
    let (result, serviceStatus): (Result<RosterOutcome, StoreError>, FailureStreak.ServiceStatus) =
      switch error {
      case .alreadyMember: (.success(.alreadyMember), .notCalled)
      case .idTaken, .emailTaken, .differs:
        (.success(.rejected(reason: error.description)), .notCalled)
      case .declined, .refused, .refunded:
        (.success(.rejected(reason: error.description)), .answered)
      case .interrupted(_, let reason):
        (.success(.interrupted(reason: error.description)), .failed(reason))
      case .unavailable(let error): (.failure(error), .notCalled)
      }
    self.init(ticket: ticket, result: result, serviceStatus: serviceStatus)
  }
}
