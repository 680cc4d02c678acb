/// A dictionary with limited capacity that evicts the least recently used value.
///
/// It combines a dictionary with a linked list in an array, so each operation takes constant time.
@frozen
@usableFromInline
struct RecentEntries<Key: Hashable, Value> {
  @frozen
  @usableFromInline
  struct Link {
    @usableFromInline var key: Key
    @usableFromInline var value: Value
    /// The index of the next older entry.
    @usableFromInline var older: Int?
    /// The index of the next newer entry.
    @usableFromInline var newer: Int?

    @inlinable
    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// The maximum number of values.
  @usableFromInline let capacity: Int
  @usableFromInline var places: [Key: Int] = [:]
  /// Without gaps: the last link moves into the place of a removed one.
  @usableFromInline var links: [Link] = []
  @usableFromInline var oldest: Int?
  @usableFromInline var newest: Int?

  /// Creates an empty collection.
  ///
  /// - Parameter capacity: The maximum number of values; 0 or less stores none.
  @inlinable
  init(capacity: Int) {
    self.capacity = max(capacity, 0)
  }

  var count: Int { links.count }

  /// Returns the value of a key and marks it as the most recently used.
  @inlinable
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    moveToEnd(place)
    return links[place].value
  }

  /// Inserts or replaces a value and marks it as the most recently used.
  ///
  /// - Returns: The link that was replaced or evicted.
  @discardableResult
  @inlinable
  mutating func insert(_ value: Value, for key: Key) -> Link? {
    guard capacity > 0, key == key else { return nil }  // a NaN could not be removed again
    guard let place = places[key] ?? (links.count == capacity ? oldest : nil) else {
      places[key] = links.count
      links.append(Link(key: key, value: value))
      append(links.count - 1)
      return nil
    }
    let old = links[place]
    if old.key != key {
      places[old.key] = nil
      places[key] = place
      links[place].key = key
    }
    links[place].value = value
    moveToEnd(place)
    return old
  }

  /// Marks a value as the most recently used.
  @inlinable
  mutating func moveToEnd(_ place: Int) {
    guard place != newest else { return }
    unlink(place)
    append(place)
  }

  /// Removes the least recently used value, and returns it.
  mutating func removeOldest() -> Value? { oldest.flatMap { remove(links[$0].key)?.value } }

  /// Removes a value, if it exists, and returns its link.
  @discardableResult
  @inlinable
  mutating func remove(_ key: Key) -> Link? {
    guard let place = places.removeValue(forKey: key) else { return nil }
    unlink(place)
    let link = links[place]
    let last = links.removeLast()
    guard place < links.count else { return link }
    links[place] = last
    places[last.key] = place
    if let older = last.older { links[older].newer = place } else { oldest = place }
    if let newer = last.newer { links[newer].older = place } else { newest = place }
    return link
  }

  @inlinable
  mutating func unlink(_ place: Int) {
    // Not a copy of the link, which would retain the key and the value.
    let (older, newer) = (links[place].older, links[place].newer)
    if let older { links[older].newer = newer } else { oldest = newer }
    if let newer { links[newer].older = older } else { newest = older }
  }

  @inlinable
  mutating func append(_ place: Int) {
    links[place].older = newest
    links[place].newer = nil
    if let newest { links[newest].newer = place } else { oldest = place }
    newest = place
  }
}
