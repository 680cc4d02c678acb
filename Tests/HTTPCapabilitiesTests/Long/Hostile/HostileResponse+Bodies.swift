@testable import LoopbackHTTP

private let ok = "HTTP/1.1 200 OK\r\n"
private let chunked = ok + "Transfer-Encoding: chunked\r\n\r\n"

extension HostileResponse {
  static let lengths: [HostileResponse] = [
    .init("a truncated body", ok + "Content-Length: 100\r\n\r\nhalf", .lost),
    .init("a body longer than its length", ok + "Content-Length: 2\r\n\r\nokay", .ok),
    .init(
      "the largest length",
      [.send(ok + "Content-Length: 9223372036854775807\r\n\r\nx"), .hold],
      .tooLarge
    ),
    .init(
      "a length beyond 64 bits",
      [.send(ok + "Content-Length: 92233720368547758070\r\n\r\nx"), .hold],
      .tooLarge
    ),
    .init("a negative length", ok + "Content-Length: -1\r\n\r\nok", .unreadable),
    .init("a length that is not a number", ok + "Content-Length: many\r\n\r\nok", .unreadable),
    .init("an empty length", ok + "Content-Length:\r\n\r\nok", .unreadable),
    .init("a hexadecimal length", ok + "Content-Length: 0x2\r\n\r\nok", .unreadable),
    .init("a list of one length", ok + "Content-Length: 2, 2\r\n\r\nok", .ok),
    .init("two lengths", ok + "Content-Length: 2\r\nContent-Length: 5\r\n\r\nokay!", .unreadable),
    .init(
      "a length and chunks",
      ok + "Content-Length: 100\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
      .ok
    ),
    .init("silence inside the body", [.send(ok + "Content-Length: 9\r\n\r\nx"), .hold], .timedOut),
    .init(
      "a body sent one byte at a time",
      [.send(ok + "Content-Length: 99999\r\n\r\n"), .drip("x")],
      .timedOut
    ),
    .init("an endless body", [.send(ok + "\r\n"), .flood(many)], .tooLarge),
    .init("a reset inside the body", [.send(ok + "Content-Length: 9\r\n\r\nx"), .reset], .lost),
  ]

  static let chunks: [HostileResponse] = [
    .init("chunks", chunked + "2\r\nok\r\n3\r\nay!\r\n0\r\n\r\n", .response(200, "okay!")),
    .init("trailers", chunked + "2\r\nok\r\n0\r\nX-Sum: 7\r\nContent-Length: 1\r\n\r\n", .ok),
    .init(
      "endless trailers",
      [.send(chunked + "0\r\n"), .flood(Array("X: yes\r\n".utf8))],
      .tooLarge
    ),
    .init("an endless trailer", [.send(chunked + "0\r\nX: "), .flood(many)], .broken),
    .init(
      "trailers sent one byte at a time",
      [.send(chunked + "0\r\n"), .drip("X: y\r\n")],
      .timedOut
    ),
    .init("chunks without a last chunk", chunked + "2\r\nok\r\n", .lost),
    .init("a truncated chunk", chunked + "5\r\nok", .lost),
    .init("a chunk longer than its size", chunked + "1\r\nokay\r\n0\r\n\r\n", .unreadable),
    .init("a chunk without a size", chunked + "\r\nok\r\n0\r\n\r\n", .unreadable),
    .init("a chunk size that is not a number", chunked + "zz\r\nok\r\n0\r\n\r\n", .unreadable),
    .init("a negative chunk size", chunked + "-2\r\nok\r\n0\r\n\r\n", .unreadable),
    .init("the largest chunk", [.send(chunked + "7fffffffffffffff\r\n"), .flood(many)], .tooLarge),
    .init(
      "a chunk size beyond 64 bits",
      [.send(chunked + "fffffffffffffffff\r\n"), .flood(many)],
      .unreadable
    ),
    .init(
      "an endless chunk size",
      [.send(chunked), .flood(Array(repeating: 0x30, count: 4096))],
      .unreadable
    ),
    .init(
      "chunk extensions sent one byte at a time",
      [.send(chunked + "2;"), .drip("x=y;")],
      .timedOut
    ),
    .init("endless chunks", [.send(chunked), .flood(Array("1\r\nx\r\n".utf8))], .tooLarge),
    .init("an unknown transfer encoding", ok + "Transfer-Encoding: magic\r\n\r\nok", .something),
    .init(
      "a transfer encoding in capital letters",
      ok + "Transfer-Encoding: CHUNKED\r\n\r\n2\r\nok\r\n0\r\n\r\n",
      .ok
    ),
    .init(
      "two chunked encodings",
      ok + "Transfer-Encoding: chunked, chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
      .something
    ),
  ]

  static let encodings: [HostileResponse] = decoded + unknown

  private static let decoded: [HostileResponse] = [
    .init("a gzip bomb", encoded("gzip", Bomb.gzip(64 << 20)), .tooLarge),
    .init("a zstd bomb", encoded("zstd", Bomb.zstd(64 << 20)), .tooLarge),
    .init("a Brotli bomb", encoded("br", Bomb.brotli), .tooLarge),
    .init(
      "an endless gzip stream of empty blocks",
      encoded("gzip", [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]) + [.flood(emptyBlocks)],
      .tooLarge
    ),
    .init("invalid gzip", encoded("gzip", Array("hello".utf8)), .unreadable),
    .init("truncated gzip", encoded("gzip", [0x1f, 0x8b, 8]), .unreadable),
    .init("gzip", encoded("x-gzip", gzippedOK), .ok),
    .init("two gzips", encoded("GZIP", gzippedOK + gzippedOK), .response(200, "okok")),
    .init("bytes after gzip", encoded("gzip", gzippedOK + [7]), .unreadable),
    .init("raw deflate", encoded("deflate", storedOK), .ok),
    .init("bytes after deflate", encoded("deflate", storedOK + [7]), .unreadable),
    .init("Brotli", encoded("br", [0x8b, 0, 0x80, 0x6f, 0x6b, 3]), .ok),
    .init("bytes after Brotli", encoded("br", [0x3b, 7]), .unreadable),
    .init("truncated zstd", encoded("zstd", [0x28, 0xb5]), .unreadable),
  ]

  /// Sent bytes are the answer if the encoding is not known.
  private static let unknown = ["utf-8", "magic", "gzip, gzip", "identity", "compress"].map {
    name in
    HostileResponse(
      "the encoding \(name)",
      encoded(name, Array("hello".utf8)),
      .response(200, "hello")
    )
  }

  static let interim: [HostileResponse] = [
    .init(
      "100 before the response",
      "HTTP/1.1 100 Continue\r\nX: interim\r\n\r\n\(ok)Content-Length: 2\r\n\r\nok",
      .ok
    ),
    .init(
      "102 and 103 before the response",
      "HTTP/1.1 102 Wait\r\n\r\nHTTP/1.1 103 Hints\r\nLink: <a>\r\n\r\n\(ok)Content-Length: 2\r\n\r\nok",
      .ok
    ),
    .init("100 and no response", "HTTP/1.1 100 Continue\r\n\r\n", .lost),
    .init("199 and no response", "HTTP/1.1 199 Soon\r\n\r\n", .lost),
    .init("100 and silence", [.send("HTTP/1.1 100 Continue\r\n\r\n"), .hold], .timedOut),
    .init(
      "endless interim responses",
      [.flood(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))],
      .tooLarge
    ),
    .init(
      "an unrequested upgrade",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nxx",
      .broken
    ),
    .init(
      "an upgrade and silence",
      [.send("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n"), .hold],
      .broken
    ),
  ]

  static let authentication: [HostileResponse] =
    [
      "Basic realm=\"x\"", "Basic", "Digest realm=\"x\", nonce=\"n\", qop=\"auth\"",
      "Digest realm=\"x\", nonce=\"n\", stale=true", "NTLM", "NTLM TlRMTVNTUAACAAAA", "Negotiate",
      "Negotiate oRQwEqADCgEB", "Bearer realm=\"x\", error=\"invalid_token\"",
      "AWS4-HMAC-SHA256", "Basic realm=\"x\", Digest realm=\"y\", nonce=\"n\", NTLM", "", "???",
    ].flatMap { scheme in
      [("401", "WWW-Authenticate"), ("407", "Proxy-Authenticate")].map { status, header in
        HostileResponse(
          "\(status) with the challenge \(scheme)",
          "HTTP/1.1 \(status) No\r\n\(header): \(scheme)\r\nContent-Length: 2\r\n\r\nno",
          .response(Int(status) ?? 0, "no")
        )
      }
    }

  private static func encoded(_ name: String, _ bytes: [UInt8]) -> [ScriptedServer.Act] {
    [.send(ok + "Content-Encoding: \(name)\r\n\r\n"), .send(bytes)]
  }

  private static let many = [UInt8](repeating: 0x78, count: 65_536)
  /// The text `ok` in a stored block, without a header.
  private static let storedOK: [UInt8] = [1, 2, 0, 0xfd, 0xff, 0x6f, 0x6b]
  private static let gzippedOK: [UInt8] =
    [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3] + storedOK + [0x47, 0xdd, 0xdc, 0x79, 2, 0, 0, 0]
  /// Empty stored blocks.
  private static let emptyBlocks: [UInt8] = Array(
    repeatElement([0x00, 0x00, 0x00, 0xff, 0xff], count: 2000).joined()
  )
}
