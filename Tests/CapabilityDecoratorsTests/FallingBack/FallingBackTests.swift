import CapabilityDecorators
import CapabilityLifetimes
import Probes
import Testing

@Suite("Falling back")
struct FallingBackTests {
  private let seen = Log()

  @Test("calls the backup only after errors that the predicate accepts")
  func selectsErrors() {
    let shouldFallBack: @Sendable (Refusal) -> Bool = { $0 == Refusal("offline") }
    let find = endpoint(fail("not found"))
      .fallingBack(to: endpoint(answer(7)), when: shouldFallBack, observe: seen.record)
      .function()
    #expect(throws: Refusal("not found")) { try find() }
    let again = endpoint(fail("offline"))
      .fallingBack(to: endpoint(answer(7)), when: shouldFallBack, observe: seen.record)
      .function()
    #expect((try? again()) == 7)
    #expect(seen.lines == ["failed: refused not found", "backup after refused offline"])
  }

  @Test("throws the backup's error if both fail, and reports both errors")
  func bothFail() {
    let find = endpoint(fail("offline"))
      .fallingBack(to: endpoint(fail("not cached")), observe: seen.record)
      .function()
    #expect(throws: Refusal("not cached")) { try find() }
    #expect(seen.lines == ["failed: refused offline, then refused not cached"])
  }

  @Test("does not call the backup after a cancelled call")
  func passesCancellation() async {
    let seen = seen
    let cancelled: @Sendable () async throws -> Int = { throw CancellationError() }
    let backup: @Sendable () async throws -> Int = { 7 }
    let find = endpoint(cancelled)
      .fallingBack(to: endpoint(backup), observe: { seen.add($0.text) })
      .function()
    await #expect(throws: CancellationError.self) { try await find() }
    #expect(seen.lines == ["failed: CancellationError()"])
  }

  @Test("does not call the backup in a cancelled task, for any error")
  func respectsCancelledTask() async {
    let seen = seen
    let backup: @Sendable () async throws(Refusal) -> Int = { 7 }
    let find = endpoint(fail("cut off"))
      .asynchronous()
      .fallingBack(to: endpoint(backup), observe: seen.record)
      .function()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(of: find)
    }
    #expect(await call.value == .failure(Refusal("cut off")))
    #expect(seen.lines == ["failed: refused cut off"])
  }

  @Test("never throws if the backup does not, not even when cancelled")
  func neverThrows() async {
    let find = endpoint(fail("cut off"))
      .fallingBack(to: endpoint { 7 }, observe: seen.record)
      .function()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return find()
    }
    #expect(await call.value == 7)
  }

  @Test("reports which of the two returned the value, for each effect")
  func reports() async throws {
    for reason in [nil, "offline"] {
      let primary: @Sendable () throws(Refusal) -> Int = { () throws(Refusal) in
        if let reason { throw Refusal(reason) }
        return 1
      }
      let sync = endpoint(primary)
      let (async, value) = (sync.asynchronous(), reason == nil ? 1 : 7)
      let settledLater = async.fallingBack(to: endpoint { () async in 7 }, observe: seen.record)
      #expect(
        try sync.fallingBack(to: endpoint(answer(7)), observe: seen.record).function()() == value
      )
      #expect(sync.fallingBack(to: endpoint { 7 }, observe: seen.record).function()() == value)
      #expect(await settledLater.function()() == value)
      let later = async.fallingBack(to: endpoint(answer(7)).asynchronous(), observe: seen.record)
      #expect(try await later.function()() == value)
    }
    let backups = Array(repeating: "backup after refused offline", count: 4)
    #expect(seen.lines == Array(repeating: "primary", count: 4) + backups)
  }

  @Test("can be chained")
  func chains() {
    let find = endpoint(fail("api"))
      .fallingBack(to: endpoint(fail("cache")))
      .fallingBack(to: endpoint { 7 })
      .function()
    #expect(find() == 7)
  }
}

extension Log {
  /// Records an outcome in words.
  @Sendable fileprivate func record(_ outcome: FallbackOutcome<Refusal>) { add(outcome.text) }
}

private func fail(_ reason: String) -> @Sendable () throws(Refusal) -> Int {
  { () throws(Refusal) in throw Refusal(reason) }
}

private func answer(_ value: Int) -> @Sendable () throws(Refusal) -> Int {
  { () throws(Refusal) in value }
}
