import Testing

@testable import CapabilitiesTesting

@Suite("A call that a spy would suspend")
struct GateTests {
  private let price = Spy<String>("Shop.price")
  private var endpoint: @Sendable (String) async -> Int { price.suspending { $0.count } }

  /// Runs a task until it ends or is suspended.
  ///
  /// - Parameter body: The task's body.
  /// - Returns: The value of the body; `nil` if the task is suspended.
  private func run(_ body: @escaping @Sendable () async -> Int) -> Int? {
    let executor = DrainingExecutor()
    let value = Mutexed<Int?>(nil)
    Task(executorPreference: executor) {
      let result = await body()
      value.update { $0 = result }
    }
    #expect(executor.drain() == true)
    return value.value
  }

  @Test("continues at once in a task that was cancelled before the call")
  func cancelledBefore() {
    defer { price.releaseAll() }
    #expect(run { await endpoint("tea") } == nil)
    let answer = run {
      withUnsafeCurrentTask { $0?.cancel() }
      return await endpoint("a")
    }
    #expect(answer == 1)
    #expect(price.calls == ["tea", "a"])
  }

  @Test("is not suspended if it was released before, but only once")
  func releasedBefore() {
    defer { price.releaseAll() }
    price.release()
    #expect(run { await endpoint("tea") } == 3)
    #expect(run { await endpoint("tea") } == nil)
  }

  @Test("is resumed in the order of the calls")
  func order() {
    let executor = DrainingExecutor()
    let answers = Mutexed<[Int]>([])
    for name in ["a", "bb", "ccc"] {
      Task(executorPreference: executor) {
        let answer = await endpoint(name)
        answers.update { $0.append(answer) }
      }
    }
    #expect(executor.drain() == true)
    #expect(answers.value == [])
    price.release()
    #expect(executor.drain() == true)
    #expect(answers.value == [1])
    price.releaseAll()
    #expect(executor.drain() == true)
    #expect(answers.value == [1, 2, 3])
  }
}
