import Foundation
import Synchronization

/// A minimal concurrent client with the same calls and transactions as an import, on kept connections.
/// It checks no results and does not recover from failures.
struct BaselineClient {
  /// Enrolls numbered people, on threads with a connection each.
  ///
  /// - Parameter words: The port, the number of connections and of people, the database, and
  ///   `--grouped` to commit waiting transactions together.
  static func enroll(_ words: ArraySlice<String>) throws {
    let numbers = words.prefix(3).compactMap { Int($0) }
    guard numbers.count == 3, let database = words.dropFirst(3).first,
      let port = UInt16(exactly: numbers[0])
    else { throw ChaosError("baseline PORT CONNECTIONS PEOPLE DATABASE [--grouped]") }
    let (connections, count) = (numbers[1], numbers[2])
    let writer = try BaselineWriter(path: database, groups: words.last == "--grouped")
    let next = Atomic(0)
    let done = DispatchGroup()
    for _ in 0..<connections {
      done.enter()
      Thread {
        let connection = BlockingConnection(port: port)
        while true {
          let number = next.add(1, ordering: .relaxed).newValue
          guard number <= count else { break }
          enroll("\(number)", writer, connection)
        }
        done.leave()
      }.start()
    }
    done.wait()
  }

  private static func enroll(
    _ id: String,
    _ writer: BaselineWriter,
    _ connection: BlockingConnection
  ) {
    let (record, email) = (UUID().uuidString, "ada\(id)@example.org")
    writer.read("SELECT * FROM people WHERE id = ?", id)
    writer.read("SELECT * FROM people WHERE email_key = ?", email)
    writer.write(BaselineWriter.open, record, id, "No. \(id)", email)
    writer.read("SELECT * FROM people WHERE id = ?", id)
    connection.post(
      "/v1/charges",
      "amount=2500&currency=eur&customer=\(id)&metadata[email]=\(email)"
        + "&metadata[enrollment]=\(record)",
      headers: "Idempotency-Key: charge-\(record)\r\n"
    )
    writer.write(BaselineWriter.advance, record, "paid", "1", "0")
    writer.write(BaselineWriter.admit, id, "No. \(id)", email)
    writer.write(BaselineWriter.advance, record, "receiptOwed", "2", "0")
    connection.post(
      "/v3/mail/send",
      #"{"custom_args":{"reference":"receipt-\#(record)"},"to":"\#(email)"}"#,
      headers: ""
    )
    writer.write(BaselineWriter.advance, record, "complete", "3", "1")
  }
}

/// The database of the baseline, with one connection that one thread uses at a time.
private final class BaselineWriter: Sendable {
  static let open = """
    INSERT INTO enrollments VALUES
      (?, ?, 'Ada', ?, ?, 2500, 'EUR', 0, 'pending', NULL, NULL, 0, 0)
    """
  static let advance = """
    UPDATE enrollments SET status = ?2, charge = 'ch_1', revision = ?3, settled = ?4 WHERE id = ?1
    """
  static let admit = "INSERT INTO people VALUES (?1, 'Ada', ?2, ?3, ?3)"

  private struct QueuedWrite {
    let sql: String
    let values: [String]
    let isDone: DispatchSemaphore
  }

  private let database: Mutex<Database>
  private let waiting = Mutex<(steps: [QueuedWrite], isCommitting: Bool)>(([], false))
  private let groups: Bool

  init(path: String, groups: Bool) throws {
    self.groups = groups
    let database = try Database(path: path)
    try database.query("PRAGMA journal_mode = WAL")
    try database.query("PRAGMA synchronous = FULL")
    try database.query(
      """
      CREATE TABLE people (id TEXT NOT NULL PRIMARY KEY, name TEXT, last_name TEXT, email TEXT,
        email_key TEXT NOT NULL UNIQUE) WITHOUT ROWID
      """
    )
    try database.query(
      """
      CREATE TABLE enrollments (id TEXT NOT NULL PRIMARY KEY, person_id TEXT, name TEXT,
        last_name TEXT, email TEXT, fee INTEGER, currency TEXT, opened_at INTEGER, status TEXT,
        charge TEXT, reason TEXT, settled INTEGER, revision INTEGER) WITHOUT ROWID
      """
    )
    try database.query(
      "CREATE UNIQUE INDEX one_unsettled ON enrollments (person_id) WHERE settled = 0"
    )
    try database.query("CREATE INDEX unsettled ON enrollments (id) WHERE settled = 0")
    self.database = Mutex(database)
  }

  func read(_ sql: String, _ value: String) {
    database.withLock { _ = try? $0.query(sql, value) }
  }

  func write(_ sql: String, _ values: String...) {
    guard groups else { return commit([(sql, values)]) }
    let step = QueuedWrite(sql: sql, values: values, isDone: DispatchSemaphore(value: 0))
    let commits = waiting.withLock { waiting in
      waiting.steps.append(step)
      defer { waiting.isCommitting = true }
      return !waiting.isCommitting
    }
    guard commits else { return step.isDone.wait() }
    while let steps = takeAll() {
      commit(steps.map { ($0.sql, $0.values) })
      for step in steps { step.isDone.signal() }
    }
  }

  private func takeAll() -> [QueuedWrite]? {
    waiting.withLock { waiting in
      waiting.isCommitting = !waiting.steps.isEmpty
      defer { waiting.steps = [] }
      return waiting.isCommitting ? waiting.steps : nil
    }
  }

  private func commit(_ steps: [(String, [String])]) {
    database.withLock { database in
      do {
        try database.query("BEGIN IMMEDIATE")
        for (sql, values) in steps { try database.query(sql, values) }
        try database.query("COMMIT")
      } catch {
        preconditionFailure("the baseline failed: \(error)")
      }
    }
  }
}

/// A kept connection to the services, with blocking calls.
private final class BlockingConnection {
  private let descriptor: Int32

  init(port: UInt16) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    precondition(isOpen, "cannot connect to the services")
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
  }

  deinit { close(descriptor) }

  func post(_ path: String, _ body: String, headers: String) {
    let request =
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer sk_test_1\r\n"
      + "Accept: application/json\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let bytes = Array(request.utf8)
    precondition(send(descriptor, bytes, bytes.count, 0) == bytes.count)
    var response: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !isComplete(response) {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      precondition(count > 0, "the services closed the connection")
      response += buffer[..<count]
    }
  }

  private func isComplete(_ response: [UInt8]) -> Bool {
    let text = String(decoding: response, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n"),
      let length = text[..<end.lowerBound].firstRange(of: "Content-Length: ")
    else { return false }
    let digits = text[length.upperBound..<end.lowerBound].prefix { $0.isNumber }
    return text[end.upperBound...].utf8.count >= Int(digits) ?? 0
  }
}
