import Membership
import MembershipLive

extension Tour {
  /// The smallest use case: it can save, it can complain, and that is all it can do.
  static func builders(_ tour: Tour) async throws {
    let store = tour.sandbox.world.people
    let ada = tour.guests.ada.person

    let save = makeSavePerson(
      save: store.save,
      onError: { error in tour.tell("\(error)") }
    )
    await save(ada)

    tour.show(
      """
      let save = makeSavePerson(save: store.save, onError: { error in … })
      await save(ada)
      """
    )
    tour.tell("kept \(try await store.find(ada.id)?.fullName ?? "nobody")")
  }
}
