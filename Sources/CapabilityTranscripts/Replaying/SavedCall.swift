/// A call of a saved transcript, with the streams it returned.
struct SavedCall: Sendable, CustomStringConvertible {
  let endpoint: String
  let inputs: [String]
  let result: Result<RecordedValue, SavedError>
  /// The steps of the stream that it returned, for each iteration.
  var iterations: [SavedStream] = []

  struct SavedError: Error {
    let value: RecordedValue
  }

  var kind: StreamLog.Kind { StreamLog.Kind(endpoint: endpoint, inputs: inputs) }

  /// Whether it returned a stream.
  var returnedStream: Bool { if case .success(.stream) = result { true } else { false } }

  /// The call as a transcript's text has it, without its outcome.
  var description: String { "\(endpoint)(\(inputs.joined(separator: ", ")))" }
}

/// The steps of a stream in a saved transcript.
struct SavedStream: Sendable {
  /// The stream as a transcript's text has it: `RateService.rates("EUR")`.
  var name = ""
  var steps: [Step] = []

  /// What a consumer got for its wait.
  enum Step: Sendable {
    case element(RecordedValue)
    case threw(RecordedValue)
    case ended
    /// Nothing, until it was cancelled.
    case cancelled
    /// It never waited.
    case notAskedFor
  }
}

/// Which stream a step in a file belongs to, among those of one endpoint with the same inputs.
struct SavedStreamID: Sendable, Hashable {
  /// Which of the calls that returned a stream returned it, counted from 1.
  let call: Int
  /// Which iteration of what the call returned it is, counted from 1.
  let iteration: Int

  /// The same behind other calls that returned a stream.
  func later(by calls: Int) -> SavedStreamID {
    SavedStreamID(call: call + calls, iteration: iteration)
  }
}
