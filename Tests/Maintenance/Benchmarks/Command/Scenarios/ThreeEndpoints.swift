import BenchmarkImplementations
import Capabilities

private typealias Endpoint = @Sendable (Int) -> Int

/// The use case over bare endpoints.
@Sendable
private func useCase(
  _ load: @escaping Endpoint,
  _ scale: @escaping Endpoint,
  _ save: @escaping Endpoint,
  _ id: Int
) -> Int {
  save(scale(load(id)))
}

/// The use case over a whole capability.
@Sendable
private func useCase(of store: NumberStore, _ id: Int) -> Int {
  store.save(store.scale(store.load(id)))
}

/// The builder of the use case.
private func makeUseCase(
  _ load: @escaping Endpoint,
  _ scale: @escaping Endpoint,
  _ save: @escaping Endpoint
) -> Endpoint {
  { id in save(scale(load(id))) }
}

extension Scenario {
  /// A use case that calls three endpoints.
  static func threeEndpoints(offset: Int) -> Scenario {
    let numbers = opaque { LiveNumbers(offset: offset) }
    let service = opaque { numbers as any Numbers }
    let store = opaque { NumberStore(adapting: numbers) }
    return Scenario(
      title: "Three endpoints",
      contenders: [
        Contender("direct call") { { id in numbers.save(numbers.scale(numbers.load(id))) } },
        Contender("hand-written closure") {
          let (load, scale, save) = (store.load, store.scale, store.save)
          return { id in save(scale(load(id))) }
        },
        Contender("protocol existential") {
          { id in service.save(service.scale(service.load(id))) }
        },
        Contender("builder") { makeUseCase(store.load, store.scale, store.save) },
        Contender("inject into the builder") {
          inject(makeUseCase, from: store, \.load, \.scale, \.save)
        },
        Contender("partial, whole capability") { partial(useCase(of:_:), store) },
        Contender("curry, whole capability") { curry(useCase(of:_:))(store) },
        Contender("partial, bare endpoints") {
          partial(useCase, store.load, store.scale, store.save)
        },
        Contender("curry, bare endpoints") { curry(useCase)(store.load)(store.scale)(store.save) },
      ],
      limits: .synchronous
    )
  }
}
