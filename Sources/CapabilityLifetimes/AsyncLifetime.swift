public import Capabilities
import Synchronization

/// Creates a value on first use, on the first caller's actor. Other callers wait for it.
@usableFromInline
final class AsyncLifetime<ValueStorage: Storage, Failure: Error>: Sendable {
  @usableFromInline typealias Outcome = Result<ValueStorage.Value, Failure>

  private final class Box: Sendable {
    let outcome: Outcome
    init(_ outcome: Outcome) { self.outcome = outcome }
  }

  private struct Attempt: Sendable {
    let initialization: Initialization
    let task: SharedTask
  }

  /// A caller's part in an attempt.
  private struct Participation {
    let attempt: Attempt
    let ticket: Int
    /// Whether the caller has to start the attempt.
    let isFirst: Bool
  }

  private let name: String
  private let site: DeclarationSite
  private let waiting: (@Sendable (Int) -> Void)?
  private let make: @Sendable () async -> Outcome
  @usableFromInline let storage = ValueStorage()
  private let current = Mutex<Attempt?>(nil)
  /// The error that a cancelled waiter throws. If it is `nil`, the factory cannot throw such an
  /// error, and a cancelled waiter keeps waiting.
  private let cancellation: Failure? = CapabilityLifetimes.cancellation()

  @usableFromInline
  init(
    _ name: String,
    _ site: DeclarationSite,
    _ waiting: (@Sendable (Int) -> Void)?,
    make: @escaping @Sendable () async -> Outcome
  ) {
    self.name = name
    self.site = site
    self.waiting = waiting
    self.make = make
  }

  @inlinable
  func value(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    if let value = storage.value { return .success(value) }
    return await makeOrWait()
  }

  @usableFromInline
  func makeOrWait(isolation: isolated (any Actor)? = #isolation) async -> Outcome {
    while true {
      if let cancellation, Task.isCancelled { return .failure(cancellation) }
      let (value, participation) = join()
      if let value { return .success(value) }
      guard let participation else { continue }
      switch await wait(for: participation) {
      // Safe: an attempt finishes with a box.
      case .finished(let box): return unsafeDowncast(box, to: Box.self).outcome
      case .left: if let cancellation { return .failure(cancellation) }
      case .missed: break
      }
    }
  }

  /// Returns the value if it exists; otherwise joins the running attempt or a new one.
  private func join() -> (ValueStorage.Value?, Participation?) {
    current.withLock { current in
      if let value = storage.value { return (value, nil) }
      if let current {
        return (nil, Participation(attempt: current, ticket: current.task.join(), isFirst: false))
      }
      let new = Attempt(
        initialization: Initialization(name, site),
        // A factory that cannot throw returns something else when it is cancelled.
        task: SharedTask(waiting: waiting, isCancellable: Failure.self != Never.self)
      )
      current = new
      return (nil, Participation(attempt: new, ticket: new.task.join(), isFirst: true))
    }
  }

  private func wait(
    for participation: Participation,
    isolation: isolated (any Actor)? = #isolation
  ) async -> SharedTask.Ending {
    let attempt = participation.attempt
    let waiter = Initialization.current
    if let cycle = attempt.initialization.addWaiter(waiter) {
      attempt.task.cancel(participation.ticket, leaves: true)
      return .finished(Box(.failure(cycle.asFailure())))
    }
    defer { attempt.initialization.removeWaiter(waiter) }
    if participation.isFirst {
      Initialization.$current.withValue(attempt.initialization) {
        _ = attempt.task.start(participation.ticket, isolation: isolation) {
          await self.run(attempt)
        }
      }
    }
    return await attempt.task.wait(participation.ticket, leaves: cancellation != nil)
  }

  private func run(_ attempt: Attempt) async {
    let outcome = await make()
    attempt.initialization.finish()
    var hasFailed = true
    if case .success(let value) = outcome {
      storage.store(value)
      hasFailed = false
    }
    current.withLock { $0 = nil }
    attempt.task.finish(Box(outcome), hasFailed: hasFailed)
  }
}
