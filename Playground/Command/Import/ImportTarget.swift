import CapabilitiesPlayground
import Membership
import MembershipLive

/// Where an import happens.
struct ImportTarget {
  /// Whom it enrols becomes a member here.
  let world: World
  /// Whether what was done here is there for a later run.
  let isPersistent: Bool

  /// Chooses the world, and checks its settings.
  ///
  /// A sandbox that is not told a database gets a temporary one, because a roster may be longer
  /// than memory; it leaves nothing behind, whatever ends the import. Only where there is no SQLite
  /// does it live in memory.
  ///
  /// - Parameters:
  ///   - options: What the command line tells.
  ///   - environment: The settings of the live world.
  /// - Throws: ``PlaygroundUsageError`` that names each wrong setting.
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
