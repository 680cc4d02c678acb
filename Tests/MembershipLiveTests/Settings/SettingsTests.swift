import Foundation
import Membership
import Testing

@testable import MembershipLive

@Suite("Settings")
struct SettingsTests {
  private static let complete = [
    "MEMBERSHIP_DATABASE": "/data/club.sqlite",
    "STRIPE_API_KEY": "sk_test_1",
    "STRIPE_API_BASE": "http://127.0.0.1:8080/stripe/",
    "SENDGRID_API_KEY": "SG.1",
    "SENDGRID_API_BASE": "https://mail.example.org",
    "MEMBERSHIP_SENDER": "club@example.org",
  ]

  private func settings(_ changes: [String: String?]) throws -> Settings {
    var environment = Self.complete
    for (variable, value) in changes { environment[variable] = value }
    return try Settings(environment: environment)
  }

  private func problems(_ changes: [String: String?]) -> [String] {
    do {
      _ = try settings(changes)
      return []
    } catch let error as SettingsError {
      return error.problems
    } catch {
      return ["\(error)"]
    }
  }

  @Test("are read from the environment")
  func complete() throws {
    let settings = try settings([:])
    #expect(settings.database == "/data/club.sqlite")
    #expect(settings.payments.key.value == "sk_test_1")
    #expect(settings.payments.base.absoluteString == "http://127.0.0.1:8080/stripe")
    #expect(settings.mail.service.key.value == "SG.1")
    #expect(settings.mail.service.base.absoluteString == "https://mail.example.org")
    #expect(try settings.mail.sender == EmailAddress("club@example.org"))
  }

  @Test("have defaults, except for the keys")
  func defaults() throws {
    let settings = try Settings(environment: [
      "STRIPE_API_KEY": "sk_test_1", "SENDGRID_API_KEY": "SG.1", "HOME": "/home/ada",
    ])
    #expect(settings.database.hasSuffix("/swift-capabilities/membership.sqlite"))
    #expect(settings.payments.base.absoluteString == "https://api.stripe.com")
    #expect(settings.mail.service.base.absoluteString == "https://api.sendgrid.com")
    #expect(try settings.mail.sender == EmailAddress("membership@example.org"))
  }

  @Test("report all invalid variables at once")
  func allAtOnce() {
    #expect(
      problems([
        "MEMBERSHIP_DATABASE": "", "STRIPE_API_KEY": nil, "STRIPE_API_BASE": "ftp://example.org",
        "SENDGRID_API_KEY": " ", "SENDGRID_API_BASE": "http://example.org",
        "MEMBERSHIP_SENDER": "sender",
      ]) == [
        """
        MEMBERSHIP_DATABASE is empty; set it to the path of the database file, or unset it to use \
        the default
        """,
        "STRIPE_API_KEY is not set; set it to the service's secret key, such as sk_live_…",
        """
        STRIPE_API_BASE is not an http or https URL; set it to a URL such as \
        https://api.stripe.com, or unset it
        """,
        "SENDGRID_API_KEY is empty; set it to the service's secret key, such as SG.…",
        """
        SENDGRID_API_BASE would send the key unencrypted: http is only allowed for this machine; set \
        it to a URL such as https://api.sendgrid.com, or unset it
        """,
        """
        MEMBERSHIP_SENDER needs exactly one @; set it to the sender's e-mail address, or \
        unset it
        """,
      ]
    )
  }

  @Test("describe all errors in one line")
  func description() throws {
    let error = #expect(throws: SettingsError.self) {
      try settings(["STRIPE_API_KEY": nil, "SENDGRID_API_KEY": nil])
    }
    #expect(
      error?.description == """
        STRIPE_API_KEY is not set; set it to the service's secret key, such as sk_live_…. \
        SENDGRID_API_KEY is not set; set it to the service's secret key, such as SG.…
        """
    )
  }

  @Test(
    "reject an invalid key without repeating it",
    arguments: [
      ("", "is empty"), ("  ", "is empty"),
      ("sk_1 ", "contains a character that is not allowed in keys"),
      ("sk_1\n", "contains a character that is not allowed in keys"),
      ("sk_\r\nX-Evil: 1", "contains a character that is not allowed in keys"),
      ("sk_é", "contains a character that is not allowed in keys"),
    ]
  )
  func keys(key: String, reason: String) {
    for (variable, example) in [("STRIPE_API_KEY", "sk_live_…"), ("SENDGRID_API_KEY", "SG.…")] {
      #expect(
        problems([variable: key]) == [
          "\(variable) \(reason); set it to the service's secret key, such as \(example)"
        ]
      )
    }
  }

  @Test(
    "reject an invalid URL",
    arguments: [
      ("", "is empty"),
      ("api.stripe.com", "is not an http or https URL"),
      ("https://", "is not an http or https URL"),
      ("https:///v1", "is not an http or https URL"),
      ("file:///etc/passwd", "is not an http or https URL"),
      ("https://exa mple.org", "is not an http or https URL"),
      ("https://example.org:99999", "is not an http or https URL"),
      ("https://example.org\r\n", "is not an http or https URL"),
      ("https://ada:pass@example.org", "contains a user name or a password"),
      ("https://example.org?x=1", "contains a query or a fragment"),
      ("https://example.org#x", "contains a query or a fragment"),
    ]
  )
  func addresses(address: String, reason: String) {
    #expect(
      problems(["STRIPE_API_BASE": address]) == [
        """
        STRIPE_API_BASE \(reason); set it to a URL such as https://api.stripe.com, or unset it
        """
      ]
    )
  }

  @Test(
    "accept plain http for this machine",
    arguments: [
      "http://127.0.0.1:1", "http://127.1.2.3", "http://localhost:8080", "HTTP://LOCALHOST",
      "http://[::1]:8080",
    ]
  )
  func loopback(address: String) throws {
    #expect(try settings(["STRIPE_API_BASE": address]).payments.base.absoluteString == address)
  }

  @Test(
    "reject plain http for any other machine",
    arguments: [
      "http://example.org", "http://127.0.0.1.example.org", "http://128.0.0.1", "http://127.evil",
      "http://localhost.example.org", "http://127.0.0", "http://[::2]",
      "http://+127.0.0.1", "http://0127.0.0.1",
    ]
  )
  func unencrypted(address: String) {
    let reason = "would send the key unencrypted: http is only allowed for this machine"
    addresses(address: address, reason: reason)
  }

  @Test(
    "reject a path that cannot be a file",
    arguments: [
      ("", "is empty"), (" \t", "is empty"), ("a\nb", "contains a control character"),
      ("a\0b", "contains a control character"), ("/data/", "names a directory"),
    ]
  )
  func paths(path: String, reason: String) {
    #expect(
      problems(["MEMBERSHIP_DATABASE": path]) == [
        """
        MEMBERSHIP_DATABASE \(reason); set it to the path of the database file, or unset it to use \
        the default
        """
      ]
    )
  }

  #if !canImport(Darwin)
    @Test(
      "default to a database in the user's data directory",
      arguments: [
        (["HOME": "/home/ada"], "/home/ada/.local/share"),
        (["HOME": "/home/ada", "XDG_DATA_HOME": "/xdg"], "/xdg"),
        (["HOME": "/home/ada", "XDG_DATA_HOME": "relative"], "/home/ada/.local/share"),
        (["HOME": "/home/ada", "XDG_DATA_HOME": ""], "/home/ada/.local/share"),
      ]
    )
    func defaultDatabase(environment: [String: String], directory: String) throws {
      let keys = ["STRIPE_API_KEY": "sk_test_1", "SENDGRID_API_KEY": "SG.1"]
      let settings = try Settings(environment: keys.merging(environment) { $1 })
      #expect(settings.database == directory + "/swift-capabilities/membership.sqlite")
    }

    @Test("require a path if the user has no home directory")
    func homeless() {
      #expect(
        problems(["MEMBERSHIP_DATABASE": nil]) == [
          """
          MEMBERSHIP_DATABASE is not set, and neither is HOME; set it to the path of the database \
          file
          """
        ]
      )
    }
  #endif

  @Test("do not expose a key when they are printed or dumped")
  func secrecy() throws {
    let settings = try settings([:])
    var dumped = ""
    dump(settings, to: &dumped)
    for text in ["\(settings)", String(reflecting: settings), dumped] {
      #expect(!text.contains("sk_test_1"))
      #expect(!text.contains("SG.1"))
    }
    #expect("\(settings.payments.key)" == "<secret>")
  }
}
