import CapabilityTranscripts

enum SequenceSource: Sendable {
  case random(sequences: Int, length: Int, seed: UInt64)
  case given([CallSequence])
  /// Sequences whose calls must all be made.
  case inOrder([CallSequence])

  var count: Int {
    switch self {
    case .random(let sequences, _, _): max(0, sequences)
    case .given(let sequences), .inOrder(let sequences): sequences.count
    }
  }
}

/// Runs sequences, and simplifies those whose answers differ.
struct ConformanceSearch<Subject: Sendable> {
  private(set) var report: ConformanceReport
  private var conformance: Conformance<Subject> { runner.conformance }
  private let source: SequenceSource
  private let budget: Duration?
  private var deadline: ContinuousClock.Instant?
  private var isOver: Bool { deadline.map { $0 <= .now } == true }
  private var runner: SequenceRunner<Subject>
  private var progress: TerminalProgress
  /// The time that the search waited for calls that did not end.
  private var waited = Duration.zero
  /// The time after which the search no longer waits for such calls.
  private let waitLimit: Duration
  /// The most runs that simplify one kind of difference.
  private static var simplificationLimit: Int { 1_000 }
  /// The most kinds of differences that are simplified and reported.
  private static var differenceLimit: Int { 5 }

  init(
    _ conformance: Conformance<Subject>,
    _ source: SequenceSource,
    budget: Duration?,
    patience: Duration,
    waitLimit: Duration = .seconds(120)
  ) throws(InvalidConformanceError) {
    try conformance.checkCalls()
    self.waitLimit = waitLimit
    self.source = source
    self.budget = budget
    deadline = budget.map { .now + $0 }
    runner = SequenceRunner(conformance, patience: patience)
    let names = conformance.calls.map(\.name)
    report = ConformanceReport(conformance.name, calls: names, planned: source.count)
    progress = TerminalProgress(conformance.name)
  }

  mutating func run() async throws {
    defer { progress.end() }
    var found: [String: FoundDifference] = [:]
    for number in 0..<source.count {
      if waited >= waitLimit || isOver { break }
      let (sequence, random) = sequence(number)
      let first = try await runner.run(sequence, random: random)
      // Waiting for slower streams takes long. After 20 differences of a kind it only changes the count.
      let known = first.signature.flatMap { found[$0] }?.count ?? 0
      let isKnown = known >= 20 && first.isOpen && !first.hasWaited
      let outcome = isKnown ? first : try await confirmed(first)
      report.add(outcome)
      if !isKnown, let signature = outcome.signature {
        found[signature, default: FoundDifference(number: number + 1)].add(outcome)
      }
      let (done, all, differing) = (report.sequences, source.count, report.differing)
      progress.show { "\(done) of \(all) sequences, \(differing) with differences" }
    }
    deadline = budget.map { .now + max($0, .seconds(10)) }
    for found in found.values.sorted(by: { $0.number < $1.number }).prefix(Self.differenceLimit) {
      report.add(try await difference(found))
    }
    report.unreported = max(0, found.count - Self.differenceLimit)
    report.findIncomparableParts()
    if case .random = source { report.findUncheckedCalls() }
    report.findWarnings(waited: waited, patience: runner.patience)
  }

  /// Makes the calls again if streams that stay open differ.
  private mutating func confirmed(_ first: SequenceOutcome) async throws -> SequenceOutcome {
    var outcome = first
    if outcome.isOpen, outcome.difference != nil, runner.pauses < 10_000 {
      // One side may only be slower. Then all streams get more time from now on.
      let usual = runner.pauses
      runner.pauses = 2_000 + 4 * usual
      outcome = try await runner.run(outcome.sequence)
      if outcome.difference != nil { runner.pauses = usual }
    }
    if outcome.hasWaited { waited += runner.patience }
    return outcome
  }

  func sequence(_ number: Int) -> (CallSequence, SplitMix64?) {
    switch source {
    case .given(let sequences), .inOrder(let sequences): return (sequences[number], nil)
    case .random(let sequences, let length, let seed):
      // Short sequences first; most have the full length, also if a budget leaves out the last ones.
      let growing = budget == nil ? sequences : min(sequences, 100)
      let growth = (max(1, length) - 1) * number * 4 / max(1, growing)
      // Mixed, so that neighbouring seeds have no sequences in common.
      var random = SplitMix64(state: seed)
      random.state = random.next() &+ UInt64(number)
      let sequence = CallSequence.random(
        length: min(max(1, length), 1 + growth),
        weights: conformance.calls.map(\.weight),
        omitsSome: !number.isMultiple(of: 2),
        using: &random
      )
      return (sequence, random)
    }
  }

  // MARK: Simplifying

  /// Returns the simplest sequence that shows a difference.
  private mutating func difference(
    _ found: FoundDifference
  ) async throws -> ConformanceReport.Difference {
    var simplest: SequenceOutcome?
    var runs = 0
    for outcome in found.shortest {
      let simple = try await simplified(outcome, &runs)
      if simplest.map({ simple.sequence.size < $0.sequence.size }) ?? true { simplest = simple }
    }
    let outcome = simplest ?? found.shortest[0]
    var (isRepeated, referenceRepeats) = (true, true)
    if !outcome.hasWaited, !Task.isCancelled {
      isRepeated = try await runner.run(outcome.sequence).signature == outcome.signature
      let itself = try await runner.run(outcome.sequence, repeatsReference: true)
      referenceRepeats = itself.difference == nil
    }
    return ConformanceReport.Difference(
      calls: outcome.bothAnswers,
      sequence: found.number,
      code: outcome.sequence.code(names: conformance.calls.map(\.name)),
      isRepeated: isRepeated,
      referenceRepeats: referenceRepeats
    )
  }

  /// Removes calls and simplifies inputs as long as the same difference remains.
  private mutating func simplified(
    _ first: SequenceOutcome,
    _ runs: inout Int
  ) async throws -> SequenceOutcome {
    if case .inOrder = source { return first }
    var simplest = first
    simplifying: while true {
      for sequence in simplest.sequence.simplifications
      where runs < Self.simplificationLimit && waited < waitLimit * 2 && !isOver {
        runs += 1
        let left = counted(simplest.sequence.steps.count, "call")
        progress.show { "simplifying a difference, \(left) left" }
        // An error, as of a cancelled test, must not hide the difference.
        guard !Task.isCancelled, let outcome = try? await confirmed(runner.run(sequence)),
          outcome.signature == first.signature
        else { continue }
        simplest = outcome
        continue simplifying
      }
      return simplest
    }
  }
}

/// The sequences that showed one kind of difference.
private struct FoundDifference {
  /// The number of the first sequence, counted from 1.
  let number: Int
  /// The shortest ones. Several are simplified, because each can end at another length.
  private(set) var shortest: [SequenceOutcome] = []
  private(set) var count = 0

  mutating func add(_ outcome: SequenceOutcome) {
    count += 1
    let size = outcome.sequence.size
    let place = shortest.firstIndex { size < $0.sequence.size } ?? shortest.endIndex
    shortest.insert(outcome, at: place)
    shortest = Array(shortest.prefix(4))
  }
}
