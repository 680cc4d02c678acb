import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite("Response headers", .ownThreads, .needs(.libcurl, hasHTTP))
struct ResponseHeaderTests {
  private func headers(_ lines: [String]) -> [String: String] {
    var response = HTTPResponseCollector(.get(URL(filePath: "/")))
    for line in ["HTTP/1.1 200 OK"] + lines + [""] {
      let isAccepted = response.receive(headerLine: (line + "\r\n").utf8)
      #expect(isAccepted)
    }
    return response.headers.fields
  }

  @Test("repeated headers and continuation lines are joined")
  func joined() {
    #expect(headers(["A: 1", "a:2", "B: x", "\t y", "  z "]) == ["a": "1, 2", "b": "x y z"])
  }

  @Test("control characters become spaces")
  func control() {
    #expect(headers(["A: x\u{1b}[31m\u{7}"]) == ["a": "x [31m"])
    #expect(headers(["A: tab\there"]) == ["a": "tab\there"])
  }

  @Test("interim headers and trailers are not included")
  func last() {
    var response = HTTPResponseCollector(.get(URL(filePath: "/")))
    let lines = [
      "HTTP/1.1 103 Hints", "A: interim", "", "HTTP/1.1 200 OK", " of none", "B: final", "",
      "HTTP/1.1 500 Trailer", "C: trailer", "",
    ]
    for line in lines { _ = response.receive(headerLine: (line + "\r\n").utf8) }
    #expect(response.fault == nil)
    #expect(response.headers.fields == ["b": "final"])
  }
}
