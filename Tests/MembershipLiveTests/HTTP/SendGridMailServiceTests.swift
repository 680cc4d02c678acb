import Foundation
import Membership
import TestTraits
import Testing

@testable import LoopbackHTTP
@testable import MembershipLive

@Suite("SendGrid", .needs(.libcurl, hasHTTP))
struct SendGridMailServiceTests {
  private func mailer(at url: URL) throws -> Mailer {
    let environment = [
      "SENDGRID_API_KEY": "SG.secret", "SENDGRID_API_BASE": url.absoluteString,
      "MEMBERSHIP_SENDER": "club@example.org",
    ]
    let settings = try SettingsReader.read(environment) { $0.mail() }.get()
    return Mailer(
      adapting: SendGridMailService(
        settings: settings,
        timeout: Double(HangLimit.seconds),
        retryAfter: .none
      )
    )
  }

  @Test("a message is sent as documented by SendGrid")
  func request() async throws {
    let server = try ScriptedServer(.read, .send(202))
    try await mailer(at: server.url).send(
      Mail(
        recipient: EmailAddress("zoë@example.org"),
        subject: "Quittung für \"Zoë\" 🎉",
        body: "Liebe Zoë,\ndanke/merci.\u{2028}",
        reference: "receipt-enr-1"
      )
    )
    let received = try #require(server.requests.first)
    #expect(received.start == "POST /v3/mail/send HTTP/1.1")
    #expect(
      received.body == #"""
        {"content":[{"type":"text/plain","value":"Liebe Zoë,\ndanke/merci.\#u{2028}"}],\#
        "from":{"email":"club@example.org"},\#
        "headers":{"Message-ID":"<receipt-enr-1@example.org>"},\#
        "personalizations":[{"custom_args":{"reference":"receipt-enr-1"},\#
        "to":[{"email":"zoë@example.org"}]}],\#
        "subject":"Quittung für \"Zoë\" 🎉"}
        """#
    )
    #expect(received.headers["authorization"] == "Bearer SG.secret")
    #expect(received.headers["content-type"] == "application/json")
  }

  @Test(
    "an error shows whether a retry can help",
    arguments: [
      (
        400, problems("Bad address", "Bad subject"),
        MailerError.rejected("Bad address; Bad subject")
      ),
      (413, problems("Too large"), .rejected("Too large")),
      (400, "", .rejected("no reason given")),
      (401, problems("Bad key SG.secret"), .unavailable("Bad key <secret> (status 401)")),
      // Without the characters that are not printed, and the accent, the text is the key.
      (
        401, problems("Bad key SG\u{200B}.secret\u{301}"),
        .unavailable("Bad key <secret>\u{301} (status 401)")
      ),
      (403, problems("Unknown sender"), .unavailable("Unknown sender (status 403)")),
      (429, problems("Too fast"), .unavailable("Too fast (status 429)")),
      (
        200, "{}",
        .unavailable("the answer does not confirm the message (status 200)")
      ),
      (302, "", .unavailable("no reason given (status 302)")),
      (500, "oops", .unavailable("no reason given (status 500)")),
    ]
  )
  func failures(status: Int, body: String, error: MailerError) async throws {
    let server = try ScriptedServer(.read, .send(status, body))
    await #expect(throws: error) { try await mailer(at: server.url).send(.example()) }
  }
}

/// Returns SendGrid's error response.
private func problems(_ messages: String...) -> String {
  let problems = messages.map { #"{"message": "\#($0)", "field": null, "help": null}"# }
  return #"{"errors": [\#(problems.joined(separator: ", "))]}"#
}
