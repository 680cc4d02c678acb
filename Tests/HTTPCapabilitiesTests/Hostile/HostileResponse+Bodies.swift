@testable import LoopbackHTTP

private let ok = "HTTP/1.1 200 OK\r\n"
private let chunked = ok + "Transfer-Encoding: chunked\r\n\r\n"

extension HostileAnswer {
  static let lengths: [HostileAnswer] = [
    HostileAnswer("a body cut off", ok + "Content-Length: 100\r\n\r\nhalf", .lost),
    HostileAnswer(
      "a body of more than was said",
      ok + "Content-Length: 2\r\n\r\nokay",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "the largest length",
      [.send(ok + "Content-Length: 9223372036854775807\r\n\r\nx"), .hold],
      .tooLarge
    ),
    HostileAnswer(
      "a length beyond all numbers",
      [.send(ok + "Content-Length: 92233720368547758070\r\n\r\nx"), .hold],
      .tooLarge
    ),
    HostileAnswer("a negative length", ok + "Content-Length: -1\r\n\r\nok", .unreadable),
    HostileAnswer("a length that is a word", ok + "Content-Length: many\r\n\r\nok", .unreadable),
    HostileAnswer("an empty length", ok + "Content-Length:\r\n\r\nok", .unreadable),
    HostileAnswer("a length in sixteens", ok + "Content-Length: 0x2\r\n\r\nok", .unreadable),
    HostileAnswer(
      "a list of one length",
      ok + "Content-Length: 2, 2\r\n\r\nok",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "two lengths",
      ok + "Content-Length: 2\r\nContent-Length: 5\r\n\r\nokay!",
      .unreadable
    ),
    HostileAnswer(
      "a length and chunks",
      ok + "Content-Length: 100\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "silence inside the body",
      [.send(ok + "Content-Length: 9\r\n\r\nx"), .hold],
      .timedOut
    ),
    HostileAnswer(
      "a drip of a body",
      [.send(ok + "Content-Length: 99999\r\n\r\n"), .drip("x")],
      .timedOut
    ),
    HostileAnswer("an endless body", [.send(ok + "\r\n"), .flood(many)], .tooLarge),
    HostileAnswer(
      "a reset inside the body",
      [.send(ok + "Content-Length: 9\r\n\r\nx"), .reset],
      .lost
    ),
  ]

  static let chunks: [HostileAnswer] = [
    HostileAnswer("chunks", chunked + "2\r\nok\r\n3\r\nay!\r\n0\r\n\r\n", .answer(200, "okay!")),
    HostileAnswer(
      "trailers",
      chunked + "2\r\nok\r\n0\r\nX-Sum: 7\r\nContent-Length: 1\r\n\r\n",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "endless trailers",
      [.send(chunked + "0\r\n"), .flood(Array("X: yes\r\n".utf8))],
      .tooLarge
    ),
    HostileAnswer("an endless trailer", [.send(chunked + "0\r\nX: "), .flood(many)], .broken),
    HostileAnswer("a drip of trailers", [.send(chunked + "0\r\n"), .drip("X: y\r\n")], .timedOut),
    HostileAnswer("chunks without an end", chunked + "2\r\nok\r\n", .lost),
    HostileAnswer("a chunk cut off", chunked + "5\r\nok", .lost),
    HostileAnswer("a chunk of more than was said", chunked + "1\r\nokay\r\n0\r\n\r\n", .broken),
    HostileAnswer("a chunk of no size", chunked + "\r\nok\r\n0\r\n\r\n", .broken),
    HostileAnswer("a chunk of a word's size", chunked + "zz\r\nok\r\n0\r\n\r\n", .broken),
    HostileAnswer("a chunk of a negative size", chunked + "-2\r\nok\r\n0\r\n\r\n", .broken),
    HostileAnswer(
      "the largest chunk",
      [.send(chunked + "7fffffffffffffff\r\n"), .flood(many)],
      .tooLarge
    ),
    HostileAnswer(
      "a chunk beyond all numbers",
      [.send(chunked + "fffffffffffffffff\r\n"), .flood(many)],
      .broken
    ),
    HostileAnswer(
      "an endless size",
      [.send(chunked), .flood(Array(repeating: 0x30, count: 4096))],
      .broken
    ),
    HostileAnswer(
      "a drip of chunk extensions",
      [.send(chunked + "2;"), .drip("x=y;")],
      .timedOut
    ),
    HostileAnswer("endless chunks", [.send(chunked), .flood(Array("1\r\nx\r\n".utf8))], .tooLarge),
    HostileAnswer("an unknown transfer", ok + "Transfer-Encoding: magic\r\n\r\nok", .something),
    HostileAnswer(
      "chunks under another name",
      ok + "Transfer-Encoding: CHUNKED\r\n\r\n2\r\nok\r\n0\r\n\r\n",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "chunks twice",
      ok + "Transfer-Encoding: chunked, chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
      .something
    ),
  ]

  static let encodings: [HostileAnswer] = [
    HostileAnswer("a bomb of gzip", encoded("gzip", Bomb.gzip(64 << 20)), .tooLarge),
    HostileAnswer("a bomb of zstd", encoded("zstd", Bomb.zstd(64 << 20)), .tooLarge),
    HostileAnswer("a bomb of Brotli", encoded("br", Bomb.brotli), .tooLarge),
    HostileAnswer(
      "a gzip that decodes into nothing, without an end",
      encoded("gzip", [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]) + [.flood(emptyBlocks)],
      .tooLarge
    ),
    HostileAnswer("no gzip", encoded("gzip", Array("hello".utf8)), .broken),
    HostileAnswer("a gzip cut off", encoded("gzip", [0x1f, 0x8b, 8]), .something),
    HostileAnswer("an unknown encoding", encoded("magic", Array("hello".utf8)), .broken),
    HostileAnswer(
      "twelve encodings",
      encoded(Array(repeating: "gzip", count: 12).joined(separator: ","), Bomb.gzip(1000)),
      .broken
    ),
    HostileAnswer("no encoding by name", encoded("identity", Array("ok".utf8)), .answer(200, "ok")),
  ]

  static let interim: [HostileAnswer] = [
    HostileAnswer(
      "100 before the answer",
      "HTTP/1.1 100 Continue\r\nX: interim\r\n\r\n\(ok)Content-Length: 2\r\n\r\nok",
      .answer(200, "ok")
    ),
    HostileAnswer(
      "102 and 103 before the answer",
      "HTTP/1.1 102 Wait\r\n\r\nHTTP/1.1 103 Hints\r\nLink: <a>\r\n\r\n\(ok)Content-Length: 2\r\n\r\nok",
      .answer(200, "ok")
    ),
    HostileAnswer("100 and no answer", "HTTP/1.1 100 Continue\r\n\r\n", .lost),
    HostileAnswer("199 and no answer", "HTTP/1.1 199 Soon\r\n\r\n", .lost),
    HostileAnswer("100 and silence", [.send("HTTP/1.1 100 Continue\r\n\r\n"), .hold], .timedOut),
    HostileAnswer(
      "endless interim answers",
      [.flood(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))],
      .tooLarge
    ),
    HostileAnswer(
      "an upgrade nobody asked for",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nxx",
      .broken
    ),
    HostileAnswer(
      "an upgrade and silence",
      [.send("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n"), .hold],
      .broken
    ),
  ]

  static let authentication: [HostileAnswer] =
    [
      "Basic realm=\"x\"", "Basic", "Digest realm=\"x\", nonce=\"n\", qop=\"auth\"",
      "Digest realm=\"x\", nonce=\"n\", stale=true", "NTLM", "NTLM TlRMTVNTUAACAAAA", "Negotiate",
      "Negotiate oRQwEqADCgEB", "Bearer realm=\"x\", error=\"invalid_token\"",
      "AWS4-HMAC-SHA256", "Basic realm=\"x\", Digest realm=\"y\", nonce=\"n\", NTLM", "", "???",
    ].flatMap { scheme in
      [("401", "WWW-Authenticate"), ("407", "Proxy-Authenticate")].map { status, header in
        HostileAnswer(
          "\(status) with the challenge \(scheme)",
          "HTTP/1.1 \(status) No\r\n\(header): \(scheme)\r\nContent-Length: 2\r\n\r\nno",
          .answer(Int(status) ?? 0, "no")
        )
      }
    }

  private static func encoded(_ name: String, _ bytes: [UInt8]) -> [ScriptedServer.Act] {
    [.send(ok + "Content-Encoding: \(name)\r\n\r\n"), .send(bytes)]
  }

  private static let many = [UInt8](repeating: 0x78, count: 65_536)
  /// Stored blocks of no bytes.
  private static let emptyBlocks: [UInt8] = Array(
    repeatElement([0x00, 0x00, 0x00, 0xff, 0xff], count: 2000).joined()
  )
}
