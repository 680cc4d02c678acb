import CCurlTransfer
import TestTraits
import Testing

@testable import HTTPCapabilities

@Suite(
  "The codes of libcurl",
  .ownThreads,
  .needs(.libcurl, usesCurl, "URLSession has no such codes")
)
struct CurlCodeTests {
  /// The reasons of the codes that have other reasons than a lost connection: if nothing was sent, and
  /// after the first byte was sent.
  private static let reasons: [Int32: (HTTPError.Reason?, HTTPError.Reason?)] = [
    0: (nil, nil),
    1: (.unreadable("why"), .unreadable("why")),
    5: (.unreachable, .connectionLost(closed)),
    6: (.unreachable, .connectionLost(closed)),
    7: (.unreachable, .connectionLost(closed)),
    8: (.unreadable("why"), .unreadable("why")),
    28: (.timedOut, .timedOut),
    43: (.unreadable("why"), .unreadable("why")),
    61: (.unreadable("why"), .unreadable("why")),
    100: (.connectionLost("why"), .tooLarge("a line of its headers is too long")),
  ]

  private static let closed = "it was closed before a response came"

  @Test(
    "each have an outcome before and after the first byte was sent",
    arguments: 0...110 as ClosedRange<Int32>
  )
  func outcome(code: Int32) {
    let outcome = capabilities_curl_outcome_of(code)
    func reason(isSent: Bool, wouldRepeat: Bool = false) -> HTTPError.Reason? {
      CurlTransfer.reason(of: outcome, isSent: isSent, wouldRepeat: wouldRepeat, message: "why")
    }
    // Before 8.6, lines that are too long have the code of short memory.
    if code == 27, outcome != .lost {
      let cause = "a line of its headers is too long, or memory is short"
      #expect(reason(isSent: true) == .tooLarge(cause))
      #expect(reason(isSent: false) == .connectionLost("why"))
      return
    }
    let expected = Self.reasons[code] ?? (.connectionLost("why"), .connectionLost("why"))
    #expect(reason(isSent: false) == expected.0)
    #expect(reason(isSent: true) == expected.1)
    if outcome == .lost {
      #expect(reason(isSent: true, wouldRepeat: true) == .connectionLost(Self.closed))
    }
  }
}
