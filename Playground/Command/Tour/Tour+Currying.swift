import Capabilities
import Membership
import MembershipLive

extension Tour {
  /// Curried, the same function takes one input at a time; each stage can be kept and shared.
  static func currying(_ tour: Tour) async throws {
    let store = tour.sandbox.world.people
    let complain: @Sendable (DeletePersonError) -> Void = { error in tour.tell("\(error)") }
    let nobodyMay: @Sendable () async -> Bool = { false }
    tour.show(
      """
      let guarded = curry(deletePerson)(nobodyMay)
      let delete = guarded(store.delete)(complain)
      await delete(ada.id)
      """
    )

    let guarded = curry(deletePerson)(nobodyMay)
    let delete = guarded(store.delete)(complain)
    await delete(tour.guests.ada.person.id)
  }
}
