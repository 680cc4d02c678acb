/// One import on its way: what is under way, what it came to so far, why it stops.
struct RosterRun {
  /// What came of an entry that was begun.
  struct Attempt: Sendable {
    /// Names the entry.
    let ticket: Int
    /// What became of it, or what is wrong with the store.
    let result: Result<RosterOutcome, StoreError>
    /// What it has shown about the services.
    let serviceStatus: FailureStreak.ServiceStatus
  }

  /// How much is done at once.
  let limits: RosterLimits
  private var window: RosterWindow
  private var streak: FailureStreak
  private var summary = RosterSummary()
  private var underWay = 0
  private var isAtEnd = false
  private var stop: RosterImportError?
  private var canReport = true

  /// An import of which nothing has happened yet.
  init(limits: RosterLimits) {
    self.limits = limits
    window = RosterWindow(limits: limits)
    streak = FailureStreak(limit: limits.equalFailures)
  }

  /// What it came to, or why it stopped.
  var result: Result<RosterSummary, RosterImportError> {
    stop.map { .failure($0) } ?? .success(summary)
  }

  /// Whether another entry is to be asked for.
  var hasRoom: Bool { stop == nil && !isAtEnd && window.hasRoom }

  /// Whether something was begun that is not through.
  var isUnderWay: Bool { underWay > 0 }

  /// Asks for an entry.
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

  /// The next entry that may be enrolled now.
  mutating func start() -> RosterWindow.ReadyEntry? {
    let start = window.start()
    if start != nil { underWay += 1 }
    return start
  }

  /// Notes what came of an entry that was begun.
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

  /// Reports what is through and has nothing unreported before it.
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

  /// Begins nothing more. The first reason is the one that counts.
  private mutating func stop(_ error: RosterImportError) {
    stop = stop ?? error
    window.abandonWaiting()
  }
}

extension RosterSummary {
  /// Adds what became of one entry.
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
  /// Enrols whom an entry names.
  ///
  /// - Parameters:
  ///   - start: The entry.
  ///   - enroll: Enrols one person.
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

  /// What became of an entry that made nobody a member.
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
