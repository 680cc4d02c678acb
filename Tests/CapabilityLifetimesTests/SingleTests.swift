import CapabilityLifetimes
import Probes
import Testing

@Suite("A single")
struct SingleTests {
  @Test("is not made before somebody asks for it")
  func lazy() {
    let workshop = Workshop()
    let piece = single(workshop.plain)
    #expect(workshop.begun == 0)
    #expect(piece().number == 1)
  }

  @Test("is made once, whatever its factory's effect")
  func once() async throws {
    let workshop = Workshop()
    let plain = single(workshop.plain)
    #expect(plain() === plain())
    let throwing = single(workshop.throwing)
    #expect(try throwing() === throwing())
    let async = single(workshop.async)
    let first = await async()
    #expect(await async() === first)
    let asyncThrowing = single(workshop.asyncThrowing)
    let second = try await asyncThrowing()
    #expect(try await asyncThrowing() === second)
    #expect(workshop.begun == 4)
  }

  @Test("is made once under a name, too")
  func onceNamed() async throws {
    let workshop = Workshop()
    let plain = single("plain", workshop.plain)
    #expect(plain() === plain())
    let throwing = single("throwing", workshop.throwing)
    #expect(try throwing() === throwing())
    let async = single("async", workshop.async)
    let first = await async()
    #expect(await async() === first)
    let asyncThrowing = single("async throws", workshop.asyncThrowing)
    let second = try await asyncThrowing()
    #expect(try await asyncThrowing() === second)
    #expect(workshop.begun == 4)
  }

  @Test("is declared with a closure as well as with a function")
  func closures() async throws {
    let plain = single { 1 }
    let throwing = single { () throws(Refusal) in 2 }
    let async = single { () async in 3 }
    let asyncThrowing = single("named") { () async throws(Refusal) in 4 }
    let sum = try await plain() + throwing() + async() + asyncThrowing()
    #expect(sum == 10)
  }

  @Test("belongs to its declaration: another one is made for another")
  func perDeclaration() {
    let workshop = Workshop()
    let one = single(workshop.plain)
    let other = single(workshop.plain)
    #expect(one() !== other())
  }

  @Test("keeps no error: the next to ask tries again, and the error keeps its type")
  func failure() throws {
    let workshop = Workshop(refusing: [1, 2])
    let piece = single(workshop.throwing)
    for attempt in 1...2 {
      do {
        _ = try piece()
        Issue.record("it did not throw")
      } catch {
        let typed: Refusal = error
        #expect(typed == Refusal("\(attempt)"))
      }
    }
    #expect(try piece().number == 3)
    #expect(try piece().number == 3)
  }

  @Test("with an async factory keeps no error, either")
  func asyncFailure() async throws {
    let workshop = Workshop(refusing: [1])
    let piece = single(workshop.asyncThrowing)
    do {
      _ = try await piece()
      Issue.record("it did not throw")
    } catch {
      let typed: Refusal = error
      #expect(typed == Refusal("1"))
    }
    #expect(try await piece().number == 2)
    #expect(try await piece().number == 2)
  }

  @Test("is freed with the last who holds the function, and so is what its factory holds")
  func freed() async {
    weak var piece: Piece?
    weak var workshop: Workshop?
    do {
      let owner = Workshop()
      let made = single(owner.plain)
      let madeAsync = single(owner.async)
      workshop = owner
      piece = made()
      #expect(piece != nil)
      piece = await madeAsync()
      #expect(piece != nil)
    }
    #expect(piece == nil)
    #expect(workshop == nil)
  }

  @Test("may need others, whatever they are")
  func nested() async throws {
    let host = single("host") { "localhost" }
    let port = single("port") { () throws(Refusal) in 5432 }
    let address = single("address") { () async throws(Refusal) in try "\(host()):\(port())" }
    let database = single("database") { () async throws in "database at \(try await address())" }
    #expect(try await database() == "database at localhost:5432")
  }
}
