import Foundation

extension HTTPTransport.Request {
  /// Whether the request may go through a proxy that the environment names.
  ///
  /// A proxy sees only the host of an `https` request, but all of an `http` request. Requests to
  /// this machine and `http` requests with credentials bypass it.
  func mayUseProxy(host: String) -> Bool {
    guard !isLoopback(host) else { return false }
    return url.scheme?.lowercased() == "https" || !headers.fields.keys.contains(where: isCredential)
  }

  /// Returns the variable that names the proxy that Foundation's `URLSession` on Linux would use.
  ///
  /// - Returns: The variable's name; `nil` if there is no proxy, or if `no_proxy` lists the host.
  func proxyVariable(_ environment: [String: String]) -> String? {
    let exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "").lowercased()
      .split { $0 == "," || $0 == " " }
      .map { $0.drop { $0 == "." } }
    let host = (url.host() ?? "").lowercased()
    let bypassesProxy = exceptions.contains { $0 == "*" || host == $0 || host.hasSuffix(".\($0)") }
    if bypassesProxy { return nil }
    let names =
      url.scheme?.lowercased() == "https"
      ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
      : ["http_proxy", "all_proxy", "ALL_PROXY"]
    return names.first { environment[$0]?.isEmpty == false }
  }
}

/// Returns whether a host is this machine.
///
/// - Parameter host: A name, or a normalized IP address.
func isLoopback(_ host: String) -> Bool {
  var host = host.lowercased()
  if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
  if host.hasSuffix(".") { host.removeLast() }
  var address = in6_addr()
  // An IPv4 address is compared as an IPv6 address.
  for text in [host, "::ffff:\(host)"] where inet_pton(AF_INET6, text, &address) == 1 {
    let bytes = withUnsafeBytes(of: address) { Array($0) }
    if bytes.dropLast().allSatisfy({ $0 == 0 }) { return bytes[15] <= 1 }
    guard bytes[..<12] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff] else { return false }
    return bytes[12] == 127 || bytes[12...].allSatisfy { $0 == 0 }
  }
  return host == "localhost" || host.hasSuffix(".localhost")
}

/// Returns whether a header contains a credential, judged by the words of its name.
private func isCredential(_ name: String) -> Bool {
  let words = name.split { "-_".contains($0) }
  guard let last = words.last, words != ["idempotency", "key"] else { return false }
  return ["authorization", "cookie", "key", "apikey", "token", "secret", "password"].contains(last)
}
