import CapabilitiesPlayground
import Membership
import MembershipLive

/// The world that an import enrolls people in.
struct ImportTarget {
  /// The world.
  let world: World
  /// Whether the enrollments persist after the program ends.
  let isPersistent: Bool

  /// Selects the world and validates its settings.
  ///
  /// A sandbox without a database uses a temporary file, because a roster may be larger than
  /// memory. It uses memory only if the program was built without SQLite.
  ///
  /// - Parameters:
  ///   - options: The command's arguments.
  ///   - environment: The environment variables, for the live world.
  /// - Throws: ``PlaygroundUsageError`` with every invalid setting.
  init(_ options: ImportOptions, environment: [String: String]) throws(PlaygroundUsageError) {
    isPersistent = options.world == .live || options.database != nil
    switch (options.world, options.database) {
    case (.live, let database):
      var environment = environment
      if let database { environment["MEMBERSHIP_DATABASE"] = database }
      world = try .live(checking: environment)
    case (_, let database?):
      world = .sandbox(database: database)
    case (_, nil):
      #if canImport(SQLite3) || canImport(CSQLite)
        world = Sandbox.temporary.world
      #else
        world = .sandbox
      #endif
    }
  }
}
