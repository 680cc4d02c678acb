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
    let find = fallingBack(
      fail("not found"),
      to: answer(7),
      when: { $0 == Refusal("offline") },
      observe: seen.note
    )
    #expect(throws: Refusal("not found")) { try find() }
    let again = fallingBack(
      fail("offline"),
      to: answer(7),
      when: { $0 == Refusal("offline") },
      observe: seen.note
    )
    #expect((try? again()) == 7)
    #expect(seen.texts == ["by nobody: refused not found", "by backup after refused offline"])
  }

  @Test("throws the backup's error where both fail, and tells both")
  func bothFail() {
    let find = fallingBack(fail("offline"), to: fail("not cached"), observe: seen.note)
    #expect(throws: Refusal("not cached")) { try find() }
    #expect(seen.texts == ["by nobody: refused offline, then refused not cached"])
  }

  @Test("does not ask the backup for a call that was cancelled")
  func passesCancellation() async {
    let seen = Mutex<[String]>([])
    let cancelled: @Sendable () async throws -> Int = { throw CancellationError() }
    let find = fallingBack(
      cancelled,
      to: { () async throws in 7 },
      observe: { served in
        seen.withLock { $0.append(served.text) }
      }
    )
    await #expect(throws: CancellationError.self) { try await find() }
    #expect(seen.withLock(\.self) == ["by nobody: CancellationError()"])
  }

  @Test("does not ask the backup in a cancelled task, whatever the error says")
  func respectsCancelledTask() async {
    let seen = seen
    let find = fallingBack(
      fail("cut off"),
      to: { () async throws(Refusal) in 7 },
      observe: seen.note
    )
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await outcome(of: find)
    }
    #expect(await call.value == .failure(Refusal("cut off")))
    #expect(seen.texts == ["by nobody: refused cut off"])
  }

  @Test("cannot fail where the backup cannot, not even for cancellation")
  func cannotFail() async {
    let find = fallingBack(fail("cut off"), to: { 7 }, observe: seen.note)
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return find()
    }
    #expect(await call.value == 7)
  }

  @Test("chains: each backup has a backup of its own")
  func chains() {
    let find = fallingBack(fallingBack(fail("api"), to: fail("cache")), to: { 7 })
    #expect(find() == 7)
  }
}

/// Who answered, in words.
private final class Seen: Sendable {
  private let kept = Mutex<[String]>([])
  var texts: [String] { kept.withLock(\.self) }
  @Sendable func note(_ served: Served<Refusal>) { kept.withLock { $0.append(served.text) } }
}

private func fail(_ reason: String) -> @Sendable () throws(Refusal) -> Int {
  { () throws(Refusal) in throw Refusal(reason) }
}

private func answer(_ value: Int) -> @Sendable () throws(Refusal) -> Int {
  { () throws(Refusal) in value }
}
