import BenchmarkImplementations
import Synchronization

// What a program without the toolkit would write in place of a decorator or a lifetime. The rows of
// the toolkit are compared with these.

typealias Find = @Sendable (Int) throws(LedgerError) -> Int
typealias Fetch = @Sendable (Int) async throws(LedgerError) -> Int

/// Repeats a failed call in a loop.
func retriedByHand(_ find: @escaping Find, attempts: Int) -> Find {
  { id throws(LedgerError) in
    var attempt = 1
    while true {
      do throws(LedgerError) { return try find(id) } catch {
        if attempt == attempts { throw error }
        attempt += 1
      }
    }
  }
}

/// Calls the other function after an error.
func fallenBackByHand(_ find: @escaping Find, to backup: @escaping Find) -> Find {
  { id throws(LedgerError) in
    do throws(LedgerError) { return try find(id) } catch { return try backup(id) }
  }
}

/// Keeps results in a dictionary, and removes all of them when it is full.
func cachedByHand(
  _ find: @escaping Find,
  key: @escaping @Sendable (Int) -> Int,
  capacity: Int
) -> Find {
  let cache = DictionaryCache()
  return { id throws(LedgerError) in
    let key = key(id)
    if let known = cache.known.withLock({ $0[key] }) { return known }
    let number = try find(id)
    cache.known.withLock { known in
      if known.count >= capacity { known.removeAll(keepingCapacity: true) }
      known[key] = number
    }
    return number
  }
}

private final class DictionaryCache: Sendable {
  let known = Mutex<[Int: Int]>([:])
}

/// What `tracedByHand` reports at the beginning and the end of a call.
struct EventByHand: Sendable {
  let id: Int
  let parentID: Int?
  let endpoint: String
  let input: Int
  let time: ContinuousClock.Instant
  var duration: Duration?

  /// The call that a task is in.
  @TaskLocal static var current: Int?

  init(id: Int, endpoint: String, input: Int) {
    self.id = id
    self.endpoint = endpoint
    self.input = input
    parentID = Self.current
    time = .now
  }

  /// The end of this call.
  var end: EventByHand {
    var end = self
    end.duration = .now - time
    return end
  }
}

/// Emits the beginning and the end of each call, with its number and that of the call around it.
func tracedByHand(
  _ find: @escaping Find,
  emit: @escaping @Sendable (EventByHand) -> Void
) -> Find {
  let calls = Counter()
  return { id throws(LedgerError) in
    let event = EventByHand(id: calls.next(), endpoint: "Ledger.find", input: id)
    emit(event)
    let result = EventByHand.$current.withValue(event.id) { () -> Result<Int, LedgerError> in
      do throws(LedgerError) { return .success(try find(id)) } catch { return .failure(error) }
    }
    emit(event.end)
    return try result.get()
  }
}

/// The same for an async function.
func tracedByHand(
  _ fetch: @escaping Fetch,
  emit: @escaping @Sendable (EventByHand) -> Void
) -> Fetch {
  let calls = Counter()
  return { id async throws(LedgerError) in
    let event = EventByHand(id: calls.next(), endpoint: "Ledger.fetch", input: id)
    emit(event)
    let result = await EventByHand.$current.withValue(event.id) {
      () async -> Result<Int, LedgerError> in
      do throws(LedgerError) { return .success(try await fetch(id)) } catch {
        return .failure(error)
      }
    }
    emit(event.end)
    return try result.get()
  }
}

/// Shares a task among the callers with the same id. A cancelled caller leaves at once, and the last
/// one that leaves cancels the task.
func coalescedByHand(_ fetch: @escaping Fetch, whenCancelled error: LedgerError) -> Fetch {
  let calls = SharedCalls(whenCancelled: error)
  return { id async throws(LedgerError) in
    let ticket = calls.join(id) { () async -> SharedCalls.Answer in
      do throws(LedgerError) { return .success(try await fetch(id)) } catch {
        return .failure(error)
      }
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { calls.wait(ticket, $0) }
    } onCancel: {
      calls.leave(ticket)
    }
    return try answer.get()
  }
}

private final class SharedCalls: Sendable {
  typealias Answer = Result<Int, LedgerError>

  struct Ticket: Sendable {
    let id: Int
    let call: Int
    let caller: Int
  }

  struct Call {
    let number: Int
    var task: Task<Void, Never>?
    var callers = 0
    var left: Set<Int> = []
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
  }

  struct State {
    var calls: [Int: Call] = [:]
    var count = 0
    /// The answers of calls that ended before all of their callers waited.
    var answers: [Int: (answer: Answer, unread: Int)] = [:]
  }

  let error: LedgerError
  let state = Mutex(State())

  init(whenCancelled error: LedgerError) {
    self.error = error
  }

  func join(_ id: Int, _ proceed: @escaping @Sendable () async -> Answer) -> Ticket {
    state.withLock { state in
      if var call = state.calls[id] {
        call.callers += 1
        state.calls[id] = call
        return Ticket(id: id, call: call.number, caller: call.callers)
      }
      state.count += 1
      var call = Call(number: state.count, callers: 1)
      let number = call.number
      call.task = Task { self.finish(id, number, await proceed()) }
      state.calls[id] = call
      return Ticket(id: id, call: number, caller: 1)
    }
  }

  func wait(_ ticket: Ticket, _ continuation: CheckedContinuation<Answer, Never>) {
    let answer: Answer? = state.withLock { state in
      if let known = state.answers[ticket.call] {
        state.answers[ticket.call] =
          known.unread > 1 ? (known.answer, known.unread - 1) : nil
        return known.answer
      }
      guard let call = state.calls[ticket.id], call.number == ticket.call,
        !call.left.contains(ticket.caller)
      else { return .failure(error) }
      state.calls[ticket.id]?.waiting[ticket.caller] = continuation
      return nil
    }
    if let answer { continuation.resume(returning: answer) }
  }

  func leave(_ ticket: Ticket) {
    let (continuation, task) = state.withLock { state in
      guard var call = state.calls[ticket.id], call.number == ticket.call else {
        return (nil as CheckedContinuation<Answer, Never>?, nil as Task<Void, Never>?)
      }
      call.left.insert(ticket.caller)
      let continuation = call.waiting.removeValue(forKey: ticket.caller)
      let isAbandoned = call.left.count == call.callers
      state.calls[ticket.id] = isAbandoned ? nil : call
      return (continuation, isAbandoned ? call.task : nil)
    }
    continuation?.resume(returning: .failure(error))
    task?.cancel()
  }

  private func finish(_ id: Int, _ number: Int, _ answer: Answer) {
    let waiting = state.withLock { state -> [CheckedContinuation<Answer, Never>] in
      guard let call = state.calls[id], call.number == number else { return [] }
      state.calls[id] = nil
      let unread = call.callers - call.left.count - call.waiting.count
      if unread > 0 { state.answers[number] = (answer, unread) }
      return Array(call.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: answer) }
  }
}

/// Makes the call in one child task and sleeps in another.
func timedOutByHand(
  _ fetch: @escaping Fetch,
  after limit: Duration,
  throwing timeout: LedgerError
) -> Fetch {
  { id async throws(LedgerError) in
    let result = await withTaskGroup(of: Result<Int, LedgerError>.self) { group in
      group.addTask {
        do throws(LedgerError) { return .success(try await fetch(id)) } catch {
          return .failure(error)
        }
      }
      group.addTask {
        try? await ContinuousClock().sleep(for: limit)
        return .failure(timeout)
      }
      let first = await group.next() ?? .failure(timeout)
      group.cancelAll()
      return first
    }
    return try result.get()
  }
}

/// Creates a value in the first call, under a lock, and reads an atomic reference in the others.
func createdOnceByHand<Value: AnyObject & Sendable>(
  _ make: @escaping @Sendable () -> Value
) -> @Sendable () -> Value {
  let once = Once<Value>()
  return {
    if let value = once.value.load(ordering: .acquiring) { return value.takeUnretainedValue() }
    return once.isCreated.withLock { isCreated in
      if isCreated, let value = once.value.load(ordering: .acquiring) {
        return value.takeUnretainedValue()
      }
      let value = make()
      once.value.store(Unmanaged.passRetained(value), ordering: .releasing)
      isCreated = true
      return value
    }
  }
}

private final class Once<Value: AnyObject & Sendable>: Sendable {
  let value = Atomic<Unmanaged<Value>?>(nil)
  let isCreated = Mutex(false)

  deinit { value.load(ordering: .acquiring)?.release() }
}
