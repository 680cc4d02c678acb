import Foundation

/// Reads environment variables and collects all problems.
struct SettingsReader {
  private let variables: [String: String]
  private(set) var problems: [SettingsError.Problem] = []

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The variable's value; `nil` if it is not set.
  subscript(variable: String) -> String? { variables[variable] }

  /// Records a problem with a variable.
  mutating func reject(_ variable: String, _ reason: String, _ remedy: String) {
    problems.append(SettingsError.Problem(variable: variable, reason: reason, remedy: remedy))
  }

  /// Reads one group of settings.
  ///
  /// - Parameters:
  ///   - variables: The environment variables.
  ///   - read: Reads the group, and returns `nil` after a problem.
  /// - Returns: The group.
  /// - Throws: ``SettingsError`` with all problems.
  static func read<Output>(
    _ variables: [String: String],
    _ read: (inout SettingsReader) -> Output?
  ) throws(SettingsError) -> Output {
    var reader = SettingsReader(variables)
    guard let output = read(&reader), reader.problems.isEmpty else {
      throw SettingsError(problems: reader.problems)
    }
    return output
  }
}

// The rules for web services.

extension SettingsReader {
  /// Reads the API key of a service.
  ///
  /// - Parameters:
  ///   - variable: The variable's name.
  ///   - example: An example of a key.
  /// - Returns: The key; `nil` if it is invalid. The problem does not repeat the value, which may
  ///   be most of a secret.
  mutating func key(_ variable: String, example: String) -> Secret? {
    let remedy = "set it to the service's secret key, such as \(example)"
    guard let key = self[variable] else {
      reject(variable, "is not set", remedy)
      return nil
    }
    guard !key.allSatisfy(\.isWhitespace) else {
      reject(variable, "is empty", remedy)
      return nil
    }
    guard key.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      reject(variable, "contains a character that is not allowed in keys", remedy)
      return nil
    }
    return Secret(key)
  }

  /// Reads the base URL of a service.
  ///
  /// - Parameters:
  ///   - variable: The variable's name.
  ///   - standard: The default.
  /// - Returns: The URL without a trailing slash; `nil` if it is invalid.
  mutating func base(_ variable: String, standard: String) -> URL? {
    let text = self[variable] ?? standard
    guard let reason = fault(ofBase: text) else {
      return URL(string: text.hasSuffix("/") ? String(text.dropLast()) : text)
    }
    reject(variable, reason, "set it to a URL such as \(standard), or unset it")
    return nil
  }

  private func fault(ofBase text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "is empty" }
    guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
      let parts = URLComponents(string: text), parts.url != nil,
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host, !host.isEmpty, (1...65535).contains(parts.port ?? 443)
    else { return "is not an http or https URL" }
    if parts.user != nil || parts.password != nil { return "contains a user name or a password" }
    if parts.query != nil || parts.fragment != nil { return "contains a query or a fragment" }
    if scheme == "http", !isLoopback(host) {
      return "would send the key unencrypted: http is only allowed for this machine"
    }
    return nil
  }
}

/// Whether a host is this machine, independent of any name server.
func isLoopback(_ host: String) -> Bool {
  let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
  if numbers.count == 4, !numbers.contains(nil) { return numbers[0] == 127 }
  return ["localhost", "[::1]", "::1"].contains(host.lowercased())
}
