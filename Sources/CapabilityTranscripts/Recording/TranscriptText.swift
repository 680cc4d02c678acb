extension Transcript {
  /// How much of each call a text shows.
  public enum Detail: Sendable {
    /// The endpoint, its inputs and its outcome.
    case full
    /// The endpoint, and whether it threw.
    case brief
  }

  /// The transcript as text, the same in every run: a line for each call and for each step of a
  /// stream, nested calls indented, calls of other tasks marked with `||`.
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
  /// - Parameter detail: How much of each call to show.
  /// - Returns: The lines, without a line break at the end; empty where nothing was called.
  public func text(_ detail: Detail = .full) -> String {
    let (ordered, concurrent) = tree
    return RecordedCall.lines(ordered, concurrent, detail).joined(separator: "\n")
  }
}

extension RecordedCall {
  /// Sorts the calls of other tasks by their text, and elements by their number.
  static func inOrderOfText(
    _ calls: [RecordedCall],
    _ detail: Transcript.Detail = .full
  ) -> [RecordedCall] {
    guard calls.count > 1 else { return calls }
    let keyed = calls.map { (call: $0, key: [$0.sortingKey(detail)] + $0.innerLines(detail)) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.call)
  }

  static func lines(
    _ ordered: [RecordedCall],
    _ concurrent: [RecordedCall],
    _ detail: Transcript.Detail
  ) -> [String] {
    // By the text that is shown, which may differ in less than the whole call does.
    let others = inOrderOfText(concurrent, detail).flatMap { $0.lines(detail) }
    return ordered.flatMap { $0.lines(detail) } + others.map { "|| " + $0 }
  }

  /// This call's line, and below it the lines of the calls within it.
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
    detail == .full ? "\(endpoint)(\(inputs.joined(separator: ", ")))" : endpoint
  }

  /// The line, with numbers of equal length.
  private func sortingKey(_ detail: Transcript.Detail) -> String {
    guard let step else { return line(detail) }
    return "\(name(detail))#\(padded(step.stream))[\(padded(step.number))]\(ending(detail))"
  }

  private func ending(_ detail: Transcript.Detail) -> String {
    switch (outcome, detail) {
    case (.returned("()"), _), (.returned, .brief): ""
    case (.returned(let value), .full): " -> \(value)"
    case (.threw(let error), .full): " throws \(error)"
    case (.threw, .brief): " throws"
    case (.ended, _): " -> end"
    case (.givenUp, _): " given up"
    case (.running, _): " ..."
    }
  }
}

extension RecordedCall.Step: CustomStringConvertible {
  /// The step as it stands behind its call: `[3]`, and of the second stream `#2[3]`.
  public var description: String { stream == 1 ? "[\(number)]" : "#\(stream)[\(number)]" }
}

private func padded(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, 19 - digits.count)) + digits
}
