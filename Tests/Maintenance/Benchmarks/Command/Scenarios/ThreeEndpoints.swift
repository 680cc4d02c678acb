import BenchmarkImplementations
import Capabilities

private typealias Endpoint = @Sendable (Int) -> Int
private typealias AsyncEndpoint = @Sendable (Int) async -> Int

/// The use case over bare endpoints, of both effects.
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

@Sendable
private func useCase(
  _ load: @escaping AsyncEndpoint,
  _ scale: @escaping AsyncEndpoint,
  _ save: @escaping AsyncEndpoint,
  _ id: Int
) async -> Int {
  await save(scale(load(id)))
}

@Sendable
private func useCase(of store: AsyncNumberStore, _ id: Int) async -> Int {
  await store.save(store.scale(store.load(id)))
}

private func makeUseCase(
  _ load: @escaping AsyncEndpoint,
  _ scale: @escaping AsyncEndpoint,
  _ save: @escaping AsyncEndpoint
) -> AsyncEndpoint {
  { id in await save(scale(load(id))) }
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
        Contender("partial, bare endpoints") {
          partial(useCase, store.load, store.scale, store.save)
        },
      ],
      limits: .synchronous
    )
  }

  /// A use case that calls three async endpoints.
  static func threeAsyncEndpoints(offset: Int) -> Scenario {
    let numbers = opaque { LiveAsyncNumbers(offset: offset) }
    let service = opaque { numbers as any AsyncNumbers }
    let store = opaque { AsyncNumberStore(adapting: numbers) }
    return Scenario(
      title: "Three async endpoints",
      contenders: [
        Contender("direct call") { { id in await numbers.save(numbers.scale(numbers.load(id))) } },
        Contender("hand-written closure") {
          let (load, scale, save) = (store.load, store.scale, store.save)
          return { id in await save(scale(load(id))) }
        },
        Contender("protocol existential") {
          { id in await service.save(service.scale(service.load(id))) }
        },
        Contender("builder") { makeUseCase(store.load, store.scale, store.save) },
        Contender("inject into the builder") {
          inject(makeUseCase, from: store, \.load, \.scale, \.save)
        },
        Contender("partial, whole capability") { partial(useCase(of:_:), store) },
        Contender("partial, bare endpoints") {
          partial(useCase, store.load, store.scale, store.save)
        },
      ],
      limits: .asynchronous
    )
  }
}
