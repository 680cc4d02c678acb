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
      references: ["hand-written closure"],
      contenders: [
        Contender("hand-written closure") {
          let load = store.load
          return { id in load(id) &+ 1 }
        },
        Contender("curry, bare endpoints") { curry(useCase)(store.load) },
        .elsewhere("curry as elsewhere, bare endpoints") { widespreadCurry(useCase)(store.load) },
        .elsewhere("the same inlined, bare endpoints") {
          inlinableWidespreadCurry(useCase)(store.load)
        },
        Contender("curry, whole capability") { curry(useCase(of:_:))(store) },
        .elsewhere("curry as elsewhere, whole capability") {
          widespreadCurry(useCase(of:_:))(store)
        },
        .elsewhere("the same inlined, whole capability") {
          inlinableWidespreadCurry(useCase(of:_:))(store)
        },
      ],
      limits: .currying
    )
  }
}
