import Capabilities
public import Foundation
public import Testing

extension Conformance {
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
  ///   - budget: The time after which no new sequence starts, for slow services; `nil` for no limit. A
  ///     warning says how many sequences it left out. With a budget, the length grows in the first 25
  ///     sequences, and differences are simplified for as long again, at least 10 seconds.
  ///   - patience: The time that a call may take. The answer to a slower call is that there is none:
  ///     the call is cancelled and the sequence ends. If the call ignores that for as long again, it
  ///     is left running. After two minutes of such waits, no new sequence starts.
  ///   - sourceLocation: The location of the issues.
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
    try await recordIssues(\.messages, \.warnings, at: sourceLocation) {
      try await report(
        sequences: sequences,
        length: length,
        seed: seed,
        budget: budget,
        patience: patience
      )
    }
  }

  /// Makes the calls of one sequence to both values, and records an issue if the answers differ. The
  /// code of the sequence is in an earlier report, or in the line that a crash prints.
  ///
  /// - Throws: ``InvalidConformanceError`` if the code does not fit the calls.
  @discardableResult
  public func expectSameAnswers(
    of code: String,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ConformanceReport {
    try await recordIssues(\.messages, \.warnings, at: sourceLocation) {
      try await report(of: code, patience: patience)
    }
  }

  /// Makes the calls of a fault sweep's runs to both values and records an issue for each kind of
  /// difference.
  ///
  /// The sweep runs a real use case, so its calls need no generators. Each run is a sequence of the
  /// calls that it made, in their order, including those that the sweep failed. A recorded call of
  /// `NoteStore.save` is made by the call `save` of a conformance named `NoteStore`, or by one named
  /// `NoteStore.save`; calls of other capabilities are left out. A call that another of these calls made
  /// is not made a second time.
  ///
  /// The sweep's own violations are not reported. `sequences` is the number of distinct runs to use,
  /// those with the smallest schedules first.
  ///
  /// - Throws: The errors of the sweep, and the same errors as for generated sequences.
  @discardableResult
  public func expectSameAnswers<Fixture>(
    toCallsOf sweep: FaultSweep<Fixture>,
    sequences: Int = 1_000,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ConformanceReport {
    try await recordIssues(\.messages, \.warnings, at: sourceLocation) {
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
  /// their order. A call that another of these calls made is not made a second time. Names are those of
  /// ``expectSameAnswers(toCallsOf:sequences:patience:sourceLocation:)``.
  ///
  /// `json` is the file of a transcript that keeps inputs.
  ///
  /// - Throws: `InvalidTranscriptError` if the file cannot be read, ``InvalidConformanceError`` if it has
  ///   no inputs, and the same errors as for generated sequences.
  @discardableResult
  public func expectSameAnswers(
    toCallsIn json: Data,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ConformanceReport {
    try await recordIssues(\.messages, \.warnings, at: sourceLocation) {
      try await report(toCallsIn: json, patience: patience)
    }
  }

  /// Makes the calls of a fault sweep's runs to both values, without recording issues: see
  /// ``expectSameAnswers(toCallsOf:sequences:patience:sourceLocation:)``.
  public func report<Fixture>(
    toCallsOf sweep: FaultSweep<Fixture>,
    sequences: Int = 1_000,
    patience: Duration = .seconds(60)
  ) async throws -> ConformanceReport {
    var sweep = sweep
    let log = SweptCallLog(limit: sequences)
    sweep.callLog = log
    _ = try await sweep.report()
    let runs: [[RecordedCallInputs]] = log.runs.map { run in
      run.map { ($0.call.endpoint, $0.outer, $0.call.inputs.map { .value($0) }) }
    }
    let recorded = RecordedSequences(runs, of: name, calls: calls.map(\.name))
    var report = try await report(on: .given(recorded.sequences), budget: nil, patience: patience)
    report.add(recorded)
    return report
  }

  /// Lets several tasks call the subject at the same time, and records an issue if no order of the
  /// calls explains their answers.
  ///
  /// Each pair of calls and then larger programs run under schedules with up to two preemptions, those
  /// with the fewest first: a step is a call, a job of a task or an actor, or a section of a
  /// `TestableLock`. A wrong one is reported with a code that runs it again. If none is found, tasks on
  /// threads make longer histories, whose order is not planned.
  ///
  /// A history of concurrent calls is linearizable if the reference gives the same answers to the same
  /// calls one after another, in an order in which no call comes before one that had ended when it
  /// began. The smallest history that is not is drawn: its calls on a common axis. The subject is
  /// created or reset for each history, and the reference for each search. If calls wait for others, in
  /// the reference too, no histories are made on threads: there, some would never end.
  ///
  /// ```swift
  /// try await Conformance<Counter>(
  ///   reference: { .inMemory() },
  ///   subject: { .sqlite(at: scratchFile()) },
  ///   calls: [.call("add", .integer(in: 1...2)) { try await $0.add($1) }]
  /// ).expectLinearizable()
  /// ```
  ///
  /// An issue is also recorded if no two calls overlapped that are judged together, if a call was never
  /// made or never returned, if a call did not end, if the reference did not answer one, and if the
  /// search for an order reached its limit.
  ///
  /// - Parameters:
  ///   - histories: The number of histories on threads.
  ///   - schedules: The number of schedules of small programs; 0 for threads only. Up to half of them
  ///     run every pair of calls. The description of the report counts what ran in all orders.
  ///   - tasks: The number of tasks, each on a thread of its own.
  ///   - length: The number of calls of each task.
  ///   - state: Returns the state of the reference. References with the same description of their
  ///     states must give the same answers to all calls. With it, long histories are judged in less
  ///     time.
  ///   - seed: The seed of the random numbers. The order of the calls still differs in each run.
  ///   - budget: The time after which no schedule and no history starts; `nil` for no limit. A warning
  ///     says how many histories it left out. A wrong one is simplified for as long, at least 10 seconds.
  ///   - patience: The time that the calls of a history may take, and each call of the reference.
  ///     Calls that take longer are cancelled, and have no answer. If they ignore that for as long
  ///     again, they are left running. No history follows.
  ///   - searchLimit: The number of calls of the reference for one history.
  ///   - sourceLocation: The location of the issues.
  /// - Throws: ``InvalidConformanceError`` if the conformance cannot run; the errors of `reference`,
  ///   `subject` and the generators. After an ``UnavailableServiceError``, the test is cancelled.
  @discardableResult
  public func expectLinearizable(
    histories: Int = 300,
    schedules: Int = 4_000,
    tasks: Int = 3,
    length: Int = 4,
    state: (@Sendable (Subject) async throws -> any Sendable)? = nil,
    seed: UInt64 = 1,
    budget: Duration? = nil,
    patience: Duration = .seconds(60),
    searchLimit: Int = 100_000,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> LinearizabilityReport {
    try await recordIssues(\.messages, \.warnings, at: sourceLocation) {
      try await linearizabilityReport(
        histories: histories,
        schedules: schedules,
        tasks: tasks,
        length: length,
        state: state,
        seed: seed,
        budget: budget,
        patience: patience,
        searchLimit: searchLimit
      )
    }
  }

  /// Runs one schedule of calls again, and records an issue if no order of the calls explains their
  /// answers. The code of the calls and their schedule is in an earlier report, or in the line that a
  /// crash prints.
  ///
  /// - Throws: ``InvalidConformanceError`` if the code does not fit the calls, and the same errors as
  ///   for generated calls.
  @discardableResult
  public func expectLinearizable(
    of code: String,
    patience: Duration = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> LinearizabilityReport {
    try await recordIssues(\.messages, \.warnings, at: sourceLocation) {
      try await linearizabilityReport(of: code, patience: patience)
    }
  }

  /// Records a failure for each message of a report, and a warning for each of its warnings.
  func recordIssues<Report>(
    _ messages: KeyPath<Report, [String]>,
    _ warnings: KeyPath<Report, [String]>,
    at location: SourceLocation,
    _ makeReport: () async throws -> Report
  ) async throws -> Report {
    do {
      let report = try await makeReport()
      for message in report[keyPath: messages] { recordIssue(message, at: location) }
      for message in report[keyPath: warnings] {
        recordIssue(message, at: location, severity: .warning)
      }
      return report
    } catch let error as UnavailableServiceError {
      // Outside of Swift Testing, the error itself ends the test.
      if Test.current != nil { try Test.cancel("\(name): \(error)", sourceLocation: location) }
      throw error
    }
  }
}
