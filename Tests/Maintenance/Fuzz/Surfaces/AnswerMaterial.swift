import Foundation
import SeededNumbers

/// The building blocks of HTTP responses.
enum AnswerMaterial {
  static let material = Material(
    seeds: texts.map { Array($0.utf8) } + encoded.seeds.prefix(1),
    words: words,
    grammar: { answer(&$0) }
  )

  private static let texts = [
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Type: text/plain\r\n\r\nok",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n3;x=y\r\nay!\r\n0\r\n\r\n",
    "HTTP/1.0 404 Not Found\r\n\r\nnothing",
    "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\nLink: <a>\r\n\r\nHTTP/1.1 204 No\r\n\r\n",
    "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 2\r\n\r\nno",
    "#! reset 1\nHTTP/1.1 200 OK\r\nX: a\r\n b\r\nContent-Length: 5\r\n\r\nab",
    "#! flood\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
  ]

  /// Responses with encoded bodies, which are only mutated.
  static let encoded = Material(
    seeds: bodies.flatMap { encoding, body -> [[UInt8]] in
      let bytes = Array(Data(base64Encoded: body) ?? Data())
      let start = "HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\n"
      return [
        Array("#! 1\n\(start)\r\n".utf8) + bytes,
        Array("\(start)Transfer-Encoding: chunked\r\n\r\n".utf8)
          + Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes
          + Array("\r\n0\r\n\r\n".utf8),
      ]
    },
    words: headers.filter { $0.hasPrefix("Content-Encoding") }.map { "\($0)\r\n" } + [
      "\u{1F}", "\u{0}\u{0}", "\u{7F}", "#! 1\n", "#! flood\n", "#! reset\n",
    ]
  )

  /// Bodies in base64. Those of gzip and zstd have two parts, one of `deflate` has no header.
  private static let bodies = [
    (
      "gzip",
      "H4sIAAAAAAACA8tIzcnJ11HIQKIUUXhQCgDXRw/zKAAAAB+LCAAAAAAAAgNTVMhIzcnJ10GhFBUc"
        + "HJ2cXVzd3D08vbx9fP38AwKDgkNCw8IjIqOiY2Lj4hMSk5IB2CGsIzsAAAA="
    ),
    ("deflate", "eNrLSM3JyddRyECiFFF4+AUdHJ2cXVzd3D08vbx9fP38AwKDgkNCw8IjIqOiY2Lj4hMSk5IBdvsgtg=="),
    ("deflate", "y0jNycnXUchAohRRePgFHRydnF1c3dw9PL28fXz9/AMCg4JDQsPCIyKjomNi4+ITEpOSAQ=="),
    ("br", "G2IA+I2Ubt6qQXf3OwjlCmEBhxzIGa4eU1tAVCZAwkXZaYFvXQBEmFDGhVTaWOdDTLnU1sdc+ziv+3m/Hw=="),
    (
      "zstd",
      "KLUv/QRolQAASGhlbGxvLCAhIAIAOBMsrhgB0Jpycii1L/0EaK0BAOQCISBoZWxsbywhIEBBQkNE"
        + "RUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiYwEAOgoXb/fZqg=="
    ),
  ]

  private static let headers = [
    "Content-Length: 2", "Content-Length: 0", "Content-Length: 5", "Content-Length: -1",
    "Content-Length: 9223372036854775807", "Content-Length: 18446744073709551618",
    "Transfer-Encoding: chunked", "Transfer-Encoding: identity", "Transfer-Encoding: gzip, chunked",
    "Content-Encoding: gzip", "Content-Encoding: deflate", "Content-Encoding: br",
    "Content-Encoding: zstd", "Content-Encoding: gzip, gzip", "Connection: close",
    "Connection: keep-alive", "Connection: upgrade", "Upgrade: h2c",
    "Location: http://127.0.0.1:1/",
    "Location: /", "Location: ", "WWW-Authenticate: NTLM", "WWW-Authenticate: Digest nonce=",
    "Set-Cookie: a=b; Max-Age=99999999999", "Retry-After: 1", "X:", ": x", "X", " folded",
    "X: \u{E9}",
    "Alt-Svc: h3=\":443\"", "Strict-Transport-Security: max-age=1", "Refresh: 0; url=/",
    "Trailer: X",
    "Keep-Alive: timeout=0, max=0", "Content-Range: bytes 0-1/2",
  ]

  private static let words =
    headers.map { "\($0)\r\n" } + [
      "\r\n", "\n", "\r", "\r\n\r\n", "HTTP/1.1 ", "HTTP/2 200", "HTTP/0.9",
      "HTTP/1.1 100 C\r\n\r\n",
      "HTTP/1.1 101 S\r\n\r\n", "HTTP/1.1 200 OK\r\n", "0\r\n\r\n", "7fffffffffffffff\r\n",
      "ffffffffffffffff\r\n", "-1\r\n", "0x2\r\n", "2;\r\n", "1\r\nx\r\n", "000", "999", "1000",
    ]

  private static func answer(_ numbers: inout SeededNumbers) -> String {
    var text = ""
    if numbers.next(below: 4) == 0 {
      let end = numbers.pick(["close", "reset", "close", "flood"])
      text = "#! \(end) \(numbers.pick(["1", "2", "7", "100"]))\n"
    }
    if numbers.next(below: 40) == 0 { text = "#! hold\n" }
    let version = numbers.pick([
      "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2", "http/1.1",
    ])
    let status = numbers.pick([
      "200", "200", "200", "204", "301", "304", "401", "500", "100", "999",
    ])
    text += "\(version) \(status) \(numbers.pick(["OK", "", "é", "a b"]))\r\n"
    let count = numbers.pick([0, 1, 2, 3, 4, 200])
    for _ in 0..<count { text += numbers.pick(headers) + numbers.pick(["\r\n", "\r\n", "\n"]) }
    text += "\r\n"
    for _ in 0..<numbers.next(below: 4) {
      text += numbers.pick([
        "ok", "2\r\nok\r\n", "0\r\n\r\n", "5\r\nhello\r\n", "\u{1F}\u{8B}",
        "HTTP/1.1 200 OK\r\n\r\n",
        String(repeating: "x", count: 70_000),
      ])
    }
    return text
  }
}
