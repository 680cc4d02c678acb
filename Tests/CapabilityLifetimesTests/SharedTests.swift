import CapabilityLifetimes
import Probes
import TestTraits
import Testing

@Suite("A shared object", .hangLimit)
struct SharedTests {
  @Test("is the same for all users, and created again after the last one released it")
  func weaklyHeld() async throws {
    try await expectSharing(shared(PieceFactory().plain))
    try await expectSharing(shared("named", PieceFactory().plain))
    try await expectSharing(shared(PieceFactory().throwing))
    try await expectSharing(shared("named", PieceFactory().throwing))
  }

  @Test("from an async factory is the same for all users, and created again afterwards")
  func weaklyHeldAsync() async throws {
    try await expectSharing(shared(PieceFactory().async))
    try await expectSharing(shared("named", PieceFactory().async))
    try await expectSharing(shared(PieceFactory().asyncThrowing))
    try await expectSharing(shared("named", PieceFactory().asyncThrowing))
  }

  @Test("is freed when its last user releases it")
  func freed() async throws {
    let plain = shared(PieceFactory().plain)
    let async = shared(PieceFactory().async)
    let asyncThrowing = shared(PieceFactory().asyncThrowing)
    weak var piece: Piece?
    for _ in 0..<100 {
      piece = plain()
      #expect(piece == nil)
      piece = await async()
      await until { piece == nil }
      piece = try await asyncThrowing()
      await until { piece == nil }
    }
  }

  @Test("does not store errors, which keep their type")
  func failure() async throws {
    let piece = shared(PieceFactory(failing: [1]).throwing)
    #expect(throws: Refusal("1")) { try piece() }
    #expect(try piece().number == 2)
    let later = shared(PieceFactory(failing: [1]).asyncThrowing)
    await #expect(throws: Refusal("1")) { try await later() }
    #expect(try await later().number == 2)
  }

  @Test("with an async factory is created on its first caller's actor")
  func isolation() async throws {
    try await onEachActor { actor, jobs in
      let piece = shared(PieceFactory().asyncThrowing)
      let held = try await piece()
      #expect(held.actor == actor.map { ObjectIdentifier($0) })
      let before = jobs()
      #expect(try await piece() === held)
      #expect(jobs() == before)
    }
  }

  private func expectSharing(_ piece: @Sendable () async throws -> Piece) async throws {
    var mine: Piece? = try await piece()
    #expect(try await piece() === mine)
    #expect(mine?.number == 1)
    mine = nil
    #expect(try await piece().number == 2)
  }
}
