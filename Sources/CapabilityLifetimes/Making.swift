internal import Capabilities
import Synchronization

/// One making of a value, from the call of the factory to its outcome.
///
/// A thread or task that needs the value meanwhile says so before it waits. That is how a circle
/// is found even where its parts are made by several threads and tasks at the same time.
final class Making: Sendable {
  /// What the current task, or the thread outside of tasks, is making. Tasks that a factory starts
  /// inherit it.
  @TaskLocal static var current: Making?

  /// Waiters and makers anywhere in the process can be parts of one circle, so there is one graph.
  /// It is locked where something is made or waited for, never where it is there already.
  private static let needs = Mutex(NeedGraph<Making>())

  let name: String
  private let site: DeclarationSite
  /// Changes within the lock of `needs`.
  private let isOver = Atomic(false)

  init(_ name: String, _ site: DeclarationSite) {
    self.name = name
    self.site = site
  }

  /// Says that another making cannot go on before this one is over.
  ///
  /// - Parameter other: Who needs this; `nil` if it is nobody's factory that asks.
  /// - Returns: The circle that would close. It was reported, and nobody must wait. Otherwise
  ///   `nil`, and ``isNoLongerNeeded(by:)`` must follow.
  func isNeeded(by other: Making?) -> CyclicDependency? {
    guard let other else { return nil }
    let circle = Self.needs.withLock { needs in
      // A task that outlived its factory makes nobody wait.
      other.isOver.load(ordering: .relaxed) ? nil : needs.add(other, needs: self)
    }
    return circle.map(Self.report)
  }

  /// Takes back what ``isNeeded(by:)`` said.
  func isNoLongerNeeded(by other: Making?) {
    guard let other else { return }
    Self.needs.withLock { $0.remove(other, needs: self) }
  }

  /// Says that the factory is done.
  func end() {
    Self.needs.withLock { needs in
      isOver.store(true, ordering: .relaxed)
      needs.removeNeeds(of: self)
    }
  }

  private static func report(_ circle: [Making]) -> CyclicDependency {
    let error = CyclicDependency(names: circle.map(\.name))
    let places = circle.dropLast().map { "\n  \($0.name) is made at: \($0.site)" }
    circle.first?.site.report(
      """
      \(error)\(places.joined())
        to fix: let one of them take the other as a closure and call it once both are made; if \
      it is a task that its factory starts and does not wait for, detach that task
      """
    )
    return error
  }
}

extension Making: Equatable {
  static func == (one: Making, other: Making) -> Bool { one === other }
}

extension CyclicDependency {
  /// The error as one of a factory's own type, if it can throw it.
  ///
  /// There is neither a value nor an error for the caller of a factory that cannot, and waiting
  /// would never end. Stopping with the circle's names is what is left.
  func asFailure<Failure: Error>(_: Failure.Type = Failure.self) -> Failure {
    guard let failure = self as? Failure else { fatalError(description) }
    return failure
  }
}
