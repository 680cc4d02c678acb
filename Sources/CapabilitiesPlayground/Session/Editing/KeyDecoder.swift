/// Decodes keys from the bytes of a terminal, which arrive in portions of any size.
struct KeyDecoder {
  /// The maximum length of a paste. It exceeds that of a line, so a longer paste is rejected.
  static let pasteLimit = LineBuffer.limit + 1

  private enum State {
    case plain
    case escape
    /// After `ESC [`.
    case sequence([UInt8])
    /// After `ESC O`.
    case single
    case paste([UInt8])
  }

  private var state = State.plain
  private var text: [UInt8] = []
  private var keys: [Key] = []

  /// Returns the keys that the bytes complete. Incomplete keys wait for the next portion.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { take(byte) }
    let rest = incompleteCharacter()
    flushText()
    text = rest
    defer { keys = [] }
    return keys
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .plain: takePlain(byte)
    case .escape: takeEscaped(byte)
    case .sequence(let earlier): takeSequence(earlier, byte)
    case .single:
      state = .plain
      add(Key(final: byte, parameters: []))
    case .paste(var pasted):
      state = .plain  // Keeps the bytes uniquely referenced, to avoid a copy.
      takePasted(&pasted, byte)
    }
  }

  private mutating func takePlain(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0..<0x20, 0x7F: add(Key(control: byte))
    default: text.append(byte)
    }
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    state = .plain
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .single
    case 0x1B:
      add(.escape)
      state = .escape
    default:
      if let key = Key(alternate: byte) { return add(key) }
      add(.escape)
      takePlain(byte)
    }
  }

  private mutating func takeSequence(_ earlier: [UInt8], _ byte: UInt8) {
    switch byte {
    case 0x20..<0x40:
      // No key has a longer sequence: ignore it.
      state = earlier.count < 32 ? .sequence(earlier + [byte]) : .plain
    case 0x40..<0x7F:
      let parameters = earlier.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      let startsPaste = byte == UInt8(ascii: "~") && parameters == [200]
      state = startsPaste ? .paste([]) : .plain
      if !startsPaste { add(Key(final: byte, parameters: parameters)) }
    default:
      state = .plain
      takePlain(byte)
    }
  }

  private mutating func takePasted(_ pasted: inout [UInt8], _ byte: UInt8) {
    pasted.append(byte)
    let isOver = byte == UInt8(ascii: "~") && pasted.ends(with: KeyDecoder.pasteEnd)
    guard isOver else {
      // Leave room for the end marker.
      if pasted.count > KeyDecoder.pasteLimit + 16 { pasted.remove(at: pasted.count - 9) }
      return state = .paste(pasted)
    }
    pasted.removeLast(KeyDecoder.pasteEnd.count)
    add(.paste(String(decoding: pasted.prefix(KeyDecoder.pasteLimit), as: UTF8.self)))
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func add(_ key: Key?) {
    flushText()
    if let key { keys.append(key) }
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    keys.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  /// Removes the bytes of an incomplete character from the text and returns them.
  private mutating func incompleteCharacter() -> [UInt8] {
    for length in 1...3 where length <= text.count {
      let byte = text[text.count - length]
      guard byte & 0xC0 != 0x80 else { continue }
      let wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      guard wanted > length else { return [] }
      defer { text.removeLast(length) }
      return Array(text.suffix(length))
    }
    return []
  }
}

extension [UInt8] {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
