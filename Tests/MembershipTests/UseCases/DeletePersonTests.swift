import Capabilities
import CapabilitiesTesting
import Membership
import Testing

@Suite("Deleting a person")
struct DeletePersonTests {
  let cast: ExampleData
  let permissions = Spy<Set<Permission>>("PermissionsClient.hasPermissions")
  let errors = Spy<DeletePersonError>("onError")
  init() throws { cast = try ExampleData() }

  @Test("checks the one permission it needs, then deletes")
  func deletes() async {
    let deleted = Spy<Person.ID>("PersonStore.delete")
    let delete = makeDeletePerson(
      permissions: .test.overriding { $0.hasPermissions = permissions.returning(true) },
      store: .test.overriding { $0.delete = deleted.returning(()) },
      onError: errors.returning(())
    )

    await delete(cast.ada.id)

    #expect(permissions.calls == [[.deleteMembers]])
    #expect(deleted.calls == [cast.ada.id])
    #expect(errors.calls == [])
  }

  @Test("without the permission, calls no store")
  func isRefused() async {
    let delete = makeDeletePerson(
      permissions: .test.overriding { $0.hasPermissions = { _ in false } },
      store: .test,
      onError: errors.returning(())
    )

    await delete(cast.ada.id)

    #expect(errors.calls == [.notPermitted(cast.ada.id)])
  }

  @Test("checks the permission at every call")
  func asksEveryTime() async {
    let club = FakeClub(people: [cast.ada, cast.grace])
    let delete = makeDeletePerson(
      permissions: .test.overriding {
        $0.hasPermissions = permissions.returning(inSequence: true, false)
      },
      store: club.people,
      onError: errors.returning(())
    )

    await delete(cast.ada.id)
    await delete(cast.grace.id)

    #expect(Array(club.state.people.keys) == [cast.grace.id])
    #expect(errors.calls == [.notPermitted(cast.grace.id)])
  }

  @Test("reports the store's error once")
  func reportsErrors() async {
    let delete = makeDeletePerson(
      permissions: .test.overriding { $0.hasPermissions = { _ in true } },
      store: .test.overriding {
        $0.delete = { id throws(StoreError) in throw .notFound("person \(id)") }
      },
      onError: errors.returning(())
    )

    await delete(cast.ada.id)

    #expect(errors.calls == [.store(.notFound("person 1"))])
  }

  @Test("the curried form takes its dependencies one by one and the person last")
  func isCurried() async {
    let club = FakeClub(people: [cast.ada, cast.grace])
    let forbidden = deletePersonCurried({ false })(club.people.delete)(errors.returning(()))
    let allowed = deletePersonCurried({ true })(club.people.delete)(errors.returning(()))

    await forbidden(cast.ada.id)
    await allowed(cast.grace.id)
    await allowed(cast.grace.id)

    #expect(Array(club.state.people.keys) == [cast.ada.id])
    #expect(errors.calls == [.notPermitted(cast.ada.id), .store(.notFound("2"))])
  }
}
