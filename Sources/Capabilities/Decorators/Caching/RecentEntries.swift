/// Values by key, of which only a number is kept: where one too many comes, the one that was used
/// least recently goes.
///
/// A dictionary of places in a ring of links, so that each operation takes constant time.
struct RecentEntries<Key: Hashable, Value> {
  private struct Link {
    var key: Key
    var value: Value
    /// The place of the one used before this one.
    var older: Int?
    /// The place of the one used after this one.
    var newer: Int?
  }

  /// How many are kept.
  let capacity: Int
  private var places: [Key: Int] = [:]
  /// No place holds a gap: the last link moves into one that is removed.
  private var links: [Link] = []
  private var oldest: Int?
  private var newest: Int?

  /// Makes room.
  ///
  /// - Parameter capacity: How many are kept; with 0 or less, none.
  init(capacity: Int) {
    self.capacity = max(capacity, 0)
  }

  /// How many there are.
  var count: Int { links.count }

  /// The keys, the one used least recently first.
  var keys: [Key] {
    sequence(first: oldest, next: { $0.flatMap { links[$0].newer } })
      .prefix { $0 != nil }
      .compactMap { $0.map { links[$0].key } }
  }

  /// The value of a key, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    unlink(place)
    append(place)
    return links[place].value
  }

  /// Keeps a value as the one used last; it takes the place of an earlier one with its key.
  mutating func insert(_ value: Value, for key: Key) {
    guard capacity > 0 else { return }
    remove(key)
    if links.count == capacity, let oldest { remove(links[oldest].key) }
    links.append(Link(key: key, value: value))
    places[key] = links.count - 1
    append(links.count - 1)
  }

  /// Forgets a value, if it is there.
  mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key) else { return }
    unlink(place)
    let last = links.removeLast()
    guard place < links.count else { return }
    links[place] = last
    places[last.key] = place
    if let older = last.older { links[older].newer = place } else { oldest = place }
    if let newer = last.newer { links[newer].older = place } else { newest = place }
  }

  private mutating func unlink(_ place: Int) {
    let link = links[place]
    if let older = link.older { links[older].newer = link.newer } else { oldest = link.newer }
    if let newer = link.newer { links[newer].older = link.older } else { newest = link.older }
  }

  private mutating func append(_ place: Int) {
    links[place].older = newest
    links[place].newer = nil
    if let newest { links[newest].newer = place } else { oldest = place }
    newest = place
  }
}
