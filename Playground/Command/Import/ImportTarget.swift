import CapabilitiesPlayground
import Membership
import MembershipLive

/// The world that an import enrolls people in.
struct ImportTarget {
  /// The world.
  let world: World
  /// The path of the database; `nil` if the enrollments do not persist.
  let database: String?
  /// Closes the database, if there is one.
  let close: @Sendable () async -> Void

  /// Whether the enrollments persist after the program ends.
  var isPersistent: Bool { database != nil }

  /// Selects the world and validates its settings.
  ///
  /// A sandbox without a database uses a temporary file, because a roster may be larger than
  /// memory. It uses memory only if the program was built without SQLite.
  ///
  /// - Parameters:
  ///   - options: The command's arguments.
  ///   - club: The live world.
  /// - Throws: ``PlaygroundUsageError`` with every invalid setting.
  init(_ options: ImportOptions, _ club: LiveClub) throws(PlaygroundUsageError) {
    switch (options.world, options.database) {
    case (.live, let database):
      world = try club.world(database: database)
      self.database = club.databasePath
      close = club.close
    case (_, let database?):
      let sandbox = Sandbox(database: database)
      world = sandbox.world
      self.database = database
      close = sandbox.close
    case (_, nil):
      #if canImport(SQLite3) || canImport(CSQLite)
        world = Sandbox.temporary.world
      #else
        world = .sandbox
      #endif
      database = nil
      close = {}
    }
  }
}
