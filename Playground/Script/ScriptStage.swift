import Capabilities
import Membership
import MembershipLive

/// The world that a script acts in, with its overrides and its transcript around it.
struct ScriptStage {
  /// Its name.
  let name: WorldName
  /// The world as use cases see it: every call passes the transcript, then the overrides.
  let world: World
  /// The world itself, for looking at it without leaving a trace in the transcript.
  let bare: World
  /// The sandbox, if that is what it is.
  let sandbox: Sandbox?
  /// The overrides of its endpoints.
  let overrides = Overrides()
  /// The calls of its endpoints.
  let transcript = Transcript()

  /// Puts a world on stage.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - live: The live world, if it is to be that.
  init(_ name: WorldName, live: World) {
    self.name = name
    switch name {
    case .sandbox:
      let sandbox = Sandbox()
      self.sandbox = sandbox
      bare = sandbox.world
    case .test:
      sandbox = nil
      bare = .test
    case .live:
      sandbox = nil
      bare = live
    }
    world = bare.intercepted(by: overrides).intercepted(by: transcript)
  }

  /// How many there are, whatever is overridden.
  func count(_ countable: Countable) async throws(StoreError) -> Int {
    switch countable {
    case .members: try await bare.people.all().count
    case .unsettled: try await bare.enrollments.unsettled(nil, .max).count
    case .charges: try await sandbox?.charges().count { $0.charge != nil } ?? 0
    case .refunds: try await sandbox?.refunds().count ?? 0
    case .outbox: try await sandbox?.outbox().count ?? 0
    }
  }
}

extension Countable {
  /// Whether only a sandbox can count it: elsewhere it happens out of reach.
  var needsSandbox: Bool {
    switch self {
    case .members, .unsettled: false
    case .charges, .refunds, .outbox: true
    }
  }
}
