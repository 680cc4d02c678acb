/// The inputs of a call as one key. A tuple cannot be `Hashable`; this can.
@usableFromInline
struct InputsKey<each Part: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline let parts: (repeat each Part)

  @inlinable
  init(_ parts: repeat each Part) {
    self.parts = (repeat each parts)
  }

  /// Whether all parts are equal.
  @inlinable
  static func == (one: InputsKey, other: InputsKey) -> Bool {
    for (mine, theirs) in repeat (each one.parts, each other.parts) {
      guard mine == theirs else { return false }
    }
    return true
  }

  /// Hashes the parts in order.
  @inlinable
  func hash(into hasher: inout Hasher) {
    for part in repeat each parts { hasher.combine(part) }
  }
}
