import Probes
import Synchronization

/// What factories in these tests make: the number of the piece, counted from 1. It refuses to
/// make the pieces it is told to.
final class Workshop: Sendable {
  private let count = Mutex(0)
  private let refused: Set<Int>

  init(refusing refused: Set<Int> = []) { self.refused = refused }

  /// How many pieces were begun.
  var begun: Int { count.withLock(\.self) }

  func plain() -> Piece {
    Piece(next())
  }

  func throwing() throws(Refusal) -> Piece {
    let number = next()
    if refused.contains(number) { throw Refusal("\(number)") }
    return Piece(number)
  }

  func async() async -> Piece {
    Piece(next(), madeOn: #isolation)
  }

  func asyncThrowing() async throws(Refusal) -> Piece {
    let actor = #isolation
    let number = next()
    if refused.contains(number) { throw Refusal("\(number)") }
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
  /// The actor that it was made on.
  let actor: ObjectIdentifier?

  init(_ number: Int, madeOn actor: (any Actor)? = nil) {
    self.number = number
    self.actor = actor.map { ObjectIdentifier($0) }
  }
}
