/// A plain value of a world, which scripts may set: a limit, a name.
public struct PlaygroundSetting<World: Sendable>: Sendable {
  /// Its place in the world: `policy.limit`.
  public let path: String
  let reader: AnyReader
  /// Shows its value in a world.
  let show: @Sendable (World) -> String
  /// Sets it to a value of its own type.
  let set: @Sendable (inout World, Any) -> Void

  /// Describes a value.
  ///
  /// - Parameters:
  ///   - path: Its place in the world, as a script names it.
  ///   - keyPath: Its place in the world.
  ///   - reader: How it is read.
  public init<Value>(
    _ path: String,
    _ keyPath: any WritableKeyPath<World, Value> & Sendable,
    _ reader: PlaygroundReader<Value>
  ) {
    self.path = path
    self.reader = AnyReader(reader)
    show = { shown($0[keyPath: keyPath]) }
    set = { world, value in
      if let value = value as? Value { world[keyPath: keyPath] = value }
    }
  }
}
