public import Foundation
public import Membership
import StandardCapabilities

/// The validated settings of a live world.
///
/// | Variable              | Meaning                          | Default                           |
/// |-----------------------|----------------------------------|-----------------------------------|
/// | `MEMBERSHIP_DATABASE` | path of the database file        | a file in the user's data         |
/// | `STRIPE_API_KEY`      | secret key of the Stripe account | none: an error                    |
/// | `STRIPE_API_BASE`     | base URL of Stripe               | `https://api.stripe.com`          |
/// | `SENDGRID_API_KEY`    | key of the SendGrid account      | none: an error                    |
/// | `SENDGRID_API_BASE`   | base URL of SendGrid             | `https://api.sendgrid.com`        |
/// | `MEMBERSHIP_SENDER`   | sender's e-mail address          | `membership@example.org`          |
public struct Settings: Sendable, Hashable {
  /// The path of the database file; a relative path starts at the current directory.
  public let database: String
  /// The payment service.
  public let payments: ServiceSettings
  /// The mail service and the sender's address.
  public let mail: MailSettings
}

extension Settings {
  /// Reads and validates all settings.
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: ``SettingsError`` with every invalid variable.
  public init(environment: [String: String]) throws(SettingsError) {
    self = try SettingsReader.read(environment) { reader in
      // Read all parts before failing, to report every error.
      let (database, payments, mail) = (reader.database(), reader.payments(), reader.mail())
      guard let database, let payments, let mail else { return nil }
      return Settings(database: database, payments: payments, mail: mail)
    }.get()
  }
}

/// The settings of a web service.
public struct ServiceSettings: Sendable, Hashable {
  /// The API key.
  public let key: Secret
  /// The base URL; paths are appended to it.
  public let base: URL
}

/// The settings of the mail service, and the sender's address.
public struct MailSettings: Sendable, Hashable {
  /// SendGrid's key and address.
  public let service: ServiceSettings
  /// The sender's address; the mail service must know it.
  public let sender: EmailAddress
}

/// A text that must not appear in a log, an error or a debugger.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The text.
  public let value: String

  /// A placeholder for the text.
  public var description: String { "<secret>" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// Returns `text` with the secret replaced by a placeholder.
  func removed(from text: String) -> String {
    // Not characters: an accent after the secret belongs to its last one.
    let texts = (value.unicodeScalars, description.unicodeScalars)
    return value.isEmpty ? text : String(text.unicodeScalars.replacing(texts.0, with: texts.1))
  }
}

/// All missing and invalid settings.
public struct SettingsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence per variable: the variable, the problem, and the fix.
  public let problems: [String]

  /// All problems in one line.
  public var description: String { problems.joined(separator: ". ") }
}

/// Reads environment variables and collects all problems.
struct SettingsReader {
  private let variables: [String: String]
  private var problems: [String] = []

  /// Reads a part of the settings.
  ///
  /// - Parameters:
  ///   - variables: The environment variables.
  ///   - part: Reads the part, and returns `nil` after a problem.
  /// - Returns: The part, or all problems.
  static func read<Part>(
    _ variables: [String: String] = ProcessEnvironment.live.variables(),
    _ part: (inout SettingsReader) -> Part?
  ) -> Result<Part, SettingsError> {
    var reader = SettingsReader(variables: variables)
    let part = part(&reader)
    return part.map { .success($0) } ?? .failure(SettingsError(problems: reader.problems))
  }

  /// Returns the value of a variable, unless it is missing or invalid. The error does not repeat
  /// the value, which may be most of a secret.
  ///
  /// - Parameters:
  ///   - variable: The variable's name.
  ///   - standard: The default; `nil` if there is none.
  ///   - missing: The problem if there is neither a value nor a default.
  ///   - fix: The fix, for the error.
  ///   - fault: Returns the problem with a value that is not empty.
  private mutating func value(
    _ variable: String,
    default standard: String? = nil,
    missing: String = "is not set",
    fix: String,
    _ fault: (String) -> String?
  ) -> String? {
    let text = variables[variable] ?? standard
    let reason: String?
    if let text {
      reason = text.allSatisfy(\.isWhitespace) ? "is empty" : fault(text)
    } else {
      reason = missing
    }
    guard let reason else { return text }
    problems.append("\(variable) \(reason); \(fix)")
    return nil
  }

  /// Reads the path of the database. The default is `swift-capabilities/membership.sqlite` in the
  /// user's data directory.
  mutating func database() -> String? {
    let variable = "MEMBERSHIP_DATABASE"
    let alternative = variables[variable] == nil ? "" : ", or unset it to use the default"
    return value(
      variable,
      default: dataDirectory.map { $0 + "/swift-capabilities/membership.sqlite" },
      missing: "is not set, and neither is HOME",
      fix: "set it to the path of the database file" + alternative
    ) { path in
      let categories = path.unicodeScalars.map(\.properties.generalCategory)
      if categories.contains(.control) { return "contains a control character" }
      return path.hasSuffix("/") ? "names a directory" : nil
    }
  }

  private var dataDirectory: String? {
    #if canImport(Darwin)
      return URL.applicationSupportDirectory.path
    #else
      // XDG ignores paths that are not absolute.
      return [variables["XDG_DATA_HOME"], variables["HOME"].map { $0 + "/.local/share" }]
        .compactMap(\.self).first { $0.hasPrefix("/") }
    #endif
  }

  /// Reads the settings of Stripe.
  mutating func payments() -> ServiceSettings? {
    service("STRIPE", example: "sk_live_…", base: "https://api.stripe.com")
  }

  /// Reads the settings of SendGrid.
  mutating func mail() -> MailSettings? {
    let service = service("SENDGRID", example: "SG.…", base: "https://api.sendgrid.com")
    let sender = value(
      "MEMBERSHIP_SENDER",
      default: "membership@example.org",
      fix: "set it to the sender's e-mail address, or unset it"
    ) { text in
      do throws(InvalidValue) {
        _ = try EmailAddress(text)
        return nil
      } catch {
        return error.reason
      }
    }
    guard let service, let sender, let address = try? EmailAddress(sender) else { return nil }
    return MailSettings(service: service, sender: address)
  }

  private mutating func service(
    _ name: String,
    example: String,
    base standard: String
  ) -> ServiceSettings? {
    let key = value(
      "\(name)_API_KEY",
      fix: "set it to the service's secret key, such as \(example)"
    ) { isVisibleASCII($0) ? nil : "contains a character that is not allowed in keys" }
    let base = value(
      "\(name)_API_BASE",
      default: standard,
      fix: "set it to a URL such as \(standard), or unset it",
      fault(ofBase:)
    )
    guard let key, let base else { return nil }
    return URL(string: base.hasSuffix("/") ? String(base.dropLast()) : base)
      .map { ServiceSettings(key: Secret(value: key), base: $0) }
  }
}

private func fault(ofBase text: String) -> String? {
  guard isVisibleASCII(text), let parts = URLComponents(string: text), parts.url != nil,
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

private func isVisibleASCII(_ text: String) -> Bool {
  text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
}

/// Whether a host is this machine, independent of any name server.
func isLoopback(_ host: String) -> Bool {
  var address = in_addr()
  // Strict: other parsers read `+127.0.0.1` as a name, and `0127.0.0.1` as another machine.
  if inet_pton(AF_INET, host, &address) == 1 {
    return UInt32(bigEndian: address.s_addr) >> 24 == 127
  }
  return ["localhost", "[::1]", "::1"].contains(host.lowercased())
}
