import SeededNumbers
import Testing

@testable import CapabilitiesPlayground

@Suite("Decoding keys")
struct KeyDecoderTests {
  @Test("keys do not depend on how their bytes are split into portions")
  func portions() {
    let typed = "aé漢\u{1}\u{1B}[A\u{1B}[1;5C\u{1B}OH\u{1B}b\u{1B}[3~\u{1B}[9999z"
    let bytes = Array("\(typed)\u{1B}[200~x\ny\u{3}\u{1B}[201~\r".utf8)
    let expected: [Key] = [
      .text("aé漢"), .home, .up, .wordRight, .home, .wordLeft, .delete, .paste("x\ny\u{3}"), .enter,
    ]
    var whole = KeyDecoder()
    let keys = whole.keys(in: bytes)
    #expect(keys == expected)
    for size in 1...7 {
      var decoder = KeyDecoder()
      let portions = stride(from: 0, to: bytes.count, by: size).map {
        bytes[$0..<min($0 + size, bytes.count)]
      }
      let keys = portions.flatMap { decoder.keys(in: $0) }
      #expect(keys.joiningTexts == expected, "portions of \(size)")
    }
  }

  @Test(
    "Ctrl and Alt move by words, Shift and no modifier by characters",
    arguments: [(1, false), (2, false), (3, true), (4, true), (5, true), (6, true), (9, false)]
  )
  func modifiers(number: Int, isByWord: Bool) {
    var decoder = KeyDecoder()
    let keys = decoder.keys(in: Array("\u{1B}[1;\(number)C\u{1B}[1;\(number)D".utf8))
    #expect(keys == (isByWord ? [.wordRight, .wordLeft] : [.right, .left]))
  }

  @Test("Escape before another key is a key of its own")
  func escapes() {
    var decoder = KeyDecoder()
    let keys = decoder.keys(in: Array("\u{1B}\u{1B}\u{1B}x\u{1B}\u{1B}[A".utf8))
    #expect(keys == [.escape, .escape, .escape, .text("x"), .escape, .up])
  }

  @Test("a key is decoded after any bytes")
  func anyBytes() {
    var generator = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      var decoder = KeyDecoder()
      let noise = (0..<64).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      _ = decoder.keys(in: noise)
      // Ends a paste, a sequence or an incomplete character.
      _ = decoder.keys(in: Array("\u{1B}[201~  ".utf8))
      let keys = decoder.keys(in: [0x0D])
      #expect(keys == [.enter])
    }
  }

  @Test("a paste over the limit is cut, but stays too long for a line")
  func longPaste() {
    var decoder = KeyDecoder()
    let text = String(repeating: "x", count: LineBuffer.limit + 1000)
    let keys = decoder.keys(in: Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
    guard case .paste(let pasted) = keys.first else {
      Issue.record("no paste")
      return
    }
    #expect(keys.count == 1)
    #expect(pasted.utf8.count == LineBuffer.limit + 1)
    var buffer = LineBuffer("abc")
    let hasRoom = buffer.insert(pasted)
    #expect(!hasRoom)
    #expect(buffer.text == "abc")
  }
}

extension [Key] {
  /// The keys with adjacent texts joined.
  fileprivate var joiningTexts: [Key] {
    reduce(into: []) { keys, key in
      if case .text(let more) = key, case .text(let text)? = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else {
        keys.append(key)
      }
    }
  }
}
