// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

extension Spy {
  public func returning<R: Sendable>(_ output: R) -> @Sendable (Input) -> R {
    { a in self.record(a); return output }
  }
  public func returning<R: Sendable>(inSequence first: R, _ rest: R...) -> @Sendable (Input) -> R {
    let next = sequence(first, rest)
    return { a in self.record(a); return next() }
  }
  public func throwing<R, Failure>(_ error: Failure) -> @Sendable (Input) throws(Failure) -> R {
    { (a) throws(Failure) in self.record(a); throw error }
  }
  public func returning<A: Sendable, B: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (A, B) -> R where Input == (A, B) {
    { a, b in self.record((a, b)); return output }
  }
  public func returning<A: Sendable, B: Sendable, R: Sendable>(
    inSequence first: R, _ rest: R...
  ) -> @Sendable (A, B) -> R where Input == (A, B) {
    let next = sequence(first, rest)
    return { a, b in self.record((a, b)); return next() }
  }
  public func throwing<A: Sendable, B: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (A, B) throws(Failure) -> R where Input == (A, B) {
    { (a, b) throws(Failure) in self.record((a, b)); throw error }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (A, B, C) -> R where Input == (A, B, C) {
    { a, b, c in self.record((a, b, c)); return output }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, R: Sendable>(
    inSequence first: R, _ rest: R...
  ) -> @Sendable (A, B, C) -> R where Input == (A, B, C) {
    let next = sequence(first, rest)
    return { a, b, c in self.record((a, b, c)); return next() }
  }
  public func throwing<A: Sendable, B: Sendable, C: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (A, B, C) throws(Failure) -> R where Input == (A, B, C) {
    { (a, b, c) throws(Failure) in self.record((a, b, c)); throw error }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (A, B, C, D) -> R where Input == (A, B, C, D) {
    { a, b, c, d in self.record((a, b, c, d)); return output }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R: Sendable>(
    inSequence first: R, _ rest: R...
  ) -> @Sendable (A, B, C, D) -> R where Input == (A, B, C, D) {
    let next = sequence(first, rest)
    return { a, b, c, d in self.record((a, b, c, d)); return next() }
  }
  public func throwing<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (A, B, C, D) throws(Failure) -> R where Input == (A, B, C, D) {
    { (a, b, c, d) throws(Failure) in self.record((a, b, c, d)); throw error }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R:
  Sendable>(
    _ output: R
  ) -> @Sendable (A, B, C, D, E) -> R where Input == (A, B, C, D, E) {
    { a, b, c, d, e in self.record((a, b, c, d, e)); return output }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R:
  Sendable>(
    inSequence first: R, _ rest: R...
  ) -> @Sendable (A, B, C, D, E) -> R where Input == (A, B, C, D, E) {
    let next = sequence(first, rest)
    return { a, b, c, d, e in self.record((a, b, c, d, e)); return next() }
  }
  public func throwing<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, R,
  Failure>(
    _ error: Failure
  ) -> @Sendable (A, B, C, D, E) throws(Failure) -> R where Input == (A, B, C, D, E) {
    { (a, b, c, d, e) throws(Failure) in self.record((a, b, c, d, e)); throw error }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R: Sendable>(
    _ output: R
  ) -> @Sendable (A, B, C, D, E, F) -> R where Input == (A, B, C, D, E, F) {
    { a, b, c, d, e, f in self.record((a, b, c, d, e, f)); return output }
  }
  public func returning<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R: Sendable>(
    inSequence first: R, _ rest: R...
  ) -> @Sendable (A, B, C, D, E, F) -> R where Input == (A, B, C, D, E, F) {
    let next = sequence(first, rest)
    return { a, b, c, d, e, f in self.record((a, b, c, d, e, f)); return next() }
  }
  public func throwing<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F:
  Sendable, R, Failure>(
    _ error: Failure
  ) -> @Sendable (A, B, C, D, E, F) throws(Failure) -> R where Input == (A, B, C, D, E, F) {
    { (a, b, c, d, e, f) throws(Failure) in self.record((a, b, c, d, e, f)); throw error }
  }
}
