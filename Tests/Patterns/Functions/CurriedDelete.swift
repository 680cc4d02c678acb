import Capabilities
import Synchronization
import Testing

/// Curried, a function takes its inputs one at a time. Each step settles one question and can be
/// kept: who may delete, where from, who hears of trouble. The person comes last.
@Suite("A curried function settles its dependencies step by step")
struct CurriedDelete {
  enum Trouble: Error, Equatable {
    case notAllowed(String)
    case unknown(String)
  }

  @Sendable static func deletePerson(
    isAuthorized: @Sendable () -> Bool,
    delete: @Sendable (String) throws(Trouble) -> Void,
    onError: @Sendable (Trouble) -> Void,
    person: String
  ) {
    guard isAuthorized() else { return onError(.notAllowed(person)) }
    do throws(Trouble) {
      try delete(person)
    } catch {
      onError(error)
    }
  }

  /// Two shelves of names, and what went wrong.
  final class Archive: Sendable {
    let names = Mutex<Set<String>>(["Ada", "Grace"])
    let troubles = Mutex<[Trouble]>([])

    @Sendable func remove(_ name: String) throws(Trouble) {
      guard names.withLock({ $0.remove(name) }) != nil else { throw .unknown(name) }
    }

    @Sendable func report(_ trouble: Trouble) { troubles.withLock { $0.append(trouble) } }
  }

  @Test("one function makes many: each step is a value of its own")
  func stepByStep() {
    let archive = Archive()
    let delete = curry(Self.deletePerson)

    let asVisitor = delete { false }
    let asOwner = delete { true }
    let visitorDeletes = asVisitor(archive.remove)(archive.report)
    let ownerDeletes = asOwner(archive.remove)(archive.report)

    visitorDeletes("Ada")
    ownerDeletes("Grace")
    ownerDeletes("Alan")

    #expect(archive.names.withLock { $0 } == ["Ada"])
    #expect(archive.troubles.withLock { $0 } == [.notAllowed("Ada"), .unknown("Alan")])
  }
}
