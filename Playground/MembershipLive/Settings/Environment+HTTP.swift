import Foundation

// The rules that both services' settings follow.

extension Environment {
  /// Reads a service's key.
  ///
  /// - Parameters:
  ///   - variable: The variable that has it.
  ///   - example: What the service's keys look like.
  /// - Returns: The key; `nil` where it was refused. What was refused is not repeated: it may be
  ///   most of a secret.
  mutating func key(_ variable: String, example: String) -> Secret? {
    let remedy = "set it to the service's secret key, such as \(example)"
    guard let key = self[variable] else {
      refuse(variable, "is not set", remedy)
      return nil
    }
    guard !key.allSatisfy(\.isWhitespace) else {
      refuse(variable, "is empty", remedy)
      return nil
    }
    guard key.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      refuse(variable, "has a character in it that no key has", remedy)
      return nil
    }
    return Secret(key)
  }

  /// Reads a service's address.
  ///
  /// - Parameters:
  ///   - variable: The variable that has it.
  ///   - standard: The service's own address, for where the variable is not set.
  /// - Returns: The address without a slash at its end; `nil` where it was refused.
  mutating func base(_ variable: String, standard: String) -> URL? {
    let text = self[variable] ?? standard
    guard let reason = fault(ofBase: text) else {
      return URL(string: text.hasSuffix("/") ? String(text.dropLast()) : text)
    }
    refuse(variable, reason, "set it to an address such as \(standard), or unset it")
    return nil
  }

  private func fault(ofBase text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "is empty" }
    guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
      let parts = URLComponents(string: text), parts.url != nil,
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host, !host.isEmpty, (1...65535).contains(parts.port ?? 443)
    else { return "is not an http or https address" }
    if parts.user != nil || parts.password != nil { return "has a user name or a password in it" }
    if parts.query != nil || parts.fragment != nil { return "has a query or a fragment in it" }
    if scheme == "http", !isLoopback(host) {
      return "would send the key unencrypted: http is only for this very machine"
    }
    return nil
  }
}

/// Whether a host is this very machine, whatever any name server says.
func isLoopback(_ host: String) -> Bool {
  let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
  if numbers.count == 4, !numbers.contains(nil) { return numbers[0] == 127 }
  return ["localhost", "[::1]", "::1"].contains(host.lowercased())
}
