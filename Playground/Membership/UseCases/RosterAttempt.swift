extension RosterRun.Attempt {
  /// Enrols whom an entry names.
  ///
  /// - Parameters:
  ///   - start: The entry.
  ///   - enroll: Enrols one person.
  init(_ start: RosterWindow.Start, enroll: EnrollMember) async {
    do throws(EnrollmentError) {
      let member = try await enroll(start.request)
      let sign: FailureStreak.Sign =
        switch member.receipt {
        case .sent: .answered
        case .owed(let reason): reason.map { .failed($0) } ?? .silent
        }
      self.init(ticket: start.ticket, result: .success(.enrolled(member)), sign: sign)
    } catch {
      self.init(ticket: start.ticket, error)
    }
  }

  /// What became of an entry that made nobody a member.
  private init(ticket: Int, _ error: EnrollmentError) {
    let (result, sign): (Result<RosterOutcome, StoreError>, FailureStreak.Sign) =
      switch error {
      case .alreadyMember: (.success(.alreadyMember), .silent)
      case .idTaken, .emailTaken, .differs:
        (.success(.rejected(reason: error.description)), .silent)
      case .declined, .refused, .refunded:
        (.success(.rejected(reason: error.description)), .answered)
      case .interrupted(_, let reason):
        (.success(.interrupted(reason: error.description)), .failed(reason))
      case .unavailable(let error): (.failure(error), .silent)
      }
    self.init(ticket: ticket, result: result, sign: sign)
  }
}
