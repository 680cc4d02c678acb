/// Values by key, of which only a number is kept: where one too many comes, the one that was used
/// least recently goes.
///
/// A dictionary of places in a ring of links, so that each operation takes constant time.
@usableFromInline
struct RecentEntries<Key: Hashable, Value> {
  @usableFromInline
  struct Link {
    @usableFromInline var key: Key
    @usableFromInline var value: Value
    /// The place of the one used before this one.
    @usableFromInline var older: Int?
    /// The place of the one used after this one.
    @usableFromInline var newer: Int?

    @inlinable
    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// How many are kept.
  @usableFromInline let capacity: Int
  @usableFromInline var places: [Key: Int] = [:]
  /// No place holds a gap: the last link moves into one that is removed.
  @usableFromInline var links: [Link] = []
  @usableFromInline var oldest: Int?
  @usableFromInline var newest: Int?

  /// Makes room.
  ///
  /// - Parameter capacity: How many are kept; with 0 or less, none.
  @inlinable
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
  @inlinable
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      append(place)
    }
    return links[place].value
  }

  /// Keeps a value as the one used last; it takes the place of an earlier one with its key.
  @inlinable
  mutating func insert(_ value: Value, for key: Key) {
    guard capacity > 0 else { return }
    remove(key)
    if links.count == capacity, let oldest { remove(links[oldest].key) }
    links.append(Link(key: key, value: value))
    places[key] = links.count - 1
    append(links.count - 1)
  }

  /// Forgets a value, if it is there.
  @inlinable
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

  @inlinable
  mutating func unlink(_ place: Int) {
    let link = links[place]
    if let older = link.older { links[older].newer = link.newer } else { oldest = link.newer }
    if let newer = link.newer { links[newer].older = link.older } else { newest = link.older }
  }

  @inlinable
  mutating func append(_ place: Int) {
    links[place].older = newest
    links[place].newer = nil
    if let newest { links[newest].newer = place } else { oldest = place }
    newest = place
  }
}
