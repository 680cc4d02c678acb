import CapabilityLifetimes
import Probes
import TestTraits
import Testing

@Suite("A single", .hangLimit)
struct SingleTests {
  @Test("is not created before its first use")
  func lazy() {
    let factory = PieceFactory()
    let piece = single(factory.plain)
    #expect(factory.begun == 0)
    #expect(piece().number == 1)
  }

  @Test("is created once, for each effect of the factory")
  func once() async throws {
    let factory = PieceFactory()
    let plain = single(factory.plain)
    #expect(plain() === plain())
    let throwing = single(factory.throwing)
    #expect(try throwing() === throwing())
    let async = single(factory.async)
    let first = await async()
    #expect(await async() === first)
    let asyncThrowing = single(factory.asyncThrowing)
    let second = try await asyncThrowing()
    #expect(try await asyncThrowing() === second)
    #expect(factory.begun == 4)
  }

  @Test("is created once if it has a name")
  func onceNamed() async throws {
    let factory = PieceFactory()
    let plain = single("plain", factory.plain)
    #expect(plain() === plain())
    let throwing = single("throwing", factory.throwing)
    #expect(try throwing() === throwing())
    let async = single("async", factory.async)
    let first = await async()
    #expect(await async() === first)
    let asyncThrowing = single("async throws", factory.asyncThrowing)
    let second = try await asyncThrowing()
    #expect(try await asyncThrowing() === second)
    #expect(factory.begun == 4)
  }

  @Test("accepts a closure or a function")
  func closures() async throws {
    let plain = single { 1 }
    let throwing = single { () throws(Refusal) in 2 }
    let async = single { () async in 3 }
    let asyncThrowing = single("named") { () async throws(Refusal) in 4 }
    let sum = try await plain() + throwing() + async() + asyncThrowing()
    #expect(sum == 10)
  }

  @Test("is created once per declaration")
  func perDeclaration() {
    let factory = PieceFactory()
    let one = single(factory.plain)
    let other = single(factory.plain)
    #expect(one() !== other())
  }

  @Test("does not store errors, which keep their type: the next caller tries again")
  func failure() throws {
    let factory = PieceFactory(failing: [1, 2])
    let piece = single(factory.throwing)
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

  @Test("with an async factory does not store errors")
  func asyncFailure() async throws {
    let factory = PieceFactory(failing: [1])
    let piece = single(factory.asyncThrowing)
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

  @Test("is freed with the last copy of the function, together with its factory")
  func freed() async {
    weak var piece: Piece?
    weak var factory: PieceFactory?
    do {
      let owner = PieceFactory()
      let made = single(owner.plain)
      let madeAsync = single(owner.async)
      factory = owner
      piece = made()
      #expect(piece != nil)
      piece = await madeAsync()
      #expect(piece != nil)
    }
    await until { piece == nil && factory == nil }
  }

  @Test("can use other singles with other effects")
  func nested() async throws {
    let host = single("host") { "localhost" }
    let port = single("port") { () throws(Refusal) in 5432 }
    let address = single("address") { () async throws(Refusal) in try "\(host()):\(port())" }
    let database = single("database") { () async throws in "database at \(try await address())" }
    #expect(try await database() == "database at localhost:5432")
  }
}
