import SeededNumbers

/// Mutates inputs.
struct Mutator {
  let material: Material

  /// The maximum number of bytes of most inputs.
  private static let limit = 1 << 16

  /// Returns a mutated real input.
  func mutated(_ numbers: inout SeededNumbers) -> [UInt8] {
    guard !material.seeds.isEmpty else { return [] }
    return mutated(numbers.pick(material.seeds), &numbers)
  }

  /// Returns an input with one to eight mutations.
  func mutated(_ input: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = input
    for _ in 0...numbers.next(below: 8) {
      change(&bytes, &numbers)
      if bytes.count > Self.limit, numbers.next(below: 50) > 0 {
        bytes.removeLast(bytes.count - Self.limit)
      }
    }
    return bytes
  }

  private func change(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let place = Int(numbers.next(below: UInt64(bytes.count) + 1))
    let part = range(in: bytes, &numbers)
    switch numbers.next(below: 12) {
    case 0: bytes.insert(UInt8(truncatingIfNeeded: numbers.next()), at: place)
    case 1: if place < bytes.count { bytes[place] ^= 1 << UInt8(numbers.next(below: 8)) }
    case 2: bytes.removeSubrange(part)
    case 3: bytes.insert(contentsOf: bytes[part], at: place)
    case 4: replaceNumber(&bytes, from: place, &numbers)
    case 5: bytes.insert(contentsOf: bytes[range(in: bytes, &numbers)], at: place)
    case 6: splice(&bytes, at: place, &numbers)
    case 7: swapLines(&bytes, &numbers)
    case 8: repeatPart(&bytes, part, &numbers)
    case 9: bytes.replaceSubrange(part, with: word(&numbers))
    default: bytes.insert(contentsOf: word(&numbers), at: place)
    }
  }

  private func word(_ numbers: inout SeededNumbers) -> [UInt8] {
    guard !material.words.isEmpty, numbers.next(below: 3) > 0 else { return Hostile.word(&numbers) }
    return Array(numbers.pick(material.words).utf8)
  }

  /// Returns a random range, usually a short one.
  private func range(in bytes: [UInt8], _ numbers: inout SeededNumbers) -> Range<Int> {
    let start = Int(numbers.next(below: UInt64(bytes.count) + 1))
    let most: UInt64 = numbers.next(below: 4) == 0 ? 400 : 16
    return start..<min(bytes.count, start + Int(numbers.next(below: most)))
  }

  /// Replaces the first number after a position with a hostile one.
  private func replaceNumber(
    _ bytes: inout [UInt8],
    from place: Int,
    _ numbers: inout SeededNumbers
  ) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: numbers.pick(Hostile.numbers).utf8)
  }

  /// Inserts a part of another real input.
  private func splice(_ bytes: inout [UInt8], at place: Int, _ numbers: inout SeededNumbers) {
    guard !material.seeds.isEmpty else { return }
    let other = numbers.pick(material.seeds)
    bytes.insert(contentsOf: other[range(in: other, &numbers)], at: place)
  }

  private func swapLines(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let newLine = UInt8(ascii: "\n")
    var lines = bytes.split(separator: newLine, omittingEmptySubsequences: false)
    let count = UInt64(lines.count)
    lines.swapAt(Int(numbers.next(below: count)), Int(numbers.next(below: count)))
    bytes = Array(lines.joined(separator: [newLine]))
  }

  /// Repeats a part, which creates nested brackets, long words and many lines.
  private func repeatPart(
    _ bytes: inout [UInt8],
    _ part: Range<Int>,
    _ numbers: inout SeededNumbers
  ) {
    let count = Int(numbers.pick([2, 3, 10, 130, 600] as [UInt64]))
    let again = Array(repeatElement(bytes[part.prefix(12)], count: count).joined())
    bytes.insert(contentsOf: again, at: part.lowerBound)
  }
}
