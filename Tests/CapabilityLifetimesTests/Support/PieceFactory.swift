import Probes
import Synchronization

/// The factories of these tests. They number the pieces from 1, and throw for the given numbers.
final class PieceFactory: Sendable {
  private let count = Mutex(0)
  private let failures: Set<Int>

  init(failing failures: Set<Int> = []) { self.failures = failures }

  /// The number of calls.
  var begun: Int { count.withLock(\.self) }

  func plain() -> Piece {
    Piece(next())
  }

  func throwing() throws(Refusal) -> Piece {
    let number = next()
    if failures.contains(number) { throw Refusal("\(number)") }
    return Piece(number)
  }

  func async() async -> Piece {
    Piece(next(), madeOn: #isolation)
  }

  func asyncThrowing() async throws(Refusal) -> Piece {
    let actor = #isolation
    let number = next()
    if failures.contains(number) { throw Refusal("\(number)") }
    return Piece(number, madeOn: actor)
  }

  private func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

/// An object with an identity.
final class Piece: Sendable {
  let number: Int
  /// The actor of the factory.
  let actor: ObjectIdentifier?

  init(_ number: Int, madeOn actor: (any Actor)? = nil) {
    self.number = number
    self.actor = actor.map { ObjectIdentifier($0) }
  }
}
