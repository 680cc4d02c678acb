extension World {
  /// The world in earnest.
  public static let live: World = .test
}
