/// Who waits for which call. It decides who is answered and what is cancelled; the coalescer does
/// both, outside its lock.
///
/// `Work` is what can be cancelled, `Waiting` what can be resumed.
struct SharedCalls<Key: Hashable, Answer, Work, Waiting> {
  /// A caller's part in a call.
  struct Ticket: Sendable {
    let call: Int
    let caller: Int
    /// Whether this caller came first and is to begin the work.
    let begins: Bool
  }

  private struct Call {
    let key: Key
    var work: Work?
    var callers: Set<Int>
    /// How many callers still want the answer.
    var interested: Int
  }

  private enum Caller {
    case joined
    case waiting(Waiting)
    /// Answered before it began to wait.
    case answered(Answer)
  }

  private var calls: [Int: Call] = [:]
  /// The call that a new caller with that key joins.
  private var current: [Key: Int] = [:]
  private var callers: [Int: Caller] = [:]
  private var lastID = 0

  /// Whether nobody waits for anything.
  var isEmpty: Bool { calls.isEmpty && current.isEmpty && callers.isEmpty }

  /// Lets a caller take part in the call with a key, and begins one where there is none.
  mutating func join(_ key: Key) -> Ticket {
    let caller = makeID()
    callers[caller] = .joined
    if let id = current[key], var call = calls[id] {
      call.callers.insert(caller)
      call.interested += 1
      calls[id] = call
      return Ticket(call: id, caller: caller, begins: false)
    }
    let id = makeID()
    current[key] = id
    calls[id] = Call(key: key, work: nil, callers: [caller], interested: 1)
    return Ticket(call: id, caller: caller, begins: true)
  }

  /// Notes what is to be cancelled when nobody is interested any more.
  mutating func attach(_ work: Work, to ticket: Ticket) {
    calls[ticket.call]?.work = work
  }

  /// Lets a caller wait.
  ///
  /// - Returns: The answer, if it is there already.
  mutating func wait(_ ticket: Ticket, _ waiting: Waiting) -> Answer? {
    if case .answered(let answer)? = callers[ticket.caller] {
      callers[ticket.caller] = nil
      return answer
    }
    callers[ticket.caller] = .waiting(waiting)
    return nil
  }

  /// Lets a cancelled caller go.
  ///
  /// - Parameter answer: What it gets at once; `nil` where it can be given nothing and goes on
  ///   waiting for the shared answer, though not interested in it.
  /// - Returns: The caller to resume with that, and the work to cancel.
  mutating func leave(_ ticket: Ticket, with answer: Answer?) -> (Waiting?, Work?) {
    guard var call = calls[ticket.call], call.callers.contains(ticket.caller) else {
      return (nil, nil)
    }
    var resumed: Waiting?
    if let answer {
      call.callers.remove(ticket.caller)
      resumed = settle(ticket.caller, answer)
    }
    call.interested -= 1
    guard call.interested == 0 else {
      calls[ticket.call] = call
      return (resumed, nil)
    }
    if current[call.key] == ticket.call { current[call.key] = nil }
    calls[ticket.call] = call.callers.isEmpty ? nil : call
    return (resumed, call.work)
  }

  /// Ends a call.
  ///
  /// - Returns: The callers to resume with the answer.
  mutating func finish(_ ticket: Ticket, with answer: Answer) -> [Waiting] {
    guard let call = calls.removeValue(forKey: ticket.call) else { return [] }
    if current[call.key] == ticket.call { current[call.key] = nil }
    return call.callers.compactMap { settle($0, answer) }
  }

  /// Answers a caller, at once or when it comes to wait.
  private mutating func settle(_ caller: Int, _ answer: Answer) -> Waiting? {
    guard case .waiting(let waiting)? = callers.removeValue(forKey: caller) else {
      callers[caller] = .answered(answer)
      return nil
    }
    return waiting
  }

  private mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }
}
