extension Duration {
  /// The duration in seconds, as Foundation's interfaces expect it.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
