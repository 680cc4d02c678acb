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
}

/// An in-memory store.
final class KVStore: Sendable {
  private typealias Waiter = (name: String, continuation: UnsafeContinuation<Void, Never>)

  private struct State {
    var numbers: [String: Int]
    var locked: Set<String> = []
    var lockWaiters: [Waiter] = []
    var signalWaiters: [Waiter] = []
  }

  private let state: Mutexed<State>

  init(_ numbers: [String: Int] = [:], locked: Set<String> = []) {
    state = Mutexed(State(numbers: numbers, locked: locked))
  }

  subscript(name: String) -> Int { state.value.numbers[name, default: 0] }

  /// Whether no lock is held.
  var isUnlocked: Bool { state.value.locked.isEmpty }

  var kv: KV {
    KV(
      get: { self[$0] },
      set: { name, number in self.state.update { $0.numbers[name] = number } },
      compareAndSet: { name, old, new in
        self.state.change { state in
          guard state.numbers[name, default: 0] == old else { return false }
          state.numbers[name] = new
          return true
        }
      },
      add: { name, number in
        self.state.change { state in
          state.numbers[name, default: 0] += number
          return state.numbers[name, default: 0]
        }
      },
      lock: { await self.lock($0) },
      unlock: { self.unlock($0) },
      wait: { await self.wait($0) },
      pulse: { self.pulse($0) }
    )
  }

  private func lock(_ name: String) async {
    await withUnsafeContinuation { continuation in
      let isFree = state.change { state in
        let isFree = state.locked.insert(name).inserted
        if !isFree { state.lockWaiters.append((name, continuation)) }
        return isFree
      }
      if isFree { continuation.resume() }
    }
  }

  private func unlock(_ name: String) {
    let next = state.change { state -> UnsafeContinuation<Void, Never>? in
      guard let index = state.lockWaiters.firstIndex(where: { $0.name == name }) else {
        state.locked.remove(name)
        return nil
      }
      return state.lockWaiters.remove(at: index).continuation
    }
    next?.resume()
  }

  private func wait(_ name: String) async {
    await withUnsafeContinuation { continuation in
      state.update { $0.signalWaiters.append((name, continuation)) }
    }
  }

  private func pulse(_ name: String) {
    let woken = state.change { state -> [UnsafeContinuation<Void, Never>] in
      let woken = state.signalWaiters.filter { $0.name == name }.map { $0.continuation }
      state.signalWaiters.removeAll { $0.name == name }
      return woken
    }
    for continuation in woken { continuation.resume() }
  }
}
