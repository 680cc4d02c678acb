import Capabilities
import Synchronization
import Testing

/// A use case made from two capabilities: the builder picks the endpoints it needs and fills them
/// into a plain function. Production and tests differ in the values passed, in nothing else.
@Suite("A builder that takes capabilities")
struct CapabilitiesIntoUseCase {
  struct Permissions: TestableCapability {
    var mayDelete: @Sendable () async -> Bool

    static var test: Permissions {
      Permissions(mayDelete: unimplemented("Permissions.mayDelete", placeholder: false))
    }
  }

  struct People: TestableCapability {
    var names: @Sendable () async -> [String]
    var delete: @Sendable (String) async -> Bool

    static var test: People {
      People(
        names: unimplemented("People.names", placeholder: []),
        delete: unimplemented("People.delete", placeholder: false)
      )
    }
  }

  enum Trouble: Error, Equatable {
    case notPermitted
    case unknown(String)
  }

  /// Dependencies first, input last: the order that partial application wants.
  @Sendable static func deletePerson(
    mayDelete: @Sendable () async -> Bool,
    delete: @Sendable (String) async -> Bool,
    onError: @Sendable (Trouble) -> Void,
    name: String
  ) async {
    guard await mayDelete() else { return onError(.notPermitted) }
    guard await delete(name) else { return onError(.unknown(name)) }
  }

  static func makeDeletePerson(
    permissions: Permissions,
    store: People,
    onError: @escaping @Sendable (Trouble) -> Void
  ) -> @Sendable (String) async -> Void {
    partial(deletePerson, permissions.mayDelete, store.delete, onError)
  }

  @Test("with permission the store is asked, and what it does not know is reported")
  func permitted() async {
    let names = Mutex<Set<String>>(["Ada"])
    let troubles = Mutex<[Trouble]>([])
    let delete = Self.makeDeletePerson(
      permissions: .test.overriding { $0.mayDelete = { true } },
      store: .test.overriding { $0.delete = { name in names.withLock { $0.remove(name) } != nil } },
      onError: { trouble in troubles.withLock { $0.append(trouble) } }
    )

    await delete("Ada")
    await delete("Ada")

    #expect(names.withLock { $0 } == [])
    #expect(troubles.withLock { $0 } == [.unknown("Ada")])
  }

  @Test("without permission the store stays untouched: its test value would say otherwise")
  func forbidden() async {
    let troubles = Mutex<[Trouble]>([])
    let delete = Self.makeDeletePerson(
      permissions: .test.overriding { $0.mayDelete = { false } },
      store: .test,
      onError: { trouble in troubles.withLock { $0.append(trouble) } }
    )

    await delete("Ada")

    #expect(troubles.withLock { $0 } == [.notPermitted])
  }
}
