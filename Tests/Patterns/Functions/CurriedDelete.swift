import Capabilities
import Synchronization
import Testing

/// A curried function takes one input at a time: first the authorization, then the deletion, then the
/// error handler, and the person last. Each step returns a function that can be stored and reused.
@Suite("A curried function takes its dependencies one by one")
struct CurriedDelete {
  enum DeletionError: Error, Equatable {
    case notAllowed(String)
    case unknown(String)
  }

  @Sendable static func deletePerson(
    isAuthorized: @Sendable () -> Bool,
    delete: @Sendable (String) throws(DeletionError) -> Void,
    onError: @Sendable (DeletionError) -> Void,
    person: String
  ) {
    guard isAuthorized() else { return onError(.notAllowed(person)) }
    do throws(DeletionError) {
      try delete(person)
    } catch {
      onError(error)
    }
  }

  /// A set of names, and the errors so far.
  final class Archive: Sendable {
    let names = Mutex<Set<String>>(["Ada", "Grace"])
    let errors = Mutex<[DeletionError]>([])

    @Sendable func remove(_ name: String) throws(DeletionError) {
      guard names.withLock({ $0.remove(name) }) != nil else { throw .unknown(name) }
    }

    @Sendable func report(_ error: DeletionError) { errors.withLock { $0.append(error) } }
  }

  @Test("each step returns a reusable function")
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
    #expect(archive.errors.withLock { $0 } == [.notAllowed("Ada"), .unknown("Alan")])
  }
}
