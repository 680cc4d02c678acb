import Synchronization

/// Records which values were created and closed, in order.
public final class Diary: Sendable {
  private let entries = Mutex<[String]>([])
  fileprivate let opening: @Sendable () async -> Void

  /// Creates an empty diary.
  ///
  /// - Parameter opening: What a new ledger waits for.
  public init(opening: @escaping @Sendable () async -> Void = {}) { self.opening = opening }

  /// Records an entry.
  public func note(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// Returns the entries since the last call.
  public func read() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}

/// The printer or the ledger is jammed.
public struct Jammed: Error {}

/// A drawer with money.
public struct Drawer: Sendable {
  /// The amount in cents.
  public var cents: Int

  /// Creates a drawer.
  public init(cents: Int) { self.cents = cents }
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

/// Books an amount and returns the sum.
public typealias Book = @Sendable (_ cents: Int) async -> Int
/// Compares the ledger with the drawer.
public typealias Audit = @Sendable () async -> Int
/// Prints.
public typealias Print = @Sendable () -> Void

/// Creates a value immediately. It is closed last.
public func makeDrawer(diary: Diary) -> (Drawer, close: @Sendable () -> Void) {
  diary.note("make drawer")
  return (Drawer(cents: 100), close: { diary.note("close drawer") })
}

/// Creates a value once, on first use.
public func makeLedger(
  cents: Int,
  diary: Diary
) async -> (Ledger, close: @Sendable () async throws -> Void) {
  diary.note("make ledger")
  await diary.opening()
  let close: @Sendable () async throws -> Void = {
    diary.note("close ledger")
    throw Jammed()
  }
  return (Ledger(sum: cents), close: close)
}

/// Always throws.
public func makePrinter(
  ledger: Ledger,
  diary: Diary
) throws -> (Printer, close: @Sendable () -> Void) {
  diary.note("make no printer")
  throw Jammed()
}

/// Creates the use case that books an amount.
public func makeBook(ledger: Ledger) -> Book { { await ledger.book($0) } }
/// Creates the use case that compares the ledger with the drawer.
public func makeAudit(book: @escaping Book, drawer: Drawer) -> Audit {
  { await book(0) - drawer.cents }
}
/// Creates the use case that prints.
public func makePrint(printer: Printer) -> Print { {} }
