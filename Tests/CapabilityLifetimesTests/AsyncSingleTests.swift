import CapabilityLifetimes
import Synchronization
import Probes
import Testing

@Suite("A single with an async factory")
struct AsyncSingleTests {
  @Test("is made on the actor of its first caller; reading it leaves the actor not even briefly")
  func isolation() async throws {
    try await onEachActor { actor, jobs in
      let workshop = Workshop()
      let typed = single(workshop.asyncThrowing)
      let plain = single(workshop.async)
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

  @Test("is one for all who come while it is made")
  func singleFlight() async {
    let workshop = Workshop()
    let crew = Crew<Piece>()
    let piece = single(workshop.async)
    await Outpost().run { _ in crew.start(5) { await piece() } }
    let pieces = await crew.outcomes().compactMap { try? $0.get().number }
    #expect(pieces == [1, 1, 1, 1, 1])
    #expect(workshop.begun == 1)
  }

  @Test("gives its error to all who came while it was made, and to nobody else")
  func sharedFailure() async throws {
    let workshop = Workshop(refusing: [1])
    let crew = Crew<Piece>()
    let piece = single(workshop.asyncThrowing)
    await Outpost().run { _ in crew.start(5) { try await piece() } }
    let errors = await crew.outcomes().map { $0.error as? Refusal }
    #expect(errors == Array(repeating: Refusal("1"), count: 5))
    #expect(try await piece().number == 2)
  }

  @Test("lets a cancelled caller go at once, and is made for the others", arguments: 0..<3)
  func cancellation(of cancelled: Int) async throws {
    let crew = Crew<Int>()
    let piece = single { () async throws in
      crew.cancel(cancelled)
      // It is not made before the one who was cancelled has gone.
      let outcome = await crew.outcome(cancelled)
      #expect(outcome.error is CancellationError)
      #expect(!Task.isCancelled)
      return 1
    }
    await Outpost().run { _ in crew.start(3) { try await piece() } }
    let others = await crew.outcomes().compactMap { try? $0.get() }
    #expect(others == [1, 1])
  }

  @Test("makes a cancelled caller wait where its errors have a type that cannot say so")
  func typedCancellation() async throws {
    let crew = Crew<Int>()
    let piece = single { () async throws(Refusal) in
      crew.cancel(0)
      #expect(!Task.isCancelled)
      return 1
    }
    await Outpost().run { _ in crew.start(2) { try await piece() } }
    #expect(await crew.outcomes().map { try? $0.get() } == [1, 1])
  }

  @Test("cancels its factory once all who wait are cancelled")
  func abandoned() async throws {
    let crew = Crew<Int>()
    let piece = single { () async throws in
      crew.cancel(0)
      #expect(!Task.isCancelled)
      crew.cancel(1)
      #expect(Task.isCancelled)
      return 1
    }
    await Outpost().run { _ in crew.start(2) { try await piece() } }
    #expect(await crew.outcomes().allSatisfy { $0.error is CancellationError })
    #expect(try await piece() == 1)
  }

  @Test("cancels a factory with errors of a type, too, and gives all who wait what it throws")
  func typedAbandoned() async throws {
    let attempts = Mutex(0)
    let crew = Crew<Int>()
    let piece = single { () async throws(Refusal) in
      attempts.withLock { $0 += 1 }
      crew.cancel(0)
      if Task.isCancelled { throw Refusal("cancelled") }
      return 1
    }
    await Outpost().run { _ in crew.start(1) { try await piece() } }
    #expect(await crew.outcome(0).error as? Refusal == Refusal("cancelled"))
    #expect(attempts.withLock(\.self) == 1)
  }

  @Test("is made anew for who comes after everybody else was cancelled")
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
    let (early, late) = (Crew<Int>(), Crew<Int>())
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

  @Test("is not begun for a caller who is cancelled already, where it can say so")
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

  @Test("is returned to a cancelled caller once it is made")
  func cancelledAfter() async throws {
    let piece = single { () async throws in 1 }
    _ = try await piece()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await piece()
    }
    #expect(try await task.value == 1)
  }

  @Test("is made with the task-local values of its first caller")
  func taskLocals() async {
    let tag = single { () async in Tag.current }
    #expect(await Tag.$current.withValue("request 7") { await tag() } == "request 7")
    #expect(await tag() == "request 7")
  }

  private enum Tag {
    @TaskLocal static var current = ""
  }
}
