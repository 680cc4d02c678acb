/// Locks by name, for the doubles of stories.
final class Locks: Sendable {
  typealias Waiter = (name: String, continuation: UnsafeContinuation<Void, Never>)

  private let state: Mutexed<(held: Set<String>, waiters: [Waiter])>

  init(held: Set<String> = []) { state = Mutexed((held: held, waiters: [])) }

  /// Whether no lock is held.
  var areFree: Bool { state.value.held.isEmpty }

  func lock(_ name: String) async {
    await withUnsafeContinuation { continuation in
      let isFree = state.change { state in
        let isFree = state.held.insert(name).inserted
        if !isFree { state.waiters.append((name, continuation)) }
        return isFree
      }
      if isFree { continuation.resume() }
    }
  }

  /// Gives the lock to the task that has waited longest, or frees it.
  func unlock(_ name: String) {
    let next = state.change { state -> UnsafeContinuation<Void, Never>? in
      guard let index = state.waiters.firstIndex(where: { $0.name == name }) else {
        state.held.remove(name)
        return nil
      }
      return state.waiters.remove(at: index).continuation
    }
    next?.resume()
  }
}
