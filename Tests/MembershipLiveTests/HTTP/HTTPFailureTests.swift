import Foundation
import Testing

@testable import MembershipLive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A failed request")
struct HTTPFailureTests {
  private func failure(_ code: URLError.Code, _ text: String) -> HTTPFailure {
    HTTPFailure(URLError(code, userInfo: [NSLocalizedDescriptionKey: text]), place: "bank:443")
  }

  @Test(
    "was never sent where there was no connection",
    arguments: [
      (URLError.Code.cannotConnectToHost, "Failed to connect to bank port 443: refused"),
      (.cannotConnectToHost, "Couldn't connect to server"),
      (.cannotFindHost, "Could not resolve host: bank"),
    ]
  )
  func notSent(code: URLError.Code, text: String) {
    #expect(failure(code, text) == .notSent("bank:443 cannot be reached"))
  }

  @Test(
    "may have arrived in any other case",
    arguments: [
      (URLError.Code.networkConnectionLost, "Empty reply from server"),
      (.secureConnectionFailed, "SSL alert"),
      (.unknown, "what?"),
    ]
  )
  func noAnswer(code: URLError.Code, text: String) {
    #expect(
      failure(code, text) == .noAnswer("the connection to bank:443 was lost: \(text)")
    )
  }

  @Test("may have arrived where the caller stopped waiting")
  func stopped() {
    #expect(failure(.timedOut, "") == .noAnswer("bank:443 did not answer in time"))
    let cancelled = HTTPFailure.noAnswer("the request to bank:443 was cancelled")
    #expect(failure(.cancelled, "") == cancelled)
    #expect(HTTPFailure(CancellationError(), place: "bank:443") == cancelled)
  }

  #if canImport(FoundationNetworking)
    @Test("may have arrived at one address of a host after another refused the connection")
    func secondAddress() {
      #expect(
        failure(.cannotConnectToHost, "Empty reply from server")
          == .noAnswer("the connection to bank:443 was lost: Empty reply from server")
      )
    }
  #endif
}
