extension Duration {
  /// The duration in seconds, as Foundation wants it.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
