/// The screen of a terminal.
///
/// It supports the control sequences that a session uses. It has its own table of character widths,
/// independent of the one under test.
struct ScreenModel {
  /// The number of times the bell rang.
  private(set) var bells = 0
  /// The unsupported sequences that arrived.
  private(set) var unknown: [String] = []

  private var cells: [[String]]
  private var columns: Int
  private var row = 0
  private var column = 0
  private var undecoded: [UInt8] = []
  private var sequence: String?

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without trailing spaces and trailing empty rows.
  var text: String { rows(of: cells) }

  /// The text with a `|` at the cursor.
  var textWithCursor: String {
    var cells = cells
    cells[row].insert("|", at: min(column, columns))
    return rows(of: cells)
  }

  /// Changes the size. As in xterm, full rows are not wrapped again.
  mutating func resize(columns: Int, rows: Int) {
    let lost = max(0, row - rows + 1)
    cells = cells.dropFirst(lost).prefix(rows).map {
      Array($0.prefix(columns)) + Array(repeating: " ", count: max(0, columns - $0.count))
    }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    row -= lost
    (self.columns, column) = (columns, min(column, columns - 1))
  }

  /// Processes output of the program.
  mutating func receive(_ bytes: some Sequence<UInt8>) {
    undecoded += bytes
    // An incomplete character waits for its other bytes.
    let tail = undecoded.suffix(3).reversed()
    var held = 0
    for (index, byte) in tail.enumerated() where byte & 0xC0 != 0x80 {
      let wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      held = wanted > index + 1 ? index + 1 : 0
      break
    }
    let text = String(decoding: undecoded.dropLast(held), as: UTF8.self)
    undecoded = Array(undecoded.suffix(held))
    for scalar in text.unicodeScalars { receive(scalar) }
  }

  private func rows(of cells: [[String]]) -> String {
    let rows = cells.map { cells in
      let text = cells.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    return rows.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }

  private mutating func receive(_ scalar: Unicode.Scalar) {
    if let sequence { return add(scalar, to: sequence) }
    switch scalar {
    case "\u{1B}": sequence = ""
    case "\r": column = 0
    case "\n": lineFeed()
    case "\u{8}": column = max(0, column - 1)
    case "\u{7}": bells += 1
    default: put(scalar)
    }
  }

  private mutating func lineFeed() {
    row += 1
    guard row == cells.count else { return }
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
    row -= 1
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = ScreenModel.width(scalar)
    guard width > 0 else {
      let place = column > 0 && cells[row][column - 1].isEmpty ? column - 2 : column - 1
      if place >= 0 { cells[row][place].unicodeScalars.append(scalar) }
      return
    }
    if column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func add(_ scalar: Unicode.Scalar, to earlier: String) {
    let whole = earlier + String(scalar)
    guard whole.count > 1, (0x40...0x7E).contains(scalar.value) else { return sequence = whole }
    sequence = nil
    let number = Int(whole.dropFirst().dropLast())
    switch (scalar, whole) {
    case ("A", _): row = max(0, row - (number ?? 1))
    case ("B", _): row = min(cells.count - 1, row + (number ?? 1))
    case ("C", _): column = min(columns - 1, column + (number ?? 1))
    case ("D", _): column = max(0, column - (number ?? 1))
    case ("G", _): column = min(columns, number ?? 1) - 1
    case ("H", "[H"): (row, column) = (0, 0)
    case ("J", "[J"): erase(from: row, column)
    case ("J", "[2J"): erase(from: 0, 0)
    case ("K", "[K"): erase(row, from: column)
    case ("@", _): put(spaces(number ?? 1) + cells[row][column...])
    case ("P", _): put(Array(cells[row][column...].dropFirst(number ?? 1)))
    case ("m", _): break
    default: unknown.append(whole)
    }
  }

  private mutating func erase(from first: Int, _ column: Int) {
    for index in first..<cells.count { erase(index, from: index == first ? column : 0) }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for place in min(column, columns)..<columns { cells[row][place] = " " }
  }

  /// Replaces the cells of the row after the cursor.
  private mutating func put(_ rest: [String]) {
    cells[row] = Array((cells[row][..<column] + rest + spaces(columns)).prefix(columns))
  }

  private func spaces(_ count: Int) -> [String] { Array(repeating: " ", count: count) }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      2
    default: 1
    }
  }
}
