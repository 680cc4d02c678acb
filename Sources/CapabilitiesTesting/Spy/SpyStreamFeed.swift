/// An event of a stream that a test waits for.
enum SpyStreamEvent {
  /// Consumers have asked for this number of elements.
  case demand(Int)
  /// The consumer of this element has asked for another one or left.
  case handling(Int)
  /// A consumer left before the end.
  case givingUp
}

/// The state of a ``SpyStream``. Its functions return the continuations to resume; the stream
/// resumes them outside its lock.
struct SpyStreamFeed<Element: Sendable, Failure: Error> {
  typealias Action = @Sendable () -> Void
  typealias Answer = CheckedContinuation<Result<Element?, Failure>, Never>

  private struct Ask {
    let id: Int
    let consumer: Int
    let answer: Answer
  }

  /// The number of requested elements.
  private(set) var demanded = 0
  private var elements: [Element] = []
  /// The number of delivered elements.
  private var taken = 0
  /// The element that each consumer has taken and is still handling.
  private var held: [Int: Int] = [:]
  private var hasEnded = false
  /// The error that one consumer gets instead of the end.
  private var failure: Failure?
  /// The consumers that got the end or abandoned the stream.
  private var left: Set<Int> = []
  private var isGivenUp = false
  private var asks: [Ask] = []
  private var waits: [(event: SpyStreamEvent, wait: SpyWait)] = []
  private var lastID = 0

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds an element and returns its number; `nil` if the stream has ended.
  mutating func send(_ element: Element) -> (number: Int, actions: [Action])? {
    guard !hasEnded else { return nil }
    elements.append(element)
    return (elements.count, answerAsks())
  }

  /// Ends the stream; returns `nil` if it has already ended.
  mutating func end(_ failure: Failure?) -> [Action]? {
    guard !hasEnded else { return nil }
    hasEnded = true
    self.failure = failure
    return answerAsks()
  }

  mutating func ask(id: Int, consumer: Int, _ answer: Answer) -> [Action] {
    guard !Task.isCancelled else {
      return [{ answer.resume(returning: .success(nil)) }] + leave(consumer)
    }
    demanded += 1
    held[consumer] = nil
    asks.append(Ask(id: id, consumer: consumer, answer: answer))
    return endWaits() + answerAsks()
  }

  /// Removes a consumer that takes no more elements.
  mutating func leave(_ consumer: Int) -> [Action] {
    guard left.insert(consumer).inserted else { return [] }
    held[consumer] = nil
    isGivenUp = true
    return endWaits()
  }

  /// Stores a wait for an event, which can have happened.
  mutating func add(_ wait: SpyWait, for event: SpyStreamEvent) -> [Action] {
    waits.append((event, wait))
    return endWaits()
  }

  mutating func cancelAsk(id: Int) -> [Action] {
    guard let index = asks.firstIndex(where: { $0.id == id }) else { return [] }
    let ask = asks.remove(at: index)
    return [{ ask.answer.resume(returning: .success(nil)) }] + leave(ask.consumer)
  }

  /// Answers waiting consumers in the order they demanded.
  private mutating func answerAsks() -> [Action] {
    var actions: [Action] = []
    while let ask = asks.first, taken < elements.count || hasEnded {
      asks.removeFirst()
      guard taken < elements.count else {
        left.insert(ask.consumer)
        let result: Result<Element?, Failure> = failure.map { .failure($0) } ?? .success(nil)
        failure = nil
        actions.append { ask.answer.resume(returning: result) }
        continue
      }
      let element = elements[taken]
      taken += 1
      held[ask.consumer] = taken
      actions.append { ask.answer.resume(returning: .success(element)) }
    }
    return actions
  }

  /// Removes the waits for events that have happened, and returns what ends them.
  private mutating func endWaits() -> [Action] {
    let ended = waits.filter { isReached($0.event) }.map(\.wait)
    waits = waits.filter { !isReached($0.event) }
    return ended.map { wait in { wait.end() } }
  }

  private func isReached(_ event: SpyStreamEvent) -> Bool {
    switch event {
    case .demand(let number): demanded >= number
    case .handling(let number): number <= taken && !held.values.contains(number)
    case .givingUp: isGivenUp
    }
  }
}
