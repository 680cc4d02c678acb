/// The key of an endpoint's inputs: unlike a tuple, it is `Hashable`.
@frozen
@usableFromInline
struct InputsKey<each Part: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline let parts: (repeat each Part)

  @inlinable
  init(_ parts: repeat each Part) { self.parts = (repeat each parts) }

  @inlinable
  static func == (one: InputsKey, other: InputsKey) -> Bool {
    for (mine, theirs) in repeat (each one.parts, each other.parts) {
      guard mine == theirs else { return false }
    }
    return true
  }

  @inlinable
  func hash(into hasher: inout Hasher) {
    for part in repeat each parts { hasher.combine(part) }
  }
}
