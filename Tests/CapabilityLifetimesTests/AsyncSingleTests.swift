import CapabilitiesTesting
import CapabilityLifetimes
import Synchronization
import Probes
import TestTraits
import Testing

@Suite("A single with an async factory")
struct AsyncSingleTests {
  @Test("is created on its first caller's actor, and reading it never leaves the actor")
  func isolation() async throws {
    try await onEachActor { actor, jobs in
      let factory = PieceFactory()
      let typed = single(factory.asyncThrowing)
      let plain = single(factory.async)
      let home = actor.map { ObjectIdentifier($0) }
      let piece = try await typed()
      #expect(piece.actor == home)
      #expect(await plain().actor == home)
      let before = jobs()
      #expect(try await typed() === piece)
      #expect(await plain().number == 2)
      #expect(jobs() == before)
    }
  }

  @Test("is created once for all concurrent callers")
  func singleFlight() async {
    let factory = PieceFactory()
    let tasks = TaskSet<Piece>()
    let piece = single(factory.async)
    await Outpost().run { _ in tasks.start(5) { await piece() } }
    let pieces = await tasks.outcomes().compactMap { try? $0.get().number }
    #expect(pieces == [1, 1, 1, 1, 1])
    #expect(factory.begun == 1)
  }

  @Test("throws its error to all concurrent callers, and not to later ones")
  func sharedFailure() async throws {
    let factory = PieceFactory(failing: [1])
    let tasks = TaskSet<Piece>()
    let piece = single(factory.asyncThrowing)
    await Outpost().run { _ in tasks.start(5) { try await piece() } }
    let errors = await tasks.outcomes().map { $0.error as? Refusal }
    #expect(errors == Array(repeating: Refusal("1"), count: 5))
    #expect(try await piece().number == 2)
  }

  @Test("lets a cancelled caller leave at once and is created for the others", arguments: 0..<3)
  func cancellation(of cancelled: Int) async throws {
    let tasks = TaskSet<Int>()
    let piece = single { () async throws in
      tasks.cancel(cancelled)
      // The factory returns only after the cancelled caller has left.
      let outcome = await tasks.outcome(cancelled)
      #expect(outcome.error is CancellationError)
      #expect(!Task.isCancelled)
      return 1
    }
    await Outpost().run { _ in tasks.start(3) { try await piece() } }
    let others = await tasks.outcomes().compactMap { try? $0.get() }
    #expect(others == [1, 1])
  }

  @Test("keeps a cancelled caller waiting if its typed error cannot express cancellation")
  func typedCancellation() async throws {
    let tasks = TaskSet<Int>()
    let piece = single { () async throws(Refusal) in
      tasks.cancel(0)
      #expect(!Task.isCancelled)
      return 1
    }
    await Outpost().run { _ in tasks.start(2) { try await piece() } }
    #expect(await tasks.outcomes().map { try? $0.get() } == [1, 1])
  }

  @Test("cancels its factory when all waiting callers are cancelled")
  func abandoned() async throws {
    let tasks = TaskSet<Int>()
    let piece = single { () async throws in
      tasks.cancel(0)
      #expect(!Task.isCancelled)
      tasks.cancel(1)
      #expect(Task.isCancelled)
      return 1
    }
    await Outpost().run { _ in tasks.start(2) { try await piece() } }
    #expect(await tasks.outcomes().allSatisfy { $0.error is CancellationError })
    #expect(try await piece() == 1)
  }

  @Test("cancels a factory with a typed error, and all callers get the error it throws")
  func typedAbandoned() async throws {
    let attempts = Mutex(0)
    let tasks = TaskSet<Int>()
    let piece = single { () async throws(Refusal) in
      attempts.withLock { $0 += 1 }
      tasks.cancel(0)
      if Task.isCancelled { throw Refusal("cancelled") }
      return 1
    }
    await Outpost().run { _ in tasks.start(1) { try await piece() } }
    #expect(await tasks.outcome(0).error as? Refusal == Refusal("cancelled"))
    #expect(attempts.withLock(\.self) == 1)
  }

  @Test("does not cancel a factory that cannot throw, and keeps its value")
  func withoutError() async {
    let tasks = TaskSet<Bool>()
    let piece = single { () async in
      tasks.cancel(0)
      return Task.isCancelled
    }
    await Outpost().run { _ in tasks.start(1) { await piece() } }
    #expect(await tasks.outcome(0).value == false)
  }

  @Test("is created again for a caller that comes after all others were cancelled")
  func late() async throws {
    let attempts = Mutex(0)
    let (begun, released) = (Signal(), Signal())
    let piece = single { () async throws in
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      begun.fire()
      await released.wait()
      try Task.checkCancellation()
      return attempt
    }
    let (early, late) = (TaskSet<Int>(), TaskSet<Int>())
    let home = Outpost()

    await home.run { _ in early.start(1) { try await piece() } }
    await begun.wait()
    early.cancel(0)
    #expect(await early.outcome(0).error is CancellationError)
    await home.run { _ in late.start(1) { try await piece() } }
    await home.run { _ in }
    released.fire()

    #expect(try await late.outcome(0).get() == 2)
  }

  @Test("reports its waiting callers, and gets the priority of the most urgent one", .hangLimit)
  func waitingCallers() async throws {
    let (begun, released) = (Signal(), Signal())
    let waiting = Spy<Int>("waiting callers")
    let make: @Sendable () async -> TaskPriority = {
      begun.fire()
      await released.wait()
      return Task.currentPriority
    }
    let piece = single(make, waiting: waiting.returning(()))
    let first = Task(priority: .background) { await piece() }
    await begun.wait()
    let second = Task(priority: .high) { await piece() }
    // Two callers can report in another order than they begin to wait, and end it.
    _ = try await waiting.call(2)
    #expect(Set(waiting.calls) == [1, 2])
    released.fire()
    #expect(await [first.value, second.value] == [.high, .high])
    #expect(waiting.calls.sorted() == [0, 1, 1, 2])
  }

  @Test("of a shared object reports its waiting callers, too", .hangLimit)
  func waitingCallersOfObject() async throws {
    let released = Signal()
    let waiting = Spy<Int>("waiting callers")
    let make: @Sendable () async -> Piece = {
      await released.wait()
      return Piece(1)
    }
    let object = shared(make, waiting: waiting.returning(()))
    let caller = Task { await object().number }
    _ = try await waiting.call(1)
    released.fire()
    #expect(await caller.value == 1)
    #expect(waiting.calls == [1, 0])
  }

  @Test("does not start for a caller that is already cancelled and can throw that")
  func cancelledBefore() async throws {
    let begun = Mutex(false)
    let piece = single { () async throws in begun.withLock { $0 = true } }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await piece()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(begun.withLock(\.self) == false)
  }

  @Test("is returned to a cancelled caller if it already exists")
  func cancelledAfter() async throws {
    let piece = single { () async throws in 1 }
    _ = try await piece()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await piece()
    }
    #expect(try await task.value == 1)
  }

  @Test("is created with the task-local values of its first caller")
  func taskLocals() async {
    let tag = single { () async in Tag.current }
    #expect(await Tag.$current.withValue("request 7") { await tag() } == "request 7")
    #expect(await tag() == "request 7")
  }

  private enum Tag {
    @TaskLocal static var current = ""
  }
}
