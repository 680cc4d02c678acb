import Capabilities
import CapabilityDecorators
import Synchronization
import Probes
import Testing

@Suite("Falling back")
struct FallingBackTests {
  private let seen = Seen()

  @Test("asks the backup only after errors that are a reason")
  func needsReason() {
    let shouldFallBack: @Sendable (Refusal) -> Bool = { $0 == Refusal("offline") }
    let find = endpoint(fail("not found"))
      .fallingBack(to: endpoint(answer(7)), when: shouldFallBack, observe: seen.note)
      .function()
    #expect(throws: Refusal("not found")) { try find() }
    let again = endpoint(fail("offline"))
      .fallingBack(to: endpoint(answer(7)), when: shouldFallBack, observe: seen.note)
      .function()
    #expect((try? again()) == 7)
    #expect(seen.texts == ["by nobody: refused not found", "by backup after refused offline"])
  }

  @Test("throws the backup's error where both fail, and tells both")
  func bothFail() {
    let find = endpoint(fail("offline"))
      .fallingBack(to: endpoint(fail("not cached")), observe: seen.note)
      .function()
    #expect(throws: Refusal("not cached")) { try find() }
    #expect(seen.texts == ["by nobody: refused offline, then refused not cached"])
  }

  @Test("does not ask the backup for a call that was cancelled")
  func passesCancellation() async {
    let seen = Mutex<[String]>([])
    let cancelled: @Sendable () async throws -> Int = { throw CancellationError() }
    let backup: @Sendable () async throws -> Int = { 7 }
    let find = endpoint(cancelled)
      .fallingBack(
        to: endpoint(backup),
        observe: { served in
          seen.withLock { $0.append(served.text) }
        }
      )
      .function()
    await #expect(throws: CancellationError.self) { try await find() }
    #expect(seen.withLock(\.self) == ["by nobody: CancellationError()"])
  }

  @Test("does not ask the backup in a cancelled task, whatever the error says")
  func respectsCancelledTask() async {
    let seen = seen
    let backup: @Sendable () async throws(Refusal) -> Int = { 7 }
    let find = endpoint(fail("cut off"))
      .asynchronous()
      .fallingBack(to: endpoint(backup), observe: seen.note)
      .function()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(of: find)
    }
    #expect(await call.value == .failure(Refusal("cut off")))
    #expect(seen.texts == ["by nobody: refused cut off"])
  }

  @Test("cannot fail where the backup cannot, not even for cancellation")
  func cannotFail() async {
    let find = endpoint(fail("cut off"))
      .fallingBack(to: endpoint { 7 }, observe: seen.note)
      .function()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return find()
    }
    #expect(await call.value == 7)
  }

  @Test("chains: each backup has a backup of its own")
  func chains() {
    let find = endpoint(fail("api"))
      .fallingBack(to: endpoint(fail("cache")))
      .fallingBack(to: endpoint { 7 })
      .function()
    #expect(find() == 7)
  }
}

/// Who answered, in words.
private final class Seen: Sendable {
  private let kept = Mutex<[String]>([])
  var texts: [String] { kept.withLock(\.self) }
  @Sendable func note(_ served: FallbackOutcome<Refusal>) {
    kept.withLock { $0.append(served.text) }
  }
}

private func fail(_ reason: String) -> @Sendable () throws(Refusal) -> Int {
  { () throws(Refusal) in throw Refusal(reason) }
}

private func answer(_ value: Int) -> @Sendable () throws(Refusal) -> Int {
  { () throws(Refusal) in value }
}
