import CapabilitiesTesting
import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite("Canned responses and those of a server", .ownThreads, .needs(.libcurl, hasHTTP))
struct HTTPConformanceTests {
  @Test("are the same for valid and invalid requests")
  func requests() async throws {
    let server = try ScriptedServer(.read, .echo, .again)
    let url = server.url
    try await Conformance<HTTPTransport>(
      reference: { .live },
      subject: {
        .responding { request in
          HTTPTransport.Response(
            headers: ["content-length": "\(request.body.count)"],
            body: request.body
          )
        }
      },
      calls: [.call("send", .request(to: url)) { try await $0.send($1) }]
    ).expectSameAnswers(sequences: 200, length: 3)
  }
}

extension Generator<HTTPTransport.Request> {
  fileprivate static func request(to server: URL) -> Generator {
    Generator(
      .element(of: ["POST", "GET", "HEAD", "PUT", "delete", "", "A B", "connect"]),
      .element(of: [
        "\(server)/", "\(server)/a?b=c", "\(server)/%20", "\(server)/a#b", "file:///a",
        "ftp://127.0.0.1/", "http:///a", "http://me:secret@127.0.0.1/",
      ]),
      .dictionary(
        .element(of: ["x-a", "X-B", "host", "Content-Length", "a b", ""]),
        .element(of: ["1", "", "a\nb", "\t", "\u{E9}"])
      ),
      .element(of: ["", "a", "abc"]),
      .integer(in: 0...3)
    ) { method, address, headers, body, limit in
      guard let url = URL(string: address) else { throw URLError(.badURL) }
      return HTTPTransport.Request(
        method: method,
        url: url,
        headers: HTTPTransport.Headers(headers),
        body: Data(body.utf8),
        limits: HTTPTransport.Limits(body: limit)
      )
    }
  }
}
