import CapabilityLifetimes
import Probes
import Testing

@Suite("A shared object")
struct SharedTests {
  @Test("is the same for all who hold it, and made anew once nobody does")
  func weaklyHeld() throws {
    try expectSharing(shared(Workshop().plain))
    try expectSharing(shared("named", Workshop().plain))
    try expectSharing(shared(Workshop().throwing))
    try expectSharing(shared("named", Workshop().throwing))
  }

  @Test("made by an async factory is held like that, too")
  func weaklyHeldAsync() async throws {
    try await expectSharing(shared(Workshop().async))
    try await expectSharing(shared("named", Workshop().async))
    try await expectSharing(shared(Workshop().asyncThrowing))
    try await expectSharing(shared("named", Workshop().asyncThrowing))
  }

  @Test("is freed as soon as nobody holds it")
  func freed() async throws {
    let plain = shared(Workshop().plain)
    let async = shared(Workshop().async)
    let asyncThrowing = shared(Workshop().asyncThrowing)
    weak var piece: Piece?
    for _ in 0..<100 {
      piece = plain()
      #expect(piece == nil)
      piece = await async()
      #expect(piece == nil)
      piece = try await asyncThrowing()
      #expect(piece == nil)
    }
  }

  @Test("keeps no error, and its error keeps its type")
  func failure() async throws {
    let piece = shared(Workshop(refusing: [1]).throwing)
    #expect(throws: Refusal("1")) { try piece() }
    #expect(try piece().number == 2)
    let later = shared(Workshop(refusing: [1]).asyncThrowing)
    await #expect(throws: Refusal("1")) { try await later() }
    #expect(try await later().number == 2)
  }

  @Test("with an async factory is made on the actor of who asks first")
  func isolation() async throws {
    try await onEachActor { actor, jobs in
      let piece = shared(Workshop().asyncThrowing)
      let held = try await piece()
      #expect(held.actor == actor.map { ObjectIdentifier($0) })
      let before = jobs()
      #expect(try await piece() === held)
      #expect(jobs() == before)
    }
  }

  private func expectSharing(_ piece: @Sendable () throws -> Piece) throws {
    var mine: Piece? = try piece()
    #expect(try piece() === mine)
    #expect(mine?.number == 1)
    mine = nil
    #expect(try piece().number == 2)
  }

  private func expectSharing(_ piece: @Sendable () async throws -> Piece) async throws {
    var mine: Piece? = try await piece()
    #expect(try await piece() === mine)
    #expect(mine?.number == 1)
    mine = nil
    #expect(try await piece().number == 2)
  }
}
