/// ``Numbers`` as a capability: a struct of endpoints.
public struct NumberStore: Sendable {
  /// The number stored for an id.
  public var load: @Sendable (Int) -> Int
  /// A value, scaled.
  public var scale: @Sendable (Int) -> Int
  /// Keeps a value; returns what was kept.
  public var save: @Sendable (Int) -> Int

  /// The endpoints of `numbers`.
  public init(adapting numbers: LiveNumbers) {
    load = { numbers.load($0) }
    scale = { numbers.scale($0) }
    save = { numbers.save($0) }
  }
}

/// ``NumberStore`` with async endpoints.
public struct AsyncNumberStore: Sendable {
  /// The number stored for an id.
  public var load: @Sendable (Int) async -> Int
  /// A value, scaled.
  public var scale: @Sendable (Int) async -> Int
  /// Keeps a value; returns what was kept.
  public var save: @Sendable (Int) async -> Int

  /// The endpoints of `numbers`.
  public init(adapting numbers: LiveAsyncNumbers) {
    load = { await numbers.load($0) }
    scale = { await numbers.scale($0) }
    save = { await numbers.save($0) }
  }
}
