// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

/// Calls a builder with the values at key paths of a world.
///
/// ```swift
/// let enrollMember = inject(
///   makeEnrollMember, from: world, \.people.save, \.payments.charge, \.mailer.send)
/// ```
///
/// The call lists the dependencies of the use case, and the use case gets nothing else of the
/// world. `inject` reads the key paths once, from left to right. A later change of the world
/// does not reach the use case.
///
/// - Parameters:
///   - builder: Returns the use case. `inject` calls it once, before it returns. It may throw
///     `Failure`. An async builder runs on its caller's actor.
///   - world: The value that has the dependencies.
///   - a: The key path of the builder's first input, and so on for 1 to 6 inputs.
/// - Returns: The result of the builder.
/// - Throws: The error of the builder, with its type.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, R>(
  _ builder: (A) -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>
) -> R { builder(world[keyPath: a()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, R, Failure>(
  _ builder: (A) throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>
) throws(Failure) -> R { try builder(world[keyPath: a()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, R>(
  _ builder: (A, B) -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>
) -> R { builder(world[keyPath: a()], world[keyPath: b()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, R, Failure>(
  _ builder: (A, B) throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>
) throws(Failure) -> R { try builder(world[keyPath: a()], world[keyPath: b()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, R>(
  _ builder: (A, B, C) -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>, _ c: @autoclosure () -> KeyPath<World, C>
) -> R { builder(world[keyPath: a()], world[keyPath: b()], world[keyPath: c()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, R, Failure>(
  _ builder: (A, B, C) throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>
) throws(Failure) -> R {
  try builder(world[keyPath: a()], world[keyPath: b()], world[keyPath: c()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, R>(
  _ builder: (A, B, C, D) -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>, _ c: @autoclosure () -> KeyPath<World, C>,
  _ d: @autoclosure () -> KeyPath<World, D>
) -> R {
  builder(world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, R, Failure>(
  _ builder: (A, B, C, D) throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>
) throws(Failure) -> R {
  try builder(world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, R>(
  _ builder: (A, B, C, D, E) -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>, _ c: @autoclosure () -> KeyPath<World, C>,
  _ d: @autoclosure () -> KeyPath<World, D>, _ e: @autoclosure () -> KeyPath<World, E>
) -> R {
  builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, R, Failure>(
  _ builder: (A, B, C, D, E) throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>,
  _ e: @autoclosure () -> KeyPath<World, E>
) throws(Failure) -> R {
  try builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, F, R>(
  _ builder: (A, B, C, D, E, F) -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>, _ c: @autoclosure () -> KeyPath<World, C>,
  _ d: @autoclosure () -> KeyPath<World, D>, _ e: @autoclosure () -> KeyPath<World, E>,
  _ f: @autoclosure () -> KeyPath<World, F>
) -> R {
  builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()], world[keyPath: f()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, F, R, Failure>(
  _ builder: (A, B, C, D, E, F) throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>,
  _ e: @autoclosure () -> KeyPath<World, E>, _ f: @autoclosure () -> KeyPath<World, F>
) throws(Failure) -> R {
  try builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()], world[keyPath: f()])
}
#if canImport(_Concurrency)
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, R>(
  _ builder: (A) async -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>
) async -> R { await builder(world[keyPath: a()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, R, Failure>(
  _ builder: (A) async throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>
) async throws(Failure) -> R { try await builder(world[keyPath: a()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, R>(
  _ builder: (A, B) async -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>
) async -> R { await builder(world[keyPath: a()], world[keyPath: b()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, R, Failure>(
  _ builder: (A, B) async throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>
) async throws(Failure) -> R { try await builder(world[keyPath: a()], world[keyPath: b()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, R>(
  _ builder: (A, B, C) async -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>, _ c: @autoclosure () -> KeyPath<World, C>
) async -> R { await builder(world[keyPath: a()], world[keyPath: b()], world[keyPath: c()]) }
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, R, Failure>(
  _ builder: (A, B, C) async throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>
) async throws(Failure) -> R {
  try await builder(world[keyPath: a()], world[keyPath: b()], world[keyPath: c()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, R>(
  _ builder: (A, B, C, D) async -> R, from world: World, _ a: @autoclosure () -> KeyPath<World, A>,
  _ b: @autoclosure () -> KeyPath<World, B>, _ c: @autoclosure () -> KeyPath<World, C>,
  _ d: @autoclosure () -> KeyPath<World, D>
) async -> R {
  await builder(world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, R, Failure>(
  _ builder: (A, B, C, D) async throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>
) async throws(Failure) -> R {
  try await builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, R>(
  _ builder: (A, B, C, D, E) async -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>,
  _ e: @autoclosure () -> KeyPath<World, E>
) async -> R {
  await builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, R, Failure>(
  _ builder: (A, B, C, D, E) async throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>,
  _ e: @autoclosure () -> KeyPath<World, E>
) async throws(Failure) -> R {
  try await builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, F, R>(
  _ builder: (A, B, C, D, E, F) async -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>,
  _ e: @autoclosure () -> KeyPath<World, E>, _ f: @autoclosure () -> KeyPath<World, F>
) async -> R {
  await builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()], world[keyPath: f()])
}
/// Calls a builder with the values at key paths of a world.
@_alwaysEmitIntoClient @_transparent public func inject<World, A, B, C, D, E, F, R, Failure>(
  _ builder: (A, B, C, D, E, F) async throws(Failure) -> R, from world: World,
  _ a: @autoclosure () -> KeyPath<World, A>, _ b: @autoclosure () -> KeyPath<World, B>,
  _ c: @autoclosure () -> KeyPath<World, C>, _ d: @autoclosure () -> KeyPath<World, D>,
  _ e: @autoclosure () -> KeyPath<World, E>, _ f: @autoclosure () -> KeyPath<World, F>
) async throws(Failure) -> R {
  try await builder(
    world[keyPath: a()], world[keyPath: b()], world[keyPath: c()], world[keyPath: d()],
    world[keyPath: e()], world[keyPath: f()])
}
#endif
