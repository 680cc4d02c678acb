import Foundation
import Synchronization
import TestTraits
import Testing

@testable import CapabilitiesTesting

/// Two answers, and what a conformance says of them.
private struct AnswerPair: Sendable, CustomTestStringConvertible {
  enum Verdict: Equatable {
    case same
    case different
    /// The conformance fails, and names this part.
    case incomparable(String)
  }

  let testDescription: String
  let verdict: Verdict
  let one: @Sendable () -> any Sendable
  let other: @Sendable () -> any Sendable
  var normalizing: (@Sendable (String) -> String)?

  init(
    _ name: String,
    _ verdict: Verdict,
    _ one: @escaping @autoclosure @Sendable () -> any Sendable,
    _ other: @escaping @autoclosure @Sendable () -> any Sendable,
    normalizing: (@Sendable (String) -> String)? = nil
  ) {
    testDescription = name
    self.verdict = verdict
    (self.one, self.other, self.normalizing) = (one, other, normalizing)
  }

  static let all = [
    AnswerPair("bytes", .different, Data("a".utf8), Data("b".utf8)),
    AnswerPair("an optional", .different, Int?.none, 0),
    AnswerPair("zeros", .same, 0.0, -0.0),
    AnswerPair("not a number", .same, Double.nan, Double.nan),
    AnswerPair("not a number in a struct", .same, Weight(Double.nan), Weight(Double.nan)),
    AnswerPair("not a number in a set", .same, Set([Double.nan, 1]), Set([1, Double.nan])),
    AnswerPair("not a number as a key", .same, [Double.nan: 1], [Double.nan: 1]),
    AnswerPair("a value of no number", .different, [Double.nan: 1], [Double.nan: 2]),
    AnswerPair("erased bytes", .different, Erased(part: Data([1])), Erased(part: Data([2]))),
    AnswerPair("nothing", .same, (), ()),
    AnswerPair("sets in any order", .same, [Set(0...20)], [Set((0...20).reversed())]),
    AnswerPair("dictionaries", .same, ["a": Part(1), "b": Part(2)], ["b": Part(2), "a": Part(1)]),
    AnswerPair("values of a dictionary", .different, ["a": Part(1)], ["a": Part(2)]),
    AnswerPair("types", .different, [Int.self], [String.self]),
    AnswerPair("a case with a value", .different, Shape.circle(1), Shape.circle(2)),
    AnswerPair("two cases", .different, Shape.circle(1), Shape.point),
    AnswerPair("two cases with one description", .different, [Sign.minus], [Sign.plus]),
    AnswerPair("a struct without ==", .same, [Part(1)], [Part(1)]),
    AnswerPair("equal by an operator", .same, Folded("a"), Folded("A")),
    // Text has the same Unicode scalars.
    AnswerPair("a composed letter", .different, "\u{E9}", "e\u{301}"),
    AnswerPair(
      "a composed letter in a note",
      .different,
      Note(id: 1, title: "\u{E9}"),
      Note(id: 1, title: "e\u{301}")
    ),
    AnswerPair("a composed letter in a set", .different, Set(["\u{E9}"]), Set(["e\u{301}"])),
    AnswerPair("a composed letter as a key", .different, ["\u{E9}": 1], ["e\u{301}": 1]),
    AnswerPair("a composed letter in an object", .different, Named("\u{E9}"), Named("e\u{301}")),
    AnswerPair(
      "a normalized letter",
      .same,
      "\u{E9}",
      "e\u{301}",
      normalizing: { $0.precomposedStringWithCanonicalMapping }
    ),
    AnswerPair(
      "bytes beside normalized text",
      .different,
      Data("a".utf8),
      Data("b".utf8),
      normalizing: { $0 }
    ),
    // Objects.
    AnswerPair("state of a superclass", .different, Named("a", rank: 1), Named("a", rank: 2)),
    AnswerPair("an object with the same state", .same, Named("a"), Named("a")),
    AnswerPair("shared objects", .same, Twice(30), Twice(30)),
    AnswerPair("an object in a struct", .different, [Named("a", rank: 1)], [Named("a", rank: 2)]),
    // Parts that cannot be compared.
    AnswerPair("a closure", .incomparable("a @Sendable () -> Int"), returning(1), returning(2)),
    AnswerPair("a capability", .incomparable("read, a @Sendable () -> Int"), Handle(1), Handle(2)),
    AnswerPair("a capability beside a difference", .different, (Handle(1), 1), (Handle(1), 2)),
    AnswerPair(
      "a case with a closure",
      .incomparable("run, a @Sendable () -> Int"),
      Shape.run(returning(1)),
      Shape.run(returning(2))
    ),
    AnswerPair(
      "a normalized capability",
      .incomparable("read, a @Sendable () -> Int"),
      Handle(1),
      Handle(2),
      normalizing: { $0 + "" }
    ),
    AnswerPair("a list of streams", .incomparable("[0], a stream"), [noNumbers()], [noNumbers()]),
    AnswerPair(
      "streams in pairs",
      .incomparable(".1, a stream"),
      (1, noNumbers()),
      (1, noNumbers())
    ),
    AnswerPair("an actor", .incomparable("an actor"), Room(), Room()),
    AnswerPair("no state", .incomparable("a Token without visible state"), Token(), Token()),
    AnswerPair("a lock", .incomparable("state, state that cannot be read"), Locked(1), Locked(2)),
  ]
}

@Suite("What a conformance compares")
struct ComparedPartsTests {
  @Test("of two answers or elements", .hangLimit, arguments: AnswerPair.all, [false, true])
  fileprivate func answers(_ pair: AnswerPair, areElements: Bool) async throws {
    @Sendable func value(_ isOther: Bool) -> any Sendable { isOther ? pair.other() : pair.one() }
    let element = ConformanceCall<Bool>.call("value", elements: 1) { isOther in
      AsyncStream { value(isOther) }
    }
    let report = try await Conformance<Bool>(
      "Pair",
      reference: { false },
      subject: { true },
      normalizing: pair.normalizing,
      calls: [areElements ? element : .call("value") { value($0) }]
    ).report(sequences: 1)
    #expect(report.differing == (pair.verdict == .different ? 1 : 0))
    let problem = report.problems.first.map { String($0.prefix { $0 != "\n" }) }
    if case .incomparable(let part) = pair.verdict {
      let place = areElements ? "[0], " : ""
      #expect(problem == "Pair: the answers of value cannot be compared: \(place)\(part)")
    } else {
      #expect(problem == nil)
    }
  }

  @Test("of the answers in a history is all of them", arguments: [true, false])
  func histories(isOpen: Bool) async throws {
    let report = try await Conformance<Room>(
      "Pair",
      reference: { Room() },
      subject: { Room() },
      calls: [
        .call("open", comparing: { (handle: Handle) in isOpen ? handle : nil }) { _ in Handle(1) },
        // From several statements, the compiler infers no type.
        .call("enter", .integer()) { room, number in
          let text = "\(number)"
          return await room.enter(text)
        },
      ]
    ).linearizabilityReport(histories: 20, schedules: 100)
    let problem = """
      Pair: the answers of open cannot be compared: read, a @Sendable () -> Int
        to fix: compare a part of the result with `comparing:`, or errors with `errors: .byCase`
      """
    #expect(report.problems == (isOpen ? [problem] : []))
  }

  @Test("of a serializable invariant is all of it, or a warning", arguments: [true, false])
  func serializable(isOpen: Bool) async throws {
    let report = try await FaultSweep(
      "handles",
      fixture: { _ in KVStore(["x": 1]) },
      tasks: [
        "one": { store, faults in
          _ = try await store.kv.intercepted(by: faults).add("x", 1)
          if isOpen { faults.record(result: Handle(1)) }
        }, "two": { _ = try await $0.kv.intercepted(by: $1).add("x", 2) },
      ],
      invariants: [.serializable { (isOpen ? [Handle(1)] : [], $0["x"]) }],
      coverage: FaultCoverage(modes: [], patience: .zero)
    ).report()
    let parts = ["the invariant serializable observes": ".0[0].read", "one records": "read"]
    let warnings = parts.sorted { $0.key > $1.key }.map { place, part in
      """
      what \(place) cannot be compared: \(part), a @Sendable () -> Int
        to fix: return or record the part to compare
      """
    }
    #expect(report.warnings == (isOpen ? warnings : []))
    #expect(report.failureMessages == [])
  }

  /// By case, structs differ in their type only; enums in their case; Cocoa errors in their code.
  @Test(
    "of two errors, by case and whole",
    arguments: [
      (NoteError.rejected("a"), NoteError.rejected("b"), true, false),
      (NoteError.rejected("1"), NoteError.notFound(1), false, false),
      (Sign.minus, Sign.plus, false, false), (Sign.plus, Sign.plus, true, true),
      (Refusal(reason: "a"), Refusal(reason: "b"), true, false),
      (Refusal(reason: "a"), Refusal(reason: "a"), true, true),
      (Refusal(reason: "a"), NoteError.rejected("a"), false, false),
      (NoteError.rejected("a"), Inbox.NoteError.rejected("a"), false, false),
      (CocoaError(.fileNoSuchFile), CocoaError(.fileLocking), false, false),
      (CocoaError(.fileLocking, userInfo: ["a": 1]), CocoaError(.fileLocking), true, false),
      (NSError(domain: "a", code: 1), NSError(domain: "a", code: 2), false, false),
      (NSError(domain: "a", code: 1), NSError(domain: "a", code: 1), true, true),
    ] as [(any Error, any Error, Bool, Bool)]
  )
  func errors(_ one: any Error, _ other: any Error, byCase: Bool, whole: Bool) async throws {
    for (comparison, isSame) in [(ErrorComparison.byCase, byCase), (.whole, whole)] {
      let report = try await Conformance<Bool>(
        reference: { false },
        subject: { true },
        errors: comparison,
        calls: [.call("fail") { isOther -> Int in throw isOther ? other : one }]
      ).report(sequences: 1)
      #expect(report.differing == (isSame ? 0 : 1), "\(comparison)")
      #expect("\(report)".contains(".byCase") == (byCase && !isSame), "\(report)")
    }
  }

  @Test("of an object in a result is its state when the call returned")
  func changedObject() async throws {
    @Sendable func list(_ one: Ranked) -> [any Sendable] { [[one], Holder(ranked: one), (one, 1)] }
    let report = try await Conformance<Ranked>(
      reference: { Ranked(rank: 0) },
      subject: { Ranked(rank: 0) },
      calls: [
        .call("change", .integer(in: 0...2)) { one, part in
          one.rank += 1
          return list(one)[part]
        }
      ]
    ).report(of: "change(0) change(1) change(2)")
    #expect(report.differences == [])
  }

  @Test("of one object on both sides is nothing")
  func sameObject() async throws {
    let token = Token()
    func error(_ subject: @escaping @Sendable () -> Token) async throws -> String? {
      let conformance = Conformance<Token>(
        reference: { token },
        subject: subject,
        calls: [.call("number") { _ in 1 }]
      )
      do {
        _ = try await conformance.report(sequences: 1)
        return nil
      } catch let error as InvalidConformanceError {
        return error.description
      }
    }
    #expect(
      try await error { token } == """
        the reference and the subject are the same object; create one for each of them
        """
    )
    #expect(try await error { Token() } == nil)
  }

  /// A late subject sends its elements after other tasks have run.
  @Test(
    "of streams that stay open are the elements that are ready, or the given number",
    arguments: [
      (2, 2, false, nil, 0), (2, 3, false, nil, 1), (2, 1, false, nil, 1), (2, 2, true, nil, 0),
      (2, 0, false, nil, 1), (0, 0, false, nil, 0), (2, 3, true, 2, 0),
    ] as [(Int, Int, Bool, Int?, Int)]
  )
  func openStreams(
    first: Int,
    second: Int,
    isLate: Bool,
    elements: Int?,
    differing: Int
  ) async throws {
    let open = Mutexed<[AsyncStream<Int>.Continuation]>([])
    let report = try await Conformance<Bool>(
      "Clock",
      reference: { false },
      subject: { true },
      calls: [
        .call("ticks", elements: elements) { isSubject in
          let (stream, ticks) = AsyncStream<Int>.makeStream()
          open.update { $0.append(ticks) }
          let task = Task {
            for _ in 0..<(isSubject && isLate ? 200 : 0) { await Task.yield() }
            for number in 0..<(isSubject ? second : first) { ticks.yield(number) }
          }
          if !isLate { await task.value }
          return stream
        }
      ]
      // A stream without a ready element waits for 2,000 turns of the other tasks: minutes on a busy
      // machine.
    ).report(sequences: 1, patience: .seconds(HangLimit.seconds))
    #expect(report.differing == differing, "\(report)")
    let problem = """
      Clock: no element of the streams of ticks was ready in 1 call
        to fix: pass `elements:`, or make calls before it that lead to elements
      """
    #expect(report.problems == (first == 0 ? [problem] : []))
  }

  @Test("of streams that differ get more time 20 times, and are then only counted")
  func certainDifference() async throws {
    let made = Mutexed(0)
    let call = ConformanceCall<Int>.call("ticks") { number in
      AsyncStream<Int> { if number == 1 { $0.finish() } }
    }
    let open = Conformance(reference: { 1 }, subject: { made.increment() + 1 }, calls: [call])
    let report =
      try await open
      .report(sequences: 100, length: 1, patience: .seconds(HangLimit.seconds))
    #expect(report.differing == 100 && made.value < 150)
  }
}

private struct Weight: Equatable, Sendable {
  let kilograms: Double; init(_ kilograms: Double) { self.kilograms = kilograms }
}

private struct Part: Sendable { let number: Int; init(_ number: Int) { self.number = number } }

private enum Shape: Sendable {
  case point
  case circle(Int)
  case run(@Sendable () -> Int)
}

private struct Folded: Equatable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (one: Folded, other: Folded) -> Bool {
    one.text.lowercased() == other.text.lowercased()
  }
}

private struct Holder { let ranked: Ranked }

private class Ranked: @unchecked Sendable {
  var rank: Int
  init(rank: Int) { self.rank = rank }
}

private final class Named: Ranked, @unchecked Sendable {
  let name: String
  init(_ name: String, rank: Int = 0) {
    self.name = name
    super.init(rank: rank)
  }
}

private struct Handle: Sendable {
  let read: @Sendable () -> Int
  init(_ number: Int) { read = returning(number) }
}

private actor Room {
  private var guests: [String] = []
  func enter(_ guest: String) { guests.append(guest) }
}

private final class Token: Sendable {}

/// An object whose two parts are one.
private final class Twice: Sendable {
  let parts: [Twice]
  init(_ depth: Int) { parts = depth == 0 ? [] : Array(repeating: Twice(depth - 1), count: 2) }
}

private final class Locked: Sendable {
  let state: Mutex<Int>
  init(_ number: Int) { state = Mutex(number) }
}

private struct Erased: @unchecked Sendable { let text: AnyHashable = "a", part: AnyHashable }
private struct Refusal: Error, Hashable { let reason: String }
private enum Sign: Error, CustomStringConvertible {
  case minus, plus
  var description: String { "a sign" }
}
private enum Inbox { enum NoteError: Error { case rejected(String) } }

private func returning(_ number: Int) -> @Sendable () -> Int { { number } }
