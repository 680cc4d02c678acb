import Capabilities
import Membership
import MembershipLive
import Testing

@Suite("A world")
struct WorldTests {
  @Test("one endpoint can be overridden without changing the original")
  func override() async throws {
    let world = World.sandbox
    let changed = world.overriding {
      $0.payments.charge = { _ throws(PaymentError) in throw .declined("not today") }
    }
    await #expect(throws: PaymentError.declined("not today")) {
      try await changed.payments.charge(.example())
    }
    #expect(try await world.payments.charge(.example()) == Charge(id: "ch_1"))
  }
}
