import Capabilities
import Synchronization
import Testing

/// A use case that needs two capabilities. The builder passes the required endpoints to a plain
/// function. Production and tests differ only in the values that they pass to the builder.
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

  enum DeletionError: Error, Equatable {
    case notPermitted
    case unknown(String)
  }

  /// The dependencies come first and the input last, as partial application requires.
  @Sendable static func deletePerson(
    mayDelete: @Sendable () async -> Bool,
    delete: @Sendable (String) async -> Bool,
    onError: @Sendable (DeletionError) -> Void,
    name: String
  ) async {
    guard await mayDelete() else { return onError(.notPermitted) }
    guard await delete(name) else { return onError(.unknown(name)) }
  }

  static func makeDeletePerson(
    permissions: Permissions,
    store: People,
    onError: @escaping @Sendable (DeletionError) -> Void
  ) -> @Sendable (String) async -> Void {
    partial(deletePerson, permissions.mayDelete, store.delete, onError)
  }

  @Test("with permission, the person is deleted, and an unknown person is reported")
  func permitted() async {
    let names = Mutex<Set<String>>(["Ada"])
    let errors = Mutex<[DeletionError]>([])
    let delete = Self.makeDeletePerson(
      permissions: .test.overriding { $0.mayDelete = { true } },
      store: .test.overriding { $0.delete = { name in names.withLock { $0.remove(name) } != nil } },
      onError: { error in errors.withLock { $0.append(error) } }
    )

    await delete("Ada")
    await delete("Ada")

    #expect(names.withLock { $0 } == [])
    #expect(errors.withLock { $0 } == [.unknown("Ada")])
  }

  @Test("without permission, the store is not called; its test value would fail the test")
  func forbidden() async {
    let errors = Mutex<[DeletionError]>([])
    let delete = Self.makeDeletePerson(
      permissions: .test.overriding { $0.mayDelete = { false } },
      store: .test,
      onError: { error in errors.withLock { $0.append(error) } }
    )

    await delete("Ada")

    #expect(errors.withLock { $0 } == [.notPermitted])
  }
}
