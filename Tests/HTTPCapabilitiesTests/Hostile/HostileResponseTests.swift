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
  @Test("status lines", arguments: HostileResponse.statusLines)
  func statusLines(response: HostileResponse) async throws { try await response.check() }

  @Test("headers", arguments: HostileResponse.headers)
  func headers(response: HostileResponse) async throws { try await response.check() }

  @Test("content lengths", arguments: HostileResponse.lengths)
  func lengths(response: HostileResponse) async throws { try await response.check() }

  @Test("chunks", arguments: HostileResponse.chunks)
  func chunks(response: HostileResponse) async throws { try await response.check() }

  @Test("content encodings", arguments: HostileResponse.encodings)
  func encodings(response: HostileResponse) async throws { try await response.check() }

  @Test("interim responses", arguments: HostileResponse.interim)
  func interim(response: HostileResponse) async throws { try await response.check() }

  @Test("authentication challenges", arguments: HostileResponse.authentication)
  func authentication(response: HostileResponse) async throws { try await response.check() }
}
