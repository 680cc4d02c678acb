import Dispatch
import Membership
import Synchronization
import TestTraits
import Testing

@testable import MembershipLive

@Suite("Transactions that are committed together", .needs(.sqlite, hasSQLite))
struct CommitGroupTests {
  struct Refusal: Error, Equatable {}
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Commits transactions together, on a connection of the test.
  private func commit(
    _ bodies: [@Sendable (SQLiteConnection) throws -> Int]
  ) async throws -> [Result<Int, any Error>] {
    let connection = try SQLiteConnection(
      path: directory.path(),
      purpose: .live,
      durability: .powerLoss,
      lockTimeout: 1000,
      isSound: false
    )
    var steps: [PendingTransaction] = []
    let outcomes = Outcomes(count: bodies.count)
    for (place, body) in bodies.enumerated() {
      steps.append(outcomes.step(place, body))
    }
    do {
      let answers = try connection.commit(steps)
      #expect(connection.isIdle)
      for answer in answers { answer() }
    } catch {
      for step in steps { step.fail(error) }
    }
    return await outcomes.all()
  }

  private func insert(_ id: String) -> @Sendable (SQLiteConnection) throws -> Int {
    { connection in
      #expect(!connection.isIdle, "it is part of a transaction")
      return try connection.run(
        "INSERT INTO people VALUES (?, 'Ada', '', ?, ?)",
        [.text(id), .text("\(id)@example.org"), .text("\(id)@example.org")]
      )
    }
  }

  private func kept() async throws -> [String] {
    let people = SQLitePersonRepository(SQLiteDatabase(path: directory.path()))
    return try await people.all().map(\.id.rawValue)
  }

  @Test("each one succeeds or fails on its own")
  func eachForItself() async throws {
    let (one, two, three) = (insert("1"), insert("2"), insert("3"))
    let refused: @Sendable (SQLiteConnection) throws -> Int = { connection in
      _ = try two(connection)
      throw Refusal()
    }
    let outcomes = try await commit([one, refused, one, three])
    #expect(try outcomes[0].get() == 1)
    #expect(throws: Refusal.self) { try outcomes[1].get() }
    // Another transaction of the same group has taken the identifier.
    #expect(throws: DatabaseError.self) { try outcomes[2].get() }
    #expect(try outcomes[3].get() == 1)
    #expect(try await kept() == ["1", "3"])
  }

  @Test("if the commit fails, none is acknowledged")
  func lost() async throws {
    let ending: @Sendable (SQLiteConnection) throws -> Int = { connection in
      // As SQLite does if the disk is full.
      try connection.execute("ROLLBACK")
      throw Refusal()
    }
    let outcomes = try await commit([insert("1"), ending, insert("2")])
    for outcome in outcomes { #expect(throws: Refusal.self) { try outcome.get() } }
    #expect(try await kept() == [])
  }

  @Test("transactions that arrive during a commit are committed together, in order")
  func gathering() async throws {
    let queue = CommitQueue()
    let isFirst = DispatchSemaphore(value: 0)
    let mayGoOn = DispatchSemaphore(value: 0)
    let groups = Mutex<[Int]>([])
    let outcomes = Outcomes(count: 4)
    let perform: @Sendable ([PendingTransaction]) -> Void = { steps in
      let isBusy = groups.withLock { groups in
        groups.append(steps.count)
        return groups.count == 1
      }
      if isBusy {
        isFirst.signal()
        mayGoOn.wait()
      }
      for step in steps { step.fail(Refusal()) }
    }
    queue.add(outcomes.step(0) { _ in 0 }, perform: perform)
    isFirst.wait()
    for place in 1...3 { queue.add(outcomes.step(place) { _ in 0 }, perform: perform) }
    mayGoOn.signal()
    _ = await outcomes.all()
    #expect(groups.withLock { $0 } == [1, 3])
  }

  @Test("a thousand concurrent writes are stored, and each can be read once it is acknowledged")
  func crowd() async throws {
    let database = SQLiteDatabase(path: directory.path())
    let people = PersonStore(adapting: SQLitePersonRepository(database))
    try await withThrowingTaskGroup { group in
      for number in 1...1000 {
        group.addTask {
          let person = try Person.example("\(number)", email: "\(number)@example.org")
          try await people.save(person)
          #expect(try await people.find(person.id) == person)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await kept().count == 1000)
  }

  @Test("a temporary database is usable while it is open and has no visible file")
  func temporary() async throws {
    let database = SQLiteDatabase.temporary()
    let people = SQLitePersonRepository(database)
    try await people.save(.example())
    #expect(try await people.all() == [.example()])
    #expect(try await SQLitePersonRepository(.temporary()).all() == [])
    await database.close()
    #expect(try await people.all() == [])
  }
}

/// The results of the transactions, in order.
private struct Outcomes: Sendable {
  private let stream: AsyncStream<(Int, Result<Int, any Error>)>
  private let continuation: AsyncStream<(Int, Result<Int, any Error>)>.Continuation
  private let count: Int

  init(count: Int) {
    self.count = count
    (stream, continuation) = AsyncStream.makeStream()
  }

  func step(
    _ place: Int,
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Int
  ) -> PendingTransaction {
    PendingTransaction(body) { [continuation] outcome in continuation.yield((place, outcome)) }
  }

  func all() async -> [Result<Int, any Error>] {
    var outcomes: [Int: Result<Int, any Error>] = [:]
    for await (place, outcome) in stream {
      outcomes[place] = outcome
      if outcomes.count == count { break }
    }
    return outcomes.sorted { $0.key < $1.key }.map(\.value)
  }
}
