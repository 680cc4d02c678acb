import Synchronization
package import Testing

/// Runs tests that start compilers, two at a time and on threads of their own: a test that waits for
/// another program neither keeps a thread that tasks of other tests need, nor has the machine
/// start more programs than it has work for.
package struct Compilers: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true
  private static let turns = Turns(2)

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await Self.turns.take()
    defer { Self.turns.giveBack() }
    try await OwnThreads.run(function)
  }
}

extension Trait where Self == Compilers {
  /// Two at a time, on threads of their own.
  package static var compilers: Compilers { Compilers() }
}

/// So many may go on; the others wait without a thread, in the order in which they came.
private final class Turns: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(_ count: Int) {
    state = Mutex(State(free: count))
  }

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func giveBack() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
