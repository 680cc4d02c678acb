import Foundation
import HTTPCapabilities
import TestTraits
import Testing

@testable import LoopbackHTTP

@Suite("Response limits", .ownThreads, .needs(.libcurl, hasHTTP))
struct ResponseLimitTests {
  private func response(
    _ text: String,
    method: String = "GET",
    limits: HTTPTransport.Limits
  ) async throws -> Result<HTTPTransport.Response, HTTPError> {
    let server = try ScriptedServer(.read, .send(text))
    defer { server.close() }
    return await outcome(of: HTTPTransport.Request(method: method, url: server.url, limits: limits))
  }

  private func reason(_ outcome: Result<HTTPTransport.Response, HTTPError>) -> HTTPError.Reason? {
    guard case .failure(.outcomeUnknown(let reason, _)) = outcome else { return nil }
    return reason
  }

  @Test("a body up to the limit is accepted, and a longer one fails", arguments: [true, false])
  func body(isAnnounced: Bool) async throws {
    let length = isAnnounced ? "Content-Length: 5\r\n" : ""
    let text = "HTTP/1.1 200 OK\r\n\(length)\r\nhello"
    let limits = { HTTPTransport.Limits(body: $0) }
    #expect(try await response(text, limits: limits(5)).get().text == "hello")
    #expect(try await reason(response(text, limits: limits(4))) == .tooLarge("more than 4 bytes"))
    #expect(try await reason(response(text, limits: limits(0))) == .tooLarge("more than 0 bytes"))
    #expect(try await reason(response(text, limits: limits(-1))) == .tooLarge("more than 0 bytes"))
  }

  @Test("the length that the response to HEAD announces does not count")
  func head() async throws {
    let text = "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n"
    let limits = HTTPTransport.Limits(body: 10)
    let head = try await response(text, method: "HEAD", limits: limits).get()
    #expect(head.headers["content-length"] == "99999999")
    #expect(head.body.isEmpty)
  }

  @Test("headers up to the limit are accepted, and longer ones fail")
  func headers() async throws {
    let text = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX: 12345\r\n\r\n"
    let size = text.utf8.count
    let fitting = try await response(text, limits: HTTPTransport.Limits(headers: size)).get()
    #expect(fitting.headers["x"] == "12345")
    #expect(
      try await reason(response(text, limits: HTTPTransport.Limits(headers: size / 2)))
        == .tooLarge("more than \(size / 2) bytes of headers")
    )
  }

  @Test("headers beyond libcurl's own limit fail in the same way")
  func ownLimit() async throws {
    let line = "X: \(String(repeating: "y", count: 1000))\r\n"
    let text = "HTTP/1.1 200 OK\r\n\(String(repeating: line, count: 400))Content-Length: 0\r\n\r\n"
    let outcome = try await response(text, limits: HTTPTransport.Limits(headers: 1 << 20))
    // Some versions of libcurl have no limit.
    guard usesCurl, case .failure = outcome else { return }
    #expect(reason(outcome) == .tooLarge("libcurl reads no more headers"))
  }

  @Test("limits survive encoding, as in a transcript")
  func codable() throws {
    let url = try #require(URL(string: "https://example.org"))
    let request = HTTPTransport.Request(url: url, limits: HTTPTransport.Limits(headers: 1, body: 2))
    let copy = try JSONDecoder().decode(
      HTTPTransport.Request.self,
      from: JSONEncoder().encode(request)
    )
    #expect(copy == request)
    #expect(HTTPTransport.Limits() == HTTPTransport.Limits(headers: 65_536, body: 16_777_216))
  }
}
