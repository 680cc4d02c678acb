import Capabilities
import Distributed
import Probes
import Testing

@Suite("An actor's method as an endpoint")
struct ActorTests {
  private struct Counter: Sendable {
    var add: @Sendable (_ number: Int) async throws(CountError) -> Int
  }

  private enum CountError: Error, Equatable {
    case tooMuch
    case outOfReach
  }

  /// An actor whose executor counts its jobs.
  private actor Tally {
    private let outpost = Outpost()
    nonisolated var unownedExecutor: UnownedSerialExecutor { outpost.unownedExecutor }
    nonisolated var jobs: Int { outpost.jobs }
    private var sum = 0

    func add(_ number: Int) throws(CountError) -> Int {
      guard number < 10 else { throw .tooMuch }
      sum += number
      return sum
    }
  }

  @MainActor
  private final class Display {
    private(set) var sum = 0

    func add(_ number: Int) -> Int {
      MainActor.preconditionIsolated()
      sum += number
      return sum
    }
  }

  private distributed actor RemoteTally {
    typealias ActorSystem = LocalTestingDistributedActorSystem
    private var sum = 0

    distributed func add(_ number: Int) throws -> Int {
      guard number < 10 else { throw CountError.tooMuch }
      sum += number
      return sum
    }
  }

  @Test("runs on its actor, and the caller continues on its own")
  func actors() async throws {
    try await onEachActor { caller, jobs in
      let tally = Tally()
      let counter = Counter(add: { (number) async throws(CountError) in
        try await tally.add(number)
      })
      let before = jobs()
      let retried = ThreeTimes().wrap("Counter.add", counter.add)
      let first = try await retried(3)
      caller?.preconditionIsolated()
      let second = try await retried(4)
      caller?.preconditionIsolated()
      #expect([first, second] == [3, 7])
      #expect(tally.jobs == 2)
      if caller is Outpost { #expect(jobs() == before + 2) }
      await #expect(throws: CountError.tooMuch) { try await retried(10) }
    }
  }

  @Test("can belong to the main actor")
  func mainActor() async throws {
    let display = Display()
    try await onEachActor { caller, _ in
      let counter = Counter(add: { (number) async throws(CountError) in await display.add(number) })
      _ = try await counter.add(1)
      caller?.preconditionIsolated()
    }
    #expect(await display.sum == 3)
  }

  @Test("can belong to a distributed actor, resolved at each call, and reports an unreachable one")
  func distributedActors() async throws {
    let system = LocalTestingDistributedActorSystem()
    let tally = RemoteTally(actorSystem: system)

    let counter = counter(of: tally.id, in: system)
    #expect(try await counter.add(3) == 3)
    #expect(try await counter.add(4) == 7)
    await #expect(throws: CountError.tooMuch) { try await counter.add(10) }

    let elsewhere = self.counter(of: tally.id, in: LocalTestingDistributedActorSystem())
    await #expect(throws: CountError.outOfReach) { try await elsewhere.add(1) }
  }

  /// The adapter: the only code that knows the network.
  private func counter(
    of id: RemoteTally.ID,
    in system: LocalTestingDistributedActorSystem
  ) -> Counter {
    Counter(
      add: mapError({ try await RemoteTally.resolve(id: id, using: system).add($0) }) { error in
        error as? CountError ?? .outOfReach
      }
    )
  }
}
