// A module that is isolated to the main actor by default.

public import Capabilities

public enum Refusal: Error { case declined }

public struct Receipt: Sendable {
  public var id: String
  public init(id: String) { self.id = id }
  public nonisolated init() { id = "" }
}

public struct Payments: TestableCapability {
  public var charge: @Sendable (_ amount: Int, _ card: String) async throws -> Receipt
  public var refund: @Sendable (Receipt) async throws(Refusal) -> Void
  public var last: @Sendable () -> Receipt
}

struct Clock: Sendable {
  var now: @Sendable () -> Int
  let zone = "UTC"
}

struct World: Sendable {
  var payments: Payments
  var clock: Clock
  var name: String
}

protocol MailService: Sendable {
  var count: Int { get }
  func send(_ text: String, to: String) async throws
  func last() -> Receipt
}

struct Mails: MailService {
  var count = 0
  func send(_ text: String, to: String) async throws {}
  func last() -> Receipt { Receipt(id: "1") }
}

func here(_ world: World) async throws {
  _ = try await world.payments.charge(amount: 1, card: "1")
  _ = World.test.clock
  let client = MailClient(adapting: Mails())
  _ = client.asMailService
  _ = client.count()
}

nonisolated func elsewhere(_ world: World) async throws {
  _ = try await world.payments.charge(amount: 1, card: "1")
  _ = World.test.clock
}
