import BenchmarkImplementations
import Capabilities

private typealias Endpoint = @Sendable (Int) -> Int

@Sendable
private func useCase(_ load: @escaping Endpoint, _ id: Int) -> Int { load(id) &+ 1 }

@Sendable
private func useCase(of store: NumberStore, _ id: Int) -> Int { store.load(id) &+ 1 }

extension Scenario {
  /// Compares the toolkit's `curry` with the common implementation.
  static func currying(offset: Int) -> Scenario {
    let store = opaque { NumberStore(adapting: LiveNumbers(offset: offset)) }
    return Scenario(
      title: "A curried function with its dependency",
      references: [.handWritten],
      contenders: [
        Contender(.handWritten) {
          let load = store.load
          return { id in load(id) &+ 1 }
        },
        Contender(.curryOfEndpoints) { curry(useCase)(store.load) },
        .elsewhere(.widespreadCurryOfEndpoints) { widespreadCurry(useCase)(store.load) },
        .elsewhere(.inlinableCurryOfEndpoints) { inlinableWidespreadCurry(useCase)(store.load) },
        Contender(.curryOfCapability) { curry(useCase(of:_:))(store) },
        .elsewhere(.widespreadCurryOfCapability) { widespreadCurry(useCase(of:_:))(store) },
        .elsewhere(.inlinableCurryOfCapability) { inlinableWidespreadCurry(useCase(of:_:))(store) },
      ],
      limits: .currying
    )
  }
}
