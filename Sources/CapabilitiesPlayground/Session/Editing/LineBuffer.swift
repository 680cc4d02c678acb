/// The text that is edited, and the cursor in it.
struct LineBuffer: Equatable {
  /// How many bytes a text may have: 2 MiB.
  static let limit = 2 << 20

  /// The text.
  private(set) var characters: [Character] = []
  /// How many characters stand before the cursor.
  private(set) var cursor = 0
  private var byteCount = 0

  /// A text, with the cursor at its end.
  init(_ text: String = "") {
    _ = insert(text)
  }

  /// The text.
  var text: String { String(characters) }
  /// Whether there is nothing.
  var isEmpty: Bool { characters.isEmpty }
  /// Where the line starts that the cursor is in: a text that was pasted may have several.
  var lineStart: Int { (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1 }
  /// Where that line ends.
  var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  /// Puts text in at the cursor, which stands behind it then.
  ///
  /// - Returns: Whether there was room for it; nothing is put in otherwise.
  mutating func insert(_ text: String) -> Bool {
    let count = text.utf8.count
    guard byteCount + count <= LineBuffer.limit else { return false }
    byteCount += count
    // A mark that was typed later belongs to the letter that it stands on.
    let first = max(0, cursor - 1)
    let joined = Array(String(characters[first..<cursor]) + text)
    characters.replaceSubrange(first..<cursor, with: joined)
    cursor = first + joined.count
    return true
  }

  /// Takes a part out; the cursor stands where it was.
  ///
  /// - Returns: What was taken out; empty where there was nothing.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<characters.count)
    let removed = String(characters[range])
    characters.removeSubrange(range)
    byteCount -= removed.utf8.count
    if cursor >= range.upperBound {
      cursor -= range.count
    } else if cursor > range.lowerBound {
      cursor = range.lowerBound
    }
    return removed
  }

  /// Moves the cursor, not farther than the text goes.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  mutating func move(to place: Int) -> Bool {
    let place = min(max(0, place), characters.count)
    defer { cursor = place }
    return place != cursor
  }

  /// Changes places of the characters around the cursor.
  mutating func transpose() -> Bool {
    guard cursor > 0, characters.count > 1 else { return false }
    let right = min(cursor, characters.count - 1)
    characters.swapAt(right - 1, right)
    cursor = right + 1
    return true
  }

  /// Where the word before the cursor starts.
  func wordStart(where isPart: (Character) -> Bool = \.isPartOfWord) -> Int {
    var place = cursor
    while place > 0, !isPart(characters[place - 1]) { place -= 1 }
    while place > 0, isPart(characters[place - 1]) { place -= 1 }
    return place
  }

  /// Where the word behind the cursor ends.
  func wordEnd() -> Int {
    var place = cursor
    while place < characters.count, !characters[place].isPartOfWord { place += 1 }
    while place < characters.count, characters[place].isPartOfWord { place += 1 }
    return place
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
