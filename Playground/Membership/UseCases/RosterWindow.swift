/// The entries of a roster between being handed out and being reported, as a state machine: decides
/// who may be enrolled when, and does nothing else.
///
/// What comes of an entry is what would come of it if all were enrolled one after another: whoever
/// shares an identifier or an address with an earlier entry waits until that one is through.
struct RosterWindow {
  /// An entry that may be enrolled now.
  struct ReadyEntry {
    /// Names the entry within the window.
    let ticket: Int
    /// Whom to enrol.
    let request: EnrollmentRequest
  }

  fileprivate struct Slot {
    let ticket: Int
    let entry: RosterEntry
    /// The address in small letters: one address, one person.
    let address: String
    var state: State
  }

  fileprivate enum State {
    case waiting(EnrollmentRequest)
    case underWay(EnrollmentRequest)
    case done(RosterOutcome)
    /// Not done, and to be imported again.
    case abandoned
  }

  private let limits: RosterLimits
  private var slots: [Slot] = []
  private var lastTicket = 0
  private var waiting = 0
  private var unfinished = 0

  /// An empty window.
  init(limits: RosterLimits) {
    self.limits = limits
  }

  /// Whether another entry may be taken in.
  var hasRoom: Bool {
    slots.count < limits.window && unfinished < limits.concurrency
  }

  /// Takes an entry in. One that cannot be read is through already.
  mutating func add(_ entry: RosterEntry) {
    lastTicket += 1
    let (address, state): (String, State) =
      switch entry.request {
      case .success(let request): (request.person.email.rawValue.lowercased(), .waiting(request))
      case .failure(let invalid): ("", .done(.rejected(reason: invalid.reason)))
      }
    slots.append(Slot(ticket: lastTicket, entry: entry, address: address, state: state))
    if case .waiting = state {
      waiting += 1
      unfinished += 1
    }
  }

  /// The first entry that waits and shares nothing with an earlier one that is not through; it is
  /// under way now.
  mutating func start() -> ReadyEntry? {
    guard waiting > 0 else { return nil }
    for index in slots.indices {
      guard case .waiting(let request) = slots[index].state else { continue }
      let slot = slots[index]
      let isBlocked = slots[..<index].contains { earlier in
        guard let unfinished = earlier.unfinishedRequest else { return false }
        return unfinished.person.id == request.person.id || earlier.address == slot.address
      }
      if isBlocked { continue }
      slots[index].state = .underWay(request)
      waiting -= 1
      return ReadyEntry(ticket: slot.ticket, request: request)
    }
    return nil
  }

  /// Notes what came of an entry that was under way.
  ///
  /// - Parameters:
  ///   - ticket: Names the entry.
  ///   - outcome: What came of it; `nil` where it is to be imported again.
  mutating func finish(_ ticket: Int, _ outcome: RosterOutcome?) {
    guard let index = slots.firstIndex(where: { $0.ticket == ticket }) else { return }
    slots[index].state = outcome.map { .done($0) } ?? .abandoned
    unfinished -= 1
  }

  /// Gives up those that were not begun: they are to be imported again.
  mutating func abandonWaiting() {
    for index in slots.indices {
      if case .waiting = slots[index].state { slots[index].state = .abandoned }
    }
    unfinished -= waiting
    waiting = 0
  }

  /// The first entry, if it is through: it leaves the window.
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
  /// Whom the entry is about, as long as it is not through.
  fileprivate var unfinishedRequest: EnrollmentRequest? {
    switch state {
    case .waiting(let request), .underWay(let request): request
    case .done, .abandoned: nil
    }
  }
}
