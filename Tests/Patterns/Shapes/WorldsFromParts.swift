import Capabilities
import CapabilitiesTesting
import Foundation
import StandardCapabilities
import Testing

/// Several programs share capabilities: a server and a tool have the same clock, log and store. A part
/// is a struct of capabilities with its own `live` and `test`, and a world is a struct of parts.
private struct Platform: TestableCapability {
  var log: LogWriter
  var ids: UUIDSource

  static var test: Platform { Platform(log: .test, ids: .test) }

  /// What every program uses, configured once.
  static func live(_ program: String) -> Platform {
    Platform(log: .live.adding(["program": program]), ids: .live)
  }
}

private struct Storage: TestableCapability {
  var find: @Sendable (_ id: String) async throws -> String?
  var save: @Sendable (_ id: String, _ text: String) async throws -> Void

  static var test: Storage {
    Storage(find: unimplemented("Storage.find"), save: unimplemented("Storage.save"))
  }

  static func inMemory(_ texts: [String: String] = [:]) -> Storage {
    actor Texts {
      var texts: [String: String]
      init(_ texts: [String: String]) { self.texts = texts }
      func save(_ id: String, _ text: String) { texts[id] = text }
    }
    let stored = Texts(texts)
    return Storage(find: { await stored.texts[$0] }, save: { await stored.save($0, $1) })
  }
}

/// The world of the server.
private struct WebWorld: TestableCapability {
  var platform: Platform
  var storage: Storage
  var push: @Sendable (String) async throws -> Void

  static var test: WebWorld {
    WebWorld(platform: .test, storage: .test, push: unimplemented("WebWorld.push"))
  }
}

/// The world of the tool: the same parts, and another one of its own.
private struct ToolWorld: TestableCapability {
  var platform: Platform
  var storage: Storage
  var print: @Sendable (String) -> Void

  static var test: ToolWorld {
    ToolWorld(
      platform: .test,
      storage: .test,
      print: unimplemented("ToolWorld.print", placeholder: ())
    )
  }
}

/// A builder of the shared module. It names endpoints, not a world, so both programs use it.
private func makeAddNote(
  storage: Storage,
  ids: UUIDSource,
  log: LogWriter
) -> @Sendable (_ text: String) async throws -> String {
  { text in
    let id = ids.next().uuidString
    try await storage.save(id, text)
    log.info("added", ["id": id])
    return id
  }
}

extension WebWorld {
  var addNote: @Sendable (String) async throws -> String {
    inject(makeAddNote, from: self, \.storage, \.platform.ids, \.platform.log)
  }
}

extension ToolWorld {
  var addNote: @Sendable (String) async throws -> String {
    inject(makeAddNote, from: self, \.storage, \.platform.ids, \.platform.log)
  }
}

@Suite("Worlds that are made of shared parts")
struct WorldsFromParts {
  private let firstID = "00000000-0000-0000-0000-000000000000"

  @Test("two programs get a use case from one builder and the same parts")
  func sharedParts() async throws {
    let platform = Platform(log: .silent, ids: .incrementing)
    let storage = Storage.inMemory()
    let web = WebWorld.test.overriding { ($0.platform, $0.storage) = (platform, storage) }
    let tool = ToolWorld.test.overriding { ($0.platform, $0.storage) = (platform, storage) }

    let first = try await web.addNote("Buy milk.")
    let second = try await tool.addNote("Buy tea.")

    #expect(first == firstID)
    #expect(first != second)
    #expect(try await storage.find(second) == "Buy tea.")
  }

  @Test("a test replaces one endpoint inside a part")
  func endpointOfPart() async throws {
    let recorder = LogRecorder()
    let tool = ToolWorld.test.overriding {
      $0.platform.ids = .incrementing
      $0.platform.log = .recording(in: recorder)
      $0.storage.save = { _, _ in }
    }
    _ = try await tool.addNote("Buy milk.")
    #expect(recorder.entries.map(\.message) == ["added"])
  }

  @Test("a part can be configured for its program")
  func configured() {
    let recorder = LogRecorder()
    let log = LogWriter.recording(in: recorder).adding(["program": "tool"])
    Platform(log: log, ids: .test).log.info("started")
    #expect(recorder.entries == [LogEntry(.info, "started", metadata: ["program": "tool"])])
  }
}
