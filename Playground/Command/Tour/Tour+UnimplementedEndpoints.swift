import Membership
import MembershipLive

extension Tour {
  /// In the test world every endpoint is unimplemented. A call reports itself: it fails the test
  /// that made it, and here, where there is no test, it writes to standard error.
  static func unimplementedEndpoints(_ tour: Tour) async throws {
    tour.show("try await World.test.people.find(ada.id)    // reports on standard error")
    do throws(StoreError) {
      let person = try await World.test.people.find(tour.guests.ada.person.id)
      tour.tell(person?.fullName ?? "nobody")
    } catch {
      tour.tell("StoreError: \(error)")
    }
  }
}
