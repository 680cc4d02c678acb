import Capabilities
import Membership
import MembershipLive

extension Tour {
  /// `deletePerson` is a plain function: dependencies first, input last. Fixing the dependencies
  /// leaves the use case.
  static func partialApplication(_ tour: Tour) async throws {
    let store = tour.sandbox.world.people
    let mayDelete: @Sendable () async -> Bool = { true }
    let complain: @Sendable (DeletePersonError) -> Void = { error in tour.tell("\(error)") }

    let delete = partial(deletePerson, mayDelete, store.delete, complain)
    await delete(tour.guests.ada.person.id)

    tour.show(
      """
      let delete = partial(deletePerson, mayDelete, store.delete, complain)
      await delete(ada.id)
      """
    )
    tour.tell("members left: \(try await store.all().count)")
  }
}
