import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite("Response headers", .ownThreads, .needs(.libcurl, hasHTTP))
struct ResponseHeaderTests {
  private func headers(_ lines: [String]) -> [String: [String]] {
    var response = HTTPResponseCollector(.get(URL(filePath: "/")))
    for line in ["HTTP/1.1 200 OK"] + lines + [""] {
      let isAccepted = response.receive(headerLine: (line + "\r\n").utf8)
      #expect(isAccepted)
    }
    return response.headers.fields
  }

  @Test("repeated headers are a list, and continuation lines are joined")
  func repeated() {
    // An accent after a colon or a space is one character with it to `String`.
    let fields = headers(["A: 1", "a:2", "\t y", "B: x", "\t y", " \u{301} ", "C:\u{301}"])
    #expect(fields == ["a": ["1", "2 y"], "b": ["x y \u{301}"], "c": ["\u{301}"]])
  }

  @Test("values are joined with commas, except cookies, which contain commas")
  func joined() throws {
    let dated = "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"
    var headers: HTTPTransport.Headers = ["Set-Cookie": dated, "Accept": "x", "set-cookie": "b=2"]
    headers.add("y", to: "ACCEPT")
    #expect(headers["Accept"] == "x, y")
    #expect(headers.values(of: "Set-Cookie") == [dated, "b=2"])
    #expect(headers["set-cookie"] == dated)
    let json = #"{"fields":{"ACCEPT":["x"],"accept":["y"],"Set-Cookie":["\#(dated)","b=2"]}}"#
    #expect(try JSONDecoder().decode(HTTPTransport.Headers.self, from: Data(json.utf8)) == headers)
    headers["Accept"] = "z"
    #expect(headers.values(of: "accept") == ["z"])
    #expect(headers["Other"] == nil && headers.values(of: "Other") == [])
  }

  @Test("control characters become spaces")
  func control() {
    #expect(headers(["A: x\u{1b}[31m\u{7}", "A: tab\there"]) == ["a": ["x [31m", "tab\there"]])
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
    #expect(response.headers.fields == ["b": ["final"]])
  }
}
