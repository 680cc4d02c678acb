/// A world that scripts and sessions select by its name.
public struct PlaygroundWorld<World: Sendable>: Sendable {
  /// The name that scripts use: `world sandbox`.
  public let name: String
  /// Whether the world is live: its endpoints have effects outside the program.
  public let isLive: Bool
  let make: @Sendable () async throws -> (world: World, backing: (any Sendable)?)

  /// Returns a world without effects outside the program.
  ///
  /// - Parameters:
  ///   - name: The name that scripts use.
  ///   - make: Creates the world, each time it is entered.
  public static func simulated(
    _ name: String,
    _ make: @escaping @Sendable () async throws -> World
  ) -> PlaygroundWorld {
    PlaygroundWorld(name: name, isLive: false) { (try await make(), nil) }
  }

  /// Returns a world whose backing value custom commands can inspect, such as a sandbox with its
  /// outbox. Commands get the value with ``PlaygroundCommandContext/backing(_:)``.
  ///
  /// ```swift
  /// .simulated("sandbox", backedBy: { Sandbox() }) { $0.world }
  /// ```
  public static func simulated<Backing: Sendable>(
    _ name: String,
    backedBy makeBacking: @escaping @Sendable () async throws -> Backing,
    _ world: @escaping @Sendable (Backing) -> World
  ) -> PlaygroundWorld {
    PlaygroundWorld(name: name, isLive: false) {
      let backing = try await makeBacking()
      return (world(backing), backing)
    }
  }

  /// Returns the live world. A program enters it only if it was started with its name, as in
  /// `--world live`.
  ///
  /// - Parameters:
  ///   - name: The name that scripts use.
  ///   - make: Creates the world, each time it is entered. If it throws, the error is printed, and
  ///     nothing is run in the world.
  public static func live(
    _ name: String = "live",
    _ make: @escaping @Sendable () async throws -> World
  ) -> PlaygroundWorld {
    PlaygroundWorld(name: name, isLive: true) { (try await make(), nil) }
  }
}
