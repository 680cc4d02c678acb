import Foundation
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite("Proxies from the environment", .ownThreads, .needs(.libcurl, hasHTTP))
struct ProxyTests {
  @Test(
    "requests to this machine bypass the proxy",
    arguments: [
      "localhost", "LOCALHOST", "localhost.", "api.localhost", "127.0.0.1", "127.255.0.9",
      "0.0.0.0",
      "[::1]", "::1", "[::]", "[::ffff:127.0.0.1]",
    ]
  )
  func loopback(host: String) throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(HTTPTransport.Request.get(url).mayUseProxy(host: host) == false)
  }

  @Test(
    "requests to other hosts use the proxy",
    arguments: ["localhost.org", "127.0.0.1.org", "128.0.0.1", "[::2]"]
  )
  func others(host: String) throws {
    let url = try #require(URL(string: "http://example.org"))
    #expect(HTTPTransport.Request.get(url).mayUseProxy(host: host))
  }

  @Test(
    "http requests with credentials bypass the proxy",
    arguments: [
      "Authorization", "Cookie", "Proxy-Authorization", "X-API-Key", "api-key", "X-Auth-Token",
      "Client-Secret", "apikey", "api_key", "ACCESS_TOKEN", "X-Emby-Authorization", "X-Password",
    ]
  )
  func keys(name: String) throws {
    let plain = try #require(URL(string: "http://example.org"))
    let secure = try #require(URL(string: "https://example.org"))
    #expect(
      HTTPTransport.Request.get(plain, headers: [name: "x"]).mayUseProxy(host: "example.org")
        == false
    )
    #expect(
      HTTPTransport.Request.get(secure, headers: [name: "x"]).mayUseProxy(host: "example.org")
    )
  }

  @Test("other headers use the proxy", arguments: ["Idempotency-Key", "idempotency_key", "monkey"])
  func otherHeaders(name: String) throws {
    let url = try #require(URL(string: "http://example.org"))
    let request = HTTPTransport.Request.get(url, headers: [name: "1"])
    #expect(request.mayUseProxy(host: "example.org"))
  }

  @Test("the proxy variable is the one that URLSession on Linux reads")
  func variables() throws {
    let plain = HTTPTransport.Request.get(try #require(URL(string: "http://a.example.org/x")))
    let secure = HTTPTransport.Request.get(try #require(URL(string: "https://a.example.org/x")))
    #expect(plain.proxyVariable([:]) == nil)
    #expect(plain.proxyVariable(["http_proxy": "p", "HTTPS_PROXY": "p"]) == "http_proxy")
    #expect(plain.proxyVariable(["HTTP_PROXY": "p", "http_proxy": ""]) == nil)
    #expect(secure.proxyVariable(["http_proxy": "p", "HTTPS_PROXY": "p"]) == "HTTPS_PROXY")
    #expect(secure.proxyVariable(["ALL_PROXY": "p"]) == "ALL_PROXY")
    for excepted in ["*", "example.org", ".example.org", "x, a.example.org"] {
      #expect(plain.proxyVariable(["http_proxy": "p", "no_proxy": excepted]) == nil)
    }
    #expect(plain.proxyVariable(["http_proxy": "p", "NO_PROXY": "ample.org"]) == "http_proxy")
  }

  @Test(
    "addresses are compared as libcurl reads them",
    .needs(.libcurl, usesCurl, "libcurl reads them"),
    arguments: [
      ("127.1", true), ("0x7f.0.0.1", true), ("017700000001", true), ("2130706433", true),
      ("[0:0:0:0:0:0:0:1]", true), ("[::ffff:7f00:1]", true), ("LOCALHOST.", true),
      ("+127.0.0.1", false), ("127.+0.0.1", false), ("127.0.0.1.2", false), ("[::1:1]", false),
    ]
  )
  func notations(host: String, isThisMachine: Bool) throws {
    let request = HTTPTransport.Request.get(try #require(URL(string: "http://\(host):8080/")))
    // libcurl refuses some addresses that are not valid.
    #expect((request.curlHost.map(isLoopback) ?? false) == isThisMachine)
    #expect(isThisMachine || !isLoopback(host))
  }

  @Test("an IPv6 address has brackets in messages, and a path stays encoded")
  func brackets() throws {
    let url = try #require(URL(string: "http://[::1]:8080/people%0A?key=1"))
    #expect(HTTPTransport.Request.get(url).host == "[::1]:8080")
    #expect(HTTPTransport.Request.get(url).description == "GET http://[::1]:8080/people%0A")
  }

  /// Runs in a child process, to set environment variables.
  @Test(
    "the proxy receives only the requests that it may see",
    .needs(.libcurl, usesCurl, "URLSession on Linux cannot disable the proxy")
  )
  func requests() async {
    await #expect(processExitsWith: .success) { try await requestsByProxy() }
  }
}

/// The body of the child process. A function, because the compiler type-checks the statements of a
/// closure together.
private func requestsByProxy() async throws {
  let ok = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nproxy"
  let proxy = try ScriptedServer(.read, .send(ok), .again)
  let server = try ScriptedServer(.read, .send(ok.replacing("proxy", with: "place")), .again)
  for name in ["http_proxy", "https_proxy", "all_proxy"] {
    setenv(name, proxy.url.absoluteString, 1)
  }
  setenv("no_proxy", "", 1)
  let http = HTTPTransport.live
  let key: HTTPTransport.Headers = ["Authorization": "Bearer secret"]

  #expect(try await http.send(.get(server.url, headers: key)).text == "place")
  #expect(try await http.send(.get(server.url)).text == "place")
  #expect(proxy.connectionCount == 0)

  let elsewhere = try #require(URL(string: "http://nowhere.invalid/"))
  #expect(try await http.send(.get(elsewhere)).text == "proxy")
  #expect(proxy.requests.map(\.start) == ["GET http://nowhere.invalid/ HTTP/1.1"])

  // Not the proxy receives it, and no server: the system refuses to connect to this address.
  let nowhere = try #require(URL(string: "http://255.255.255.255/"))
  guard case .failure(.nothingSent) = await outcome(of: .get(nowhere, headers: key), by: http)
  else {
    Issue.record("sent")
    return
  }
  #expect(proxy.requests.count == 1)

  let secure = try #require(URL(string: "https://nowhere.invalid/"))
  guard case .failure(.nothingSent) = await outcome(of: .get(secure, headers: key), by: http)
  else {
    Issue.record("sent")
    return
  }
  let last = try #require(proxy.requests.last)
  #expect(last.start == "CONNECT nowhere.invalid:443 HTTP/1.1")
  let authorization: String? = last.headers["authorization"]
  #expect(authorization == nil)
}
