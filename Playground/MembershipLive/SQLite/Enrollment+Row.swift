import Membership

extension Enrollment {
  /// The names of the columns in ``columns``.
  static let columnNames = """
    id, person_id, name, last_name, email, fee, currency, opened_at, status, charge, reason, \
    revision
    """

  /// The values of ``columnNames``.
  var columns: [SQLiteValue] {
    let fee: [SQLiteValue] = [.integer(Int64(self.fee.minorUnits)), .text(self.fee.currency.code)]
    return [.text(id)] + person.columns + fee
      + [.integer(openedAt.milliseconds)] + changingColumns
  }

  /// The values of the columns `status, charge, reason, revision`, the only ones that change.
  var changingColumns: [SQLiteValue] {
    let (name, charge, reason) = status.columns
    return [
      .text(name), SQLiteValue(charge?.id), SQLiteValue(reason), .integer(Int64(revision)),
    ]
  }

  /// Reads a row of ``columnNames``.
  init(row: SQLiteRow) throws(DatabaseError) {
    self = try row.read("enrollments") { row in
      try Enrollment(
        id: row.text(0),
        person: Person(row, from: 1),
        fee: Money(
          minorUnits: Int(row.integer(5)),
          currency: Currency(row.text(6))
        ),
        openedAt: Timestamp(milliseconds: row.integer(7)),
        status: Status(
          name: row.text(8),
          charge: row.optionalText(9).map(Charge.init(id:)),
          reason: row.optionalText(10)
        ),
        revision: Int(row.integer(11))
      )
    }
  }
}

extension Enrollment.Status {
  /// The status as three columns: its name, its charge and its reason.
  fileprivate var columns: (name: String, charge: Charge?, reason: String?) {
    switch self {
    case .pending: ("pending", nil, nil)
    case .paid(let charge): ("paid", charge, nil)
    case .receiptOwed(let charge): ("receiptOwed", charge, nil)
    case .complete(let charge): ("complete", charge, nil)
    case .declined(let reason): ("declined", nil, reason)
    case .refused(let reason): ("refused", nil, reason)
    case .superseded: ("superseded", nil, nil)
    case .refundOwed(let charge, let reason): ("refundOwed", charge, reason)
    case .refunded(let charge, let reason): ("refunded", charge, reason)
    }
  }

  fileprivate init(name: String, charge: Charge?, reason: String?) throws(InvalidValue) {
    switch (name, charge, reason) {
    case ("pending", nil, nil): self = .pending
    case ("paid", let charge?, nil): self = .paid(charge)
    case ("receiptOwed", let charge?, nil): self = .receiptOwed(charge)
    case ("complete", let charge?, nil): self = .complete(charge)
    case ("declined", nil, let reason?): self = .declined(reason: reason)
    case ("refused", nil, let reason?): self = .refused(reason: reason)
    case ("superseded", nil, nil): self = .superseded
    case ("refundOwed", let charge?, let reason?): self = .refundOwed(charge, reason: reason)
    case ("refunded", let charge?, let reason?): self = .refunded(charge, reason: reason)
    default:
      throw InvalidValue(
        field: "status",
        value: name,
        reason: "is not a valid status, or its charge or reason is missing"
      )
    }
  }
}
