import Synchronization
import Testing

/// A function that takes its store and its error handler as closures can be tested without a store.
/// A builder fixes both closures, so that callers pass only the input.
@Suite("A plain function and its builder")
struct PlainFunctionAndBuilder {
  struct Person: Sendable, Equatable {
    let name: String
  }

  struct DiskFull: Error, Equatable {}

  /// Receives all dependencies as parameters: nothing is mocked or looked up.
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

  /// Returns the same function with its dependencies fixed. Its only parameter is the input.
  static func makeSavePerson(
    save: @escaping @Sendable (Person) throws(DiskFull) -> Void,
    onError: @escaping @Sendable (DiskFull) -> Void
  ) -> @Sendable (Person) -> Void {
    { person in savePerson(person, save, onError) }
  }

  let ada = Person(name: "Ada")

  @Test("the plain function takes all dependencies with each call")
  func plain() {
    var saved: [Person] = []
    var errors: [DiskFull] = []

    Self.savePerson(ada, { saved.append($0) }, { errors.append($0) })
    Self.savePerson(ada, { _ throws(DiskFull) in throw DiskFull() }, { errors.append($0) })

    #expect(saved == [ada])
    #expect(errors == [DiskFull()])
  }

  @Test("the builder returns a function of the person, which can be passed as a value")
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
