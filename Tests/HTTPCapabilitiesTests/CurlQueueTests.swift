import Foundation
import Testing

@testable import HTTPCapabilities

@Suite("The queue of requests to one host")
struct CurlQueueTests {
  private func job(_ url: String = "http://127.0.0.1:1/") throws -> CurlJob {
    let url = try #require(URL(string: url))
    return CurlJob(exchange: HTTPExchange(.get(url)), deadline: .now)
  }

  @Test("starts requests in their order, and counts each host")
  func order() throws {
    var queue = CurlQueue(limit: 1)
    let jobs = try (0..<4).map { _ in try job() }
    let other = try job("http://127.0.0.1:2/")
    let starts = (jobs + [other]).map { queue.admit($0) }
    #expect(starts == [true, false, false, false, true])
    #expect(queue.waiting.map { ObjectIdentifier($0.exchange) } == ids(jobs.dropFirst()))
    let next = jobs.compactMap { queue.next(after: $0) }
    #expect(ids(next[...]) == ids(jobs.dropFirst()))
    let isFree = queue.admit(jobs[0])
    #expect(isFree)
  }

  private func ids(_ jobs: ArraySlice<CurlJob>) -> [ObjectIdentifier] {
    jobs.map { ObjectIdentifier($0.exchange) }
  }

  @Test("keeps no request that has started, while others wait")
  func memory() throws {
    var queue = CurlQueue(limit: 1)
    let running = try job()
    _ = queue.admit(running)
    weak var started: HTTPExchange?
    try {
      let first = try job()
      started = first.exchange
      _ = queue.admit(first)
      _ = queue.admit(try job())
      _ = queue.next(after: running)
    }()
    #expect(started == nil)
    #expect(queue.waiting.count == 1)
  }

  @Test("keeps few cancelled requests while another runs")
  func cancelled() throws {
    var queue = CurlQueue(limit: 1)
    _ = queue.admit(try job())
    for _ in 0..<100 {
      let cancelled = try job()
      cancelled.exchange.fail(.cancelled)
      _ = queue.admit(cancelled)
    }
    #expect(queue.waiting.count <= 16)
  }
}
