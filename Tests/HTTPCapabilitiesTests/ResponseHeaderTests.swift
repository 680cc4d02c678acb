import Foundation
import TestTraits
import Testing

@testable import LoopbackHTTP
@testable import HTTPCapabilities

@Suite("The headers of an answer", .ownThreads)
struct AnswerHeaderTests {
  private func headers(_ lines: [String]) -> [String: String] {
    var answer = HTTPAnswerCollector(.get(URL(filePath: "/")))
    for line in ["HTTP/1.1 200 OK"] + lines + [""] {
      let goesOn = answer.receive(headerLine: (line + "\r\n").utf8)
      #expect(goesOn)
    }
    return answer.headers.fields
  }

  @Test("are joined where one comes twice, and where a line goes on")
  func joined() {
    #expect(headers(["A: 1", "a:2", "B: x", "\t y", "  z "]) == ["a": "1, 2", "b": "x y z"])
  }

  @Test("have no control characters, whatever came")
  func control() {
    #expect(headers(["A: x\u{1b}[31m\u{7}"]) == ["a": "x [31m"])
    #expect(headers(["A: tab\there"]) == ["a": "tab\there"])
  }

  @Test("are those of the answer, not of an interim one, and not trailers")
  func last() {
    var answer = HTTPAnswerCollector(.get(URL(filePath: "/")))
    let lines = [
      "HTTP/1.1 103 Hints", "A: interim", "", "HTTP/1.1 200 OK", "B: answer", "",
      "HTTP/1.1 500 Trailer", "C: trailer", "",
    ]
    for line in lines { _ = answer.receive(headerLine: (line + "\r\n").utf8) }
    #expect(answer.fault == nil)
    #expect(answer.headers.fields == ["b": "answer"])
  }
}
