import Foundation

extension HTTPTransport.Request {
  /// Which variable names a proxy that Foundation's own `URLSession` on Linux would use.
  ///
  /// - Parameter environment: Variables by name.
  /// - Returns: The variable; `nil` where there is none, or the host is excepted.
  func proxyVariable(_ environment: [String: String]) -> String? {
    let excepted = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").lowercased()
      .split { $0 == "," || $0 == " " }
      .map { $0.drop { $0 == "." } }
    let host = (url.host() ?? "").lowercased()
    guard !excepted.contains(where: { $0 == "*" || host == $0 || host.hasSuffix(".\($0)") }) else {
      return nil
    }
    let names =
      url.scheme?.lowercased() == "https"
      ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
      : ["http_proxy", "all_proxy", "ALL_PROXY"]
    return names.first { environment[$0]?.isEmpty == false }
  }
}
