import Synchronization
import Testing

/// A function needs a store and somewhere to report to. Passed as closures, they make it testable
/// without a store; a builder fills them in once, so that callers see the input alone.
@Suite("A plain function and its builder")
struct PlainFunctionAndBuilder {
  struct Person: Sendable, Equatable {
    let name: String
  }

  struct DiskFull: Error, Equatable {}

  /// Whatever it needs, it is given: there is nothing here to mock and nothing to look up.
  static func savePerson(
    _ person: Person,
    _ save: (Person) throws(DiskFull) -> Void,
    _ onError: (DiskFull) -> Void
  ) {
    do throws(DiskFull) {
      try save(person)
    } catch {
      onError(error)
    }
  }

  /// The same function with its dependencies filled in: what is left is the input.
  static func makeSavePerson(
    save: @escaping @Sendable (Person) throws(DiskFull) -> Void,
    onError: @escaping @Sendable (DiskFull) -> Void
  ) -> @Sendable (Person) -> Void {
    { person in savePerson(person, save, onError) }
  }

  let ada = Person(name: "Ada")

  @Test("the plain function takes everything at each call")
  func plain() {
    var saved: [Person] = []
    var errors: [DiskFull] = []

    Self.savePerson(ada, { saved.append($0) }, { errors.append($0) })
    Self.savePerson(ada, { _ throws(DiskFull) in throw DiskFull() }, { errors.append($0) })

    #expect(saved == [ada])
    #expect(errors == [DiskFull()])
  }

  @Test("what the builder returns takes a person, and can be handed on as a value")
  func built() {
    let saved = Mutex<[Person]>([])
    let save = Self.makeSavePerson(
      save: { person in saved.withLock { $0.append(person) } },
      onError: { Issue.record($0) }
    )

    [Person(name: "Ada"), Person(name: "Grace")].forEach(save)

    #expect(saved.withLock { $0 } == [Person(name: "Ada"), Person(name: "Grace")])
  }
}
