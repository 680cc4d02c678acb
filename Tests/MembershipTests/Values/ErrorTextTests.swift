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

  @Test("an invalid value cannot control the terminal")
  func controlCharactersAreEscaped() {
    let refusal = InvalidValue(field: "id", value: "\u{1B}[31m", reason: "is red")
    #expect(refusal.description == #"id "\u{1B}[31m" is red"#)
  }

  @Test("a failed enrollment is described with its reason and the fix")
  func enrollment() {
    let (ada, grace) = (cast.ada, cast.grace)
    #expect(
      EnrollmentError.alreadyMember(ada).description == "Ada Lovelace (1) is already a member"
    )
    #expect(
      EnrollmentError.idTaken(ada.id, by: grace).description
        == "1 is the identifier of Grace Hopper"
    )
    #expect(EnrollmentError.declined("card declined").description == "card declined")
    #expect(
      EnrollmentError.refunded("e-mail taken").description == "the fee was refunded: e-mail taken"
    )
    #expect(
      EnrollmentError.interrupted("e1", reason: "no answer").description
        == "enrollment e1 must be reconciled: no answer"
    )
    #expect(
      EnrollmentError.unavailable(.unavailable("disk full")).description
        == "the store is unavailable: disk full"
    )
  }

  @Test("services and stores are named")
  func services() {
    #expect(
      PaymentError.outcomeUnknown("timed out").description
        == "the payment's outcome is unknown: timed out"
    )
    #expect(
      PaymentError.unavailable("no network").description
        == "the payment service is unavailable: no network"
    )
    #expect(PaymentError.declined("card declined").description == "card declined")
    #expect(
      MailerError.rejected("no such domain").description
        == "the message was rejected: no such domain"
    )
    #expect(
      MailerError.unavailable("no network").description
        == "the mail service is unavailable: no network"
    )
    #expect(StoreError.conflict("stale").description == "conflict: stale")
    #expect(StoreError.notFound("person 1").description == "not found: person 1")
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
