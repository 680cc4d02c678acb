import BenchmarkImplementations
import Capabilities

private typealias Endpoint = @Sendable (Int) -> Int

/// The use case over a bare endpoint.
@Sendable
private func useCase(_ load: @escaping Endpoint, _ id: Int) -> Int { load(id) &+ 1 }

/// The use case over a whole capability.
@Sendable
private func useCase(of store: NumberStore, _ id: Int) -> Int { store.load(id) &+ 1 }

/// The builder of the use case.
private func makeUseCase(_ load: @escaping Endpoint) -> Endpoint { { id in load(id) &+ 1 } }

extension Scenario {
  /// A use case that calls one endpoint.
  static func oneEndpoint(offset: Int) -> Scenario {
    let numbers = opaque { LiveNumbers(offset: offset) }
    let service = opaque { numbers as any Numbers }
    let store = opaque { NumberStore(adapting: numbers) }
    return Scenario(
      title: "One endpoint",
      contenders: [
        Contender(.direct) { { id in numbers.load(id) &+ 1 } },
        Contender(.handWritten) {
          let load = store.load
          return { id in load(id) &+ 1 }
        },
        Contender(.existential) { { id in service.load(id) &+ 1 } },
        Contender(.builder) { makeUseCase(store.load) },
        Contender(.inject) { inject(makeUseCase, from: store, \.load) },
        Contender(.partialOfCapability) { partial(useCase(of:_:), store) },
        Contender(.curryOfCapability) { curry(useCase(of:_:))(store) },
        Contender(.partialOfEndpoints) { partial(useCase, store.load) },
        Contender(.curryOfEndpoints) { curry(useCase)(store.load) },
        Contender(.partialOfOpaque) { partial(opaqueUseCase, store.load) },
      ],
      limits: .synchronous
    )
  }
}
