import Synchronization

/// What was made and ended, in order.
public final class Diary: Sendable {
  private let entries = Mutex<[String]>([])

  /// A diary with nothing in it.
  public init() {}

  /// Writes something down.
  public func note(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// What was noted since the last time somebody asked.
  public func read() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

/// Could not be done.
public struct Jammed: Error {}

/// A drawer with money.
public struct Drawer: Sendable {
  /// How much.
  public var cents: Int
}

/// A ledger in a drawer.
public actor Ledger {
  private var sum: Int
  init(sum: Int) { self.sum = sum }
  func book(_ cents: Int) -> Int {
    sum += cents
    return sum
  }
}

/// A printer that may be out of paper.
public struct Printer: Sendable {}

/// Books an amount; returns the sum.
public typealias Book = @Sendable (_ cents: Int) async -> Int
/// Compares the ledger with the drawer.
public typealias Audit = @Sendable () async -> Int
/// Prints.
public typealias Print = @Sendable () -> Void

/// Made at once, and ended last.
public func makeDrawer(diary: Diary) -> (Drawer, close: @Sendable () -> Void) {
  diary.note("make drawer")
  return (Drawer(cents: 100), close: { diary.note("close drawer") })
}

/// Made when it is needed, once.
public func makeLedger(
  cents: Int,
  diary: Diary
) async -> (Ledger, close: @Sendable () async throws -> Void) {
  diary.note("make ledger")
  await Task.yield()
  let close: @Sendable () async throws -> Void = {
    diary.note("close ledger")
    throw Jammed()
  }
  return (Ledger(sum: cents), close: close)
}

/// Cannot be made.
public func makePrinter(
  ledger: Ledger,
  diary: Diary
) throws -> (Printer, close: @Sendable () -> Void) {
  diary.note("make no printer")
  throw Jammed()
}

/// Makes the use case that books.
public func makeBook(ledger: Ledger) -> Book { { await ledger.book($0) } }
/// Makes the use case that compares.
public func makeAudit(book: @escaping Book, drawer: Drawer) -> Audit {
  { await book(0) - drawer.cents }
}
/// Makes the use case that prints.
public func makePrint(printer: Printer) -> Print { {} }
