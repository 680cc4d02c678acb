import CapabilitiesTesting
import Foundation
import HTTPCapabilities
import StandardCapabilities
import Testing

@testable import MembershipLive

@Suite("Waiting and retrying when a service is busy")
struct RetryAfterPolicyTests {
  let clock = TestClock()
  let sent = Spy<HTTPTransport.Request>()
  let request: HTTPTransport.Request

  init() throws {
    request = .get(try #require(URL(string: "https://pay.example.org/v1")))
  }

  private func answer(_ status: Int, retryAfter: String? = nil) -> HTTPTransport.Response {
    HTTPTransport.Response(
      status: status,
      headers: retryAfter.map { ["Retry-After": $0] } ?? [:],
      body: Data()
    )
  }

  /// Sends the request. The responses are returned in order; the last one is repeated.
  private func send(
    _ answers: HTTPTransport.Response...,
    retries: Int = 4
  ) async throws -> (status: Int, waited: Duration) {
    let policy = RetryAfterPolicy(
      retries: retries,
      patience: .seconds(30),
      clock: MonotonicClock(clock),
      dates: .constant(Date(timeIntervalSince1970: 784_111_777))
    )
    let (sent, request) = (sent, request)
    let http = HTTPTransport(
      send: sent.recording { _ throws(HTTPError) in
        answers[min(sent.callCount, answers.count) - 1]
      }
    )
    let start = clock.now
    let answer = Task { try await policy.send(request, by: http) }
    for _ in 1..<max(answers.count, 1) { try await clock.advanceToNextSleeper() }
    let status = try await answer.value.status
    clock.expectNoSleepers()
    return (status, start.duration(to: clock.now))
  }

  @Test(
    "a number of seconds or a date is waited for before the retry",
    arguments: [(429, "7", 7), (503, "Sun, 06 Nov 1994 08:49:49 GMT", 12)]
  )
  func waits(status: Int, header: String, seconds: Int) async throws {
    let (final, waited) = try await send(answer(status, retryAfter: header), answer(200))
    #expect((final, waited) == (200, .seconds(seconds)))
    #expect(sent.calls == [request, request])
  }

  @Test(
    "the response is final if the service asks for a longer wait than the request may take",
    arguments: ["31", "3600", "2147483648", "99999999999999999999"]
  )
  func tooLong(header: String) async throws {
    let (status, waited) = try await send(answer(429, retryAfter: header))
    #expect((status, waited) == (429, .zero))
    #expect(sent.callCount == 1)
  }

  @Test("all waits of a request together are limited")
  func patience() async throws {
    let busy = answer(503, retryAfter: "12")
    let (status, waited) = try await send(busy, busy, busy)
    #expect((status, waited) == (503, .seconds(24)))
    #expect(sent.callCount == 3)
  }

  @Test(
    "without a readable header that asks for a wait, waits grow, up to the last retry",
    arguments: [nil, "soon", "-", "", "-5", "0", "Sun, 06 Nov 1994 08:49:00 GMT"]
  )
  func doubling(header: String?) async throws {
    let no = answer(429, retryAfter: header)
    let (status, waited) = try await send(no, no, no, no, no)
    #expect((status, waited) == (429, .seconds(1 + 2 + 4 + 8)))
    #expect(sent.callCount == 5)
  }

  @Test("a 503 is final if its retry only meets a 429", arguments: [(429, 503), (402, 402)])
  func unclear(status: Int, final: Int) async throws {
    let (answered, waited) = try await send(answer(503), answer(status, retryAfter: "31"))
    #expect((answered, waited) == (final, .seconds(1)))
  }

  @Test(
    "any other status is returned at once",
    arguments: [200, 202, 400, 401, 402, 409, 500, 502, 504]
  )
  func others(status: Int) async throws {
    let answered = try await send(answer(status, retryAfter: "9"))
    #expect((answered.status, answered.waited) == (status, .zero))
    #expect(sent.callCount == 1)
  }

  @Test("a response is final if the clock cannot wait")
  func brokenClock() async throws {
    var clock = MonotonicClock(clock)
    clock.sleepUntil = { _ in throw CocoaError(.featureUnsupported) }
    let busy = answer(429)
    let http = HTTPTransport(send: sent.recording { _ throws(HTTPError) in busy })
    #expect(try await RetryAfterPolicy(clock: clock).send(request, by: http).status == 429)
    #expect(sent.callCount == 1)
  }

  @Test("cancelling ends a wait at once, and a request in the air after a grace period")
  func cancellation() async throws {
    let (request, service) = (request, TestClock())
    let policy = RetryAfterPolicy(clock: MonotonicClock(clock))
    let busy = answer(503, retryAfter: "9")
    let waiting = Task {
      try await policy.send(
        request,
        by: HTTPTransport(send: { _ throws(HTTPError) in
          if Task.isCancelled { throw .nothingSent(.cancelled, host: "pay.example.org") }
          return busy
        })
      )
    }
    try await clock.sleepers(atLeast: 1)
    waiting.cancel()
    #expect(try await waiting.value == busy)

    let sending = Task {
      try await policy.send(
        request,
        by: HTTPTransport(send: { _ throws(HTTPError) in
          try? await service.sleep(for: .seconds(60))
          throw .outcomeUnknown(.cancelled, host: "pay.example.org")
        })
      )
    }
    try await service.sleepers(atLeast: 1)
    sending.cancel()
    try await clock.sleepers(atLeast: 1)
    #expect(service.sleeperCount == 1)
    clock.advance(by: RetryAfterPolicy.grace)
    await #expect(throws: HTTPError.outcomeUnknown(.cancelled, host: "pay.example.org")) {
      try await sending.value
    }
  }
}
