import SeededNumbers
import Testing

@testable import CapabilityDecorators

@Suite("Recent entries")
struct RecentEntriesTests {
  @Test("behave like a plain list, for random operations", arguments: 1...20)
  func matchList(seed: UInt64) {
    var dice = SeededNumbers(seed: seed)
    let capacity = Int.random(in: 1...6, using: &dice)
    var entries = RecentEntries<Int, Int>(capacity: capacity)
    var list: [(key: Int, value: Int)] = []
    for step in 0..<500 {
      let key = Int.random(in: 0..<9, using: &dice)
      let known = list.first { $0.key == key }
      list.removeAll { $0.key == key }
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: entries.remove(key)
      case 1, 2:
        #expect(entries.value(for: key) == known?.value)
        if let known { list.append(known) }
      default:
        entries.insert(step, for: key)
        list.append((key, step))
        list = list.suffix(capacity)
      }
      #expect(entries.keys == list.map(\.key))
      #expect(entries.count == list.count)
    }
  }
}

extension RecentEntries {
  /// The keys, least recently used first.
  var keys: [Key] {
    sequence(first: oldest, next: { $0.flatMap { links[$0].newer } })
      .prefix { $0 != nil }
      .compactMap { $0.map { links[$0].key } }
  }
}
