import Foundation
import StandardCapabilities
import Testing

@testable import LoopbackHTTP

/// Every answer is a result, within the deadline, whatever it is.
@Suite("A hostile answer", .enabled(if: standsOnCurl, "Foundation's URLSession does not stand this"))
struct HostileAnswerTests {
  @Test("in its status line", arguments: HostileAnswer.statusLines)
  func statusLines(answer: HostileAnswer) async throws { try await check(answer) }

  @Test("in its headers", arguments: HostileAnswer.headers)
  func headers(answer: HostileAnswer) async throws { try await check(answer) }

  @Test("in its length", arguments: HostileAnswer.lengths)
  func lengths(answer: HostileAnswer) async throws { try await check(answer) }

  @Test("in its chunks", arguments: HostileAnswer.chunks)
  func chunks(answer: HostileAnswer) async throws { try await check(answer) }

  @Test("in its encoding", arguments: HostileAnswer.encodings)
  func encodings(answer: HostileAnswer) async throws { try await check(answer) }

  @Test("in what comes before it", arguments: HostileAnswer.interim)
  func interim(answer: HostileAnswer) async throws { try await check(answer) }

  @Test("that asks for a password", arguments: HostileAnswer.authentication)
  func authentication(answer: HostileAnswer) async throws { try await check(answer) }

  /// The server sees one request, and the caller gets what it must, in time.
  private func check(_ answer: HostileAnswer) async throws {
    let server = try ScriptedServer { _ in [.read] + answer.acts }
    defer { server.close() }
    var request = HTTPTransport.Request.get(server.url)
    request.limits.body = 1 << 20
    request.timeout = .seconds(20)
    if case .timedOut = answer.result { request.timeout = .seconds(2) }

    let clock = ContinuousClock()
    let start = clock.now
    let outcome = await outcome(of: request)
    let time = start.duration(to: clock.now)
    #expect(answer.result.allows(outcome), "\(outcome)")
    if case .timedOut = answer.result {
      #expect(time >= request.timeout)
    } else {
      #expect(time < request.timeout)
    }
    #expect(server.requests.map { $0.headers["authorization"] } == [nil])
  }
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
