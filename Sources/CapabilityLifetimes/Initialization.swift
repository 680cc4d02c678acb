internal import Capabilities
import Synchronization

/// One run of a factory, from its call to its result.
///
/// A thread or task that needs the value in the meantime registers before it waits. This finds
/// cycles even if several threads and tasks create the values at the same time.
final class Initialization: Sendable {
  /// The initialization that the current task runs, or the current thread outside of tasks. Tasks
  /// that a factory starts inherit it.
  @TaskLocal static var current: Initialization?

  /// The wait-for graph of the process: a cycle can contain any of its threads and tasks. It is
  /// locked when a value is created or waited for, never when the value already exists.
  private static let graph = Mutex(WaitForGraph<Initialization>())

  let name: String
  private let site: DeclarationSite
  /// Changes only while `graph` is locked.
  private let isFinished = Atomic(false)

  init(_ name: String, _ site: DeclarationSite) {
    self.name = name
    self.site = site
  }

  /// Registers that another initialization waits for this one.
  ///
  /// - Parameter other: The initialization that waits; `nil` if the caller is not in a factory.
  /// - Returns: The error if waiting would close a cycle, which has been reported; the caller must
  ///   not wait. Otherwise `nil`, and the caller must call ``removeWaiter(_:)`` after waiting.
  func addWaiter(_ other: Initialization?) -> CyclicDependencyError? {
    guard let other else { return nil }
    let cycle = Self.graph.withLock { graph in
      // A task can outlive the factory that started it. It then blocks no initialization.
      other.isFinished.load(ordering: .relaxed) ? nil : graph.addWait(of: other, for: self)
    }
    return cycle.map(Self.report)
  }

  /// Removes what ``addWaiter(_:)`` registered.
  func removeWaiter(_ other: Initialization?) {
    guard let other else { return }
    Self.graph.withLock { $0.removeWait(of: other, for: self) }
  }

  /// Records that the factory has returned or thrown.
  func finish() {
    Self.graph.withLock { graph in
      isFinished.store(true, ordering: .relaxed)
      graph.removeWaits(of: self)
    }
  }

  private static func report(_ cycle: [Initialization]) -> CyclicDependencyError {
    let error = CyclicDependencyError(names: cycle.map(\.name))
    let places = cycle.dropLast().map { "\n  \($0.name) is created at: \($0.site)" }
    cycle.first?.site.report(
      """
      \(error)\(places.joined())
        to fix: pass one of them to the other as a closure, and call the closure after both are \
      created; if a task that the factory starts but does not wait for needs the value, make it a \
      detached task
      """
    )
    return error
  }
}

extension Initialization: Equatable {
  static func == (one: Initialization, other: Initialization) -> Bool { one === other }
}
