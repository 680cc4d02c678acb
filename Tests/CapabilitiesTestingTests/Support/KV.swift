import Capabilities
import CapabilitiesTesting

/// The capability of the known bugs: numbers by name, locks, and signals.
struct KV: Interceptable {
  /// Returns a number; 0 if it was never set.
  var get: @Sendable (String) async throws -> Int
  var set: @Sendable (String, Int) async throws -> Void
  /// Replaces an expected number, and returns whether it did.
  var compareAndSet: @Sendable (String, Int, Int) async throws -> Bool
  /// Adds to a number, and returns the sum.
  var add: @Sendable (String, Int) async throws -> Int
  /// Waits for a lock.
  var lock: @Sendable (String) async -> Void
  var unlock: @Sendable (String) async -> Void
  /// Waits for the next pulse of a signal.
  var wait: @Sendable (String) async -> Void
  /// Wakes the tasks that wait for a signal now.
  var pulse: @Sendable (String) async -> Void

  func intercepted(by interceptor: some Interceptor) -> KV {
    KV(
      get: interceptor.wrap("KV.get", get),
      set: interceptor.wrap("KV.set", set),
      compareAndSet: interceptor.wrap("KV.compareAndSet", compareAndSet),
      add: interceptor.wrap("KV.add", add),
      lock: interceptor.wrap("KV.lock", lock),
      unlock: interceptor.wrap("KV.unlock", unlock),
      wait: interceptor.wrap("KV.wait", wait),
      pulse: interceptor.wrap("KV.pulse", pulse)
    )
  }
}

extension KV {
  /// Calls a function while a lock is held, and releases the lock also if the function throws.
  func locked(_ name: String, _ body: () async throws -> Void) async throws {
    await lock(name)
    do {
      try await body()
    } catch {
      await unlock(name)
      throw error
    }
    await unlock(name)
  }

  /// Adds 1 to a number in two steps.
  func increment(_ name: String) async throws {
    let number = try await get(name)
    try await set(name, number + 1)
  }

  /// Sets a doctor's number to 0 if both doctors `a` and `b` are on call.
  func leave(_ doctor: String) async throws {
    let (a, b) = (try await get("a"), try await get("b"))
    if a + b > 1 { try await set(doctor, 0) }
  }
}

/// An in-memory store.
final class KVStore: Sendable {
  private let numbers: Mutexed<[String: Int]>
  private let locks: Locks
  private let signalWaiters = Mutexed<[Locks.Waiter]>([])

  init(_ numbers: [String: Int] = [:], locked: Set<String> = []) {
    self.numbers = Mutexed(numbers)
    locks = Locks(held: locked)
  }

  subscript(name: String) -> Int { numbers.value[name, default: 0] }

  /// Whether no lock is held.
  var isUnlocked: Bool { locks.areFree }

  var kv: KV {
    KV(
      get: { self[$0] },
      set: { name, number in self.numbers.update { $0[name] = number } },
      compareAndSet: { name, old, new in
        self.numbers.change { numbers in
          guard numbers[name, default: 0] == old else { return false }
          numbers[name] = new
          return true
        }
      },
      add: { name, number in
        self.numbers.change { numbers in
          numbers[name, default: 0] += number
          return numbers[name, default: 0]
        }
      },
      lock: { await self.locks.lock($0) },
      unlock: { self.locks.unlock($0) },
      wait: { await self.wait($0) },
      pulse: { self.pulse($0) }
    )
  }

  private func wait(_ name: String) async {
    await withUnsafeContinuation { continuation in
      signalWaiters.update { $0.append((name, continuation)) }
    }
  }

  private func pulse(_ name: String) {
    let woken = signalWaiters.change { waiters -> [UnsafeContinuation<Void, Never>] in
      let woken = waiters.filter { $0.name == name }.map { $0.continuation }
      waiters.removeAll { $0.name == name }
      return woken
    }
    for continuation in woken { continuation.resume() }
  }
}
