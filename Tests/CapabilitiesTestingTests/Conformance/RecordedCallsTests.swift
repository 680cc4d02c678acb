import Capabilities
import CapabilitiesTesting
import Testing

@Suite("A conformance on the calls of a fault sweep")
struct RecordedCallsTests {
  private func conformance(
    named name: String = "NoteStore",
    calls: [String] = ["find", "save"]
  ) -> Conformance<NoteStore> {
    Conformance(
      name,
      reference: { .inMemory() },
      subject: { .inMemory() },
      calls: [ConformanceCall<NoteStore>].notes.filter { calls.contains($0.name) }
    )
  }

  @Test("makes each distinct sequence once, with the recorded inputs")
  func same() async throws {
    let report = try await conformance().expectSameAnswers(toCallsOf: renamingSweep)
    #expect(report.problems == [])
    #expect(report.calls.map(\.name) == ["save", "find"])
    // The whole story, and the stories that end at a failed `find` or a failed first `save`.
    #expect(report.sequences == 3)
    #expect(report.calls.map(\.made) == [3, 3])
  }

  @Test("a call that a recorded call made is not made a second time, also by a child task")
  func innerCalls() async throws {
    @Sendable func use(_ interceptor: some Interceptor) async {
      let add = interceptor.wrap("Bank.add") { @Sendable (number: Int) in number }
      let addTwice = interceptor.wrap("Bank.addTwice") { @Sendable (number: Int) async in
        async let first = add(number)
        return await first + add(number)
      }
      _ = await addTwice(1) + add(2)
    }
    let transcript = Transcript(keepingInputs: true)
    await use(transcript)
    let sweep = FaultSweep<Void>(
      "add",
      fixture: { _ in },
      run: { _, faults in await use(faults) },
      invariants: [.always],
      coverage: FaultCoverage(modes: [])
    )
    let adding = Conformance<Int>(
      "Bank",
      reference: { 0 },
      subject: { 0 },
      calls: ["add", "addTwice"].map { .call($0, .integer(in: 1...2)) { _, number in number } }
    )
    let report = try await adding.expectSameAnswers(toCallsIn: transcript.json())
    #expect(report.calls.map(\.made) == [1, 1])
    let ofSweep = try await adding.expectSameAnswers(toCallsOf: sweep)
    #expect(ofSweep.calls.map(\.made) == [1, 1])
  }

  @Test("finds a difference and drops the calls that it does not need")
  func found() async throws {
    let report = try await Conformance<NoteStore>(
      reference: { .inMemory() },
      subject: {
        var store = NoteStore.inMemory()
        let save = store.save
        store.save = { note throws(NoteError) in
          guard note.id != 2 else { throw .notFound(2) }
          try await save(note)
        }
        return store
      },
      calls: [
        .call("save", .note) { try await $0.save($1) },
        .call("find", .always(1)) { try await $0.find($1) },
      ]
    ).report(toCallsOf: renamingSweep)
    #expect(
      report.differences.map(\.text) == [
        """
        save(Note(id: 2, title: "b", tags: []))
          reference -> ()
          subject   throws notFound(2)
        """
      ]
    )
    #expect(report.differences.first?.code == nil)
  }

  @Test("reports endpoints without a call, other names, and inputs of another type")
  func mismatches() async throws {
    let missing = try await conformance(calls: ["save"]).report(toCallsOf: renamingSweep)
    #expect(
      missing.problems == [
        """
        NoteStore: no call is named find, which was recorded 3 times
          to fix: add it to the calls
        """
      ]
    )
    // The name is right, although the conformance has none of the recorded calls.
    let all = try await conformance(calls: ["delete"]).report(toCallsOf: renamingSweep)
    #expect(all.problems.count == 2)
    #expect(all.problems.allSatisfy { $0.hasPrefix("NoteStore: no call is named ") })
    let other = try await conformance(named: "Notes").report(toCallsOf: renamingSweep)
    #expect(
      other.problems == [
        """
        Notes: the recorded runs have no call of it
          to fix: name the conformance as the endpoints do, such as "NoteStore"
        """
      ]
    )
    await #expect(throws: InvalidConformanceError.self) {
      try await Conformance<NoteStore>(
        reference: { .inMemory() },
        subject: { .inMemory() },
        calls: [
          .call("save", .title) { store, _ in store }, .call("find", .title) { store, _ in store },
        ]
      ).report(toCallsOf: renamingSweep)
    }
  }
}
