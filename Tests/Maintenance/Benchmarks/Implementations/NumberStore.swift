/// ``Numbers`` as a capability: a struct of endpoints.
public struct NumberStore: Sendable {
  /// Returns the number for an id.
  public var load: @Sendable (Int) -> Int
  /// Scales a value.
  public var scale: @Sendable (Int) -> Int
  /// Saves a value and returns it.
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
  /// Returns the number for an id.
  public var load: @Sendable (Int) async -> Int
  /// Scales a value.
  public var scale: @Sendable (Int) async -> Int
  /// Saves a value and returns it.
  public var save: @Sendable (Int) async -> Int

  /// The endpoints of `numbers`.
  public init(adapting numbers: LiveAsyncNumbers) {
    load = { await numbers.load($0) }
    scale = { await numbers.scale($0) }
    save = { await numbers.save($0) }
  }
}
