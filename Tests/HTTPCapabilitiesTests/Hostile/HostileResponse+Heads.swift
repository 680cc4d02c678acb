@testable import LoopbackHTTP

private let close = "Connection: close\r\n"

extension HostileResponse {
  static let statusLines: [HostileResponse] = [
    HostileResponse("nothing at all", "", .lost),
    HostileResponse("an empty line", "\r\n", .broken),
    HostileResponse("another protocol", "SSH-2.0-OpenSSH_9.2\r\n", .unreadable),
    HostileResponse("a page without a head", "<html>hello</html>", .unreadable),
    HostileResponse(
      "no reason",
      "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok",
      .response(200, "ok")
    ),
    HostileResponse(
      "a long reason",
      "HTTP/1.1 200 \(String(repeating: "so ", count: 1000))\r\nContent-Length: 2\r\n\r\nok",
      .response(200, "ok")
    ),
    HostileResponse("an endless reason", [.send("HTTP/1.1 200 "), .flood(zeros)], .broken),
    HostileResponse("version 1.0", "HTTP/1.0 200 OK\r\n\r\nok", .response(200, "ok")),
    HostileResponse("version 1.2", "HTTP/1.2 200 OK\r\nContent-Length: 2\r\n\r\nok", .something),
    HostileResponse("version 0.9", "HTTP/0.9 200 OK\r\n\r\nok", .something),
    HostileResponse("version 2", "HTTP/2 200\r\nContent-Length: 2\r\n\r\nok", .something),
    HostileResponse("version 3", "HTTP/3 200\r\nContent-Length: 2\r\n\r\nok", .something),
    HostileResponse("version 11", "HTTP/11 200 OK\r\n\r\nok", .broken),
    HostileResponse("no version", "HTTP 200 OK\r\n\r\nok", .unreadable),
    HostileResponse("the protocol of Shoutcast", "ICY 200 OK\r\n\r\nok", .unreadable),
    HostileResponse("a lower-case version", "http/1.1 200 OK\r\n\r\nok", .something),
    HostileResponse("the status 0", "HTTP/1.1 000 None\r\n\r\nok", .broken),
    HostileResponse("the status 99", "HTTP/1.1 099 None\r\n\r\nok", .broken),
    HostileResponse("the status 999", "HTTP/1.1 999 Why\r\n\(close)\r\nok", .response(999, "ok")),
    HostileResponse("the status 1000", "HTTP/1.1 1000 Why\r\n\(close)\r\nok", .something),
    HostileResponse("a negative status", "HTTP/1.1 -20 Why\r\n\r\nok", .broken),
    HostileResponse("a status that is not a number", "HTTP/1.1 OK\r\n\r\nok", .broken),
    HostileResponse("a short status", "HTTP/1.1 20\r\n\r\nok", .broken),
    HostileResponse("zeros", [.send(zeros)], .broken),
    HostileResponse("a TLS record", [.send([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28])], .broken),
    HostileResponse(
      "line feeds without carriage returns",
      "HTTP/1.1 200 OK\nContent-Length: 2\n\nok",
      .response(200, "ok")
    ),
    HostileResponse("the status 204 with a body", "HTTP/1.1 204 No\r\n\r\nok", .response(204, "")),
    HostileResponse(
      "the status 304 with a length",
      "HTTP/1.1 304 Same\r\nContent-Length: 100\r\n\r\n",
      .response(304, "")
    ),
    HostileResponse(
      "a redirect with a body",
      "HTTP/1.1 302 There\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 2\r\n\r\nok",
      .response(302, "ok")
    ),
    HostileResponse(
      "a redirect to nowhere",
      "HTTP/1.1 301 There\r\nLocation: ::::\r\nContent-Length: 0\r\n\r\n",
      .response(301, "")
    ),
  ]

  static let headers: [HostileResponse] = [
    HostileResponse("no header", "HTTP/1.1 200 OK\r\n\r\nok", .response(200, "ok")),
    HostileResponse(
      "a folded header",
      "HTTP/1.1 200 OK\r\nX: a\r\n\tb\r\n  c\r\nContent-Length: 2\r\n\r\nok",
      .response(200, "ok")
    ),
    HostileResponse(
      "a folded line before any header",
      "HTTP/1.1 200 OK\r\n folded\r\nContent-Length: 2\r\n\r\nok",
      .something
    ),
    HostileResponse(
      "a folded length",
      "HTTP/1.1 200 OK\r\nContent-Length:\r\n 2\r\n\r\nok",
      .something
    ),
    HostileResponse(
      "a header without a colon",
      "HTTP/1.1 200 OK\r\nnonsense\r\nContent-Length: 2\r\n\r\nok",
      .something
    ),
    HostileResponse(
      "a header without a name",
      "HTTP/1.1 200 OK\r\n: x\r\nContent-Length: 2\r\n\r\nok",
      .something
    ),
    HostileResponse(
      "bytes that are not UTF-8",
      [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xff, 0xfe, 0x01] + crlf2)],
      .response(200, "")
    ),
    HostileResponse(
      "a zero byte in a header",
      [.send(Array("HTTP/1.1 200 OK\r\nX: a".utf8) + [0] + crlf2)],
      .something
    ),
    HostileResponse(
      "a header of 60 KiB",
      "HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 60_000))\r\n\(close)\r\nok",
      .response(200, "ok")
    ),
    HostileResponse(
      "a header of 1 MiB",
      "HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 1 << 20))\r\n\(close)\r\nok",
      .broken
    ),
    HostileResponse(
      "10,000 headers",
      "HTTP/1.1 200 OK\r\n\(String(repeating: "X: yes\r\n", count: 10_000))\r\nok",
      .tooLarge
    ),
    HostileResponse(
      "endless headers",
      [.send("HTTP/1.1 200 OK\r\n"), .flood(Array("X: yes\r\n".utf8))],
      .tooLarge
    ),
    HostileResponse(
      "an endless header",
      [.send("HTTP/1.1 200 OK\r\nX: "), .flood(Array("xxxxxxxx".utf8))],
      .broken
    ),
    HostileResponse("a truncated header name", "HTTP/1.1 200 OK\r\nContent-Ty", .lost),
    HostileResponse(
      "a head without its empty line",
      "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n",
      .lost
    ),
    HostileResponse("a truncated status line", "HTTP/1.1 2", .broken),
    HostileResponse("a reset after the head", [.send("HTTP/1.1 200 OK\r\n\r\n"), .reset], .lost),
    HostileResponse("a reset", [.reset], .lost),
    HostileResponse("silence", [.hold], .timedOut),
    HostileResponse("silence inside the head", [.send("HTTP/1.1 200 OK\r\n"), .hold], .timedOut),
    HostileResponse(
      "headers sent one byte at a time",
      [.send("HTTP/1.1 200 OK\r\n"), .drip("X: y\r\n")],
      .timedOut
    ),
  ]

  private static let zeros = [UInt8](repeating: 0, count: 4096)
  private static let crlf2 = Array("\r\nContent-Length: 0\r\n\r\n".utf8)
}
