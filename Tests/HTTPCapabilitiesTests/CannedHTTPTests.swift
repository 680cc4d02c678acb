import Capabilities
import CapabilitiesTesting
import Foundation
import HTTPCapabilities
import TestTraits
import Testing

@Suite("Canned responses")
struct CannedHTTPTests {
  private let url: URL

  init() throws {
    url = try #require(URL(string: "http://127.0.0.1/people/ada"))
  }

  @Test("every request gets the same response or error")
  func constant() async throws {
    let http = HTTPTransport.responding(.json("[]", status: 201))
    let response = try await http.send(.get(url))
    #expect(response.status == 201)
    #expect(response.text == "[]")
    #expect(response.headers["content-type"] == "application/json")

    let slice = HTTPTransport.responding(.init(body: Data("[]".utf8)[1...]))
    #expect(try await slice.send(.get(url)).body[0] == UInt8(ascii: "]"))

    let error = HTTPError.outcomeUnknown(.timedOut, host: "bank")
    await #expect(throws: error) { try await HTTPTransport.failing(error).send(.get(url)) }
  }

  @Test("a closure computes the responses")
  func computed() async throws {
    let http = HTTPTransport.responding { request async throws(HTTPError) in
      await Task.yield()
      guard request.method == "POST" else { throw .nothingSent(.unreachable, host: "bank") }
      return .text(request.url.path)
    }
    #expect(try await http.send(.post(url, type: "text/plain", body: Data())).text == "/people/ada")
    await #expect(throws: HTTPError.nothingSent(.unreachable, host: "bank")) {
      try await http.send(.get(url))
    }
  }

  @Test("routes select by method and path")
  func routes() async throws {
    let http = HTTPTransport.routes(
      [
        .get("/people/ada"): .text("Ada"),
        .post("/people/ada"): .status(409),
      ],
      others: .responding(.status(404))
    )
    var filtered = HTTPTransport.Request.get(url)
    filtered.url.append(queryItems: [URLQueryItem(name: "q", value: "1")])
    #expect(try await http.send(filtered).text == "Ada")
    #expect(try await http.send(.post(url, type: "text/plain", body: Data())).status == 409)
    #expect(try await http.send(HTTPTransport.Request(method: "PUT", url: url)).status == 404)
  }

  @Test("a request without a route fails the test, which names the request but no header")
  func unknownRoute() async {
    let http = HTTPTransport.routes([.get("/other"): .status(200)])
    let issues = await recordedIssues {
      await #expect(throws: HTTPError.self) {
        try await http.send(.get(url, headers: ["Authorization": "secret"]))
      }
    }
    #expect(issues.count == 1)
    let lines = issues.flatMap { $0.text.split(separator: "\n") }
    #expect(lines.first == "Unimplemented endpoint called: HTTPTransport.send")
    #expect(lines.contains("  inputs: (GET http://127.0.0.1/people/ada)"))
  }

  @Test("other requests are forwarded on the caller's actor")
  @MainActor
  func isolation() async throws {
    #expect(try await onlyOnMainActor.send(.get(url)).status == 200)
  }

  @Test("a transcript records and replays responses and errors")
  func replay() async throws {
    let transcript = Transcript()
    let real = HTTPTransport.routes(
      [.get("/people/ada"): .text("Ada")],
      others: .failing(.nothingSent(.unreachable, host: "bank"))
    ).intercepted(by: transcript)
    let other = HTTPTransport.Request(method: "PUT", url: url)
    let response = try await real.send(.get(url))
    _ = try? await real.send(other)

    let replay = try Replay(try transcript.json())
    let replayed = HTTPTransport.test.intercepted(by: replay)
    #expect(try await replayed.send(.get(url)) == response)
    await #expect(throws: HTTPError.nothingSent(.unreachable, host: "bank")) {
      try await replayed.send(other)
    }
    replay.expectAllCallsReplayed()
  }
}

/// Responds with 200 on the main actor, and with 500 elsewhere.
private let onlyOnMainActor = HTTPTransport.routes(
  [:],
  others: HTTPTransport(send: { _ in .status(isMainActor(#isolation) ? 200 : 500) })
)

private func isMainActor(_ actor: (any Actor)?) -> Bool { actor === MainActor.shared }

@Suite("Headers")
struct HTTPHeadersTests {
  @Test("names are not case-sensitive")
  func capitals() {
    var headers: HTTPTransport.Headers = ["Content-Type": "a"]
    headers["content-type"] = "b"
    #expect(headers["CONTENT-TYPE"] == "b")
    #expect(headers == ["content-Type": "b"])
    headers["Content-Type"] = nil
    #expect(headers.fields == [:])
    #expect(HTTPTransport.Headers(["X": "1"]).fields == ["x": ["1"]])
  }
}
