import Capabilities
import Membership
import Testing

@Suite("Deleting a person")
struct DeletePersonTests {
  let cast: Cast
  let errors = Recorder<DeletePersonError>()
  init() throws { cast = try Cast() }

  @Test("asks for the one permission it needs, then deletes")
  func deletes() async {
    let asked = Recorder<Set<Permission>>()
    let deleted = Recorder<Person.ID>()
    let delete = makeDeletePerson(
      permissions: .test.overriding(
        \.hasPermissions,
        with: {
          asked.record($0)
          return true
        }
      ),
      store: .test.overriding(\.delete, with: { deleted.record($0) }),
      onError: errors.record
    )

    await delete(cast.ada.id)

    #expect(asked.elements == [[.deleteMembers]])
    #expect(deleted.elements == [cast.ada.id])
    #expect(errors.elements == [])
  }

  @Test("without the permission touches no store")
  func isRefused() async {
    let delete = makeDeletePerson(
      permissions: .test.overriding(\.hasPermissions, with: { _ in false }),
      store: .test,
      onError: errors.record
    )

    await delete(cast.ada.id)

    #expect(errors.elements == [.notPermitted(cast.ada.id)])
  }

  @Test("asks for the permission at every call")
  func asksEveryTime() async {
    let club = FakeClub(people: [cast.ada, cast.grace])
    let answers = Recorder<Bool>()
    let delete = makeDeletePerson(
      permissions: .test.overriding(
        \.hasPermissions,
        with: { _ in
          answers.record(answers.elements.isEmpty)
          return answers.elements.last == true
        }
      ),
      store: club.people,
      onError: errors.record
    )

    await delete(cast.ada.id)
    await delete(cast.grace.id)

    #expect(Array(club.state.people.keys) == [cast.grace.id])
    #expect(errors.elements == [.notPermitted(cast.grace.id)])
  }

  @Test("hands over what the store says, once")
  func reportsErrors() async {
    let delete = makeDeletePerson(
      permissions: .test.overriding(\.hasPermissions, with: { _ in true }),
      store: with(.test) {
        $0.delete = { id throws(StoreError) in throw .notFound("person \(id)") }
      },
      onError: errors.record
    )

    await delete(cast.ada.id)

    #expect(errors.elements == [.store(.notFound("person 1"))])
  }

  @Test("curried, takes its dependencies one by one and the person last")
  func isCurried() async {
    let club = FakeClub(people: [cast.ada, cast.grace])
    let forbidden = deletePersonCurried({ false })(club.people.delete)(errors.record)
    let allowed = deletePersonCurried({ true })(club.people.delete)(errors.record)

    await forbidden(cast.ada.id)
    await allowed(cast.grace.id)
    await allowed(cast.grace.id)

    #expect(Array(club.state.people.keys) == [cast.ada.id])
    #expect(errors.elements == [.notPermitted(cast.ada.id), .store(.notFound("2"))])
  }
}
