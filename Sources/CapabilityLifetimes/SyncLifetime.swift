public import Capabilities
internal import Dispatch
import Synchronization

/// Creates a value on first use, on the calling thread. Other threads wait for the value.
@usableFromInline
final class SyncLifetime<ValueStorage: Storage, Failure: Error>: Sendable {
  @usableFromInline typealias Outcome = Result<ValueStorage.Value, Failure>

  private let name: String
  private let site: DeclarationSite
  private let make: @Sendable () -> Outcome
  @usableFromInline let storage = ValueStorage()
  /// The attempt that is running. The lock is not held while the factory runs.
  private let current = Mutex<SyncAttempt<Outcome>?>(nil)

  @usableFromInline
  init(_ name: String, _ site: DeclarationSite, make: @escaping @Sendable () -> Outcome) {
    self.name = name
    self.site = site
    self.make = make
  }

  @inlinable
  func value() -> Outcome {
    if let value = storage.value { return .success(value) }
    return makeOrWait()
  }

  @usableFromInline
  func makeOrWait() -> Outcome {
    switch nextStep() {
    case .use(let value): return .success(value)
    case .run(let attempt): return run(attempt)
    case .wait(let attempt): return wait(for: attempt)
    }
  }

  // Indirect: a pointer has the same layout for every type of value, so less code is compiled.
  private indirect enum Step {
    case use(ValueStorage.Value)
    case run(SyncAttempt<Outcome>)
    case wait(SyncAttempt<Outcome>)
  }

  private func nextStep() -> Step {
    current.withLock { current in
      if let value = storage.value { return .use(value) }
      if let current { return .wait(current) }
      let new = SyncAttempt<Outcome>(Initialization(name, site))
      current = new
      return .run(new)
    }
  }

  private func run(_ attempt: SyncAttempt<Outcome>) -> Outcome {
    let waiter = Initialization.current
    // A new initialization waits for nothing yet, so this cannot close a cycle.
    _ = attempt.initialization.addWaiter(waiter)
    defer { attempt.initialization.removeWaiter(waiter) }
    let outcome = Initialization.$current.withValue(attempt.initialization, operation: make)
    attempt.initialization.finish()
    if case .success(let value) = outcome { storage.store(value) }
    current.withLock { $0 = nil }
    attempt.finish(outcome)
    return outcome
  }

  private func wait(for attempt: SyncAttempt<Outcome>) -> Outcome {
    let waiter = Initialization.current
    if let cycle = attempt.initialization.addWaiter(waiter) { return .failure(cycle.asFailure()) }
    defer { attempt.initialization.removeWaiter(waiter) }
    return attempt.outcome()
  }
}

/// One run of a factory on one thread, and the threads that wait for its result.
private final class SyncAttempt<Outcome: Sendable>: Sendable {
  let initialization: Initialization
  private let running = DispatchGroup()
  private let result = Mutex<Outcome?>(nil)

  init(_ initialization: Initialization) {
    self.initialization = initialization
    running.enter()
  }

  /// Sets the result and unblocks the waiting threads. It must be called once.
  func finish(_ outcome: Outcome) {
    result.withLock { $0 = outcome }
    running.leave()
  }

  /// Blocks the thread until the result is set, and returns it.
  func outcome() -> Outcome {
    while true {
      if let outcome = result.withLock(\.self) { return outcome }
      running.wait()
    }
  }
}
