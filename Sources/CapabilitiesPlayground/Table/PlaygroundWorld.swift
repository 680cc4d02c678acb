/// One of the worlds of a playground, by name.
public struct PlaygroundWorld<World: Sendable>: Sendable {
  /// What `world` calls it.
  public let name: String
  /// Whether what is done in it is done in earnest.
  public let isLive: Bool
  /// Makes the world, and what it stands on.
  let make: @Sendable () async throws -> (world: World, base: (any Sendable)?)

  /// A world in which nothing is done in earnest.
  ///
  /// - Parameters:
  ///   - name: What `world` calls it.
  ///   - make: Makes a new one, whenever it is entered.
  /// - Returns: The row.
  public static func named(
    _ name: String,
    _ make: @escaping @Sendable () async throws -> World
  ) -> PlaygroundWorld {
    PlaygroundWorld(name: name, isLive: false) { (try await make(), nil) }
  }

  /// A world that stands on something that custom commands look at, such as a sandbox's outbox.
  ///
  /// ```swift
  /// .named("sandbox", on: { Sandbox() }) { $0.world }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What `world` calls it.
  ///   - base: Makes a new base, whenever the world is entered. Commands ask for it by its type,
  ///     with ``CommandContext/base(_:)``.
  ///   - world: Makes the world of its base.
  /// - Returns: The row.
  public static func named<Base: Sendable>(
    _ name: String,
    on base: @escaping @Sendable () async throws -> Base,
    _ world: @escaping @Sendable (Base) -> World
  ) -> PlaygroundWorld {
    PlaygroundWorld(name: name, isLive: false) {
      let base = try await base()
      return (world(base), base)
    }
  }

  /// The world in earnest. It is entered only by a program that was started with its name, as in
  /// `--world live`.
  ///
  /// - Parameters:
  ///   - name: What `world` calls it.
  ///   - make: Makes it, whenever it is entered. What it throws is shown, and nothing is run.
  /// - Returns: The row.
  public static func live(
    _ name: String = "live",
    _ make: @escaping @Sendable () async throws -> World
  ) -> PlaygroundWorld {
    PlaygroundWorld(name: name, isLive: true) { (try await make(), nil) }
  }
}
