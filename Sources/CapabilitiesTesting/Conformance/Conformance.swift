public import Foundation
public import Testing

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
/// Results are the same if they are equal by `==`, or if all of their parts have the same description.
/// Errors are compared by ``ErrorComparison``. The calls run one after another, not on the caller's
/// actor; a capability that belongs to an actor hops to it as always.
public struct Conformance<Subject: Sendable>: Sendable {
  /// The name of the conformance, for the report. Use the capability's name: recorded calls of
  /// `NoteStore.save` are then calls of `save`.
  public let name: String
  let makeReference: @Sendable () async throws -> Subject
  let makeSubject: @Sendable () async throws -> Subject
  let reset: (@Sendable (Subject) async throws -> Void)?
  let errors: ErrorComparison
  let normalizing: (@Sendable (String) -> String)?
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
  ///     or identifiers. With it, answers are compared only by description.
  ///   - calls: The calls that sequences are made of.
  public init(
    _ name: String = "\(Subject.self)",
    reference: @escaping @Sendable () async throws -> Subject,
    subject: @escaping @Sendable () async throws -> Subject,
    reset: (@Sendable (Subject) async throws -> Void)? = nil,
    errors: ErrorComparison = .byCase,
    normalizing: (@Sendable (String) -> String)? = nil,
    calls: [ConformanceCall<Subject>]
  ) {
    self.name = name
    makeReference = reference
    makeSubject = subject
    self.reset = reset
    self.errors = errors
    self.normalizing = normalizing
    self.calls = calls
  }

  /// Makes the same sequences of calls to both values and records an issue for each kind of
  /// difference, with the shortest sequence that shows it.
  ///
  /// Sequences start with one call and grow. An issue is also recorded for a call that was never made,
  /// and for one that never returned on either side, because such a test checks less than it claims.
  ///
  /// - Parameters:
  ///   - sequences: The number of sequences.
  ///   - length: The largest number of calls in a sequence.
  ///   - seed: The seed of the random numbers. The same seed makes the same sequences.
  ///   - budget: The time after which no new sequence starts, for slow services; `nil` for no limit.
  ///   - patience: The time that a call may take. The answer to a slower call is that there is none:
  ///     the call is cancelled and the sequence ends.
  ///   - sourceLocation: The location of the issues.
  /// - Returns: The report.
  /// - Throws: ``InvalidConformanceError`` if the conformance cannot run; the errors of `reference`,
  ///   `subject`, `reset` and the generators. After an ``UnavailableServiceError``, the test is
  ///   cancelled.
  @discardableResult
  public func expectSameAnswers(
    sequences: Int = 1_000,
    length: Int = 12,
    seed: UInt64 = 1,
    budget: Duration? = nil,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ConformanceReport {
    try await recordIssues(at: sourceLocation) {
      try await report(
        sequences: sequences,
        length: length,
        seed: seed,
        budget: budget,
        patience: patience
      )
    }
  }

  /// Makes one sequence of calls to both values again and records an issue if the answers differ.
  ///
  /// - Parameters:
  ///   - code: The sequence, as printed by an earlier report.
  ///   - patience: The time that a call may take.
  ///   - sourceLocation: The location of the issue.
  /// - Returns: The report.
  /// - Throws: ``InvalidConformanceError`` if the code does not fit the calls, and the same errors as
  ///   ``expectSameAnswers(sequences:length:seed:budget:patience:sourceLocation:)``.
  @discardableResult
  public func expectSameAnswers(
    of code: String,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ConformanceReport {
    try await recordIssues(at: sourceLocation) { try await report(of: code, patience: patience) }
  }

  /// Makes the calls of a fault sweep's runs to both values and records an issue for each kind of
  /// difference.
  ///
  /// The sweep runs a real use case, so its calls need no generators. Each run is a sequence of the
  /// calls that it made, in their order, including those that the sweep failed. A recorded call of
  /// `NoteStore.save` is made by the call `save` of a conformance named `NoteStore`, or by one named
  /// `NoteStore.save`; calls of other capabilities are left out.
  ///
  /// - Parameters:
  ///   - sweep: The sweep. Its own violations are not reported.
  ///   - sequences: The number of distinct runs to use, those with the smallest schedules first.
  ///   - patience: The time that a call may take.
  ///   - sourceLocation: The location of the issues.
  /// - Returns: The report.
  /// - Throws: The errors of the sweep, and the same errors as
  ///   ``expectSameAnswers(sequences:length:seed:budget:patience:sourceLocation:)``.
  @discardableResult
  public func expectSameAnswers<Fixture>(
    toCallsOf sweep: FaultSweep<Fixture>,
    sequences: Int = 1_000,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ConformanceReport {
    try await recordIssues(at: sourceLocation) {
      try await report(toCallsOf: sweep, sequences: sequences, patience: patience)
    }
  }

  /// Makes the calls of a saved transcript to both values and records an issue if the answers differ.
  ///
  /// With it, a service that cannot be called at will is a reference: record its calls once, with
  /// `Transcript(keepingInputs: true)`, and let a ``Replay`` of the file answer for it.
  ///
  /// ```swift
  /// let recording = try Data(contentsOf: file)
  /// try await Conformance<PaymentClient>(
  ///   reference: { try .test.intercepted(by: Replay(recording)) },
  ///   subject: { .sandbox() },
  ///   calls: [.call("charge", .chargeRequest) { try await $0.charge($1) }]
  /// ).expectSameAnswers(toCallsIn: recording)
  /// ```
  ///
  /// All calls are one sequence, which is not simplified, because recorded answers are valid only in
  /// their order. Names are those of ``expectSameAnswers(toCallsOf:sequences:patience:sourceLocation:)``.
  ///
  /// - Parameters:
  ///   - json: The file of a transcript that keeps inputs.
  ///   - patience: The time that a call may take.
  ///   - sourceLocation: The location of the issues.
  /// - Returns: The report.
  /// - Throws: `InvalidTranscriptError` if the file cannot be read, ``InvalidConformanceError`` if it has
  ///   no inputs, and the same errors as
  ///   ``expectSameAnswers(sequences:length:seed:budget:patience:sourceLocation:)``.
  @discardableResult
  public func expectSameAnswers(
    toCallsIn json: Data,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ConformanceReport {
    try await recordIssues(at: sourceLocation) {
      try await report(toCallsIn: json, patience: patience)
    }
  }

  /// Makes the same sequences of calls to both values, without recording issues.
  ///
  /// - Parameters:
  ///   - sequences: The number of sequences.
  ///   - length: The largest number of calls in a sequence.
  ///   - seed: The seed of the random numbers.
  ///   - budget: The time after which no new sequence starts; `nil` for no limit.
  ///   - patience: The time that a call may take.
  /// - Returns: The report.
  /// - Throws: ``InvalidConformanceError`` if the conformance cannot run; the errors of `reference`,
  ///   `subject`, `reset` and the generators.
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

  /// Makes one sequence of calls to both values again, without recording issues.
  ///
  /// - Parameters:
  ///   - code: The sequence, as printed by an earlier report.
  ///   - patience: The time that a call may take.
  /// - Returns: The report.
  /// - Throws: ``InvalidConformanceError`` if the code does not fit the calls, and the same errors as
  ///   ``report(sequences:length:seed:budget:patience:)``.
  public func report(
    of code: String,
    patience: Duration = .seconds(60)
  ) async throws -> ConformanceReport {
    let sequence = try CallSequence(code: code, names: calls.map(\.name))
    return try await report(on: .given([sequence]), budget: nil, patience: patience)
  }

  /// Makes the calls of a fault sweep's runs to both values, without recording issues.
  ///
  /// - Parameters:
  ///   - sweep: The sweep.
  ///   - sequences: The number of distinct runs to use.
  ///   - patience: The time that a call may take.
  /// - Returns: The report.
  /// - Throws: The errors of the sweep, and the same errors as
  ///   ``report(sequences:length:seed:budget:patience:)``.
  public func report<Fixture>(
    toCallsOf sweep: FaultSweep<Fixture>,
    sequences: Int = 1_000,
    patience: Duration = .seconds(60)
  ) async throws -> ConformanceReport {
    var sweep = sweep
    let log = SweptCallLog(limit: sequences)
    sweep.callLog = log
    _ = try await sweep.report()
    let recorded = RecordedSequences(log.runs, of: name, calls: calls.map(\.name))
    var report = try await report(on: .given(recorded.sequences), budget: nil, patience: patience)
    report.add(recorded)
    return report
  }

  /// Makes the calls of a saved transcript to both values, without recording issues.
  ///
  /// - Parameters:
  ///   - json: The file of a transcript that keeps inputs.
  ///   - patience: The time that a call may take.
  /// - Returns: The report.
  /// - Throws: The errors of
  ///   ``expectSameAnswers(toCallsIn:patience:sourceLocation:)``.
  public func report(
    toCallsIn json: Data,
    patience: Duration = .seconds(60)
  ) async throws -> ConformanceReport {
    let saved = try SavedCall.calls(in: json)
    let run = try saved.map { call throws(InvalidConformanceError) -> RecordedSequences.Call in
      guard let arguments = call.arguments else {
        throw InvalidConformanceError(
          "the file has no inputs; record it with Transcript(keepingInputs: true)"
        )
      }
      return (call.endpoint, arguments.map { .saved($0) })
    }
    let recorded = RecordedSequences([run], of: name, calls: calls.map(\.name))
    var report = try await report(on: .inOrder(recorded.sequences), budget: nil, patience: patience)
    report.add(recorded)
    return report
  }

  private func report(
    on source: SequenceSource,
    budget: Duration?,
    patience: Duration
  ) async throws -> ConformanceReport {
    var search = try ConformanceSearch(self, source, budget: budget, patience: patience)
    try await search.run()
    return search.report
  }

  private func recordIssues(
    at location: SourceLocation,
    _ makeReport: () async throws -> ConformanceReport
  ) async throws -> ConformanceReport {
    do {
      let report = try await makeReport()
      report.recordIssues(at: location)
      return report
    } catch let error as UnavailableServiceError {
      try cancelTest("\(name): \(error)", at: location)
      throw error
    }
  }
}

/// Cancels the running test.
///
/// - Throws: The error that ends the test. Returns normally outside of Swift Testing, and with a
///   compiler whose Testing library cannot cancel tests.
private func cancelTest(_ reason: String, at location: SourceLocation) throws {
  #if compiler(>=6.3)
    if Test.current != nil { try Test.cancel(Comment(rawValue: reason), sourceLocation: location) }
  #endif
}
