extension Transcript {
  /// How much of each call a text shows.
  public enum Detail: Sendable {
    /// The endpoint, its inputs and its outcome.
    case full
    /// The endpoint, and whether it threw.
    case brief
  }

  /// The transcript as text, the same in every run: a line for each call, nested calls indented,
  /// calls of other tasks marked with `||`.
  ///
  /// ```
  /// EnrollmentStore.open(Enrollment(id: "1", …)) -> Enrollment(id: "1", …)
  /// PaymentClient.charge(ChargeRequest(amount: 25.00 EUR, …)) throws declined("card declined")
  /// ```
  ///
  /// - Parameter detail: How much of each call to show.
  /// - Returns: The lines, without a line break at the end; empty where nothing was called.
  public func text(_ detail: Detail = .full) -> String {
    RecordedCall.lines(calls, concurrentCalls, detail).joined(separator: "\n")
  }
}

extension RecordedCall {
  /// This call's line, and below it the lines of the calls within it.
  func lines(_ detail: Transcript.Detail) -> [String] {
    [line(detail)] + RecordedCall.lines(calls, concurrentCalls, detail).map { "  " + $0 }
  }

  static func lines(
    _ ordered: [RecordedCall],
    _ concurrent: [RecordedCall],
    _ detail: Transcript.Detail
  ) -> [String] {
    let others = concurrent.map { $0.lines(detail) }
    // By the text that is shown, which may differ in less than the whole call does.
    let sorted = others.sorted { $0.lexicographicallyPrecedes($1) }
    return ordered.flatMap { $0.lines(detail) } + sorted.flatMap { $0.map { "|| " + $0 } }
  }

  private func line(_ detail: Transcript.Detail) -> String {
    let call = detail == .full ? "\(endpoint)(\(inputs.joined(separator: ", ")))" : endpoint
    switch (outcome, detail) {
    case (.returned("()"), _), (.returned, .brief): return call
    case (.returned(let value), .full): return "\(call) -> \(value)"
    case (.threw(let error), .full): return "\(call) throws \(error)"
    case (.threw, .brief): return "\(call) throws"
    case (.running, _): return "\(call) ..."
    }
  }
}
