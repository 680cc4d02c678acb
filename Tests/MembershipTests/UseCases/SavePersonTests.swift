import Membership
import Testing

@Suite("Saving a person")
struct SavePersonTests {
  let cast: Cast
  init() throws { cast = try Cast() }

  @Test("keeps the person and reports nothing")
  func saves() async {
    let saved = Recorder<Person>()
    let errors = Recorder<StoreError>()
    let save = makeSavePerson(save: { saved.record($0) }, onError: errors.record)

    await save(cast.ada)

    #expect(saved.elements == [cast.ada])
    #expect(errors.elements == [])
  }

  @Test("hands over what went wrong, once")
  func reportsErrors() async {
    let errors = Recorder<StoreError>()
    let save = makeSavePerson(
      save: { _ throws(StoreError) in throw .conflict("e-mail taken") },
      onError: errors.record
    )

    await save(cast.ada)

    #expect(errors.elements == [.conflict("e-mail taken")])
  }
}
