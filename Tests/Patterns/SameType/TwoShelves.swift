import Capabilities
import CapabilitiesTesting
import CapabilityDecorators
import Synchronization
import Testing

/// A box office has two shelves of one type: tickets and drafts. The world names the endpoints of each
/// by its property, so that an override, a fault, a retry or a replay affects only one of them. The
/// conformances are those that `derive` writes.
@Suite("Two capabilities of one type")
struct TwoShelves {
  struct Shelf<Item: Codable & Sendable>: Sendable {
    var save: @Sendable (Item) async throws -> Void
    var all: @Sendable () async throws -> [Item]
  }

  struct Mailer: Sendable {
    var send: @Sendable (String) async throws -> Void
  }

  struct World: TestableCapability {
    var tickets: Shelf<String>
    var drafts: Shelf<String>
    var mailer: Mailer

    static var test: World { TwoShelves.world() }
  }

  /// A shelf that fails its first calls of `save`.
  static func shelf(failing failures: Int = 0) -> Shelf<String> {
    let items = Mutex<(failures: Int, saved: [String])>((failures, []))
    return Shelf(
      save: { item in
        try items.withLock { items in
          guard items.failures == 0 else {
            items.failures -= 1
            throw ShelfError.busy
          }
          items.saved.append(item)
        }
      },
      all: { items.withLock { $0.saved } }
    )
  }

  enum ShelfError: Error, Equatable { case busy }

  static func world(failing failures: Int = 0) -> World {
    World(
      tickets: shelf(failing: failures),
      drafts: shelf(failing: failures),
      mailer: Mailer(send: { _ in })
    )
  }

  /// The use case: keeps a draft, then the ticket, then mails it.
  static func publish(_ item: String, in world: World) async throws {
    try await world.drafts.save(item)
    try await world.tickets.save(item)
    try await world.mailer.send(item)
  }

  @Test("a transcript names each by its property, and a single capability by its type")
  func transcript() async throws {
    let transcript = Transcript()
    try await Self.publish("a", in: Self.world().intercepted(by: transcript))
    #expect(transcript.calls.map(\.endpoint) == ["drafts.save", "tickets.save", "Mailer.send"])
  }

  @Test("a filter by name retries one of them", arguments: ["tickets", "tickets.save"])
  func retry(name: String) async throws {
    let world = Self.world(failing: 1).intercepted(by: .retrying(attempts: 2, only: [name]))
    try await world.tickets.save("a")
    await #expect(throws: ShelfError.busy) { try await world.drafts.save("a") }
    #expect(try await world.tickets.all() == ["a"])
  }

  @Test("an expected call of one is not met by a call of the other")
  func expectation() async throws {
    try await withKnownIssue {
      var world = Self.world()
      world.expectCall(of: \.tickets.save)
      try await world.drafts.save("a")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("tickets.save was never called") }
    }
  }

  @Test("a replay answers each from its own calls")
  func replay() async throws {
    let transcript = Transcript()
    let recorded = Self.world().intercepted(by: transcript)
    try await recorded.tickets.save("a")
    #expect(try await recorded.drafts.all() == [])
    #expect(try await recorded.tickets.all() == ["a"])

    let replay = try Replay(transcript.json())
    let world = Self.world().intercepted(by: replay)
    #expect(try await world.tickets.all() == ["a"])
    #expect(try await world.drafts.all() == [])
    try await world.tickets.save("a")
    replay.expectAllCallsReplayed()
  }

  @Test("a fault hits one of them")
  func fault() async throws {
    let sweep = FaultSweep(
      "publish",
      fixture: { _ in Self.world() },
      run: { world, faults in
        try await Self.publish("a", in: world.intercepted(by: faults))
      },
      invariants: [
        Invariant("a draft has its ticket") { world in
          try await world.drafts.all() == world.tickets.all()
        }
      ],
      faults: [Fault("tickets") { _ in ShelfError.busy }]
    )
    let tickets = try await sweep.report(of: "tickets.save#1:before")
    #expect(
      tickets.violations.map(\.transcript) == [
        """
        drafts.save("a")
        tickets.save("a") throws busy
        """
      ]
    )
    let drafts = try await sweep.report(of: "drafts.save#1:before")
    #expect(drafts.violations.isEmpty)
    #expect(drafts.problems == [])
  }
}

// The output of `derive`.

extension TwoShelves.Shelf: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> Self {
    Self(
      save: interceptor.wrap("Shelf.save", save),
      all: interceptor.wrap("Shelf.all", all)
    )
  }
}

extension TwoShelves.Mailer: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> Self {
    Self(send: interceptor.wrap("Mailer.send", send))
  }
}

extension TwoShelves.World: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> Self {
    Self(
      tickets: tickets.intercepted(by: interceptor.renaming(["Shelf": "tickets"])),
      drafts: drafts.intercepted(by: interceptor.renaming(["Shelf": "drafts"])),
      mailer: mailer.intercepted(by: interceptor)
    )
  }
}
