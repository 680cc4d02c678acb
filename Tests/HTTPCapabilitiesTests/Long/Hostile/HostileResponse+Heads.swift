@testable import LoopbackHTTP

private let ok = "HTTP/1.1 200 OK\r\n"
private let close = "Connection: close\r\n"

extension HostileResponse {
  static let statusLines: [HostileResponse] = [
    .init("nothing at all", "", .lost),
    .init("an empty line", "\r\n", .broken),
    .init("another protocol", "SSH-2.0-OpenSSH_9.2\r\n", .unreadable),
    .init("a page without a head", "<html>hello</html>", .unreadable),
    .init("no reason", "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok", .ok),
    .init(
      "a long reason",
      "HTTP/1.1 200 \(String(repeating: "so ", count: 1000))\r\nContent-Length: 2\r\n\r\nok",
      .ok
    ),
    .init("an endless reason", [.send("HTTP/1.1 200 "), .flood(zeros)], .broken),
    .init("version 1.0", "HTTP/1.0 200 OK\r\n\r\nok", .ok),
    .init("version 1.2", "HTTP/1.2 200 OK\r\nContent-Length: 2\r\n\r\nok", .something),
    .init("version 0.9", "HTTP/0.9 200 OK\r\n\r\nok", .something),
    .init("version 2", "HTTP/2 200\r\nContent-Length: 2\r\n\r\nok", .something),
    .init("version 3", "HTTP/3 200\r\nContent-Length: 2\r\n\r\nok", .something),
    .init("version 11", "HTTP/11 200 OK\r\n\r\nok", .broken),
    .init("no version", "HTTP 200 OK\r\n\r\nok", .unreadable),
    .init("the protocol of Shoutcast", "ICY 200 OK\r\n\r\nok", .unreadable),
    .init("a lower-case version", "http/1.1 200 OK\r\n\r\nok", .something),
    .init("the status 0", "HTTP/1.1 000 None\r\n\r\nok", .broken),
    .init("the status 99", "HTTP/1.1 099 None\r\n\r\nok", .broken),
    .init("the status 999", "HTTP/1.1 999 Why\r\n\(close)\r\nok", .response(999, "ok")),
    .init("the status 1000", "HTTP/1.1 1000 Why\r\n\(close)\r\nok", .something),
    .init("a negative status", "HTTP/1.1 -20 Why\r\n\r\nok", .broken),
    .init("a status that is not a number", "HTTP/1.1 OK\r\n\r\nok", .broken),
    .init("a short status", "HTTP/1.1 20\r\n\r\nok", .broken),
    .init("zeros", [.send(zeros)], .broken),
    .init("a TLS record", [.send([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28])], .broken),
    .init("line feeds without carriage returns", "HTTP/1.1 200 OK\nContent-Length: 2\n\nok", .ok),
    .init("the status 204 with a body", "HTTP/1.1 204 No\r\n\r\nok", .response(204, "")),
    .init(
      "the status 304 with a length",
      "HTTP/1.1 304 Same\r\nContent-Length: 100\r\n\r\n",
      .response(304, "")
    ),
    .init(
      "a redirect with a body",
      "HTTP/1.1 302 There\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 2\r\n\r\nok",
      .response(302, "ok")
    ),
    .init(
      "a redirect to nowhere",
      "HTTP/1.1 301 There\r\nLocation: ::::\r\nContent-Length: 0\r\n\r\n",
      .response(301, "")
    ),
  ]

  static let headers: [HostileResponse] = [
    .init("no header", "\(ok)\r\nok", .ok),
    .init("a folded header", "\(ok)X: a\r\n\tb\r\n  c\r\nContent-Length: 2\r\n\r\nok", .ok),
    .init(
      "a folded line before any header",
      "\(ok) folded\r\nContent-Length: 2\r\n\r\nok",
      .something
    ),
    .init("a folded length", "\(ok)Content-Length:\r\n 2\r\n\r\nok", .something),
    .init("a header without a colon", "\(ok)nonsense\r\nContent-Length: 2\r\n\r\nok", .something),
    .init("a header without a name", "\(ok): x\r\nContent-Length: 2\r\n\r\nok", .something),
    .init(
      "bytes that are not UTF-8",
      [.send(Array("\(ok)X: ".utf8) + [0xff, 0xfe, 0x01] + crlf2)],
      .response(200, "")
    ),
    .init("a zero byte in a header", [.send(Array("\(ok)X: a".utf8) + [0] + crlf2)], .something),
    .init(
      "a header of 60 KiB",
      "\(ok)X: \(String(repeating: "x", count: 60_000))\r\n\(close)\r\nok",
      .ok
    ),
    .init(
      "a header of 1 MiB",
      "\(ok)X: \(String(repeating: "x", count: 1 << 20))\r\n\(close)\r\nok",
      .broken
    ),
    .init(
      "10,000 headers",
      "\(ok)\(String(repeating: "X: yes\r\n", count: 10_000))\r\nok",
      .tooLarge
    ),
    .init("endless headers", [.send(ok), .flood(Array("X: yes\r\n".utf8))], .tooLarge),
    .init("an endless header", [.send("\(ok)X: "), .flood(Array("xxxxxxxx".utf8))], .broken),
    .init("a truncated header name", "\(ok)Content-Ty", .lost),
    .init("a head without its empty line", "\(ok)Content-Length: 0\r\n", .lost),
    .init("a truncated status line", "HTTP/1.1 2", .broken),
    .init("a reset after the head", [.send("\(ok)\r\n"), .reset], .lost),
    .init("a reset", [.reset], .lost),
    .init("silence", [.hold], .timedOut),
    .init("silence inside the head", [.send(ok), .hold], .timedOut),
    .init("headers sent one byte at a time", [.send(ok), .drip("X: y\r\n")], .timedOut),
  ]

  private static let zeros = [UInt8](repeating: 0, count: 4096)
  private static let crlf2 = Array("\r\nContent-Length: 0\r\n\r\n".utf8)
}
