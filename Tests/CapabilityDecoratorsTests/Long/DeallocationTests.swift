import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Probes
import TestTraits
import Testing

/// Decorated endpoints release what they retain. A shared call can do so after its callers have the result,
/// when its task ends.
@Suite("Deallocation", .hangLimit)
struct DeallocationTests {
  private final class Service: Sendable {
    func find(_ id: Int) async throws(Refusal) -> Held {
      if id == 0 { throw Refusal("0") }
      return Held()
    }
    func look(_ id: Int) throws(Refusal) -> Held { Held() }
  }
  private final class Held: Sendable {}

  @Test("a service is freed with its last decorated function")
  func service() async {
    weak var service: Service?
    do {
      let made = Service()
      service = made
      let find = chain(made)
      for id in 0..<3 { _ = try? await find(id) }
      let look = endpoint(made.look).retrying(attempts: 2).caching(capacity: 200).function()
      _ = try? look(1)
      #expect(service != nil)
    }
    await until { service == nil }
  }

  @Test("a result that is not cached is freed when its callers release it")
  func answer() async throws {
    let service = Service()
    let find = endpoint(service.find)
      .retrying(attempts: 2)
      .timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
      .coalescing(whenCancelled: Refusal("cancelled"))
      .function()
    weak var held: Held?
    for id in 1...100 {
      held = try await find(id)
      await until { held == nil }
    }
  }

  @Test("an evicted result is freed")
  func evicted() async throws {
    let find = chain(Service())
    weak let first = try await find(1)
    #expect(first != nil)
    _ = try await (find(2), find(3))
    await until { first == nil }
  }

  private func chain(_ service: Service) -> @Sendable (Int) async throws(Refusal) -> Held {
    endpoint(service.find)
      .retrying(attempts: 2)
      .timingOut(after: .seconds(5), clock: TestClock(), throwing: Refusal("late"))
      .coalescing(whenCancelled: Refusal("cancelled"))
      .caching(capacity: 2)
      .function()
  }
}
