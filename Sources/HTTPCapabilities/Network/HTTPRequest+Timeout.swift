extension HTTPTransport.Request {
  /// The timeout, at most a year, so that it can be reckoned with.
  var boundedTimeout: Duration {
    min(max(timeout, .zero), .seconds(365 * 24 * 3600))
  }
}
