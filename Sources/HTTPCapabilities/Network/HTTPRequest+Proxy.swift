import Foundation

extension HTTPTransport.Request {
  /// Whether a proxy that the environment names may see the request.
  ///
  /// Over `https` a proxy sees nothing but the host. Over `http` it sees everything: requests to
  /// this very machine are none of its business, and neither are keys.
  ///
  /// - Parameter host: The host that the request goes to.
  func mayUseProxy(host: String) -> Bool {
    guard !isLoopback(host) else { return false }
    return url.scheme?.lowercased() == "https" || !headers.fields.keys.contains(where: isCredential)
  }
}

/// Whether a host is this very machine.
///
/// - Parameter host: A name, or a number in its normal form.
func isLoopback(_ host: String) -> Bool {
  var host = host.lowercased()
  if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
  if host.hasSuffix(".") { host.removeLast() }
  if host.hasPrefix("::ffff:") { host.removeFirst("::ffff:".count) }
  let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
  if numbers.count == 4, !numbers.contains(nil) {
    return numbers[0] == 127 || numbers.allSatisfy { $0 == 0 }
  }
  return ["localhost", "::1", "::"].contains(host) || host.hasSuffix(".localhost")
}

/// Whether a header proves who is calling, by its name.
private func isCredential(_ name: String) -> Bool {
  if ["authorization", "proxy-authorization", "cookie"].contains(name) { return true }
  return name != "idempotency-key"
    && ["key", "token", "secret"].contains { name == $0 || name.hasSuffix("-\($0)") }
}
