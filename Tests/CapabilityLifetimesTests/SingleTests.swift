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

  @Test("is created once, for each effect of the factory, with and without a name")
  func once() async throws {
    let factory = PieceFactory()
    for plain in [single(factory.plain), single("plain", factory.plain)] {
      #expect(plain() === plain())
    }
    for throwing in [single(factory.throwing), single("throwing", factory.throwing)] {
      #expect(try throwing() === throwing())
    }
    for async in [single(factory.async), single("async", factory.async)] {
      let first = await async()
      #expect(await async() === first)
    }
    for both in [single(factory.asyncThrowing), single("async throws", factory.asyncThrowing)] {
      let first = try await both()
      #expect(try await both() === first)
    }
    #expect(factory.begun == 8)
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
