import Foundation
import TestTraits
import HTTPCapabilities
import Testing

@testable import LoopbackHTTP

/// Every answer is a result, within the deadline, whatever it is.
@Suite(
  "A hostile answer",
  .ownThreads,
  .enabled(if: standsOnCurl, "Foundation's URLSession does not stand this")
)
struct HostileAnswerTests {
  @Test("in its status line", arguments: HostileAnswer.statusLines)
  func statusLines(answer: HostileAnswer) async throws { try await answer.check() }

  @Test("in its headers", arguments: HostileAnswer.headers)
  func headers(answer: HostileAnswer) async throws { try await answer.check() }

  @Test("in its length", arguments: HostileAnswer.lengths)
  func lengths(answer: HostileAnswer) async throws { try await answer.check() }

  @Test("in its chunks", arguments: HostileAnswer.chunks)
  func chunks(answer: HostileAnswer) async throws { try await answer.check() }

  @Test("in its encoding", arguments: HostileAnswer.encodings)
  func encodings(answer: HostileAnswer) async throws { try await answer.check() }

  @Test("in what comes before it", arguments: HostileAnswer.interim)
  func interim(answer: HostileAnswer) async throws { try await answer.check() }

  @Test("that asks for a password", arguments: HostileAnswer.authentication)
  func authentication(answer: HostileAnswer) async throws { try await answer.check() }
}

/// What a request over the network comes to.
func outcome(
  of request: HTTPTransport.Request,
  by http: HTTPTransport = .live
) async -> Result<HTTPTransport.Response, HTTPError> {
  do throws(HTTPError) {
    return .success(try await http.send(request))
  } catch {
    return .failure(error)
  }
}

/// Whether the live transport stands on libcurl here.
let standsOnCurl = HTTPTransport.networkStack != .urlSession
