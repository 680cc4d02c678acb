import Synchronization

/// Books that are gone with the program.
final class MemoryBooks: SandboxBooks {
  private let ledger = Mutex(MemoryLedger())

  func withLedger<Output: Sendable>(
    _ body: @escaping @Sendable (inout MemoryLedger) throws -> Output
  ) async throws -> Output {
    try ledger.withLock { ledger in try body(&ledger) }
  }
}
