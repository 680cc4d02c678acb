import CapabilityTranscripts

/// The results of a ``Conformance``.
public struct ConformanceReport: Sendable, CustomStringConvertible {
  /// The conformance's name.
  public let name: String
  /// The number of sequences that ran.
  public private(set) var sequences = 0
  /// The number of sequences whose answers differed.
  public private(set) var differing = 0
  /// The calls that were made, in the order of the conformance's calls.
  public private(set) var calls: [CallCount]
  /// The kinds of differences, each with the shortest sequence that was found. There are at most five.
  public private(set) var differences: [Difference] = []
  /// Problems of the conformance itself: answers that cannot be compared, and calls that were never
  /// made, or that never returned.
  public private(set) var problems: [String] = []
  /// The sequences that the budget left out.
  private(set) var warnings: [String] = []
  /// The number of kinds of differences that the report leaves out.
  var unreported = 0

  /// The first part of each call's answers that cannot be compared.
  private var incomparable: [String: String] = [:]
  /// How often each call returned a stream that stays open, and of which no element was ready.
  private var emptyStreams: [String: Int] = [:]
  /// How often the answer to each call was lost, so that it was not compared.
  private var lost: [String: Int] = [:]
  /// The number of sequences to run.
  let planned: Int
  private let positions: [String: Int]

  init(_ name: String, calls: [String], planned: Int) {
    self.name = name
    self.planned = planned
    self.calls = calls.map { CallCount(name: $0) }
    positions = Dictionary(uniqueKeysWithValues: calls.enumerated().map { ($1, $0) })
  }

  /// How often a call was made, and what the compared ones answered on the reference.
  public struct CallCount: Sendable, Hashable {
    /// The call's name.
    public let name: String
    /// The number of calls.
    public fileprivate(set) var made = 0
    /// The number of compared calls that returned.
    public fileprivate(set) var returned = 0
    /// The number of distinct answers; the first 1,000 are counted.
    public var answers: Int { fingerprints.count }

    fileprivate var fingerprints: Set<Int> = []
  }

  /// A sequence of calls with different answers to the last one.
  public struct Difference: Sendable, Hashable {
    /// The calls with both answers. Only the last answers differ.
    public let calls: [ComparedCall]
    /// The number of the sequence that showed the difference first, counted from 1.
    public let sequence: Int
    /// The code that makes the same calls again; `nil` for recorded inputs.
    public let code: String?
    /// Whether the same calls showed the difference again.
    public let isRepeated: Bool
    /// Whether the reference answers the same calls in the same way twice.
    public let referenceRepeats: Bool
  }

  /// A call and its answers.
  public struct ComparedCall: Sendable, Hashable {
    /// The call with its inputs: `find("1")`. The two sides have different inputs if the input is an
    /// earlier result.
    public let call: String
    /// The reference's answer: `-> 1` or `throws conflict("1")`.
    public let reference: String
    /// The subject's answer.
    public let subject: String
    /// Whether the answers are the same.
    public let isSame: Bool
  }

  mutating func add(_ outcome: SequenceOutcome) {
    sequences += 1
    if outcome.difference != nil { differing += 1 }
    for (call, other) in zip(outcome.comparedCalls, outcome.subject) {
      guard let position = positions[call.name] else { continue }
      calls[position].made += 1
      guard call.answer.kind != .unknown, other.answer.kind != .unknown else {
        lost[call.name, default: 0] += 1
        continue
      }
      if call.answer.kind == .returned { calls[position].returned += 1 }
      if call.answer.openElements == 0 { emptyStreams[call.name, default: 0] += 1 }
      if calls[position].fingerprints.count < 1_000 {
        calls[position].fingerprints.insert(call.answer.fingerprint)
      }
    }
    for call in outcome.subject where incomparable[call.name] == nil {
      incomparable[call.name] = call.comparison?.incomparable
    }
  }

  mutating func add(_ difference: Difference) { differences.append(difference) }

  /// Reports the answers that were not compared completely.
  mutating func findIncomparableParts() { problems += incomparableAnswers(of: name, incomparable) }

  /// Reports the calls whose answers say nothing about the subject.
  mutating func findUncheckedCalls() {
    guard differences.isEmpty else { return }
    guard sequences > 0 else {
      return problems.append("\(name): no sequence ran\n  to fix: raise sequences or budget")
    }
    let empty = calls.filter { $0.made > 0 && emptyStreams[$0.name] == $0.made }
    problems += empty.map { call in
      """
      \(name): no element of the streams of \(call.name) was ready in \(counted(call.made, "call"))
        to fix: pass `elements:`, or make calls before it that lead to elements
      """
    }
    let unknown = calls.filter { $0.made > 0 && lost[$0.name] == $0.made }
    problems += unknown.map { onlyUnknown($0.name, of: name, $0.made) }
    problems += calls.filter { $0.returned == 0 && !unknown.contains($0) }.map { call in
      call.made == 0
        ? """
        \(name): \(call.name) was never called in \(counted(sequences, "sequence"))
          to fix: raise sequences or the budget, or remove the call
        """
        : """
        \(name): \(call.name) never returned in \
        \(counted(call.made - (lost[call.name] ?? 0), "call")), on both sides
          to fix: generate inputs that earlier calls have saved, with smaller pools or \
        `returned(by:)`, or remove the call
        """
    }
  }

  /// Reports sequences that did not run, unless a difference is the result.
  ///
  /// - Parameter waited: The time that the search waited for calls that did not end.
  mutating func findWarnings(waited: Duration, patience: Duration) {
    guard differences.isEmpty, sequences > 0, sequences < planned else { return }
    let ran = "\(name): only \(sequences) of \(counted(planned, "sequence")) ran"
    warnings.append(
      waited > .zero
        ? """
        \(ran), because calls did not end in \(patience) on both sides
          to fix: remove these calls, let them end, pass `elements:` for a stream, or lower patience
        """
        : "\(ran) within the budget\n  to fix: raise the budget, or lower sequences"
    )
  }

  /// Reports the recorded calls that the conformance does not make.
  mutating func add(_ recorded: RecordedSequences) {
    if recorded.sequences.isEmpty, recorded.missing.isEmpty {
      problems.append(
        """
        \(name): the recorded runs have no call of it
          to fix: name the conformance as the endpoints do, such as \
        \(describe(recorded.otherNames.first ?? "NoteStore"))
        """
      )
    }
    problems += recorded.missing.sorted { $0.key < $1.key }.map { endpoint, count in
      """
      \(name): no call is named \(endpoint), which was recorded \(counted(count, "time"))
        to fix: add it to the calls
      """
    }
  }
}

/// The reason of a difference if the reference itself is not deterministic.
let referenceDiffers = """
    the reference itself answers differently each time, or shares a state with other values
      to fix: create each value with a state of its own, or compare only what stays the same, with \
  `comparing:`, `normalizing:` or `errors: .byCase`
  """

/// Returns the problem of a call that only threw errors that do not say whether it has had its effect.
func onlyUnknown(_ call: String, of name: String, _ made: Int) -> String {
  """
  \(name): \(call) threw an `unknown` error in \(counted(made, "call")), so no answer was compared
    to fix: let `unknown` return false for errors of calls without effect, or let some calls return
  """
}

/// Returns the problems of calls whose answers have a part that cannot be compared.
func incomparableAnswers(of name: String, _ parts: [String: String]) -> [String] {
  parts.sorted { $0.key < $1.key }.map { call, part in
    """
    \(name): the answers of \(call) cannot be compared: \(part)
      to fix: compare a part of the result with `comparing:`, or errors with `errors: .byCase`
    """
  }
}

extension SequenceOutcome {
  /// The calls of a report, with both answers.
  var bothAnswers: [ConformanceReport.ComparedCall] {
    zip(reference, subject).map { reference, subject in
      let (own, other) = (reference.inputs(), subject.inputs())
      let inputs = own == other ? own : "reference: \(own); subject: \(other)"
      return ConformanceReport.ComparedCall(
        call: "\(reference.name)(\(inputs))",
        reference: reference.answer.text,
        subject: subject.answer.text,
        isSame: subject.comparison?.isSame ?? reference.answer.isSame(as: subject.answer)
      )
    }
  }
}
