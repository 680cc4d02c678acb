import CapabilitiesTesting
import Foundation
import Synchronization
import TestTraits
import Testing

/// A conformance that ends the process, at last after its end.
private enum CrashingConformance: String, Codable, CaseIterable, Sendable {
  case secondCall, indexInReference, lockedMutex, schedule, thread, recorded, later

  func run(code: String?) async throws {
    let desks = makeDesks(self)
    var store = NoteStore.inMemory()
    store.save = { _ throws(NoteError) in fatalError("no answer") }
    switch (self, code) {
    case (.schedule, let code?): _ = try await desks.expectLinearizable(of: code)
    case (.schedule, nil): _ = try await desks.linearizabilityReport()
    case (.thread, _): _ = try await desks.linearizabilityReport(tasks: 1, length: 1)
    case (.recorded, _):
      _ = try await Conformance<NoteStore>(
        reference: { .inMemory() },
        subject: { [store] in store },
        calls: [ConformanceCall<NoteStore>].notes
      ).report(toCallsOf: renamingSweep)
    case (_, let code?): _ = try await desks.report(of: code)
    case (_, nil): _ = try await desks.report(sequences: 20)
    }
    abort()
  }

  /// The line that the process prints, up to what depends on the schedule; `nil` if there is none.
  var line: String? {
    let name = #"conformance "a \"desk\"" was running"#
    let code = name + #": try await conformance.expectSameAnswers(of: "put %28one%29("#
    return switch self {
    case .secondCall: code + "0) put %28one%29("
    case .indexInReference, .lockedMutex: code
    case .schedule: name + #": try await conformance.expectLinearizable(of: ""#
    case .thread: name + " on threads: put %28one%29("
    case .recorded:
      #"conformance "NoteStore" was running: find(1) save(Note(id: 1, title: "a", tags: []))"#
    case .later: nil
    }
  }
}

private func makeDesks(_ crash: CrashingConformance?) -> Conformance<Desk> {
  Conformance(
    "a \"desk\"",
    reference: { Desk(crash == .indexInReference ? crash : nil) },
    subject: { Desk(crash) },
    calls: [.call("put (one)", .integer(in: 1...2)) { await $0.put($1) }]
  )
}

private actor Desk {
  private let crash: CrashingConformance?
  private var calls = 0
  private var isBusy = false

  init(_ crash: CrashingConformance?) { self.crash = crash }

  func put(_ number: Int) async -> Int {
    calls += 1
    switch crash {
    case .secondCall where calls == 2, .thread: fatalError("no answer")
    case .schedule where isBusy: fatalError("no answer")
    case .indexInReference: return [1][number]
    case .lockedMutex:
      let lock = Mutex(0)
      lock.withLock { _ in lock.withLock { $0 = 1 } }
    default: break
    }
    isBusy = true
    await Task.yield()
    isBusy = false
    return 0
  }
}

@Suite("A crash in a conformance prints its calls", .ownThreads)
struct ConformanceCrashTests {
  private static func lines(
    of conformance: CrashingConformance,
    code: String? = nil
  ) async throws -> [String] {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [conformance = conformance as CrashingConformance, code = code as String?] in
      try await conformance.run(code: code)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("conformance ") }
  }

  @Test("and its code runs them again", arguments: CrashingConformance.allCases)
  fileprivate func crash(_ conformance: CrashingConformance) async throws {
    let lines = try await Self.lines(of: conformance)
    #expect(lines.count == (conformance.line == nil ? 0 : 1))
    guard let expected = conformance.line, let line = lines.first else { return }
    #expect(line.hasPrefix(expected), "\(line)")
    guard let code = line.firstMatch(of: /\(of: "(.*)"\)$/)?.1 else { return }
    #expect(try await Self.lines(of: conformance, code: String(code)) == [line])
  }

  #if canImport(Glibc)
    @Test(
      "without threads or descriptors, a conformance ends with an error",
      arguments: [
        (RLIMIT_AS.rawValue, "cannot run: the threads for its calls cannot be created"),
        (RLIMIT_NOFILE.rawValue, "cannot run: no file descriptor is left"),
      ]
    )
    func limits(resource: UInt32, message: String) async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        [resource = resource as UInt32] in
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let used = try #require(pages.split(separator: " ").first.flatMap { UInt64($0) }) * 4_096
        var limit = rlimit()
        try #require(getrlimit(__rlimit_resource_t(resource), &limit) == 0)
        limit.rlim_cur = resource == RLIMIT_AS.rawValue ? rlim_t(used + 64 << 20) : 0
        try #require(setrlimit(__rlimit_resource_t(resource), &limit) == 0)
        do {
          _ = try await makeDesks(nil).linearizabilityReport(tasks: 500)
        } catch {
          print("\(error)")
        }
      }
      let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
      #expect(text.contains(message))
    }
  #endif
}
