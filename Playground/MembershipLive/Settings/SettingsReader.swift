import Foundation

/// Reads variables, and notes what is wrong with them instead of stopping at the first.
struct SettingsReader {
  private let variables: [String: String]
  private(set) var problems: [SettingsError.Problem] = []

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The variable's value; `nil` where it is not set.
  subscript(variable: String) -> String? { variables[variable] }

  /// Notes that a variable is wrong.
  mutating func reject(_ variable: String, _ reason: String, _ remedy: String) {
    problems.append(SettingsError.Problem(variable: variable, reason: reason, remedy: remedy))
  }

  /// Reads a group of settings on its own.
  ///
  /// - Parameters:
  ///   - variables: The environment's variables by name.
  ///   - read: Reads the group, and returns `nil` where it noted a problem.
  /// - Returns: The group.
  /// - Throws: ``SettingsError`` with all that was noted.
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

// The rules that both services' settings follow.

extension SettingsReader {
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
      reject(variable, "is not set", remedy)
      return nil
    }
    guard !key.allSatisfy(\.isWhitespace) else {
      reject(variable, "is empty", remedy)
      return nil
    }
    guard key.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      reject(variable, "has a character in it that no key has", remedy)
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
    reject(variable, reason, "set it to an address such as \(standard), or unset it")
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
