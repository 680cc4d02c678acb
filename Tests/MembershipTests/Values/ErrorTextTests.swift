import Membership
import Testing

@Suite("Error descriptions")
struct ErrorTextTests {
  let cast: ExampleData
  init() throws { cast = try ExampleData() }

  @Test("an invalid value is described by field, value and rule")
  func refusedValue() {
    let refusal = InvalidValue(field: "email", value: "ada", reason: "needs exactly one @")
    #expect(refusal.description == #"email "ada" needs exactly one @"#)
  }

  @Test("a failed enrollment is described with its reason and the fix")
  func enrollment() {
    let (ada, grace) = (cast.ada, cast.grace)
    for (error, text) in [
      (EnrollmentError.alreadyMember(ada), "Ada Lovelace (1) is already a member"),
      (.idTaken(ada.id, by: grace), "1 is the identifier of Grace Hopper"),
      (.declined("card declined"), "card declined"),
      (.refunded("e-mail taken"), "the fee was refunded: e-mail taken"),
      (.interrupted("e1", reason: "no answer"), "enrollment e1 must be reconciled: no answer"),
      (.unavailable(.unavailable("disk full")), "the store is unavailable: disk full"),
    ] {
      #expect(error.description == text)
    }
  }

  @Test("services and stores are named")
  func services() {
    let texts: [(any CustomStringConvertible, String)] = [
      (PaymentError.outcomeUnknown("timed out"), "the payment's outcome is unknown: timed out"),
      (PaymentError.unavailable("no network"), "the payment service is unavailable: no network"),
      (PaymentError.declined("card declined"), "card declined"),
      (MailerError.rejected("no such domain"), "the message was rejected: no such domain"),
      (MailerError.unavailable("no network"), "the mail service is unavailable: no network"),
      (StoreError.conflict("stale"), "conflict: stale"),
      (StoreError.notFound("person 1"), "not found: person 1"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }

  @Test("a failed deletion is described with the reason")
  func deletion() {
    #expect(
      DeletePersonError.notPermitted(cast.ada.id).description
        == "deleting 1 needs the permission deleteMembers"
    )
    #expect(DeletePersonError.store(.notFound("1")).description == "not found: 1")
  }
}
