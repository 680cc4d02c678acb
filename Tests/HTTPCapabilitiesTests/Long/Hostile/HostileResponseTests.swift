import Foundation
import HTTPCapabilities
import TestTraits
import Testing

@testable import LoopbackHTTP

/// A request ends within its deadline, whatever the server sends.
@Suite(
  "Hostile responses end with the expected result, within the deadline",
  .ownThreads,
  .needs(.libcurl, usesCurl, "Foundation's URLSession crashes on some of these")
)
struct HostileResponseTests {
  @Test("each of them", arguments: HostileResponse.all)
  func response(_ response: HostileResponse) async throws { try await response.check() }
}

extension HostileResponse {
  fileprivate static let all =
    statusLines + headers + lengths + chunks + encodings + interim + authentication
}
