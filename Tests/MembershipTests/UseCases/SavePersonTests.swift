import CapabilitiesTesting
import Membership
import Testing

@Suite("Saving a person")
struct SavePersonTests {
  let cast: ExampleData
  let saved = Spy<Person>("PersonStore.save")
  let errors = Spy<StoreError>("onError")
  init() throws { cast = try ExampleData() }

  @Test("stores the person and reports nothing")
  func saves() async {
    let save = makeSavePerson(save: saved.returning(()), onError: errors.returning(()))

    await save(cast.ada)

    #expect(saved.calls == [cast.ada])
    #expect(errors.calls == [])
  }

  @Test("reports the store's error once")
  func reportsErrors() async {
    let save = makeSavePerson(
      save: saved.throwing(StoreError.conflict("e-mail taken")),
      onError: errors.returning(())
    )

    await save(cast.ada)

    #expect(saved.calls == [cast.ada])
    #expect(errors.calls == [.conflict("e-mail taken")])
  }
}
