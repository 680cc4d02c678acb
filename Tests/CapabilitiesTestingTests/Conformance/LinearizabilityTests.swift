import Capabilities
import CapabilityLifetimes
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import CapabilitiesTesting

/// A counter with names. Each mistake reads and writes in two steps, so that concurrent calls lose
/// updates.
struct Tally: Sendable {
  enum Mistake: String, CaseIterable, Sendable {
    case none, add, addReturnsOld, set, remove, total, double
  }

  private let box: Box

  /// The numbers, by name.
  final class Box: Sendable {
    private let numbers = Mutex<[String: Int]>([:])
    let mistake: Mistake

    init(_ mistake: Mistake) { self.mistake = mistake }

    var all: [String: Int] { numbers.withLock { $0 } }

    /// Changes the numbers at once, or with the given mistake in two steps.
    func change<Result: Sendable>(
      _ operation: Mistake,
      _ body: @Sendable (inout [String: Int]) -> Result
    ) async -> Result {
      guard operation == mistake else { return numbers.withLock { body(&$0) } }
      var copy = all
      let result = body(&copy)
      // Another task can change the numbers here.
      for _ in 0..<3 { await Task.yield() }
      numbers.withLock { [copy] in $0 = copy }
      return result
    }
  }

  init(_ mistake: Mistake) { box = Box(mistake) }

  var all: [String: Int] { box.all }

  func add(_ name: String, _ number: Int) async -> Int {
    await box.change(box.mistake == .addReturnsOld ? .addReturnsOld : .add) {
      $0[name, default: 0] += number
      return $0[name, default: 0]
    }
  }

  func set(_ name: String, _ number: Int) async { await box.change(.set) { $0[name] = number } }

  func remove(_ name: String) async -> Int? {
    await box.change(.remove) { $0.removeValue(forKey: name) }
  }

  func double(_ name: String) async -> Int? {
    await box.change(.double) { numbers in
      numbers[name] = numbers[name].map { $0 * 2 % 1_000 }
      return numbers[name]
    }
  }

  /// The sum, which is stored when it is read.
  func total() async -> Int {
    await box.change(.total) { numbers in
      let total = numbers.filter { $0.key != "total" }.values.reduce(0, +)
      numbers["total"] = total
      return total
    }
  }
}

@Suite("Concurrent calls of a conformance")
struct LinearizabilityTests {
  /// Compares a counter with one that makes no mistake.
  private func tally(
    making mistake: Tally.Mistake = .none,
    _ calls: [ConformanceCall<Tally>]
  ) -> Conformance<Tally> {
    Conformance(reference: { Tally(.none) }, subject: { Tally(mistake) }, calls: calls)
  }

  private func conformance(_ mistake: Tally.Mistake) -> Conformance<Tally> {
    let names = Generator<String>.element(of: ["a", "b"])
    return tally(
      making: mistake,
      [
        .call("add", names, .integer(in: 1...2)) { await $0.add($1, $2) },
        .call("set", names, .integer(in: 5...6)) { await $0.set($1, $2) },
        .call("remove", names) { await $0.remove($1) },
        .call("double", names) { await $0.double($1) },
        .call("total") { await $0.total() },
        .call("all") { $0.all },
      ]
    )
  }

  // The first three: all of them run at night.
  @Test(
    "find each planted lost update",
    arguments: Tally.Mistake.allCases.dropFirst().prefix(isNightly ? .max : 3)
  )
  func lostUpdates(mistake: Tally.Mistake) async throws {
    let report = try await conformance(mistake)
      .linearizabilityReport(histories: 0, state: { $0.all })
    #expect(report.violations == 1)
    #expect(report.undecided == 0)
    #expect((2...5).contains(report.smallest.count), "\(report)")
    #expect(report.referenceRepeats)
    #expect(report.description.contains("with: try await conformance.expectLinearizable(of: "))
    let again = try await conformance(mistake).linearizabilityReport(of: #require(report.code))
    #expect(again.violations == 1)
    #expect(again.smallest == report.smallest)
    #expect(again.problems == [])
    #expect(again.description.hasSuffix(": 1 schedule, 1 with concurrent calls"))
  }

  @Test("find a mistake that three calls make together", arguments: 1...2 as ClosedRange<UInt64>)
  func threeCalls(seed: UInt64) async throws {
    let report = try await Conformance<@Sendable () async -> Bool>(
      "Gate",
      reference: { { true } },
      subject: {
        let inside = TestableLock(0)
        return {
          let number = inside.withLock { number in
            number += 1
            return number
          }
          for _ in 1...3 { await Task.yield() }
          inside.withLock { $0 -= 1 }
          return number < 3
        }
      },
      calls: [.call("enter") { await $0() }]
    ).linearizabilityReport(histories: 0, seed: seed)
    #expect(report.violations == 1)
  }

  @Test("run every pair of calls in all orders with few preemptions, and count what was cut off")
  func pairs() async throws {
    let orders = Mutexed<Set<[Int]>>([])
    let conformance = Conformance<TestableLock<[Int]>>(
      "Log",
      reference: { TestableLock([]) },
      subject: { TestableLock([]) },
      calls: (0..<5).map { number in
        .call("call \(number)") { log in
          for _ in 1...3 { log.withLock { $0.append(number) } }
          let all = log.withLock { $0 }
          orders.update { $0.insert(all) }
        }
      }
    )
    let report = try await conformance.linearizabilityReport(histories: 0, schedules: 2_000)
    let ofTwo = orders.value.filter { $0.count == 6 && Set($0).count == 2 }
    let counts = Dictionary(grouping: ofTwo) { Set($0) }.values.map(\.count)
    // Of three sections and three others: 2 orders without a preemption, 4 with one, 8 with two.
    #expect(counts.count == 10 && counts.allSatisfy { $0 >= 14 }, "\(counts)")
    #expect(report.schedules == 2_000)
    let all = "pairs of calls: 15 of 15 in all orders with up to 2 preemptions"
    #expect(report.description.contains(all), "\(report)")
    let few = try await conformance.linearizabilityReport(histories: 0, schedules: 100)
    #expect(few.schedules == 100)
    #expect(few.description.contains("pairs of calls: 0 of 15 in all orders"), "\(few)")
    let none = try await conformance.linearizabilityReport(histories: 1, schedules: 0)
    #expect(none.programs == 0)
    #expect(!none.description.contains("pairs of calls"), "\(none)")
  }

  @Test("record an issue that draws the smallest history, and issues of the calls once")
  func issue() async throws {
    let conformance = Conformance<@Sendable () -> Int>(
      "Desk",
      reference: {
        let last = Mutexed(0)
        return { last.increment() }
      },
      subject: { unimplemented("Desk.number", placeholder: 1) },
      calls: [.call("number") { $0() }]
    )
    let issues = try await recordedIssues {
      try await conformance.expectSameAnswers(sequences: 20)
      try await conformance.expectLinearizable(histories: 3, tasks: 2, length: 1)
    }
    #expect(issues.count { $0.text.hasPrefix("Desk: the subject answers differently") } == 1)
    #expect(issues.count { $0.text.contains("endpoint called: Desk.number") } == 2)
    let text = try #require(issues.last).text
    #expect(text.hasPrefix("Desk: no order of the calls explains the answers, in schedule "))
    for part in ["\n  T1 number() ", "├", "\n  no order gives "] { #expect(text.contains(part)) }
  }

  @Test("record an issue if none overlapped, or a call was never made")
  func unchecked() async throws {
    let report = try await conformance(.none)
      .linearizabilityReport(histories: 2, schedules: 100, tasks: 1, length: 2)
    #expect(report.violations == 0)
    let problem = "Tally: no two calls that are judged together overlapped in 2 histories"
    #expect(report.problems.first?.hasPrefix(problem) == true)
    #expect(report.problems.contains { $0.contains(" was never called") })
    let none = try await conformance(.none)
      .linearizabilityReport(histories: 20, schedules: 100, searchLimit: 3)
    #expect(none.undecided > 0)
    #expect(none.problems.contains { $0.contains(" histories could not be judged") })
    await #expect(throws: InvalidConformanceError.self) {
      try await tally([]).linearizabilityReport()
    }
  }

  @Test("record an issue if a call does not end, and judge the others")
  func hanging() async throws {
    let (time, hanging) = (PatienceTime(), Mutexed(0))
    let conformance = tally([
      .call("add", .integer(in: 1...2)) { await $0.add("a", $1) },
      .call("hang") { _ in
        let count = hanging.increment()
        // The first part notices the call.
        if count == 1 { time.pass(parts: 1 + TimeLimit.parts) }
        try await Task.sleep(for: .seconds(86_400))
      },
    ])
    let report = try await time.run {
      try await conformance
        .linearizabilityReport(histories: 5, tasks: 1, length: 12, patience: .milliseconds(20))
    }
    #expect(report.violations == 0)
    #expect(report.undecided == 0)
    #expect(report.problems.contains { $0.hasPrefix("Tally: hang did not end in 0.02 seconds") })
    #expect(report.overdue == 1)
  }

  @Test("end if a call ignores its cancellation")
  func stuck() async throws {
    let (time, stuck) = (PatienceTime(), Mutexed<[CheckedContinuation<Void, Never>]>([]))
    let conformance = Conformance<Bool>(
      "Bell",
      reference: { false },
      subject: { true },
      calls: [
        .call("ring") { $0 },
        .call("wait") { waits in
          guard waits else { return }
          await withCheckedContinuation { one in
            let count = stuck.change {
              $0.append(one); return $0.count
            }
            // Until the calls are cancelled, and then until they are left alone.
            if count == 1 { time.pass(parts: 1 + 2 * TimeLimit.parts) }
          }
        },
      ]
    )
    let report = try await time.run {
      try await conformance
        .linearizabilityReport(tasks: 1, length: 12, patience: .milliseconds(20))
    }
    #expect(report.problems.contains { $0.hasPrefix("Bell: wait did not end in 0.02 seconds") })
    for one in stuck.value { one.resume() }
  }

  @Test("record an issue if calls about one key never overlap")
  func separateKeys() async throws {
    let last = Mutexed(0)
    let report = try await tally([
      .call("add", .always("a"), key: { _ in last.increment() }) { _ = await $0.add($1, 1) }
    ]).linearizabilityReport(histories: 20, schedules: 100)
    #expect(report.histories == 20)
    #expect(report.concurrent == 0)
    #expect(report.problems.count == 1)
    #expect(report.problems.first?.contains("draw keys from a smaller pool") == true)
  }

  @Test("record a warning if calls overlapped in few histories")
  func fewOverlaps() {
    var report = LinearizabilityReport(name: "Tally", planned: 100, tasks: 3, patience: .zero)
    (report.histories, report.concurrent) = (100, 10)
    #expect(report.warnings == [])
    report.concurrent = 0  // an problem of its own
    #expect(report.warnings == [])
    report.concurrent = 9
    let few = "Tally: only in 9 of 100 histories did calls overlap that are judged together\n"
    #expect(report.warnings.map { $0.hasPrefix(few) } == [true])
    report.violations = 1
    #expect(report.warnings == [])
    var again = LinearizabilityReport(name: "Tally", planned: 0, tasks: 0, patience: .zero)
    (again.schedules, again.isForeign) = (1, true)
    let problem = "Tally: other threads resume calls\n  to fix: run all schedules again"
    #expect(again.problems == [problem])
  }

  @Test("record an issue if a call never returns, and a warning if the budget ends")
  func neverReturned() async throws {
    let report = try await tally([
      .call("fail") { _ -> Int in throw CancellationError() }, .call("all") { $0.all },
    ]).linearizabilityReport(histories: 10, schedules: 100)
    #expect(report.problems.contains { $0.hasPrefix("Tally: fail never returned in ") })
    #expect(report.warnings == [])
    let short = try await conformance(.none)
      .linearizabilityReport(histories: 1_000_000, budget: .milliseconds(200))
    #expect(short.histories < 1_000_000)
    let warning = "Tally: only \(short.histories) of 1000000 histories ran within the budget"
    #expect(short.warnings.first?.hasPrefix(warning) == true)
  }

  @Test("say that values also differ one call after another, or that the reference is random")
  func otherDifferences() async throws {
    func report(key: Int? = nil, _ reference: @escaping @Sendable () -> Int) async throws
      -> LinearizabilityReport
    {
      try await Conformance<@Sendable () -> Int>(
        "Dice",
        reference: { reference },
        subject: { { 0 } },
        calls: [key.map { key in .call("roll", key: { key }) { $0() } } ?? .call("roll") { $0() }]
      ).linearizabilityReport(histories: 5)
    }
    let wrong = try await report { 1 }
    let calls = wrong.smallest.map { String($0.dropFirst(2)) }
    #expect(calls == [" roll() ├─┤ -> 0"])
    #expect(wrong.description.contains("the values also differ one call after another"))
    #expect(!wrong.description.contains("key:"))
    let keyed = try await report(key: 1) { 1 }
    #expect(keyed.description.contains("pass; if it passes, write the calls without `key:`"))
    let rolls = Mutexed(0)
    let random = try await report { rolls.increment() }
    #expect(random.description.contains("the reference itself answers differently each time"))
    #expect(random.description.contains("or shares a state with other values"))
  }

  @Test("give the reference the identifiers that it has returned itself")
  func ownIdentifiers() async throws {
    @Sendable func tally() -> Mutexed<Set<UUID>> { Mutexed([]) }
    let report = try await Conformance<Mutexed<Set<UUID>>>(
      "identifiers",
      reference: tally,
      subject: tally,
      calls: [
        .call("create", comparing: { _ in "an identifier" }) { ids in
          let id = UUID()
          ids.update { $0.insert(id) }
          return id
        },
        .call("contains", .returned(by: "create", \UUID.self, or: .uuid)) { ids, id in
          ids.value.contains(id)
        },
      ]
    ).expectLinearizable(histories: 30, schedules: 500)
    #expect(report.violations == 0)
    #expect(report.histories == 30)
  }

  @Test("record an issue if the reference does not answer")
  func hangingReference() async throws {
    // Each report has a time of its own: parts that are left would pass during the subject's calls.
    let (time, timeAgain) = (PatienceTime(), PatienceTime())
    func conformance(_ time: PatienceTime) -> Conformance<@Sendable () async throws -> Void> {
      Conformance(
        "Bell",
        reference: {
          {
            // The first part notices the call.
            time.pass(parts: 1 + TimeLimit.parts)
            try await Task.sleep(for: .seconds(86_400))
          }
        },
        subject: { {} },
        calls: [.call("ring") { try await $0() }]
      )
    }
    let report = try await time.run {
      try await conformance(time).linearizabilityReport(tasks: 1, patience: .milliseconds(20))
    }
    let again = try await timeAgain.run {
      try await conformance(timeAgain)
        .linearizabilityReport(of: "| ring() | ring() | @", patience: .milliseconds(20))
    }
    #expect(report.histories == 1)
    #expect(report.unanswered == "ring")
    let problem = "Bell: the reference did not answer ring in 0.02 s"
    #expect(report.problems.contains { $0.hasPrefix(problem) })
    #expect(again.problems.count == 1 && again.problems.first?.hasPrefix(problem) == true)
  }

  private func keyed(_ mistake: Tally.Mistake) -> Conformance<Tally> {
    let names = Generator<String>.element(of: ["a", "b", "c", "d", "e", "f"])
    return tally(
      making: mistake,
      [
        .call("add", names, .integer(in: 1...2), key: { name, _ in name }) { await $0.add($1, $2) },
        .call("double", names, key: { $0 }) { await $0.double($1) },
      ]
    )
  }

  @Test("are judged for each key on its own")
  func keys() async throws {
    // Without a state, the search for all 96 calls at once often reaches its limit.
    let report = try await keyed(.none)
      .linearizabilityReport(
        histories: 20,
        schedules: 500,
        tasks: 8,
        length: 12,
        searchLimit: 20_000
      )
    #expect(report.histories == 20)
    #expect(report.messages == [])
    let wrong = try await keyed(.add).linearizabilityReport(histories: 0)
    #expect(wrong.violations > 0)
    #expect((2...4).contains(wrong.smallest.count))
    let names = Set(wrong.smallest.compactMap { $0.split(separator: "\"").dropFirst().first })
    #expect(names.count == 1, "\(wrong)")
    let code = " | add(0.0) | add(1.0) | double(0) @ 2.2.1.1.2.1"
    let lost = try await keyed(.add).linearizabilityReport(of: code)
    #expect(lost.smallest.first?.contains(#"add("b", 1)"#) == true)
    let overlap = "the calls about one key overlap only calls about others"
    #expect(lost.description.contains(overlap) && !wrong.description.contains(overlap))
  }

  @Test("are judged together if one of them has no key")
  func withoutKey() {
    func call(_ key: String?, _ moment: Int) -> ConcurrentHistory<Tally>.Call {
      let inputs = ConformanceInputs<Tally>(describe: { "" }, key: key) { _ in ((), ()) }
      return .init(task: 1, name: "add", inputs: inputs, begin: moment, end: moment + 1)
    }
    let keyed = ConcurrentHistory(calls: [call("a", 1), call("b", 3), call("a", 5)])
    #expect(keyed.parts.map { $0.calls.map(\.begin) } == [[1, 5], [3]])
    let mixed = ConcurrentHistory(calls: keyed.calls + [call(nil, 7)])
    #expect(mixed.parts.map { $0.calls.map(\.begin) } == [[1, 3, 5, 7]])
  }

  private actor Semaphore {
    private var value = 0
    private var waiting: [UnsafeContinuation<Void, Never>] = []
    func wait() async {
      if value == 0 { return await withUnsafeContinuation { waiting.append($0) } }
      value -= 1
    }
    func signal(_ change: Int) {
      if waiting.isEmpty { value += change } else { waiting.removeFirst().resume() }
    }
  }

  @Test("may wait for one another, as the reference's do", arguments: [1, 2])
  func waiting(change: Int) async throws {
    let semaphores = Conformance<(Semaphore, change: Int)>(
      "Semaphore",
      reference: { (Semaphore(), 1) },
      subject: { (Semaphore(), change) },
      calls: [
        .call("wait") { await $0.0.wait() }, .call("signal") { await $0.0.signal($0.change) },
      ]
    )
    let sleep = TimeLimit.Sleep { try await Task.sleep(for: $0 / 8) }
    let report = try await TimeLimit.$sleep.withValue(sleep) {
      try await semaphores.linearizabilityReport(histories: 1, schedules: 500, length: 1)
    }
    #expect(report.violations == change - 1, "\(report)")
    #expect(report.problems == [])
    let hint = "because wait can wait\n  to fix: pass histories: 0"
    #expect(report.warnings.map { $0.hasSuffix(hint) } == (change == 1 ? [true] : []))
  }

  @Test("of a stream that stays open never return, with advice to read a part of it")
  func openStream() async throws {
    typealias Counts = @Sendable () -> AsyncStream<Int>
    let open: Counts = { AsyncStream { $0.yield(1) } }
    let calls: [ConformanceCall<Counts>] = [
      .call("all") { $0() }, .call("first", elements: 1) { $0() },
    ]
    let conformance = Conformance<Counts>(
      "Counts",
      reference: { { open() } },
      subject: { { open() } },
      calls: calls
    )
    let sleep = TimeLimit.Sleep { try await Task.sleep(for: $0 / 8) }
    let problems = try await TimeLimit.$sleep.withValue(sleep) {
      try await conformance.linearizabilityReport(histories: 0, schedules: 60, length: 1).problems
    }.filter { $0.contains("never returned") }
    let advice = "to fix: let other calls end it, or pass `elements:` if its stream stays open"
    #expect(problems.map { $0.hasPrefix("Counts: all never") } == [true])
    #expect(problems.map { $0.hasSuffix(advice) } == [true])
  }

  @Test("find nothing in calls that are one step")
  func quiet() async throws {
    let report = try await conformance(.none)
      .expectLinearizable(histories: 100, schedules: 1_000, state: { $0.all })
    #expect(report.violations == 0)
    #expect(report.histories == 100)
  }
}
