/// `outer` is the position of the call that made this one, in the same run.
typealias RecordedCallInputs = (endpoint: String, outer: Int?, inputs: [RecordedInput])

/// The recorded calls that a conformance makes again.
struct RecordedSequences {
  private(set) var sequences: [CallSequence] = []
  /// How often each endpoint of the capability was recorded that the conformance does not call.
  private(set) var missing: [String: Int] = [:]
  /// The capabilities whose calls were recorded.
  private(set) var otherNames: [String] = []

  init(_ runs: [[RecordedCallInputs]], of name: String, calls: [String]) {
    for run in runs {
      var steps: [CallSequence.Step] = []
      // The calls that a side makes: by a step, or within one.
      var made: Set<Int> = []
      for (number, call) in run.enumerated() {
        if let outer = call.outer, made.contains(outer) {
          made.insert(number)
          continue
        }
        let parts = call.endpoint.split(separator: ".", maxSplits: 1).map(String.init)
        let endpoint = parts.first == name ? parts.last : nil
        if let index = calls.firstIndex(where: { $0 == call.endpoint || $0 == endpoint }) {
          steps.append(CallSequence.Step(call: index, inputs: .recorded(call.inputs)))
          made.insert(number)
        } else if let endpoint {
          missing[endpoint, default: 0] += 1
        } else if let other = parts.first, !otherNames.contains(other) {
          otherNames.append(other)
        }
      }
      if !steps.isEmpty { sequences.append(CallSequence(steps: steps)) }
    }
  }
}
