import Foundation
import Synchronization
import TestTraits
import Testing

@testable import CapabilitiesTesting

@Suite("A conformance")
struct ConformanceTests {
  // MARK: Reports

  @Test("shows the shortest calls, both answers, and a code that makes them again")
  func message() async throws {
    let conformance = Conformance.notes { .inMemory(.missingConflict) }
    let report = try await conformance.report(sequences: 300)
    let difference = try #require(report.differences.first)
    #expect(
      difference.text == """
        save(Note(id: 1, title: "a", tags: [])) -> ()
        save(Note(id: 2, title: "a", tags: []))
          reference throws titleTaken(by: "a")
          subject   -> ()
        """
    )
    #expect(difference.code == "save(0.0.0) save(1.0.0)")
    #expect(report.description.contains("reproduce with: try await conformance.expectSameAnswers("))

    let again = try await conformance.report(of: #require(difference.code))
    #expect(again.sequences == 1)
    #expect(again.differences.map(\.text) == [difference.text])
    let fixed = try await Conformance.notes { .inMemory() }.expectSameAnswers(
      of: "create(0) create(0)"
    )
    #expect(fixed.differences == [])
  }

  @Test("records failures and warnings")
  func severities() async throws {
    struct Report {
      let messages = ["a failure"]
      let warnings = ["a warning"]
    }
    let issues = try await recordedIssues {
      _ = try await Conformance.notes { .inMemory() }
        .recordIssues(\Report.messages, \.warnings, at: #_sourceLocation) { Report() }
    }
    #expect(issues.map(\.text) == ["a failure", "a warning"])
    #expect(issues.map(\.severity) == [.error, .warning])
  }

  // MARK: Answers

  @Test("compares what a call says is the answer, and normalized texts")
  func comparing() async throws {
    func conformance(
      _ calls: [ConformanceCall<Int>],
      normalizing: (@Sendable (String) -> String)? = nil
    ) -> Conformance<Int> {
      Conformance(
        "numbers",
        reference: { 10 },
        subject: { 20 },
        normalizing: normalizing,
        calls: calls
      )
    }
    let whole: [ConformanceCall<Int>] = [
      .call("number", .always("e\u{301}")) { number, _ in number }
    ]
    let part: [ConformanceCall<Int>] = [
      .call("number", comparing: { $0.isMultiple(of: 10) }) { $0 }
    ]
    let text = try await conformance(whole).report(sequences: 1).differences.first?.text
    #expect(text?.hasPrefix(#"number("e\u{301}")"#) == true)
    #expect(try await conformance(part).report(sequences: 1).differing == 0)
    let normalized = conformance(whole) { $0.replacing(/[0-9]+/, with: "#") }
    #expect(try await normalized.report(sequences: 1).differing == 0)
  }

  @Test("compares the elements of streams and how they end")
  func streams() async throws {
    func text(_ subject: @escaping @Sendable () -> AsyncThrowingStream<Int, any Error>) async throws
      -> String?
    {
      let reference: @Sendable () -> AsyncThrowingStream<Int, any Error> = { .of([1, 2]) }
      return try await Conformance<@Sendable () -> AsyncThrowingStream<Int, any Error>>(
        "stream",
        reference: { reference },
        subject: { subject },
        calls: [.call("elements") { $0() }]
      ).report(sequences: 1).differences.first?.calls.first?.subject
    }
    #expect(try await text { .of([1, 2]) } == nil)
    #expect(try await text { .of([1]) } == "-> 1, end")
    #expect(try await text { .of([1, 2], NoteError.notFound(3)) } == "-> 1, 2, throws notFound(3)")
    let end = ConformanceCall<Int>.call("e") { AsyncThrowingStream.of([1], NoteError.notFound($0)) }
    let ends = Conformance(reference: { 1 }, subject: { 2 }, errors: .whole, calls: [end])
    #expect(try await "\(ends.report(sequences: 1))".contains("pass `errors: .byCase`"))
  }

  @Test("gives each side the identifiers that it has returned itself")
  func ownIdentifiers() async throws {
    let calls: [ConformanceCall<Numbers>] = [
      .call("add", comparing: { _ in "an identifier" }) { $0.add() },
      .call("isKnown", .returned(by: "add", \Int.self, or: .always(-1))) { $0.isKnown($1) },
    ]
    let conformance = Conformance<Numbers>(
      reference: { Numbers(from: 100) },
      subject: { Numbers(from: 200) },
      calls: calls
    )
    let report = try await conformance.expectSameAnswers(sequences: 100)
    #expect(report.calls.last?.answers == 2)
  }

  @Test("ends a call that takes longer than its patience")
  func patience() async throws {
    let time = PatienceTime()
    let conformance = Conformance<Bool>(
      reference: { false },
      subject: { true },
      calls: [
        .call("wait") { waits in
          guard waits else { return }
          // The first part notices the call.
          time.pass(parts: 1 + TimeLimit.parts)
          try await Task.sleep(for: .seconds(86_400))
        }
      ]
    )
    let report = try await time.run {
      try await conformance.report(of: "wait() wait()", patience: .milliseconds(20))
    }
    #expect(report.differences.first?.calls.map(\.subject) == ["no answer in 0.02 seconds"])
  }

  @Test("leaves a call alone that ignores its cancellation, and stops after such calls")
  func stuck() async throws {
    let (time, stuck) = (PatienceTime(), Mutexed<[CheckedContinuation<Void, Never>]>([]))
    func report(_ reference: Bool) async throws -> ConformanceReport {
      let conformance = Conformance<Bool>(
        "Bell",
        reference: { reference },
        subject: { true },
        calls: [
          .call("ring") { $0 },
          .call("wait") { waits in
            guard waits else { return }
            await withCheckedContinuation { one in
              stuck.update { $0.append(one) }
              // Until the call is cancelled, and then until it is left alone.
              time.pass(parts: 1 + 2 * TimeLimit.parts)
            }
          },
        ]
      )
      return try await time.run {
        var search = try ConformanceSearch(
          conformance,
          .random(sequences: 100, length: 4, seed: 1),
          budget: nil,
          patience: .milliseconds(20),
          waitLimit: .milliseconds(60)
        )
        try await search.run()
        return search.report
      }
    }
    let both = try await report(true)
    #expect(both.sequences < 20)
    #expect(both.differences == [])
    #expect(
      both.problems.first { $0.contains("wait") }?.hasPrefix("Bell: wait never returned in ")
        == true
    )
    #expect(
      both.warnings == [
        """
        Bell: only \(both.sequences) of 100 sequences ran, because calls did not end in 0.02 seconds \
        on both sides
          to fix: remove these calls, let them end, pass `elements:` for a stream, or lower patience
        """
      ]
    )
    let one = try await report(false)
    #expect(one.sequences < 20)
    #expect(one.differences.contains { $0.calls.last?.subject == "no answer in 0.02 seconds" })
    for one in stuck.value { one.resume() }
  }

  /// A counter whose additions have their effect, but some answers are lost: of three, the third one.
  private struct Unreliable: Sendable {
    let numbers: Numbers
    let loss: Int

    func add() throws -> Int {
      let number = numbers.add()
      if number.isMultiple(of: loss) { throw CocoaError(.fileLocking) }
      return number
    }
  }

  @Test("a call whose answer is lost may have had its effect or not", arguments: [true, false])
  func unknown(isNamed: Bool) async throws {
    let unknown: @Sendable (any Error) -> Bool = { ($0 as? CocoaError)?.code == .fileLocking }
    @Sendable func refused(_ number: Int) throws -> Int { throw NoteError.notFound(number) }
    func conformance(_ loss: Int, fails: Bool = false) -> Conformance<Unreliable> {
      Conformance(
        "Counter",
        reference: { Unreliable(numbers: Numbers(from: 0), loss: .max) },
        subject: { Unreliable(numbers: Numbers(from: 0), loss: loss) },
        unknown: isNamed ? unknown : nil,
        calls: [.call("add") { fails ? try refused($0.add()) : try $0.add() }]
      )
    }
    let report = try await conformance(3).report(sequences: 40)
    #expect((report.differing == 0) == isNamed)
    #expect(report.problems == [])
    #expect(!isNamed || report.calls.first?.answers == 2)  // without the lost one and later ones
    let problem = try await conformance(1).report(sequences: 40).problems.first
    let lost = "Counter: add threw an `unknown` error in 40 calls, so no answer was compared\n"
    #expect(problem?.hasPrefix(lost) == (isNamed ? true : nil))
    // In each sequence, one call fails, and the answer of a second one is lost.
    let never = try await conformance(2, fails: true).report(sequences: 9).problems.first
    let nine = "Counter: add never returned in 9 calls, on both sides\n"
    #expect(!isNamed || never?.hasPrefix(nine) == true, "\(never ?? "")")
    let none = try await conformance(1).linearizabilityReport(histories: 4, schedules: 10)
    #expect(none.problems.contains { $0.hasPrefix("Counter: add threw an `unknown`") } == isNamed)
    let histories = try await conformance(3)
      .linearizabilityReport(histories: 40, schedules: 100, length: 2)
    #expect((histories.violations == 0) == isNamed)
    #expect(histories.overdue == 0)
  }

  // MARK: State

  @Test("creates new values for each sequence, or resets them")
  func state() async throws {
    let created = Mutexed(0)
    func conformance(
      reset: (@Sendable (Numbers) async throws -> Void)?
    ) -> Conformance<Numbers> {
      Conformance(
        reference: { Numbers(from: 0) },
        subject: {
          created.increment()
          return Numbers(from: 0)
        },
        reset: reset,
        calls: [.call("add") { $0.add() }]
      )
    }
    try await conformance(reset: nil).expectSameAnswers(sequences: 20)
    #expect(created.value == 20)
    let report = try await conformance { $0.reset() }.expectSameAnswers(sequences: 20)
    #expect(created.value == 21)
    #expect((report.calls.first?.answers ?? 0) <= 12)
  }

  // MARK: Green means compared

  @Test("counts different answers that have the same description")
  func distinctAnswers() async throws {
    struct Page { var body: Data }
    let report = try await Conformance<Int>(
      "pages",
      reference: { 0 },
      subject: { 0 },
      calls: [.call("read", .integer(in: 1...3)) { Page(body: Data([UInt8($0 + $1)])) }]
    ).report(sequences: 20)
    #expect(report.calls.first?.answers == 3)
  }

  @Test("reports calls that never returned, and calls that were never made")
  func unchecked() async throws {
    let report = try await Conformance<Int>(
      "numbers",
      reference: { 0 },
      subject: { 0 },
      calls: [
        .call("fail") { _ -> Int in throw NoteError.notFound(1) },
        .call("number", weight: 1_000) { $0 },
      ]
    ).report(sequences: 4, length: 4)
    #expect(report.calls.map(\.name) == ["fail", "number"])
    #expect(
      report.problems.first?.hasPrefix("numbers: fail was never called in 4 sequences") == true
        || report.problems.first?.hasPrefix("numbers: fail never returned") == true
    )
    let none = try await Conformance.notes { .inMemory() }.report(budget: .zero)
    #expect(none.problems == ["NoteStore: no sequence ran\n  to fix: raise sequences or budget"])
    let some = try await Conformance.notes { .inMemory() }
      .report(sequences: 10_000_000, budget: .milliseconds(500))
    // A busy machine runs so few sequences that more is missing.
    let warning = "NoteStore: only \(some.sequences) of 10000000 sequences ran within the budget\n"
    #expect(some.sequences == 0 || some.warnings.contains { $0.hasPrefix(warning) }, "\(some)")
    let search = try ConformanceSearch(
      Conformance.notes { .inMemory() },
      .random(sequences: 10_000_000, length: 12, seed: 1),
      budget: .seconds(1),
      patience: .zero
    )
    #expect(search.sequence(25).0.steps.count == 12)
  }

  @Test("reports a difference as it was found if the test is cancelled while it is simplified")
  func cancelled() async throws {
    let created = Mutexed(0)
    let conformance = Conformance.notes {
      if created.increment() > 1 { withUnsafeCurrentTask { $0?.cancel() } }
      return .inMemory(.wrongError)
    }
    let code = "all() save(0.0.0) all() save(1.0.0)"
    let report = try await Task { try await conformance.report(of: code) }.value
    #expect(report.differences.map(\.code) == [code])
    let list = CallSequence.Step(call: 0, inputs: .generated(Array(repeating: 1, count: 100)))
    #expect(CallSequence(steps: [list]).simplifications.count < 1_200)
  }

  @Test("says that a side is not deterministic")
  func random() async throws {
    let numbers = Mutexed(0)
    let conformance = Conformance<Int>(
      "numbers",
      reference: { numbers.increment() },
      subject: { 0 },
      calls: [.call("number") { $0 }]
    )
    let report = try await conformance.report(sequences: 1)
    #expect(report.description.contains("the reference itself answers differently each time"))
    #expect(report.differences.map(\.referenceRepeats) == [false])
  }

  @Test("says that the same calls made again had the same answers")
  func unrepeated() async throws {
    let isFirst = Mutex(true)
    let conformance = Conformance<Int>(
      "numbers",
      reference: { 1 },
      // Only the first call is answered differently, and no later one.
      subject: {
        isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst ? 0 : 1
        }
      },
      calls: [.call("number") { $0 }]
    )
    let report = try await conformance.report(sequences: 1)
    #expect(report.differences.map(\.isRepeated) == [false])
    #expect(report.differences.map(\.referenceRepeats) == [true])
    #expect(
      report.description.contains(
        """
          the same calls made again had the same answers: one of the sides is not deterministic
            to fix: give each side a new state and the same clock and seed; sort dictionaries and sets
        """
      ),
      "\(report)"
    )
  }

  @Test("rejects calls with equal names, no calls, and codes and names that do not exist")
  func invalid() async throws {
    func problem(_ calls: [ConformanceCall<Int>], code: String? = nil) async throws -> String? {
      let conformance = Conformance<Int>(reference: { 0 }, subject: { 0 }, calls: calls)
      do {
        if let code {
          try await conformance.expectSameAnswers(of: code)
        } else {
          try await conformance.expectSameAnswers(sequences: 5)
        }
        return nil
      } catch let error as InvalidConformanceError {
        return "\(error)"
      }
    }
    let call = ConformanceCall<Int>.call("a (b)") { $0 }
    #expect(try await problem([]) == "Int has no calls")
    #expect(try await problem([call, call]) == "two calls of Int are named a (b)")
    #expect(try await problem([call], code: "a %28b%29()") == nil)
    #expect(try await problem([call], code: "c()") == #"no call is named "c"; the calls are a (b)"#)
    #expect(
      try await problem([call], code: "c") == "expected a call such as `save(0.1)`, found `c`"
    )
    #expect(try await problem([call], code: "a %28b%29(x)") == "expected numbers in `a %28b%29(x)`")
    #expect(try await problem([call], code: " ") == "the code has no calls")
    #expect(
      try await problem([.call("a", .element(of: [Int]())) { $1 }])
        == "element(of:) has no elements"
    )
    #expect(
      try await problem([.call("a", .returned(by: "b", \Int.self, or: .always(1))) { $1 }])
        == #"no call is named "b", which returned(by:) names"#
    )
    #expect(
      try await problem(
        [
          .call("a") { "\($0)" },
          .call("b", .returned(by: "a", \Int.self, or: .always(1)), weight: 9) { $1 },
        ],
        code: "a() b()"
      ) == "a returns String, but returned(by:) expects Int"
    )
  }

  @Test("reads the elements of a stream that are ready, however few pauses there are")
  func readyElements() async throws {
    let notes = Conformance.notes { .inMemory() }
    let code = "save(0.0.0) changes()"
    let sequence = try CallSequence(code: code, names: notes.calls.map(\.name))
    var runner = SequenceRunner(notes, patience: .seconds(60))
    runner.pauses = 1
    for _ in 0..<100 {
      let answers = try await runner.run(sequence).reference.map(\.answer.text)
      #expect(answers.last == #"-> "saved 1", end"#)
    }
  }

  @Test("does not count the pauses of a stream as the time of its call")
  func pauses() async {
    let open = Conformance<Int>(reference: { 1 }, subject: { 2 }, calls: [])
    let watch = CallWatch()
    let quiet = AsyncStream<Int> { _ in }
    let call = ConformanceInputs<Int>(describe: { "" }, key: nil) { ($0, quiet) }
    watch.begin("open")
    #expect((1...3).map { _ in watch.addPart() } == [0, 1, 2])
    let answer = await open.answer(to: call, of: 1, untilQuietFor: 2, watch).answer
    #expect(answer.text == "-> …")
    #expect(watch.addPart() == 0)
  }

  @Test("makes the same calls for the same seed")
  func seeds() async throws {
    let differing = try await [1, 1, 2].asyncMap { seed in
      try await Conformance.notes { .inMemory(.order) }.report(sequences: 150, seed: seed).differing
    }
    #expect(differing[0] == differing[1])
    #expect(differing[0] > 0)
    #expect(differing[2] > 0)
  }
}

/// A counter with the shape of a service that chooses identifiers.
private final class Numbers: Sendable {
  private let start: Int
  private let last: Mutexed<Int>

  init(from start: Int) {
    self.start = start
    last = Mutexed(start)
  }

  func add() -> Int { last.increment() }
  func isKnown(_ number: Int) -> Bool { number > start && number <= last.value }
  func reset() { last.value = start }
}

extension AsyncThrowingStream<Int, any Error> {
  fileprivate static func of(_ elements: [Int], _ error: (any Error)? = nil) -> Self {
    AsyncThrowingStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish(throwing: error)
    }
  }
}

extension Sequence {
  fileprivate func asyncMap<Output>(
    _ transform: (Element) async throws -> Output
  ) async rethrows -> [Output] {
    var outputs: [Output] = []
    for element in self { outputs.append(try await transform(element)) }
    return outputs
  }
}
