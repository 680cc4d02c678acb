package import Foundation

/// A call of a saved transcript, with the streams it returned.
package struct SavedCall: Sendable, CustomStringConvertible {
  let signature: CallSignature
  package var endpoint: String { signature.endpoint }
  /// The keys of inputs whose descriptions do not show all parts; empty if there are none.
  let keys: [String?]
  /// The encoded inputs; `nil` if the transcript did not keep them.
  package let arguments: [RecordedValue]?
  let result: Result<RecordedValue, SavedError>
  /// The index of the call that made this one; `nil` if the use case made it.
  package let outer: Int?
  /// The indices of that call, of the call that made it, and so on.
  let makers: Set<Int>
  /// The steps of the returned stream, for each iteration.
  var iterations: [SavedStream] = []

  struct SavedError: Error {
    let value: RecordedValue
  }

  var returnedStream: Bool { if case .success(.stream) = result { true } else { false } }

  /// The call as printed in a transcript's text, without its outcome.
  package var description: String { signature.description }
}

/// The steps of a stream in a saved transcript.
struct SavedStream: Sendable {
  /// The stream as printed in a transcript's text: `RateService.rates("EUR")`.
  var name = ""
  var steps: [Step] = []
  /// For each step, the calls that took it and did not make the stream's call. A replay of such a call
  /// takes no step.
  var consumers: [Set<Int>] = []

  /// The outcome of a wait for an element.
  enum Step: Sendable {
    case element(RecordedValue)
    case threw(RecordedValue)
    case ended
    /// The consumer waited until it was cancelled.
    case cancelled
    /// The consumer did not ask for it.
    case notAskedFor
  }
}

extension SavedCall {
  /// Reads the calls of a saved transcript, with the steps of their streams.
  ///
  /// - Throws: ``InvalidTranscriptError`` with the problem and its place.
  package static func calls(in json: Data) throws -> [SavedCall] {
    let root = try root(of: json) as? [String: Any]
    guard let rows = root?["calls"] as? [[String: Any]] else {
      throw InvalidTranscriptError(reason: "it has no list of calls")
    }
    var calls: [SavedCall] = []
    var steps = SavedSteps()
    // The call of each row; for a step, the one that returned its stream.
    var indices: [Int: Int] = [:]
    var ofStreams: [CallSignature: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      guard let endpoint = row["endpoint"] as? String, let inputs = row["inputs"] as? [String]
      else {
        throw InvalidTranscriptError(reason: "call \(index + 1) has no endpoint or no inputs")
      }
      try check(row, index + 1, inputs: inputs.count)
      let signature = CallSignature(endpoint: endpoint, inputs: inputs)
      let within = try field("within", of: row, or: Int?.none)
      let outer = within.flatMap { indices[$0] }
      guard within == nil || outer != nil else {
        throw InvalidTranscriptError(reason: "call \(index + 1) is within no earlier call")
      }
      let makers = outer.map { calls[$0].makers.union([$0]) } ?? []
      if row["step"] == nil {
        let result = try result(of: row)
        let keys = try field("keys", of: row, or: [String]()).map { $0.isEmpty ? nil : $0 }
        let arguments = try field("arguments", of: row, or: [Any]?.none)
        indices[index + 1] = calls.count
        if row["returnedStream"] != nil { ofStreams[signature, default: []].append(calls.count) }
        calls.append(
          SavedCall(
            signature: signature,
            keys: keys,
            arguments: try arguments?.map { try RecordedValue(saved: $0) },
            result: result,
            outer: outer,
            makers: makers
          )
        )
      } else {
        let call = try steps.add(row, of: signature, index + 1, madeBy: makers)
        let returned = ofStreams[signature] ?? []
        indices[index + 1] = returned.dropFirst(call - 1).first ?? returned.last
      }
    }
    return try steps.added(to: calls)
  }

  /// Refuses a misspelled field or a second outcome, which would be ignored, and inputs that no call can
  /// match.
  private static func check(_ row: [String: Any], _ number: Int, inputs: Int) throws {
    let outcomes =
      row["step"] == nil
      ? ["returned", "returnedStream", "threw"] : ["element", "ended", "givenUp", "threw"]
    let fields = ["endpoint", "inputs", "keys", "arguments", "type", "within"]
    let ofSteps = ["ofCall", "iteration", "step"]
    let found = outcomes.filter { row[$0] != nil }
    guard found.count < 2 else {
      throw InvalidTranscriptError(
        reason: "call \(number) has two outcomes, \"\(found[0])\" and \"\(found[1])\""
      )
    }
    if let name = row.keys.filter({ !(fields + ofSteps + outcomes).contains($0) }).min() {
      throw InvalidTranscriptError(reason: "call \(number) has an unknown field, \"\(name)\"")
    }
    for name in ["keys", "arguments"] {
      guard let list = row[name] as? [Any], list.count != inputs else { continue }
      throw InvalidTranscriptError(
        reason: "call \(number) has \(counted(inputs, "input")) and \(list.count) in \"\(name)\""
      )
    }
  }

  private static func root(of json: Data) throws(InvalidTranscriptError) -> Any {
    do {
      return try jsonObject(json)
    } catch {
      // Foundation's debug description contains the position; its localized description does not.
      let said = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw InvalidTranscriptError(reason: "it is not JSON: \(said ?? error.localizedDescription)")
    }
  }

  private static func result(of row: [String: Any]) throws -> Result<RecordedValue, SavedError> {
    if let error = row["threw"] {
      return .failure(SavedError(value: try RecordedValue(saved: error, in: row)))
    }
    if let names = try field("returnedStream", of: row, or: [String: String]?.none) {
      return .success(
        .stream(
          element: names["element"].map(TypeName.init(name:)),
          failure: names["failure"].map(TypeName.init(name:))
        )
      )
    }
    return .success(try row["returned"].map { try RecordedValue(saved: $0, in: row) } ?? .nothing)
  }
}

extension RecordedValue {
  init(saved value: Any, in row: [String: Any] = [:]) throws {
    self = .json(
      try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed),
      type: try field("type", of: row, or: String?.none).map(TypeName.init(name:))
    )
  }
}

/// Returns a field that a row need not have.
///
/// - Throws: ``InvalidTranscriptError`` if its value is not of the default's type.
private func field<Value>(_ name: String, of row: [String: Any], or none: Value) throws -> Value {
  guard let value = row[name] else { return none }
  if let value = value as? Value { return value }
  let endpoint = row["endpoint"] ?? ""
  throw InvalidTranscriptError(reason: "\"\(name)\" of a call of \(endpoint) has the wrong type")
}

/// The steps in a file, grouped by stream.
private struct SavedSteps {
  private struct Stream: Hashable {
    let signature: CallSignature
    let id: SavedStreamID
  }

  /// The steps of each stream by their numbers, and the row that mentions it first.
  private var streams: [Stream: (row: Int, steps: [Int: Step])] = [:]
  private typealias Step = (outcome: SavedStream.Step, makers: Set<Int>)

  /// Adds a step, and returns the number of the call that returned its stream.
  mutating func add(
    _ row: [String: Any],
    of signature: CallSignature,
    _ index: Int,
    madeBy makers: Set<Int>
  ) throws -> Int {
    let call = row["ofCall"] ?? 1
    let iteration = row["iteration"] ?? 1
    guard let number = row["step"] as? Int, number > 0, let call = call as? Int, call > 0,
      let iteration = iteration as? Int, iteration > 0
    else {
      throw InvalidTranscriptError(
        reason: "call \(index) is a step without a number, counted from 1"
      )
    }
    let stream = Stream(signature: signature, id: SavedStreamID(call: call, iteration: iteration))
    guard streams[stream]?.steps[number] == nil else {
      throw InvalidTranscriptError(reason: "call \(index), \(signature)[\(number)], is given twice")
    }
    streams[stream, default: (index, [:])].steps[number] = (try step(in: row), makers)
    return call
  }

  private func step(in row: [String: Any]) throws -> SavedStream.Step {
    if let error = row["threw"] { return .threw(try RecordedValue(saved: error, in: row)) }
    if row["ended"] != nil { return .ended }
    if let how = row["givenUp"] { return how as? String == "cancelled" ? .cancelled : .notAskedFor }
    return .element(try row["element"].map { try RecordedValue(saved: $0, in: row) } ?? .nothing)
  }

  /// Returns the calls with their streams.
  func added(to calls: [SavedCall]) throws -> [SavedCall] {
    var calls = calls
    let returned = calls.indices.filter { calls[$0].returnedStream }
    let bySignature = Dictionary(grouping: returned) { calls[$0].signature }
    let inOrder = streams.sorted {
      ($0.key.id.call, $0.key.id.iteration) < ($1.key.id.call, $1.key.id.iteration)
    }
    var numbers: [CallSignature: Int] = [:]
    for (stream, (row, steps)) in inOrder {
      let signature = stream.signature
      guard let known = bySignature[signature], stream.id.call <= known.count else {
        throw InvalidTranscriptError(
          reason: "call \(row) is a step of \(signature), but no call of it returned a stream"
        )
      }
      numbers[signature, default: 0] += 1
      let number = numbers[signature] ?? 1
      let call = known[stream.id.call - 1]
      let steps = try inOneRow(steps, of: signature)
      let saved = SavedStream(
        name: number == 1 ? "\(signature)" : "\(signature)#\(number)",
        steps: steps.map(\.outcome),
        consumers: steps.map { $0.makers.subtracting(calls[call].makers.union([call])) }
      )
      calls[call].iterations.append(saved)
    }
    return calls
  }

  private func inOneRow(_ steps: [Int: Step], of signature: CallSignature) throws -> [Step] {
    try (1...max(1, steps.count)).map { number in
      guard let step = steps[number] else {
        throw InvalidTranscriptError(
          reason: "\(signature)[\(number)] is missing, but a later step exists"
        )
      }
      return step
    }
  }
}
