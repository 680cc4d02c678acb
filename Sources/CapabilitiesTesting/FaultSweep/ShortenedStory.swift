/// Shortens the calls of a run for a failure message.
///
/// A long value is shown whole once. If it comes again, an ellipsis replaces the fields that are
/// equal: `Config(…, port: 8081)`. Repeated calls are folded: `× 8`.
struct ShortenedStory {
  /// The most characters shown of the story's calls, and of the recovery's.
  private static let size = 6_000
  /// The length of the text that is searched for values, and the depth of the search.
  private static let longest = 2_000
  private static let deepest = 8
  /// Values up to this length are always shown whole.
  private static let valueLength = 60

  /// The fields of the last shown value of each type.
  private var shown: [Substring: [String]] = [:]

  /// Returns the lines of a message for the lines of a transcript.
  static func lines(of transcript: String) -> [String] {
    var story = ShortenedStory()
    let calls = transcript.split(separator: "\n").map { String($0) }
    // The second pass folds tasks that alternate, each with many equal calls.
    let lines = folded(folded(calls)).map { call in
      let text = call.prefix(longest)
      let line = story.shortened(text, depth: 0)
      return text.endIndex == call.endIndex ? cutLine(line) : cutLine(line, of: call.count)
    }
    // The story has its own share, so that a long recovery does not hide the call of the fault.
    let first = lines.prefix { !$0.hasPrefix("  R") }
    return ends(of: first) + ends(of: lines[first.endIndex...])
  }

  // MARK: Lines

  /// Folds repeated lines, and repeated groups of up to four lines.
  private static func folded(_ lines: [String]) -> [String] {
    var folded: [String] = []
    var index = 0
    while index < lines.count {
      let (period, times) = repetition(in: lines[index...])
      let group = lines[index..<index + period]
      if times == 1 {
        folded += group
      } else if period == 1 {
        folded.append("\(lines[index]) × \(times)")
      } else {
        folded += group
        let indent = String(group.last?.prefix { $0 == " " } ?? "")
        folded.append("\(indent)(these \(period) lines × \(times))")
      }
      index += period * times
    }
    return folded
  }

  /// Returns the length of the group at the start that repeats, and how often; one line once if none
  /// does.
  private static func repetition(in lines: ArraySlice<String>) -> (period: Int, times: Int) {
    for period in 1...4 where lines.count >= 2 * period {
      let group = lines.prefix(period)
      if group.contains(where: { $0.hasPrefix("…") }) { break }
      var times = 1
      while lines.dropFirst(times * period).prefix(period).elementsEqual(group) { times += 1 }
      if times > (period == 1 ? 1 : 2) { return (period, times) }
    }
    return (1, 1)
  }

  /// Returns the lines at both ends that fit into a message, and between them the first faults
  /// and preemptions.
  private static func ends(of lines: ArraySlice<String>) -> [String] {
    var (left, middle, isAtEnd) = (size, lines, false)
    while let line = isAtEnd ? middle.last : middle.first, line.count <= left {
      left -= line.count
      middle = isAtEnd ? middle.dropLast() : middle.dropFirst()
      isAtEnd.toggle()
    }
    let faults = middle.indices.filter { lines[$0].contains(/^\*| throws |†/) }.prefix(20)
    var kept = Array(lines[..<middle.startIndex].indices)
    kept += faults
    kept += lines[middle.endIndex...].indices
    var next = kept.first ?? 0
    return kept.flatMap { position in
      let skipped = position - next
      next = position + 1
      return (skipped > 0 ? ["… \(counted(skipped, "more line"))"] : []) + [lines[position]]
    }
  }

  // MARK: Values

  /// Shortens each value `Name(field: …)` in a text.
  private mutating func shortened(_ text: Substring, depth: Int) -> String {
    guard depth < Self.deepest else { return String(text) }
    var result = ""
    var rest = text
    while let value = DescribedValue(firstIn: rest) {
      result += rest[..<value.range.lowerBound]
      result += shortened(value, depth: depth)
      rest = rest[value.range.upperBound...]
    }
    return result + rest
  }

  private mutating func shortened(_ value: DescribedValue, depth: Int) -> String {
    let fields = value.fields.map { String($0) }
    let isLong = value.fields.reduce(0) { $0 + $1.count } > Self.valueLength
    let before = shown[value.name] ?? []
    if isLong { shown[value.name] = fields }
    let changed = zip(value.fields, before).filter { $0 != $1 }.map(\.0)
    guard isLong, before.count == fields.count, changed.count < fields.count else {
      return "\(value.name)(\(shortened(value.content, depth: depth + 1)))"
    }
    let rest = changed.map { shortened($0, depth: depth + 1) }
    return "\(value.name)(\((["…"] + rest).joined(separator: ", ")))"
  }
}

/// A value in the text of a call: `Name(field: value, field: value)`.
private struct DescribedValue {
  let name: Substring
  let range: Range<Substring.Index>
  /// The text in the brackets.
  let content: Substring
  /// The texts between the commas.
  var fields: [Substring] = []

  /// Finds the first value in a text; `nil` if it has none.
  ///
  /// The name of a type begins with an uppercase letter, and no dot is before it: a call of an
  /// endpoint is no value.
  init?(firstIn text: Substring) {
    var start: Substring.Index?
    var generics = 0
    var isInString = false
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "\"", previous != "\\" { isInString.toggle() }
      defer { previous = character }
      guard !isInString else { continue }
      if let begun = start {
        if character == "<" { generics += 1 }
        if character == ">", previous != "-", generics > 0 { generics -= 1 }
        guard generics == 0 else { continue }
        if character == "(" {
          // Brackets without an end are text of another form, such as that of a custom description.
          guard let end = Self.end(of: text[index...]) else { return nil }
          name = text[begun..<index]
          range = begun..<end.end
          content = text[index..<end.end].dropFirst().dropLast()
          fields = end.fields
          return
        }
        if !character.isLetter, !character.isNumber, !"_>".contains(character) { start = nil }
      } else if character.isUppercase, !previous.isLetter, !previous.isNumber, previous != ".",
        previous != "_"
      {
        start = index
      }
    }
    return nil
  }

  /// Returns the end of a text in brackets, and the parts between its commas; `nil` if it does not end.
  private static func end(of text: Substring) -> (end: Substring.Index, fields: [Substring])? {
    var (depth, generics) = (0, 0)
    var isInString = false
    var previous: Character = " "
    var fields: [Substring] = []
    var field = text.index(after: text.startIndex)
    for index in text.indices {
      let character = text[index]
      defer { previous = character }
      if character == "\"", previous != "\\" { isInString.toggle() }
      guard !isInString else { continue }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      // A comma between the arguments of a generic type separates no fields.
      if character == "<", previous.isLetter { generics += 1 }
      if character == ">", previous != "-", generics > 0 { generics -= 1 }
      if depth == 1, generics == 0, character == "," {
        fields.append(text[field..<index].drop { $0 == " " })
        field = text.index(after: index)
      }
      if depth == 0 {
        if field < index { fields.append(text[field..<index].drop { $0 == " " }) }
        return (text.index(after: index), fields)
      }
    }
    return nil
  }
}
