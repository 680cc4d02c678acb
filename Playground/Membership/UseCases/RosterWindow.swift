/// A state machine for the entries that have been read but not reported. It only decides which
/// entry may be enrolled when.
///
/// The outcomes are the same as if entries were enrolled one after another: an entry that shares an
/// identifier or an e-mail address with an earlier one waits until that one is finished.
struct RosterWindow {
  /// An entry that can be enrolled now.
  struct ReadyEntry {
    /// Identifies the entry within the window.
    let ticket: Int
    let request: EnrollmentRequest
  }

  fileprivate struct Slot {
    let ticket: Int
    let entry: RosterEntry
    /// The e-mail address in lower case, to compare.
    let address: String
    var state: State
  }

  fileprivate enum State {
    case waiting(EnrollmentRequest)
    case underWay(EnrollmentRequest)
    case done(RosterOutcome)
    /// Not finished; must be imported again.
    case abandoned
  }

  private let limits: RosterLimits
  private var slots: [Slot] = []
  private var lastTicket = 0
  private var unfinished = 0

  /// Creates an empty window.
  init(limits: RosterLimits) {
    self.limits = limits
  }

  /// Whether another entry may be added.
  var hasRoom: Bool {
    slots.count < limits.window && unfinished < limits.concurrency
  }

  /// Adds an entry. An unreadable entry is finished at once.
  mutating func add(_ entry: RosterEntry) {
    lastTicket += 1
    let (address, state): (String, State) =
      switch entry.request {
      case .success(let request): (request.person.email.rawValue.lowercased(), .waiting(request))
      case .failure(let invalid): ("", .done(.rejected(reason: invalid.reason)))
      }
    slots.append(Slot(ticket: lastTicket, entry: entry, address: address, state: state))
    if case .waiting = state { unfinished += 1 }
  }

  /// Returns the first waiting entry that shares nothing with an earlier unfinished one, and marks
  /// it as running.
  mutating func start() -> ReadyEntry? {
    for index in slots.indices {
      guard case .waiting(let request) = slots[index].state else { continue }
      let slot = slots[index]
      let isBlocked = slots[..<index].contains { earlier in
        guard let unfinished = earlier.unfinishedRequest else { return false }
        return unfinished.person.id == request.person.id || earlier.address == slot.address
      }
      if isBlocked { continue }
      slots[index].state = .underWay(request)
      return ReadyEntry(ticket: slot.ticket, request: request)
    }
    return nil
  }

  /// Records the outcome of a running entry.
  ///
  /// - Parameters:
  ///   - ticket: Identifies the entry.
  ///   - outcome: The outcome; `nil` if the entry must be imported again.
  mutating func finish(_ ticket: Int, _ outcome: RosterOutcome?) {
    guard let index = slots.firstIndex(where: { $0.ticket == ticket }) else { return }
    slots[index].state = outcome.map { .done($0) } ?? .abandoned
    unfinished -= 1
  }

  /// Abandons the entries that have not started.
  mutating func abandonWaiting() {
    for index in slots.indices {
      guard case .waiting = slots[index].state else { continue }
      slots[index].state = .abandoned
      unfinished -= 1
    }
  }

  /// Removes and returns the first entry if it is finished.
  mutating func takeReport() -> (entry: RosterEntry, outcome: RosterOutcome)? {
    while let first = slots.first {
      switch first.state {
      case .waiting, .underWay: return nil
      case .abandoned: slots.removeFirst()
      case .done(let outcome):
        slots.removeFirst()
        return (first.entry, outcome)
      }
    }
    return nil
  }
}

extension RosterWindow.Slot {
  /// The request, until the entry is finished.
  fileprivate var unfinishedRequest: EnrollmentRequest? {
    switch state {
    case .waiting(let request), .underWay(let request): request
    case .done, .abandoned: nil
    }
  }
}
