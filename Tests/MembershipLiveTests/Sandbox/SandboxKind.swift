import MembershipLive

/// The storage of a sandbox. Both kinds follow the same rules.
enum SandboxKind: CaseIterable {
  case memory
  case file

  static var available: [SandboxKind] { hasSQLite ? allCases : [.memory] }

  func sandbox(in directory: TemporaryDirectory) -> Sandbox {
    switch self {
    case .memory: Sandbox()
    case .file: Sandbox(database: directory.path("sandbox.sqlite"))
    }
  }
}
