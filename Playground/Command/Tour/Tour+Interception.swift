import Capabilities
import CapabilitiesPlayground
import Membership
import MembershipLive

extension Tour {
  /// One interceptor stands around all endpoints; no use case and no capability knows of it.
  static func interception(_ tour: Tour) async throws {
    tour.show(
      """
      let world = world.intercepted(by: transcript)
      try await world.useCases.listMembers()
      """
    )
    let transcript = Transcript()
    let world = tour.sandbox.world.intercepted(by: transcript)
    _ = try await world.useCases.listMembers()
    for line in transcript.text().split(separator: "\n") {
      tour.tell(line.count > 100 ? "\(line.prefix(99))…" : String(line))
    }
  }
}
