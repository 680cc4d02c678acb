/// A key or another input event, decoded from the bytes of a terminal.
enum Key: Equatable, Sendable {
  /// Typed characters.
  case text(String)
  /// Pasted text, which can have several lines.
  case paste(String)
  case enter
  case tab
  case left
  case right
  case wordLeft
  case wordRight
  case home
  case end
  case up
  case down
  case backspace
  case delete
  /// Deletes the word before the cursor, back to whitespace.
  case killWord
  /// Deletes the letters and digits before the cursor.
  case killWordLeft
  /// Deletes the word after the cursor.
  case killWordRight
  case killToStart
  case killToEnd
  /// Inserts the last deleted text.
  case yank
  case transpose
  /// Searches earlier lines.
  case search
  /// Cancels a search.
  case escape
  case clearScreen
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D: deletes a character, or ends the session if the line is empty.
  case endOrDelete
  /// Ctrl-Z.
  case suspend
}

extension Key {
  init?(control byte: UInt8) {
    switch byte {
    case 0x01: self = .home
    case 0x02: self = .left
    case 0x03: self = .interrupt
    case 0x04: self = .endOrDelete
    case 0x05: self = .end
    case 0x06: self = .right
    case 0x07: self = .escape
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x0B: self = .killToEnd
    case 0x0C: self = .clearScreen
    case 0x0E: self = .down
    case 0x10: self = .up
    case 0x12: self = .search
    case 0x14: self = .transpose
    case 0x15: self = .killToStart
    case 0x17: self = .killWord
    case 0x19: self = .yank
    case 0x1A: self = .suspend
    default: return nil
    }
  }

  init?(alternate byte: UInt8) {
    switch byte {
    case UInt8(ascii: "b"), UInt8(ascii: "B"): self = .wordLeft
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .wordRight
    case UInt8(ascii: "d"), UInt8(ascii: "D"): self = .killWordRight
    case 0x08, 0x7F: self = .killWordLeft
    default: return nil
    }
  }

  /// Creates the key of a control sequence.
  ///
  /// - Parameters:
  ///   - final: The last byte of the sequence.
  ///   - parameters: The numbers in the sequence: the key, and the modifiers Shift, Alt and Ctrl.
  init?(final: UInt8, parameters: [Int]) {
    let isByWord = parameters.count > 1 && (parameters[1] - 1) & 0b110 != 0
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = isByWord ? .wordRight : .right
    case UInt8(ascii: "D"): self = isByWord ? .wordLeft : .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "~"):
      switch parameters.first {
      case 1, 7: self = .home
      case 4, 8: self = .end
      case 3: self = isByWord ? .killWordRight : .delete
      default: return nil
      }
    default: return nil
    }
  }
}
