/// The edited text and its cursor.
struct LineBuffer: Equatable {
  /// The maximum length of the text: 2 MiB.
  static let limit = 2 << 20

  /// The text.
  private(set) var characters: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  private var byteCount = 0

  init(_ text: String = "") {
    _ = insert(text)
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  /// The start of the cursor's line. Pasted text can have several lines.
  var lineStart: Int { (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1 }
  /// The end of the cursor's line.
  var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  /// Inserts text at the cursor, and moves the cursor after it.
  ///
  /// - Returns: `false` if the text would be too long. Then the buffer stays unchanged.
  mutating func insert(_ text: String) -> Bool {
    let count = text.utf8.count
    guard byteCount + count <= LineBuffer.limit else { return false }
    byteCount += count
    // A combining mark joins the character before the cursor.
    let first = max(0, cursor - 1)
    let joined = Array(String(characters[first..<cursor]) + text)
    characters.replaceSubrange(first..<cursor, with: joined)
    cursor = first + joined.count
    return true
  }

  /// Removes a range. The cursor keeps its place in the text.
  ///
  /// - Returns: The removed text.
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

  /// Moves the cursor, at most to the start or the end of the text.
  ///
  /// - Returns: Whether the cursor moved.
  @discardableResult
  mutating func move(to place: Int) -> Bool {
    let place = min(max(0, place), characters.count)
    defer { cursor = place }
    return place != cursor
  }

  /// Swaps the characters around the cursor.
  mutating func transpose() -> Bool {
    guard cursor > 0, characters.count > 1 else { return false }
    let right = min(cursor, characters.count - 1)
    characters.swapAt(right - 1, right)
    cursor = right + 1
    return true
  }

  /// Returns the start of the word before the cursor.
  func wordStart(where isPart: (Character) -> Bool = \.isPartOfWord) -> Int {
    var place = cursor
    while place > 0, !isPart(characters[place - 1]) { place -= 1 }
    while place > 0, isPart(characters[place - 1]) { place -= 1 }
    return place
  }

  /// Returns the end of the word after the cursor.
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
