import Capabilities
import CapabilityDecorators
import Distributed
import Synchronization
import Testing

/// A capability with implementations of several kinds, which its users cannot distinguish.
private struct NoteStore: Sendable {
  var save: @Sendable (_ note: String) async throws(StoreError) -> Int
  var all: @Sendable () async throws(StoreError) -> [String]
}

private enum StoreError: Error, Equatable {
  case full
  case unavailable(String)
}

/// A use case that depends only on the capability.
private func makeTakeNotes(
  store: NoteStore
) -> @Sendable (_ notes: [String]) async throws(StoreError) -> [String] {
  { (notes) async throws(StoreError) in
    for note in notes { _ = try await store.save(note) }
    return try await store.all()
  }
}

@Suite("A capability hides its implementation")
struct ProtocolTests {
  /// The protocol that a library requires.
  private protocol NoteRepository: Sendable {
    func save(_ note: String) async throws -> Int
    func all() async throws -> [String]
  }

  /// A conformance that calls the capability's endpoints.
  private struct Repository: NoteRepository {
    let store: NoteStore
    func save(_ note: String) async throws -> Int { try await store.save(note) }
    func all() async throws -> [String] { try await store.all() }
  }

  /// The library.
  private func archive(_ notes: [String], in repository: some NoteRepository) async throws -> Int {
    for note in notes { _ = try await repository.save(note) }
    return try await repository.all().count
  }

  /// A callback-based service that calls back on any thread.
  private final class CallbackStore: Sendable {
    private let notes = Mutex<[String]>([])

    func save(_ note: String, completion: @escaping (Int?, (any Error)?) -> Void) {
      let count = notes.withLock { notes -> Int? in
        guard notes.count < 2 else { return nil }
        notes.append(note)
        return notes.count
      }
      completion(count, count == nil ? StoreError.full : nil)
    }

    func all(completion: ([String]) -> Void) {
      completion(notes.withLock(\.self))
    }
  }

  private actor ActorStore {
    private var notes: [String] = []

    func save(_ note: String) throws(StoreError) -> Int {
      guard notes.count < 2 else { throw .full }
      notes.append(note)
      return notes.count
    }

    func all() -> [String] { notes }
  }

  private distributed actor RemoteStore {
    typealias ActorSystem = LocalTestingDistributedActorSystem
    private var notes: [String] = []

    distributed func save(_ note: String) throws -> Int {
      guard notes.count < 2 else { throw StoreError.full }
      notes.append(note)
      return notes.count
    }

    distributed func all() -> [String] { notes }
  }

  @Test("an actor's methods are endpoints")
  func actors() async throws {
    let service = ActorStore()
    let store = NoteStore(
      save: { (note) async throws(StoreError) in try await service.save(note) },
      all: { () async throws(StoreError) in await service.all() }
    )
    try await expectTwoNotes(in: store)
    #expect(await service.all() == ["tea", "milk"])
  }

  @Test("a distributed actor's methods are endpoints that can also throw network errors")
  func distributedActors() async throws {
    let service = RemoteStore(actorSystem: LocalTestingDistributedActorSystem())
    let store = NoteStore(
      save: mapError({ try await service.save($0) }, storeError),
      all: mapError({ try await service.all() }, storeError)
    )
    try await expectTwoNotes(in: store)
    #expect(try await service.all() == ["tea", "milk"])
  }

  @Test("a callback service's methods are endpoints")
  func callbacks() async throws {
    let service = CallbackStore()
    let store = NoteStore(
      save: mapError(awaiting(service.save), storeError),
      all: awaiting(service.all, whenDropped: [])
    )
    try await expectTwoNotes(in: store)
  }

  @Test("code that requires a protocol gets a struct that calls endpoints")
  func protocols() async throws {
    let service = ActorStore()
    let repository = Repository(
      store: NoteStore(
        save: { (note) async throws(StoreError) in try await service.save(note) },
        all: { () async throws(StoreError) in await service.all() }
      )
    )
    #expect(try await archive(["tea", "milk"], in: repository) == 2)
    await #expect(throws: StoreError.full) { try await archive(["sugar"], in: repository) }
  }

  @Test("code that requires callbacks gets a converted endpoint")
  func callbackClients() async {
    let store = NoteStore(
      save: { (note) async throws(StoreError) in throw .unavailable(note) },
      all: { () async throws(StoreError) in ["tea"] }
    )
    let save = callback(from: store.save)
    let all = callback(from: store.all)
    #expect(await received { save("milk", $0) } == .failure(.unavailable("milk")))
    #expect(await received { all($0) } == .success(["tea"]))
  }

  private func expectTwoNotes(in store: NoteStore) async throws {
    let takeNotes = makeTakeNotes(store: store)
    #expect(try await takeNotes(["tea", "milk"]) == ["tea", "milk"])
    await #expect(throws: StoreError.full) { try await takeNotes(["sugar"]) }
  }
}

/// Distinguishes network errors from errors of the store.
@Sendable private func storeError(_ error: any Error) -> StoreError {
  error as? StoreError ?? .unavailable("\(error)")
}
