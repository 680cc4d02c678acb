extension HTTPTransport {
  /// How large an answer may be. A larger one is given up when it goes over the limit, and fails
  /// with ``HTTPError/Reason/tooLarge(_:)``.
  ///
  /// ```swift
  /// var request = HTTPTransport.Request.get(url)
  /// request.limits.body = 200 << 20  // 200 MiB
  /// ```
  public struct Limits: Sendable, Hashable, Codable {
    /// The most bytes of status lines and headers, those of interim answers and trailers among
    /// them.
    public var headers: Int
    /// The most bytes of body, both as they come and decoded: a compressed answer may not unfold
    /// into more.
    public var body: Int

    /// Describes limits.
    ///
    /// - Parameters:
    ///   - headers: The most bytes of status lines and headers.
    ///   - body: The most bytes of body, as they come and decoded.
    public init(headers: Int = 64 << 10, body: Int = 16 << 20) {
      self.headers = headers
      self.body = body
    }
  }
}
