import CSweepSupport
import CapabilityTranscripts
public import Foundation

/// Makes the same calls to two values of a capability, such as a double and the service that it
/// replaces, and compares every answer.
///
/// A test that uses a double proves nothing about the service if the two behave differently. A
/// conformance generates sequences of calls from a list of endpoints, compares results and errors, and
/// reports the shortest sequence whose answers differ.
///
/// ```swift
/// @Test func theInMemoryStoreBehavesLikeTheDatabase() async throws {
///   try await Conformance<NoteStore>(
///     reference: { .sqlite(at: scratchFile()) },
///     subject: { .inMemory() },
///     calls: [
///       .call("save", .note) { try await $0.save($1) },
///       .call("find", .noteID) { try await $0.find($1) },
///       .call("all") { try await $0.all() },
///     ]
///   ).expectSameAnswers()
/// }
/// ```
///
/// Results are the same if they are equal by `==`, or if all of their parts are the same. Text is
/// compared by its Unicode scalars. A part that cannot be compared, such as a closure, fails the test.
/// Errors are compared in the same way, or by ``ErrorComparison/byCase``. The calls run one after
/// another, on no actor. Endpoints that are isolated to an actor run on it.
public struct Conformance<Subject: Sendable>: Sendable {
  /// The name of the conformance, for the report. Use the capability's name: recorded calls of
  /// `NoteStore.save` are then calls of `save`.
  public let name: String
  let makeReference: @Sendable () async throws -> Subject
  let makeSubject: @Sendable () async throws -> Subject
  let reset: (@Sendable (Subject) async throws -> Void)?
  let errors: ErrorComparison
  let normalizing: (@Sendable (String) -> String)?
  let unknown: (@Sendable (any Error) -> Bool)?
  let calls: [ConformanceCall<Subject>]

  /// Creates a conformance. Nothing runs yet.
  ///
  /// - Parameters:
  ///   - name: The capability's name, for the report; the name of its type by default.
  ///   - reference: Creates the value whose answers are right, with no state from earlier sequences.
  ///     Throw ``UnavailableServiceError`` to cancel the test.
  ///   - subject: Creates the value to compare with the reference, in the same state.
  ///   - reset: Returns a value to its first state. With it, each side is created only once: use it if
  ///     creation is slow.
  ///   - errors: How errors are compared.
  ///   - normalizing: Removes what may differ from the description of a result or error, such as times
  ///     or identifiers. Answers whose description it changes are compared only by description.
  ///   - unknown: Returns whether a call that throws an error may have had its effect, such as after a
  ///     lost response: `{ $0 as? StoreError == .timedOut }`. Its answer is not compared, and a sequence
  ///     ends there. In a history of concurrent calls, it has its effect at any later time, or never.
  ///   - calls: The calls that sequences are made of.
  public init(
    _ name: String = "\(Subject.self)",
    reference: @escaping @Sendable () async throws -> Subject,
    subject: @escaping @Sendable () async throws -> Subject,
    reset: (@Sendable (Subject) async throws -> Void)? = nil,
    errors: ErrorComparison = .whole,
    normalizing: (@Sendable (String) -> String)? = nil,
    unknown: (@Sendable (any Error) -> Bool)? = nil,
    calls: [ConformanceCall<Subject>]
  ) {
    self.name = name
    makeReference = reference
    makeSubject = subject
    self.reset = reset
    self.errors = errors
    self.normalizing = normalizing
    self.unknown = unknown
    self.calls = calls
  }

  /// Checks the names of the calls, and that the process has what they need.
  func checkCalls(threads: Int = 0) throws(InvalidConformanceError) {
    guard !calls.isEmpty else { throw InvalidConformanceError("\(name) has no calls") }
    let names = Dictionary(grouping: calls.map(\.name), by: \.self)
    if let twice = names.filter({ $1.count > 1 }).keys.min() {
      throw InvalidConformanceError("two calls of \(name) are named \(twice)")
    }
    if let missing = capabilities_missing_resource(Int32(threads)) {
      throw InvalidConformanceError(
        "\(name) cannot run: \(String(cString: missing)); raise the limits of the process (`ulimit -a`)"
      )
    }
  }

  /// Makes the same sequences of calls to both values, without recording issues: see
  /// ``expectSameAnswers(sequences:length:seed:budget:patience:sourceLocation:)``.
  public func report(
    sequences: Int = 1_000,
    length: Int = 12,
    seed: UInt64 = 1,
    budget: Duration? = nil,
    patience: Duration = .seconds(60)
  ) async throws -> ConformanceReport {
    let source = SequenceSource.random(sequences: sequences, length: length, seed: seed)
    return try await report(on: source, budget: budget, patience: patience)
  }

  /// Makes the calls of one sequence to both values, without recording issues: see
  /// ``expectSameAnswers(of:patience:sourceLocation:)``.
  public func report(
    of code: String,
    patience: Duration = .seconds(60)
  ) async throws -> ConformanceReport {
    let sequence = try CallSequence(code: code, names: calls.map(\.name))
    return try await report(on: .given([sequence]), budget: nil, patience: patience)
  }

  /// Makes the calls of a saved transcript to both values, without recording issues: see
  /// ``expectSameAnswers(toCallsIn:patience:sourceLocation:)``.
  public func report(
    toCallsIn json: Data,
    patience: Duration = .seconds(60)
  ) async throws -> ConformanceReport {
    let saved = try SavedCall.calls(in: json)
    let run = try saved.map { call throws(InvalidConformanceError) -> RecordedCallInputs in
      guard let arguments = call.arguments else {
        throw InvalidConformanceError(
          "the file has no inputs; record it with Transcript(keepingInputs: true)"
        )
      }
      return (call.endpoint, call.outer, arguments.map { .saved($0) })
    }
    let recorded = RecordedSequences([run], of: name, calls: calls.map(\.name))
    var report = try await report(on: .inOrder(recorded.sequences), budget: nil, patience: patience)
    report.add(recorded)
    return report
  }

  /// Makes calls to both values, and starts no new sequence after the budget.
  func report(
    on source: SequenceSource,
    budget: Duration?,
    patience: Duration
  ) async throws -> ConformanceReport {
    var search = try ConformanceSearch(self, source, budget: budget, patience: patience)
    let issues = RecordedIssues()
    defer { issues.close() }
    try await RecordedIssues.$ofConformance.withValue(issues) { try await search.run() }
    return search.report
  }
}
