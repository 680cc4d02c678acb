/// The inputs of a call as one key. Several inputs nest: three are `CallKey<CallKey<A, B>, C>`.
@usableFromInline
struct CallKey<First: Hashable & Sendable, Last: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline
  let first: First
  @usableFromInline
  let last: Last

  @usableFromInline
  init(_ first: First, _ last: Last) {
    self.first = first
    self.last = last
  }
}

/// The key of calls without inputs, which are all equal.
@usableFromInline
struct NoInputs: Hashable, Sendable {
  @usableFromInline
  init() {}
}
