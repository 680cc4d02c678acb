import SeededNumbers
import Testing

@testable import CapabilityDecorators

@Suite("Recent entries")
struct RecentEntriesTests {
  @Test("evict the least recently used value")
  func evicts() {
    var entries = RecentEntries<String, Int>(capacity: 2)
    entries.insert(1, for: "a")
    entries.insert(2, for: "b")
    #expect(entries.value(for: "a") == 1)
    entries.insert(3, for: "c")
    #expect(entries.keys == ["a", "c"])
    #expect(entries.value(for: "b") == nil)
  }

  @Test("store nothing without capacity", arguments: [0, -1])
  func withoutCapacity(capacity: Int) {
    var entries = RecentEntries<String, Int>(capacity: capacity)
    entries.insert(1, for: "a")
    #expect(entries.count == 0)
    #expect(entries.value(for: "a") == nil)
  }

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
