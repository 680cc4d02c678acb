extension Transcript {
  /// The amount of detail in a transcript's text.
  public enum Detail: Sendable {
    /// The endpoint, its inputs and its outcome.
    case full
    /// The endpoint, and whether it threw.
    case brief
  }

  /// Returns the transcript as text that is the same in every run: one line per call and per stream
  /// step, nested calls indented, calls of other tasks marked with `||`.
  ///
  /// ```
  /// EnrollmentStore.open(Enrollment(id: "1", …)) -> Enrollment(id: "1", …)
  /// PaymentClient.charge(ChargeRequest(amount: 25.00 EUR, …)) throws declined("card declined")
  /// RateService.rates("EUR") -> a stream
  /// RateService.rates("EUR")[1] -> 1.08
  /// RateService.rates("EUR")[2] -> end
  /// ```
  ///
  /// The second stream that an endpoint returned for the same inputs is
  /// `RateService.rates("EUR")#2`.
  ///
  /// - Parameter detail: The amount of detail in each line.
  /// - Returns: The lines, without a trailing line break; empty if there were no calls.
  public func text(_ detail: Detail = .full) -> String {
    let (ordered, concurrent) = tree
    return RecordedCall.lines(ordered, concurrent, detail).joined(separator: "\n")
  }
}

extension RecordedCall {
  /// Sorts calls of other tasks by text, and elements by number.
  ///
  /// - Returns: The calls, and the lines of the calls within each of them.
  static func sorted(
    _ calls: [RecordedCall],
    _ detail: Transcript.Detail
  ) -> [(call: RecordedCall, inner: [String])] {
    let keyed = calls.map { (call: $0, key: [$0.sortingKey(detail)] + $0.innerLines(detail)) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { ($0.call, Array($0.key.dropFirst())) }
  }

  static func lines(
    _ ordered: [RecordedCall],
    _ concurrent: [RecordedCall],
    _ detail: Transcript.Detail
  ) -> [String] {
    // Sort by the printed text, which can be shorter than the whole call.
    let others = sorted(concurrent, detail).flatMap { [$0.call.line(detail)] + $0.inner }
    return ordered.flatMap { $0.lines(detail) } + others.map { "|| " + $0 }
  }

  /// Returns this call's line, followed by the lines of the calls within it.
  private func lines(_ detail: Transcript.Detail) -> [String] {
    [line(detail)] + innerLines(detail)
  }

  private func innerLines(_ detail: Transcript.Detail) -> [String] {
    RecordedCall.lines(calls, concurrentCalls, detail).map { "  " + $0 }
  }

  private func line(_ detail: Transcript.Detail) -> String {
    name(detail) + (step?.description ?? "") + ending(detail)
  }

  private func name(_ detail: Transcript.Detail) -> String {
    detail == .full ? "\(CallSignature(endpoint: endpoint, inputs: inputs))" : endpoint
  }

  /// Returns the line with zero-padded numbers.
  private func sortingKey(_ detail: Transcript.Detail) -> String {
    guard let step else { return line(detail) }
    return "\(name(detail))#\(padded(step.stream))[\(padded(step.number))]\(ending(detail))"
  }

  private func ending(_ detail: Transcript.Detail) -> String {
    switch (outcome, detail) {
    case (.returned, .brief): ""
    case (.threw, .brief): " throws"
    default: outcome.ending
    }
  }
}

extension RecordedCall.Outcome {
  /// The end of the call's line: ` -> 1`, ` throws declined("card declined")`.
  package var ending: String {
    switch self {
    case .returned("()"): ""
    case .returned(let value): " -> \(value)"
    case .threw(let error): " throws \(error)"
    case .ended: " -> end"
    case .givenUp: " given up"
    case .running: " ..."
    }
  }
}

extension RecordedCall.Step: CustomStringConvertible {
  /// The step as a suffix of its call: `[3]`, or `#2[3]` for the second stream.
  public var description: String { stream == 1 ? "[\(number)]" : "#\(stream)[\(number)]" }
}

private func padded(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, 19 - digits.count)) + digits
}
