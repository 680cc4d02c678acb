import Synchronization
import Probes
import Testing

@Suite("The test fixtures")
struct InstrumentTests {
  @Test("a probe detects an endpoint that leaves its caller's actor, and the hop back")
  func noticesHops() async {
    let notes = Mutex<Set<String>>([])
    await withKnownIssue {
      await Outpost().run { outpost in
        let probe = Probe(caller: Probe.Caller(actor: outpost, jobs: { outpost.jobs }))
        let away: @concurrent @Sendable (String) async -> String = { a in await probe.async(a) }
        await probe.expect("a", journal: ["a"]) { await away("a") }
      }
    } matching: { issue in
      notes.withLock { $0.formUnion(issue.comments.map(\.rawValue)) }
      return !issue.comments.isEmpty
    }
    let notices: Set = ["left its actor", "ran off its actor's executor", "hopped"]
    #expect(notes.withLock(\.self) == notices)
  }
}
