import CCurlTransfer

extension HTTPTransport {
  /// What ``live`` stands on.
  public enum NetworkStack: Sendable, Hashable, CustomStringConvertible {
    /// libcurl, where its header was installed when the program was built; its version, and those
    /// of what it stands on.
    case curl(version: String)
    /// Foundation's `URLSession`, with a connection for each request.
    ///
    /// Where that is Foundation's own on Linux, an answer that breaks the rules of HTTP can end the
    /// program, and redirects and challenges come without their bodies.
    case urlSession

    /// What it is, such as `libcurl/8.5.0 OpenSSL/3.0.13`.
    public var description: String {
      switch self {
      case .curl(let version): version
      case .urlSession: "URLSession"
      }
    }
  }

  /// What ``live`` stands on: on Apple platforms `URLSession`, elsewhere libcurl where the program
  /// was built with it.
  public static let networkStack: NetworkStack =
    capabilities_curl_version().map { .curl(version: String(cString: $0)) } ?? .urlSession
}
