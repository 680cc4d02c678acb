import Membership

/// A ledger in the tables of a sandbox's database file.
struct SQLiteLedger: SandboxLedger {
  private let connection: SQLiteConnection

  /// Creates a ledger on a connection, for use within the caller's transaction.
  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// The script that creates the tables of version 1, if they are missing, and migrates them.
  /// `number` is null for a declined charge, `reason` for a successful one.
  static let tables = """
    CREATE TABLE IF NOT EXISTS sandbox_charges (
      key TEXT NOT NULL PRIMARY KEY,
      id TEXT NOT NULL, name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL,
      amount INTEGER NOT NULL, currency TEXT NOT NULL,
      number INTEGER UNIQUE, reason TEXT
    );
    CREATE TABLE IF NOT EXISTS sandbox_refunds (
      number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, charge TEXT NOT NULL UNIQUE
    );
    CREATE TABLE IF NOT EXISTS sandbox_outbox (
      number INTEGER PRIMARY KEY, recipient TEXT NOT NULL, subject TEXT NOT NULL,
      body TEXT NOT NULL, reference TEXT NOT NULL
    );
    ALTER TABLE sandbox_charges ADD COLUMN reference TEXT NOT NULL DEFAULT '';
    ALTER TABLE sandbox_charges ADD COLUMN intended_at INTEGER NOT NULL DEFAULT 0;
    -- The keys of enrollments are made of their names.
    UPDATE sandbox_charges SET reference = substr(key, length('charge-') + 1),
      intended_at = coalesce(
        (SELECT opened_at FROM enrollments WHERE 'charge-' || enrollments.id = key), 0)
      WHERE key LIKE 'charge-%';
    CREATE INDEX sandbox_charges_by_reference ON sandbox_charges (reference);
    """

  func chargeCount() throws -> Int {
    let row = try connection.query("SELECT coalesce(max(number), 0) FROM sandbox_charges").first
    return Int(try row?.integer(0) ?? 0)
  }

  func charge(underKey key: String) throws -> Sandbox.ChargeEntry? {
    try charges(where: "key = ?", [.text(key)]).first
  }

  func charge(named id: Charge.ID) throws -> Sandbox.ChargeEntry? {
    guard let number = Int64(id.dropFirst(Sandbox.ChargeEntry.idPrefix.count)),
      id == Sandbox.ChargeEntry.idPrefix + String(number)
    else { return nil }
    return try charges(where: "number = ?", [.integer(number)]).first
  }

  func charges(for reference: String) throws -> [Sandbox.ChargeEntry] {
    try charges(where: "reference = ?", [.text(reference)])
  }

  func charges() throws -> [Sandbox.ChargeEntry] {
    try charges(where: "number IS NOT NULL ORDER BY number", [])
  }

  mutating func append(_ entry: Sandbox.ChargeEntry) throws {
    let number: SQLiteValue
    let reason: SQLiteValue
    switch entry.outcome {
    case .taken: (number, reason) = (.integer(Int64(try chargeCount() + 1)), .null)
    case .declined(let why): (number, reason) = (.null, .text(why))
    }
    let request = entry.request
    try connection.run(
      "INSERT INTO sandbox_charges VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [.text(request.idempotencyKey)] + request.payer.columns + [
        .integer(Int64(request.amount.minorUnits)), .text(request.amount.currency.code),
        number, reason, .text(request.reference), .integer(request.intendedAt.milliseconds),
      ]
    )
  }

  private func charges(
    where condition: String,
    _ values: [SQLiteValue]
  ) throws -> [Sandbox.ChargeEntry] {
    try connection.query("SELECT * FROM sandbox_charges WHERE \(condition)", values)
      .map { row in try row.read("sandbox_charges", Sandbox.ChargeEntry.init(row:)) }
  }
}

extension SQLiteLedger {
  func refund(underKey key: String) throws -> RefundRequest? {
    try refunds(where: "key = ?", [.text(key)]).first
  }

  func refund(of charge: Charge) throws -> RefundRequest? {
    try refunds(where: "charge = ?", [.text(charge.id)]).first
  }

  func refunds() throws -> [RefundRequest] {
    try refunds(where: "true ORDER BY number", [])
  }

  mutating func append(_ refund: RefundRequest) throws {
    try connection.run(
      "INSERT INTO sandbox_refunds (key, charge) VALUES (?, ?)",
      [.text(refund.idempotencyKey), .text(refund.charge.id)]
    )
  }

  private func refunds(
    where condition: String,
    _ values: [SQLiteValue]
  ) throws -> [RefundRequest] {
    try connection.query("SELECT key, charge FROM sandbox_refunds WHERE \(condition)", values)
      .map { row in
        try row.read("sandbox_refunds") { row in
          try RefundRequest(charge: Charge(id: row.text(1)), idempotencyKey: row.text(0))
        }
      }
  }

  func outbox() throws -> [Mail] {
    try connection.query(
      "SELECT recipient, subject, body, reference FROM sandbox_outbox ORDER BY number"
    ).map { row in
      try row.read("sandbox_outbox") { row in
        try Mail(
          recipient: EmailAddress(row.text(0)),
          subject: row.text(1),
          body: row.text(2),
          reference: row.text(3)
        )
      }
    }
  }

  mutating func append(_ mail: Mail) throws {
    try connection.run(
      "INSERT INTO sandbox_outbox (recipient, subject, body, reference) VALUES (?, ?, ?, ?)",
      [
        .text(mail.recipient.rawValue), .text(mail.subject), .text(mail.body),
        .text(mail.reference),
      ]
    )
  }
}

extension Sandbox.ChargeEntry {
  /// Reads a row of the table `sandbox_charges`.
  fileprivate init(row: SQLiteRow) throws {
    let request = try ChargeRequest(
      amount: Money(minorUnits: Int(row.integer(5)), currency: Currency(row.text(6))),
      payer: Person(row, from: 1),
      reference: row.text(9),
      intendedAt: Timestamp(milliseconds: row.integer(10)),
      idempotencyKey: row.text(0)
    )
    if let reason = try row.optionalText(8) {
      self.init(request: request, outcome: .declined(reason: reason))
    } else {
      self.init(request: request, outcome: .taken(.numbered(Int(try row.integer(7)))))
    }
  }
}
