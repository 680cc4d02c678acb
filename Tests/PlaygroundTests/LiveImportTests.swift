import Foundation
import TestTraits
import Testing

@testable import LoopbackHTTP

/// Runs the whole program against servers that behave like Stripe and SendGrid.
@Suite(
  "Importing into the live world",
  .ownThreads,
  .needs(.sqlite, hasSQLite, "the live world needs SQLite"),
  .needs(.libcurl, hasHTTP, "the live world needs HTTP")
)
struct LiveImportTests {
  @Test("a lost answer is requested again with the same key, and no one pays twice")
  func lostAnswer() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("club.jsonl", roster(2))

    let first = try Services(
      stripe: LoopbackServer(.answer(200, Services.charge("ch_1")), .readAndHangUp),
      sendGrid: LoopbackServer(.answer(202, ""))
    )
    let broken = try await first.importRoster(in: directory)
    #expect(broken.status == 1)
    #expect(broken.output.contains("\n  enrolled        1\n"))
    #expect(broken.output.contains("\n  interrupted     1  import again to resume\n"))
    let charges = await first.stripe.allRequests()
    #expect(await first.sendGrid.allRequests().count == 1)

    let second = try Services(
      stripe: LoopbackServer(
        .answer(200, #"{"object": "list", "data": [], "has_more": false}"#),
        .answer(200, Services.charge("ch_2"))
      ),
      sendGrid: LoopbackServer(.answer(202, ""))
    )
    let mended = try await second.importRoster(in: directory)
    #expect(mended.status == 0)
    #expect(mended.output.hasPrefix("Settled earlier enrollments: 1 completed\n"))
    #expect(mended.output.contains("\n  members before  2\n"))
    // The charge is looked up first; as none exists, it is requested again with the same key.
    let again = await second.stripe.allRequests()
    let methods = again.map { request in String(request.start.prefix { $0 != " " }) }
    #expect(methods == ["GET", "POST"])
    let key = try #require(charges.last?.headers["idempotency-key"])
    #expect(again.last?.headers["idempotency-key"] == key)
    #expect(await second.sendGrid.allRequests().count == 1)
  }

  @Test("a wrong key stops the import after a few lines, not after a thousand open records")
  func wrongKey() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("club.jsonl", roster(1000))
    let error = #"{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}"#
    let wrong = LoopbackServer.Step.answer(401, error)
    let services = try Services(
      stripe: LoopbackServer(wrong, wrong, wrong, wrong, wrong, wrong, wrong, wrong),
      sendGrid: nil
    )
    let run = try await services.importRoster(in: directory)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        """
        playground: error: stopped: 8 failures in a row: the payment service is unavailable: \
        Invalid API Key (status 401)
        Nothing is lost; run the import again to resume.

        """
      )
    )
    #expect(run.output.contains("\n  interrupted     8  import again to resume\n"))
    #expect(await services.stripe.allRequests().count == 8)
  }

  @Test("two simultaneous imports send no receipt twice, and the next settles a killed one")
  func twoImports() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("club.jsonl", roster(1))
    try directory.write("more.jsonl", rosterLine(2) + "\n")

    // The first import waits for the mail service's answer.
    let first = try Services(
      stripe: LoopbackServer(.answer(200, Services.charge("ch_1"))),
      sendGrid: LoopbackServer(.staySilent)
    )
    let sending = try first.start(in: directory)
    #expect(await first.sendGrid.requests.first { _ in true } != nil)

    let second = try Services(
      stripe: LoopbackServer(.answer(200, Services.charge("ch_2"))),
      sendGrid: LoopbackServer(.answer(202, ""))
    )
    let other = try await second.start("more.jsonl", in: directory).end()
    #expect((other.status, other.errors) == (0, ""))
    #expect(other.output.contains("\n  enrolled        1\n"))
    #expect(!other.output.contains("Settled"))
    let mails = await second.sendGrid.allRequests()
    #expect(mails.count == 1)
    #expect(mails.allSatisfy { $0.body.contains("ada2@example.org") })

    sending.send(SIGKILL)
    _ = await sending.end()
    let third = try Services(
      stripe: LoopbackServer(),
      sendGrid: LoopbackServer(.answer(202, ""))
    )
    let last = try await third.start(in: directory).end()
    #expect(last.output.hasPrefix("Settled earlier enrollments: 1 completed\n"))
    #expect(await third.sendGrid.allRequests().count == 1)
  }

  @Test("an interrupted import whose running lines fail alike ends with the signal's status")
  func interruptedFailures() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("club.jsonl", roster(9))
    let body = #"{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}"#
    let head = "HTTP/1.1 401 Unauthorized\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    let stripe = try ScriptedServer(.read, .wait, .send(head + body))
    var errors = try Watch()
    let process = try Subprocess(
      ["import", "club.jsonl", "--world", "live", "--database", "club.db", "--concurrency", "8"],
      in: directory,
      environment: settings(stripe: stripe.url, sendGrid: stripe.url),
      output: .pipes(output: errors.writing, errors: errors.writing)
    )
    close(errors.writing)
    await stripe.requestsRead(8)
    process.send(SIGINT)
    #expect(await errors.lines(1) == [stoppingNotice])
    for _ in 1...8 { stripe.release() }
    let complaints = await errors.rest()
    #expect(await process.end().status == 130)
    #expect(stripe.requests.count == 8)
    #expect(complaints.contains("error: stopped: "))
    #expect(complaints.hasSuffix("\nNothing is lost; run the import again to resume.\n"))
  }

  @Test("a declined card is a rejected line")
  func declined() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("club.jsonl", roster(1))
    let error = #"{"error":{"type":"card_error","code":"card_declined","message":"No funds."}}"#
    let services = try Services(stripe: LoopbackServer(.answer(402, error)), sendGrid: nil)
    let run = try await services.importRoster(in: directory)
    #expect((run.status, run.errors) == (1, "club.jsonl:1:1: error: Ada No. 1 (1): No funds.\n"))
    #expect(directory.names.contains("club.rejected.jsonl"))
  }
}

/// The servers in place of the two services.
private struct Services {
  let stripe: LoopbackServer
  let sendGrid: LoopbackServer

  init(stripe: LoopbackServer, sendGrid: LoopbackServer?) throws {
    self.stripe = stripe
    self.sendGrid = try sendGrid ?? LoopbackServer()
  }

  /// Returns Stripe's answer to a successful charge.
  static func charge(_ id: String) -> String {
    #"{"object": "charge", "id": "\#(id)", "amount": 2500, "currency": "eur"}"#
  }

  func importRoster(in directory: TemporaryDirectory) async throws -> Run {
    try await start(in: directory).end()
  }

  func start(
    _ roster: String = "club.jsonl",
    in directory: TemporaryDirectory
  ) throws -> Subprocess {
    // One at a time, because the servers answer in a fixed order.
    let options = ["--world", "live", "--database", "club.db", "--concurrency", "1"]
    return try Subprocess(
      ["import", roster] + options,
      in: directory,
      environment: settings(stripe: stripe.url, sendGrid: sendGrid.url)
    )
  }
}

private func settings(stripe: URL, sendGrid: URL) -> [String: String] {
  [
    "STRIPE_API_KEY": "sk_test_1", "STRIPE_API_BASE": stripe.absoluteString,
    "SENDGRID_API_KEY": "SG.1", "SENDGRID_API_BASE": sendGrid.absoluteString,
  ]
}
