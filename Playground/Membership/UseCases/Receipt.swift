extension Enrollment {
  /// The message that confirms the fee.
  ///
  /// - Parameter charge: What was taken.
  /// - Returns: The message; equal for equal records, so that a second copy can be told as one.
  func receipt(for charge: Charge) -> Mail {
    Mail(
      recipient: person.email,
      subject: "Your membership: receipt for \(fee)",
      body: """
        Dear \(person.fullName),

        welcome to the club. We have received your membership fee.

        Member   \(person.id)
        Fee      \(fee)
        Payment  \(charge.id)
        Receipt  \(id)

        """,
      reference: "receipt-\(id)"
    )
  }
}
