import Capabilities
import CapabilitiesTesting
import Synchronization
import TestTraits
import Testing

/// Some services of a world run as long as the process: a pool, a queue's consumer, a server. A struct
/// of three closures starts them, stops them and reports their health, without a framework.
private struct Service: Sendable {
  var name: String
  /// Works until the task is cancelled. If it returns or throws earlier, the program ends.
  var run: @Sendable () async throws -> Void
  /// Releases what the service holds, after `run` has ended.
  var close: @Sendable () async -> Void = {}
  /// Returns whether the service can do its work.
  var health: @Sendable () async -> Bool = { true }
}

/// Runs services until the caller's task is cancelled or one of them ends. Then cancels the others, and
/// closes all of them, the last one first.
private func run(_ services: [Service]) async throws {
  let result: Result<Void, any Error>
  do {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for service in services { group.addTask { try await service.run() } }
      defer { group.cancelAll() }
      try await group.next()
    }
    result = .success(())
  } catch {
    result = .failure(error)
  }
  for service in services.reversed() { await service.close() }
  try result.get()
}

/// Returns the names of the services that cannot do their work.
private func unhealthy(_ services: [Service]) async -> [String] {
  var names: [String] = []
  for service in services where await !service.health() { names.append(service.name) }
  return names
}

/// The world of a server: its services are made of its capabilities.
private struct ServerWorld: TestableCapability {
  var connect: @Sendable () async throws -> Void
  var disconnect: @Sendable () async -> Void
  var isConnected: @Sendable () async -> Bool
  var serve: @Sendable () async throws -> Void

  static var test: ServerWorld {
    ServerWorld(
      connect: unimplemented("ServerWorld.connect"),
      disconnect: unimplemented("ServerWorld.disconnect", placeholder: ()),
      isConnected: unimplemented("ServerWorld.isConnected", placeholder: false),
      serve: unimplemented("ServerWorld.serve")
    )
  }

  /// The services, each after those that it uses.
  var services: [Service] {
    [
      Service(name: "database", run: connect, close: disconnect, health: isConnected),
      Service(name: "server", run: serve),
    ]
  }
}

@Suite("Services that run as long as the process", .hangLimit)
struct RunningServices {
  /// A service that runs until it is cancelled.
  private func lasting(_ name: String, _ log: Spy<String>) -> Service {
    Service(
      name: name,
      run: {
        log.recording { _ in }("\(name) runs")
        try await Task.sleep(for: .seconds(3600))
      },
      close: { log.recording { _ in }("\(name) closes") }
    )
  }

  @Test("are closed in reverse order when the program is stopped")
  func stopped() async throws {
    let log = Spy<String>("log")
    let services = [lasting("database", log), lasting("server", log)]
    let program = Task { try await run(services) }
    _ = try await log.call(2)
    program.cancel()
    await #expect(throws: CancellationError.self) { try await program.value }
    #expect(Set(log.calls.prefix(2)) == ["database runs", "server runs"])
    #expect(log.calls.suffix(2) == ["server closes", "database closes"])
  }

  @Test("are closed when one of them fails, and the program throws its error")
  func failed() async throws {
    struct PortInUse: Error {}
    let log = Spy<String>("log")
    let server = Service(name: "server", run: { throw PortInUse() })
    await #expect(throws: PortInUse.self) { try await run([lasting("database", log), server]) }
    #expect(log.calls.last == "database closes")
  }

  @Test("report which of them is not healthy")
  func health() async {
    let isConnected = Mutex(false)
    let world = ServerWorld.test.overriding {
      $0.isConnected = { isConnected.withLock { $0 } }
    }
    #expect(await unhealthy(world.services) == ["database"])
    isConnected.withLock { $0 = true }
    #expect(await unhealthy(world.services) == [])
  }

  @Test("are the world's: a test overrides an endpoint and runs all of them")
  func world() async throws {
    let closed = Spy<Void>("ServerWorld.disconnect")
    let world = ServerWorld.test.overriding {
      $0.connect = { try await Task.sleep(for: .seconds(3600)) }
      $0.disconnect = closed.returning(())
      $0.serve = {}
    }
    try await run(world.services)
    #expect(closed.callCount == 1)
  }
}
