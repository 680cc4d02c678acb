/// The callers that wait for one piece of work. This type decides who is resumed and how;
/// ``SharedTask`` acts on its decisions.
package struct Waiters: Sendable {
  /// How a wait ends.
  enum Ending: Hashable {
    /// With the work's result.
    case finished
    /// Without the result, because the waiter was cancelled.
    case left
    /// Without the result: every caller that had joined was cancelled and the work failed, but this
    /// waiter joined later. The failure is not meant for it, and it starts over.
    case missed
  }

  package typealias Ticket = Int

  private struct Waiter: Sendable {
    var resume: (@Sendable () -> Void)?
    var isCancelled = false
    /// Whether it joined after all earlier waiters were cancelled.
    let isLate: Bool
  }

  /// The waiter with the first ticket, beside the dictionary: most work has no other one.
  private var first: Waiter?
  private var others: [Ticket: Waiter] = [:]
  private var issued = 0
  /// Whether the work has a result.
  private(set) var hasFinished = false
  private var hasFailed = false
  private var hasResumed = false
  /// Whether at some moment every waiter was cancelled.
  private(set) var isAbandoned = false

  /// The number of callers whose wait has begun and not ended.
  private(set) var waitingCount = 0

  /// Whether no caller has a ticket.
  var isEmpty: Bool { first == nil && others.isEmpty }

  private subscript(ticket: Ticket) -> Waiter? {
    get { ticket == 1 ? first : others[ticket] }
    set { if ticket == 1 { first = newValue } else { others[ticket] = newValue } }
  }

  /// Adds a caller that wants the result.
  mutating func join() -> Ticket {
    issued += 1
    self[issued] = Waiter(isLate: isAbandoned)
    return issued
  }

  /// Begins the wait of a caller.
  ///
  /// - Parameter resume: Ends the wait.
  /// - Returns: Whether to wait. If not, `resume` is never called.
  mutating func wait(_ ticket: Ticket, resume: @escaping @Sendable () -> Void) -> Bool {
    guard !hasResumed, var waiter = self[ticket] else { return false }
    waiter.resume = resume
    self[ticket] = waiter
    waitingCount += 1
    return true
  }

  /// Records that a caller's task was cancelled.
  ///
  /// - Parameter leaves: Whether the caller stops waiting.
  /// - Returns: The function that ends its wait, if the wait has begun and should end.
  mutating func cancel(_ ticket: Ticket, leaves: Bool) -> (@Sendable () -> Void)? {
    guard !hasFinished else { return nil }
    self[ticket]?.isCancelled = true
    if first?.isCancelled != false, others.values.allSatisfy(\.isCancelled) { isAbandoned = true }
    return leaves ? remove(ticket)?.resume : nil
  }

  /// Records that the work has a result.
  mutating func finish(hasFailed: Bool) {
    hasFinished = true
    self.hasFailed = hasFailed
  }

  /// Ends all waits.
  ///
  /// - Returns: The functions that resume the waiters.
  mutating func resumeAll() -> [@Sendable () -> Void] {
    hasResumed = true
    var resumes = others.values.compactMap(\.resume)
    if let resume = first?.resume { resumes.append(resume) }
    return resumes
  }

  /// Removes a caller whose wait is over, and returns how it ended.
  mutating func leave(_ ticket: Ticket) -> Ending {
    guard let waiter = remove(ticket), hasFinished else { return .left }
    return hasFailed && waiter.isLate ? .missed : .finished
  }

  private mutating func remove(_ ticket: Ticket) -> Waiter? {
    let waiter = self[ticket]
    if waiter?.resume != nil { waitingCount -= 1 }
    self[ticket] = nil
    return waiter
  }
}
