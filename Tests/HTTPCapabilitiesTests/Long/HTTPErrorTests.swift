import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("HTTPError from an error of URLSession", .ownThreads)
struct HTTPErrorTests {
  private func error(_ code: URLError.Code, _ text: String) -> HTTPError {
    HTTPError(URLError(code, userInfo: [NSLocalizedDescriptionKey: text]), host: "bank:443")
  }

  @Test(
    "nothing was sent if there was no connection",
    arguments: [
      (URLError.Code.cannotConnectToHost, "Failed to connect to bank port 443: refused"),
      (.cannotConnectToHost, "Couldn't connect to server"),
      (.cannotFindHost, "Could not resolve host: bank"),
      // On Apple's platforms, which decide by the code alone.
      (.appTransportSecurityRequiresSecureConnection, "Failed to connect"),
      (.dataNotAllowed, "Failed to connect"),
      (.internationalRoamingOff, "Failed to connect"),
      (.callIsActive, "Failed to connect"),
    ]
  )
  func nothingSent(code: URLError.Code, text: String) {
    #expect(error(code, text) == .nothingSent(.unreachable, host: "bank:443"))
  }

  @Test(
    "the outcome is unknown in any other case",
    arguments: [
      (URLError.Code.networkConnectionLost, "Empty reply from server"),
      (.secureConnectionFailed, "SSL alert"),
      (.unknown, "what?"),
    ]
  )
  func outcomeUnknown(code: URLError.Code, text: String) {
    #expect(error(code, text) == .outcomeUnknown(.connectionLost(text), host: "bank:443"))
  }

  @Test("the outcome is unknown after a timeout or a cancellation")
  func stopped() {
    #expect(error(.timedOut, "") == .outcomeUnknown(.timedOut, host: "bank:443"))
    let cancelled = HTTPError.outcomeUnknown(.cancelled, host: "bank:443")
    #expect(error(.cancelled, "") == cancelled)
    #expect(HTTPError(CancellationError(), host: "bank:443") == cancelled)
  }

  #if canImport(FoundationNetworking)
    @Test("the outcome is unknown if one address refused the connection and another did not")
    func secondAddress() {
      let text = "Empty reply from server"
      #expect(
        error(.cannotConnectToHost, text)
          == .outcomeUnknown(.connectionLost(text), host: "bank:443")
      )
    }
  #endif

  @Test("the description contains the cause and the host")
  func descriptions() {
    let texts: [(HTTPError.Reason, String)] = [
      (.invalidRequest("no"), "the request to bank cannot be sent: no"),
      (.cannotStart("no thread"), "the request to bank cannot be sent: no thread"),
      (.unreachable, "bank cannot be reached"),
      (.timedOut, "bank did not answer in time"),
      (.cancelled, "the request to bank was cancelled"),
      (.connectionLost("reset"), "the connection to bank was lost: reset"),
      (.unreadable("what?"), "the response from bank is malformed: what?"),
      (.tooLarge("1 GB"), "the response from bank is too large: 1 GB"),
    ]
    for (reason, text) in texts {
      let error = HTTPError.outcomeUnknown(reason, host: "bank")
      #expect(error.description == text)
      #expect(error.reason == reason)
      #expect(error.host == "bank")
    }
  }
}
