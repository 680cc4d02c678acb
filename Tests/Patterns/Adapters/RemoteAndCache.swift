import Capabilities
import CapabilityDecorators
import Synchronization
import Testing

/// A web service returns its own model through a callback, and a cache stores encoded bytes. Adapters
/// turn both into the same capability in the domain's model. One line of the composition root selects
/// the primary and the backup.
@Suite("A remote API and a cache")
struct RemoteAndCache {
  // The domain.

  struct Person: Equatable, Sendable {
    var id: Int
    var name: String
  }

  struct PersonDirectory: Sendable {
    var find: @Sendable (_ id: Int) async throws(DirectoryError) -> Person
  }

  enum DirectoryError: Error, Equatable {
    case unknown(Int)
    case unreachable
    case damaged
  }

  static func makeGreet(
    _ people: PersonDirectory
  ) -> @Sendable (_ id: Int) async throws(DirectoryError) -> String {
    endpoint(people.find).mapOutput { "Hello, \($0.name)!" }.function()
  }

  // The services, which do not know the domain.

  final class PeopleAPI: Sendable {
    struct Record: Sendable {
      var identifier: String
      var givenName: String
      var familyName: String
    }

    enum APIError: Error {
      case notFound
      case offline
    }

    private let isOnline: Bool
    private let log: Log

    init(isOnline: Bool, _ log: Log) {
      self.isOnline = isOnline
      self.log = log
    }

    func fetch(_ identifier: String, completion: @escaping (Result<Record, APIError>) -> Void) {
      log.record("api \(identifier)")
      if !isOnline { return completion(.failure(.offline)) }
      if identifier != "7" { return completion(.failure(.notFound)) }
      completion(.success(Record(identifier: "7", givenName: "Ada", familyName: "Lovelace")))
    }
  }

  struct ByteStore: Sendable {
    let files: [Int: [UInt8]]
    let log: Log

    func read(_ key: Int) throws -> [UInt8]? {
      log.record("cache \(key)")
      return files[key]
    }
  }

  final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func record(_ line: String) { lines.withLock { $0.append(line) } }
  }

  // The composition root.

  @Test("the API's records are converted to the domain's model")
  func remote() async throws {
    let log = Log()
    let api = PersonDirectory(PeopleAPI(isOnline: true, log))
    let cache = PersonDirectory(ByteStore(files: [7: Array("Countess".utf8)], log: log))

    let greet = Self.makeGreet(PersonDirectory(api, backedUpBy: cache))

    #expect(try await greet(7) == "Hello, Ada Lovelace!")
    await #expect(throws: DirectoryError.unknown(8)) { try await greet(8) }
    #expect(log.all == ["api 7", "api 8"])
  }

  @Test("the cache is used while the API is unreachable")
  func backup() async throws {
    let log = Log()
    let api = PersonDirectory(PeopleAPI(isOnline: false, log))
    let cache = PersonDirectory(ByteStore(files: [7: Array("Countess".utf8)], log: log))

    let greet = Self.makeGreet(PersonDirectory(api, backedUpBy: cache))

    #expect(try await greet(7) == "Hello, Countess!")
    await #expect(throws: DirectoryError.unreachable) { try await greet(8) }
    #expect(log.all == ["api 7", "cache 7", "api 8", "cache 8"])
  }

  @Test("one line swaps primary and backup, and the use case does not change")
  func swapped() async throws {
    let log = Log()
    let api = PersonDirectory(PeopleAPI(isOnline: true, log))
    let cache = PersonDirectory(ByteStore(files: [9: Array("Countess".utf8)], log: log))

    let greet = Self.makeGreet(PersonDirectory(cache, backedUpBy: api))

    #expect(try await greet(9) == "Hello, Countess!")
    #expect(try await greet(7) == "Hello, Ada Lovelace!")
    #expect(log.all == ["cache 9", "cache 7", "api 7"])
  }

  @Test("bytes that cannot be decoded throw an error instead of using the backup")
  func damaged() async throws {
    let log = Log()
    let api = PersonDirectory(PeopleAPI(isOnline: true, log))
    let cache = PersonDirectory(ByteStore(files: [7: [0xFF]], log: log))

    let greet = Self.makeGreet(PersonDirectory(cache, backedUpBy: api))

    await #expect(throws: DirectoryError.damaged) { try await greet(7) }
    #expect(log.all == ["cache 7"])
  }
}

/// The adapters, the only code that depends on both the services and the domain.
extension RemoteAndCache.PersonDirectory {
  /// Creates a directory that awaits the API's callback, and converts its model and errors.
  init(_ api: RemoteAndCache.PeopleAPI) {
    let fetch = endpoint(awaiting(api.fetch, whenDropped: .offline))
      .mapInput { (id: Int) in "\(id)" }
    find = { (id) async throws(RemoteAndCache.DirectoryError) in
      try await fetch.mapOutput { $0.person(id) }.mapError { $0.inDirectory(id) }(id)
    }
  }

  /// Creates a directory that decodes the store's bytes. A missing entry counts as unreachable.
  init(_ store: RemoteAndCache.ByteStore) {
    let read = mapError(store.read) { _ in RemoteAndCache.DirectoryError.unreachable }
    find = { (id) async throws(RemoteAndCache.DirectoryError) in
      guard let bytes = try read(id) else { throw .unreachable }
      guard let name = String(validating: bytes, as: UTF8.self) else { throw .damaged }
      return RemoteAndCache.Person(id: id, name: name)
    }
  }

  init(_ primary: Self, backedUpBy backup: Self) {
    find = endpoint(primary.find)
      .fallingBack(to: endpoint(backup.find), when: { $0 == .unreachable })
      .function()
  }
}

extension RemoteAndCache.PeopleAPI.Record {
  fileprivate func person(_ id: Int) -> RemoteAndCache.Person {
    RemoteAndCache.Person(id: id, name: "\(givenName) \(familyName)")
  }
}

extension RemoteAndCache.PeopleAPI.APIError {
  fileprivate func inDirectory(_ id: Int) -> RemoteAndCache.DirectoryError {
    switch self {
    case .notFound: .unknown(id)
    case .offline: .unreachable
    }
  }
}
