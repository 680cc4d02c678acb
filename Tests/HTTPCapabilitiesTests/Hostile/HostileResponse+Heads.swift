@testable import LoopbackHTTP

private let close = "Connection: close\r\n"

extension HostileAnswer {
  static let statusLines: [HostileAnswer] = [
    HostileAnswer("nothing at all", "", .lost),
    HostileAnswer("an empty line", "\r\n", .broken),
    HostileAnswer("no HTTP", "SSH-2.0-OpenSSH_9.2\r\n", .unreadable),
    HostileAnswer("a page without a head", "<html>hello</html>", .unreadable),
    HostileAnswer("no reason", "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok", .answer(200, "ok")),
    HostileAnswer(
      "a long reason",
      "HTTP/1.1 200 \(String(repeating: "so ", count: 1000))\r\nContent-Length: 2\r\n\r\nok",
      .answer(200, "ok")
    ),
    HostileAnswer("an endless reason", [.send("HTTP/1.1 200 "), .flood(zeros)], .broken),
    HostileAnswer("version 1.0", "HTTP/1.0 200 OK\r\n\r\nok", .answer(200, "ok")),
    HostileAnswer("version 1.2", "HTTP/1.2 200 OK\r\nContent-Length: 2\r\n\r\nok", .something),
    HostileAnswer("version 0.9", "HTTP/0.9 200 OK\r\n\r\nok", .something),
    HostileAnswer("version 2", "HTTP/2 200\r\nContent-Length: 2\r\n\r\nok", .something),
    HostileAnswer("version 3", "HTTP/3 200\r\nContent-Length: 2\r\n\r\nok", .something),
    HostileAnswer("version 11", "HTTP/11 200 OK\r\n\r\nok", .broken),
    HostileAnswer("no version", "HTTP 200 OK\r\n\r\nok", .unreadable),
    HostileAnswer("another protocol", "ICY 200 OK\r\n\r\nok", .unreadable),
    HostileAnswer("small letters", "http/1.1 200 OK\r\n\r\nok", .something),
    HostileAnswer("the status 0", "HTTP/1.1 000 None\r\n\r\nok", .broken),
    HostileAnswer("the status 99", "HTTP/1.1 099 None\r\n\r\nok", .broken),
    HostileAnswer("the status 999", "HTTP/1.1 999 Why\r\n\(close)\r\nok", .answer(999, "ok")),
    HostileAnswer("the status 1000", "HTTP/1.1 1000 Why\r\n\(close)\r\nok", .something),
    HostileAnswer("a negative status", "HTTP/1.1 -20 Why\r\n\r\nok", .broken),
    HostileAnswer("a word for a status", "HTTP/1.1 OK\r\n\r\nok", .broken),
    HostileAnswer("a short status", "HTTP/1.1 20\r\n\r\nok", .broken),
    HostileAnswer("zeros", [.send(zeros)], .broken),
    HostileAnswer("a record of TLS", [.send([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28])], .broken),
    HostileAnswer(
      "line feeds only",
      "HTTP/1.1 200 OK\nContent-Length: 2\n\nok",
      .answer(200, "ok")
    ),
    HostileAnswer("the status 204 with a body", "HTTP/1.1 204 No\r\n\r\nok", .answer(204, "")),
    HostileAnswer(
      "the status 304 with a length",
      "HTTP/1.1 304 Same\r\nContent-Length: 100\r\n\r\n",
      .answer(304, "")
    ),
    HostileAnswer(
      "a redirect with a body",
      "HTTP/1.1 302 There\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 2\r\n\r\nok",
      .answer(302, "ok")
    ),
    HostileAnswer(
      "a redirect to nowhere",
      "HTTP/1.1 301 There\r\nLocation: ::::\r\nContent-Length: 0\r\n\r\n",
      .answer(301, "")
    ),
  ]

  static let headers: [HostileAnswer] = [
    HostileAnswer("no header", "HTTP/1.1 200 OK\r\n\r\nok", .answer(200, "ok")),
    HostileAnswer(
      "a folded header",
      "HTTP/1.1 200 OK\r\nX: a\r\n\tb\r\n  c\r\nContent-Length: 2\r\n\r\nok",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "a fold before any header",
      "HTTP/1.1 200 OK\r\n folded\r\nContent-Length: 2\r\n\r\nok",
      .something
    ),
    HostileAnswer(
      "a folded length",
      "HTTP/1.1 200 OK\r\nContent-Length:\r\n 2\r\n\r\nok",
      .something
    ),
    HostileAnswer(
      "a header without a colon",
      "HTTP/1.1 200 OK\r\nnonsense\r\nContent-Length: 2\r\n\r\nok",
      .something
    ),
    HostileAnswer(
      "a header without a name",
      "HTTP/1.1 200 OK\r\n: x\r\nContent-Length: 2\r\n\r\nok",
      .something
    ),
    HostileAnswer(
      "bytes that are no text",
      [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xff, 0xfe, 0x01] + crlf2)],
      .answer(200, "")
    ),
    HostileAnswer(
      "a zero byte in a header",
      [.send(Array("HTTP/1.1 200 OK\r\nX: a".utf8) + [0] + crlf2)],
      .something
    ),
    HostileAnswer(
      "a header of 60 KiB",
      "HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 60_000))\r\n\(close)\r\nok",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "a header of 1 MiB",
      "HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 1 << 20))\r\n\(close)\r\nok",
      .broken
    ),
    HostileAnswer(
      "10,000 headers",
      "HTTP/1.1 200 OK\r\n\(String(repeating: "X: yes\r\n", count: 10_000))\r\nok",
      .tooLarge
    ),
    HostileAnswer(
      "endless headers",
      [.send("HTTP/1.1 200 OK\r\n"), .flood(Array("X: yes\r\n".utf8))],
      .tooLarge
    ),
    HostileAnswer(
      "an endless header",
      [.send("HTTP/1.1 200 OK\r\nX: "), .flood(Array("xxxxxxxx".utf8))],
      .broken
    ),
    HostileAnswer("a head cut off", "HTTP/1.1 200 OK\r\nContent-Ty", .lost),
    HostileAnswer("a head without its end", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n", .lost),
    HostileAnswer("a status line cut off", "HTTP/1.1 2", .broken),
    HostileAnswer("a reset after the head", [.send("HTTP/1.1 200 OK\r\n\r\n"), .reset], .lost),
    HostileAnswer("a reset", [.reset], .lost),
    HostileAnswer("silence", [.hold], .timedOut),
    HostileAnswer("silence inside the head", [.send("HTTP/1.1 200 OK\r\n"), .hold], .timedOut),
    HostileAnswer(
      "a drip of headers",
      [.send("HTTP/1.1 200 OK\r\n"), .drip("X: y\r\n")],
      .timedOut
    ),
  ]

  private static let zeros = [UInt8](repeating: 0, count: 4096)
  private static let crlf2 = Array("\r\nContent-Length: 0\r\n\r\n".utf8)
}
