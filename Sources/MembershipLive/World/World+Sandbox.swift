extension World {
  /// A new sandbox in memory: play money, an outbox instead of letter boxes.
  ///
  /// Each access makes another, empty one. ``Sandbox`` tells its rules and lets you look at the
  /// charges and the outbox.
  public static var sandbox: World { Sandbox().world }
}
